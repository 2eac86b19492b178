import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import * as words from '#messages/payment';
import { useSupportUrl } from '../support.ts';
import css from './notes.module.css';
import { PaidForm } from './paid-form.tsx';
import { latestBy } from './standing.ts';

type CheckingProps = {
  order: Order;
  fresh?: boolean;
  /** Told once the shopper has corrected what she sent. */
  onSent: (order: Order) => void;
};

/** What was sent to be looked for, and what comes next. `fresh`: it stands where the form was, so the focus comes here. */
export function Checking({ order, fresh = false, onSent }: CheckingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const sent = latestBy(order, 'mobile_money');
  const what = sent && [sent.phone, sent.reference].join();
  // Again after each correction: its form is gone, and with it what had the focus.
  useEffect(() => {
    if (!fresh || !what) return;
    ref.current?.focus({ preventScroll: true });
    // What stood above it has gone, and it may be under the header. A dialog begins at its top by itself.
    if (!ref.current?.closest('dialog')) ref.current?.scrollIntoView();
  }, [fresh, what]);
  return (
    <div ref={ref} tabIndex={-1} className={`cut-top ${css.checking}`}>
      <h2 className="h3">{words.checkingTitle}</h2>
      {fresh && <p>{words.paymentSubmitted}</p>}
      {sent && (
        <dl className={css.facts}>
          <dt>{words.paidFrom}</dt>
          <dd>{sent.phone}</dd>
          <dt>{words.transactionId}</dt>
          <dd>{sent.reference}</dd>
        </dl>
      )}
      <p>{words.checkingText}</p>
      <p className={css.next}>{order.status === 'cancelled' ? words.checkingLate : words.checkingNext}</p>
      {sent && <Correct key={what} order={order} sent={sent} onSent={onSent} />}
    </div>
  );
}

/** A transaction id is long and typed by hand: as long as nobody has looked for it, it can be sent anew. */
function Correct({ order, sent, onSent }: { order: Order; sent: Payment; onSent: (order: Order) => void }) {
  return (
    <details className={`${css.fold} ${css.correct}`}>
      <summary>{words.correct}</summary>
      <PaidForm order={order} sent={sent} onSent={onSent} />
    </details>
  );
}

type RejectedProps = {
  order: Pick<Order, 'order_id' | 'payment_review'>;
  /** Leads to where it is sent again; without, that stands below. */
  onAgain?: (() => void) | undefined;
};

/** Why staff could not take what was sent. */
export function Rejected({ order: { order_id, payment_review }, onAgain }: RejectedProps) {
  const support = useSupportUrl(order_id);
  return (
    <div className={css.rejected} role="note">
      <p>
        <b>{words.rejectedTitle}</b>
      </p>
      {payment_review?.reason && <p>{payment_review.reason}</p>}
      <p className="small">
        {words.rejectedText}
        {support && (
          <>
            {' '}
            <a className="link" href={support} rel="noopener" target="_blank">
              {words.contactUs}
            </a>
          </>
        )}
      </p>
      {onAgain && (
        <div className={css.again}>
          <Button kind="line" onClick={onAgain}>
            {words.sendAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
