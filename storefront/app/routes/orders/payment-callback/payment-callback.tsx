import type { ReactNode } from 'react';
import { type MetaArgs, useSearchParams } from 'react-router';
import emptyDone from '#app/art/empty-done.svg?url&no-inline';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { describePage } from '#app/lib/describe-page.ts';
import { useHydrated } from '#app/lib/hydrated.ts';
import { paths } from '#app/lib/paths.ts';
import { notify } from '#app/lib/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as messages from '#messages/payment-callback';
import css from './payment-callback.module.css';
import { useResult } from './use-result.ts';
import type { Verdict } from './verdict.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: messages.pageTitle, description: messages.about });

/**
 * The page to which the card provider sends the shopper back, signed in or not. The server renders it without the payment, and the
 * browser asks for the result.
 */
export default function PaymentCallbackPage() {
  const [query] = useSearchParams();
  const { verdict, over, again, verify } = useResult(useHydrated() ? query : null);
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
      <VerdictRegion key={verdict.state} moved={verdict.state !== 'verifying'}>
        <Panel verdict={verdict} over={over} onAgain={again} onVerify={verify} />
      </VerdictRegion>
    </div>
  );
}

const focus = (region: HTMLElement | null) => region?.focus({ preventScroll: true });

/** Takes the focus when a new verdict replaces the pressed button, so that screen readers read it. */
function VerdictRegion({ moved, children }: { moved: boolean; children: ReactNode }) {
  return (
    <div ref={moved ? focus : null} tabIndex={-1} className={css.told}>
      {children}
    </div>
  );
}

type PanelProps = { verdict: Verdict; over: boolean; onAgain: () => void; onVerify: () => void };

function Panel({ verdict, over, onAgain, onVerify }: PanelProps) {
  switch (verdict.state) {
    case 'verifying':
      return (
        <EmptyState level={1} art={emptyOrders} title={messages.verifying}>
          {messages.verifyingText}
        </EmptyState>
      );
    case 'paid':
      return (
        <div className={css.good}>
          <EmptyState level={1} art={emptyDone} title={messages.paid} action={<OrderLinks order_id={verdict.order_id} />}>
            {messages.paidText}
          </EmptyState>
        </div>
      );
    case 'pending':
      return (
        <div className={css.waiting}>
          <EmptyState
            level={1}
            art={emptyOrders}
            title={messages.pending}
            action={
              <>
                <ButtonLink to={paths.payOrder(verdict.order_id)}>{messages.payNow}</ButtonLink>
                {over && (
                  <Button kind="line" onClick={onAgain}>
                    {messages.checkAgain}
                  </Button>
                )}
                <OrderLinks kind="line" order_id={verdict.order_id} />
              </>
            }
          >
            <span role="status">{over ? messages.pendingLong : messages.pendingText}</span>
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
            <OrderLinks order_id={verdict.order_id}>
              <TryAgain order_id={verdict.order_id} />
            </OrderLinks>
          }
        >
          {messages.failedText}
        </EmptyState>
      );
    case 'refunded':
      return (
        <EmptyState level={1} art={emptyOrders} title={messages.refunded} action={<OrderLinks order_id={verdict.order_id} />}>
          {messages.refundedText}
        </EmptyState>
      );
    case 'error':
      return <NotVerified {...verdict} onVerify={onVerify} />;
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

/** Leads to the cart, as specified. The products are in the order by now, so a toast links to that. */
function TryAgain({ order_id }: { order_id: string }) {
  const notifyUnpaid = () => notify(messages.stillUnpaid, { label: messages.viewOrder, to: paths.order(order_id) });
  return (
    <ButtonLink kind="line" to={paths.cart()} onClick={notifyUnpaid}>
      {messages.tryAgain}
    </ButtonLink>
  );
}

function NotVerified({ message, canRetry, onVerify }: { message: string; canRetry: boolean; onVerify: () => void }) {
  return (
    <EmptyState
      level={1}
      art={emptySearch}
      title={messages.notVerified}
      action={
        <>
          {canRetry && <Button onClick={onVerify}>{messages.verifyAgain}</Button>}
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
      <span className={css.then}>{messages.notVerifiedText}</span>
    </EmptyState>
  );
}
