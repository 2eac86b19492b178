import { type ReactNode, useEffect, useRef } from 'react';
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
import * as words from '#messages/payment-callback';
import css from './payment-callback.module.css';
import { useResult } from './use-result.ts';
import type { Verdict } from './verdict-of.ts';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title: words.pageTitle, description: words.about });

/**
 * Where the card provider sends the shopper back to, signed in or not. The server's page knows nothing of the payment, so it is
 * the same for everybody: the browser asks.
 */
export default function PaymentCallbackPage() {
  const [query] = useSearchParams();
  const { verdict, over, again, verify } = useResult(useHydrated() ? query : null);
  return (
    <div className="wrap page">
      <noscript>
        <h1 className="h1">{words.pageTitle}</h1>
        <p className={css.note}>
          {words.needsScripts}{' '}
          <a className="link" href={paths.orders()}>
            {words.orders}
          </a>
        </p>
      </noscript>
      <Told key={verdict.state} moved={verdict.state !== 'verifying'}>
        <Panel verdict={verdict} over={over} onAgain={again} onVerify={verify} />
      </Told>
    </div>
  );
}

/** Another verdict takes the place of the one before, and of the button that was pressed: the focus comes here, and it is read out. */
function Told({ moved, children }: { moved: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved) ref.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <div ref={ref} tabIndex={-1} className={css.told}>
      {children}
    </div>
  );
}

type PanelProps = { verdict: Verdict; over: boolean; onAgain: () => void; onVerify: () => void };

function Panel({ verdict, over, onAgain, onVerify }: PanelProps) {
  switch (verdict.state) {
    case 'verifying':
      return (
        <EmptyState level={1} art={emptyOrders} title={words.verifying}>
          {words.verifyingText}
        </EmptyState>
      );
    case 'paid':
      return (
        <div className={css.good}>
          <EmptyState level={1} art={emptyDone} title={words.paid} action={<After order_id={verdict.order_id} />}>
            {words.paidText}
          </EmptyState>
        </div>
      );
    case 'pending':
      return (
        <div className={css.waiting}>
          <EmptyState
            level={1}
            art={emptyOrders}
            title={words.pending}
            action={<After order_id={verdict.order_id}>{over && <Button onClick={onAgain}>{words.checkAgain}</Button>}</After>}
          >
            <span role="status">{over ? words.pendingLong : words.pendingText}</span>
          </EmptyState>
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          level={1}
          art={emptySearch}
          title={words.failed}
          action={
            <After order_id={verdict.order_id}>
              <TryAgain order_id={verdict.order_id} />
            </After>
          }
        >
          {words.failedText}
        </EmptyState>
      );
    case 'refunded':
      return (
        <EmptyState level={1} art={emptyOrders} title={words.refunded} action={<After order_id={verdict.order_id} />}>
          {words.refundedText}
        </EmptyState>
      );
    case 'error':
      return <NotVerified {...verdict} onVerify={onVerify} />;
  }
}

function After({ order_id, children }: { order_id: string; children?: ReactNode }) {
  return (
    <>
      <ButtonLink to={paths.order(order_id)}>{words.viewOrder}</ButtonLink>
      {children}
      <ButtonLink kind="line" to={paths.best()}>
        {words.continueShopping}
      </ButtonLink>
    </>
  );
}

/** To the cart, as specified. Its things are in the order by now, so the way to that goes along. */
function TryAgain({ order_id }: { order_id: string }) {
  const say = () => notify(words.stillUnpaid, { label: words.viewOrder, to: paths.order(order_id) });
  return (
    <ButtonLink kind="line" to={paths.cart()} onClick={say}>
      {words.tryAgain}
    </ButtonLink>
  );
}

function NotVerified({ message, worthAsking, onVerify }: { message: string; worthAsking: boolean; onVerify: () => void }) {
  return (
    <EmptyState
      level={1}
      art={emptySearch}
      title={words.notVerified}
      action={
        <>
          {worthAsking && <Button onClick={onVerify}>{words.verifyAgain}</Button>}
          <ButtonLink kind={worthAsking ? 'line' : 'primary'} to={paths.orders()}>
            {words.orders}
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.best()}>
            {words.continueShopping}
          </ButtonLink>
        </>
      }
    >
      <b>{message}</b>
      <span className={css.then}>{words.notVerifiedText}</span>
    </EmptyState>
  );
}
