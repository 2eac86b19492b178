import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { useSupportUrl } from '#app/features/orders/use-support-url.ts';
import { formatDateTime } from '#app/lib/text/dates.ts';
import { Button } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/payment';
import { ClaimForm } from './mobile-money/claim-form.tsx';
import css from './notes.module.css';
import { findLatestPayment } from './payment-state.ts';

type PaymentUnderReviewProps = {
  order: Order;
  justSent?: boolean;
  /** Called when the shopper has corrected her claim. */
  onSent: (order: Order) => void;
};

function focusNote(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true });
  // The content above has disappeared, so the note may be behind the header. A dialog scrolls to its top by itself.
  if (!note?.closest('dialog')) note?.scrollIntoView();
}

/** Shows the claim under review and what happens next. `justSent`: the note has just replaced the form, so it takes the focus. */
export function PaymentUnderReview({ order, justSent = false, onSent }: PaymentUnderReviewProps) {
  const claim = findLatestPayment(order, 'mobile_money');
  const claimKey = claim && [claim.phone, claim.reference].join();
  return (
    // The key renders a new note after each correction, since the form disappears, and the focus with it.
    <div key={claimKey} ref={justSent && claimKey ? focusNote : null} tabIndex={-1} className={`cut-top ${css.checking}`}>
      <h2 className="h3">{messages.checkingTitle}</h2>
      {justSent && <p>{messages.paymentSubmitted}</p>}
      {claim && (
        <dl className={css.facts}>
          <dt>{messages.paidFrom}</dt>
          <dd>{claim.phone}</dd>
          <dt>{messages.transactionId}</dt>
          <dd>{claim.reference}</dd>
        </dl>
      )}
      <p>{messages.checkingText}</p>
      <p className={css.nextStep}>{order.status === 'cancelled' ? messages.checkingLate : messages.checkingNext}</p>
      {order.pay_until && <p className={`small muted ${css.nextStep}`}>{messages.checkingUntil(formatDateTime(order.pay_until))}</p>}
      {claim && <CorrectClaim order={order} claim={claim} onSent={onSent} />}
    </div>
  );
}

/** Lets the shopper correct a mistyped transaction id, until staff have reviewed the claim. */
function CorrectClaim({ order, claim, onSent }: { order: Order; claim: Payment; onSent: (order: Order) => void }) {
  return (
    <details className={`${css.disclosure} ${css.correction}`}>
      <summary>{messages.correct}</summary>
      <ClaimForm order={order} previousClaim={claim} onSent={onSent} />
    </details>
  );
}

type PaymentRejectedProps = {
  order: Pick<Order, 'order_id' | 'payment_review'>;
  /** Opens the form for a new claim; absent if the form is shown below. */
  onNewClaim?: (() => void) | undefined;
};

/** Why staff rejected the claim. */
export function PaymentRejected({ order: { order_id, payment_review }, onNewClaim }: PaymentRejectedProps) {
  const support = useSupportUrl(order_id);
  return (
    <div className={css.rejected} role="note">
      <p>
        <b>{messages.rejectedTitle}</b>
      </p>
      {payment_review?.reason && <p>{payment_review.reason}</p>}
      <p className="small">
        {messages.rejectedText}
        {support && (
          <>
            {' '}
            <a className="link" href={support} rel="noopener" target="_blank">
              {messages.contactUs}
            </a>
          </>
        )}
      </p>
      {onNewClaim && (
        <div className={css.newClaim}>
          <Button kind="line" onClick={onNewClaim}>
            {messages.sendAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
