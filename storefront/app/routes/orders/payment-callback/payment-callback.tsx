import type { ReactNode } from 'react';
import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import emptyDone from '#app/art/empty-done.svg?url&no-inline';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { notify } from '#app/lib/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as messages from '#messages/orders/payment-callback';
import type { Route } from './+types/payment-callback.ts';
import css from './payment-callback.module.css';
import { useVerification, VERIFYING } from './use-verification.ts';
import type { Verification } from './verification.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.pageTitle, description: messages.about });

/** Asks for the result of the payment in the URL. Its parameters are the provider's own, so the call passes all of them on. */
export const clientLoader = async ({ url }: Route.ClientLoaderArgs) => ({
  result: url.search === '' ? null : await api.paymentResult(Object.fromEntries(url.searchParams)),
});

/** The page to which the card provider sends the shopper back, signed in or not. The server renders it without the payment. */
export default function PaymentCallbackPage({ loaderData }: Route.ComponentProps) {
  const { verification, hasEnded, pollAgain, verifyAgain } = useVerification(loaderData.result);
  return (
    <Page verification={verification}>
      <Panel verification={verification} hasEnded={hasEnded} onPollAgain={pollAgain} onVerifyAgain={verifyAgain} />
    </Page>
  );
}

export const HydrateFallback = () => (
  <Page verification={VERIFYING}>
    <Verifying />
  </Page>
);

function Page({ verification, children }: { verification: Verification; children: ReactNode }) {
  return (
    <div className="wrap page">
      <noscript>
        <h1 className="h1">{messages.pageTitle}</h1>
        <p className={css.note}>
          {messages.needsScripts}{' '}
          <a className="link" href={paths.orders()}>
            {messages.orders}
          </a>
        </p>
      </noscript>
      <VerificationRegion key={verification.state} takesFocus={verification.state !== 'verifying'}>
        {children}
      </VerificationRegion>
    </div>
  );
}

const focusRegion = (region: HTMLElement | null) => region?.focus({ preventScroll: true });

/** Takes the focus when the state of the verification changes and the pressed button disappears, so that screen readers read it. */
function VerificationRegion({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  return (
    <div ref={takesFocus ? focusRegion : null} tabIndex={-1} className={css.verification}>
      {children}
    </div>
  );
}

const Verifying = () => (
  <EmptyState level={1} art={emptyOrders} title={messages.verifying}>
    {messages.verifyingText}
  </EmptyState>
);

/**
 * `hasEnded`: the page no longer polls a pending payment, until `onPollAgain`. `onVerifyAgain` asks for the result again after an error.
 */
type PanelProps = { verification: Verification; hasEnded: boolean; onPollAgain: () => void; onVerifyAgain: () => void };

function Panel({ verification, hasEnded, onPollAgain, onVerifyAgain }: PanelProps) {
  switch (verification.state) {
    case 'verifying':
      return <Verifying />;
    case 'paid':
      return (
        <div className={css.paid}>
          <EmptyState level={1} art={emptyDone} title={messages.paid} action={<OrderLinks order_id={verification.order_id} />}>
            {messages.paidText}
          </EmptyState>
        </div>
      );
    case 'pending':
      return (
        <div className={css.pending}>
          <EmptyState
            level={1}
            art={emptyOrders}
            title={messages.pending}
            action={
              <>
                <ButtonLink to={paths.payOrder(verification.order_id)}>{messages.payNow}</ButtonLink>
                {hasEnded && (
                  <Button kind="line" onClick={onPollAgain}>
                    {messages.checkAgain}
                  </Button>
                )}
                <OrderLinks kind="line" order_id={verification.order_id} />
              </>
            }
          >
            <span role="status">{hasEnded ? messages.pendingLong : messages.pendingText}</span>
          </EmptyState>
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          level={1}
          art={emptySearch}
          title={messages.failed}
          action={
            <OrderLinks order_id={verification.order_id}>
              <TryAgain order_id={verification.order_id} />
            </OrderLinks>
          }
        >
          {messages.failedText}
        </EmptyState>
      );
    case 'refunded':
      return (
        <EmptyState level={1} art={emptyOrders} title={messages.refunded} action={<OrderLinks order_id={verification.order_id} />}>
          {messages.refundedText}
        </EmptyState>
      );
    case 'error':
      return <NotVerified {...verification} onVerifyAgain={onVerifyAgain} />;
  }
}

type OrderLinksProps = { order_id: string; kind?: 'primary' | 'line'; children?: ReactNode };

function OrderLinks({ order_id, kind = 'primary', children }: OrderLinksProps) {
  return (
    <>
      <ButtonLink kind={kind} to={paths.order(order_id)}>
        {messages.viewOrder}
      </ButtonLink>
      {children}
      <ButtonLink kind="line" to={paths.best()}>
        {messages.continueShopping}
      </ButtonLink>
    </>
  );
}

/** Leads to the cart, as specified. The products are in the order by now, so a toast links to the order. */
function TryAgain({ order_id }: { order_id: string }) {
  const notifyUnpaid = () => notify(messages.stillUnpaid, { label: messages.viewOrder, to: paths.order(order_id) });
  return (
    <ButtonLink kind="line" to={paths.cart()} onClick={notifyUnpaid}>
      {messages.tryAgain}
    </ButtonLink>
  );
}

function NotVerified({ message, canRetry, onVerifyAgain }: { message: string; canRetry: boolean; onVerifyAgain: () => void }) {
  return (
    <EmptyState
      level={1}
      art={emptySearch}
      title={messages.notVerified}
      action={
        <>
          {canRetry && <Button onClick={onVerifyAgain}>{messages.verifyAgain}</Button>}
          <ButtonLink kind={canRetry ? 'line' : 'primary'} to={paths.orders()}>
            {messages.orders}
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.best()}>
            {messages.continueShopping}
          </ButtonLink>
        </>
      }
    >
      <b>{message}</b>
      <span className={css.explanation}>{messages.notVerifiedText}</span>
    </EmptyState>
  );
}
