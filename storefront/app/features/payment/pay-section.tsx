import type { Order } from '@uruhu/contract/order';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { paymentInstructions } from '#messages/orders/orders';
import * as messages from '#messages/orders/payment';
import { ClaimForm } from './mobile-money/claim-form.tsx';
import { UssdCard } from './mobile-money/ussd-card.tsx';
import notes from './notes.module.css';
import { PaymentRejected, PaymentUnderReview } from './notes.tsx';
import css from './pay-section.module.css';
import { PaymentDialog } from './payment-dialog.tsx';
import { findPendingPayment, isPayable, isUnderReview, mayHaveBeenPaid } from './payment-state.ts';
import { PendingPayment } from './pending-payment.tsx';

type PaySectionProps = {
  order: Order;
  refresh: () => Promise<void>;
  /** Called if closing the dialog removes the instructions, and the focus with them. */
  onFocusLost: () => void;
};

/** The part of an order's page that shows how to pay, and the state of a claim. Empty once the order is paid. */
export function PaySection({ order, refresh, onFocusLost }: PaySectionProps) {
  const [claimSent, setClaimSent] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const navigate = useNavigate();
  const wasDialogClosed = useRef(false);
  const onClaimSent = async () => {
    setClaimSent(true);
    await refresh();
  };
  const onDialogClosed = async (goesToOrders: boolean) => {
    setDialogOpen(false);
    if (goesToOrders) return navigate(paths.orders());
    wasDialogClosed.current = true;
    await refresh();
  };
  const payable = isPayable(order);
  // Once the refreshed order is rendered, the button that opened the dialog is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the instructions disappear, or the dialog after them
  useEffect(() => {
    if (!payable && !isDialogOpen && wasDialogClosed.current && document.activeElement === document.body) onFocusLost();
  }, [payable, isDialogOpen]);
  return (
    <>
      {isUnderReview(order) && (
        <section className={css.pay}>
          <PaymentUnderReview order={order} justSent={claimSent} onSent={onClaimSent} />
          <PendingPayment order={order} refresh={refresh} polledElsewhere={isDialogOpen} />
        </section>
      )}
      {payable && (
        <PaymentInstructions
          order={order}
          refresh={refresh}
          isDialogOpen={isDialogOpen}
          onChoose={() => setDialogOpen(true)}
          onClaimSent={onClaimSent}
        />
      )}
      {mayHaveBeenPaid(order) && <ClaimAfterCancellation order={order} onClaimSent={onClaimSent} />}
      {/* Outside the sections above, so that the dialog stays open to show the result when they disappear. */}
      {isDialogOpen && <PaymentDialog order={order} firstStep="methods" onClose={onDialogClosed} />}
    </>
  );
}

/** The id of the section: a URL that ends with #pay leads to it. */
const SECTION_ID = 'pay';

/**
 * Scrolls to the section if the URL leads to it. The browser cannot, because it looks for the section before the order has loaded.
 * Waits for the next frame, because the router scrolls the page first.
 */
function scrollIfLinked(section: HTMLElement | null): void {
  if (section && location.hash === `#${SECTION_ID}`) requestAnimationFrame(() => section.scrollIntoView());
}

type PaymentInstructionsProps = Pick<PaySectionProps, 'order' | 'refresh'> & {
  isDialogOpen: boolean;
  onChoose: () => void;
  onClaimSent: () => Promise<void>;
};

function PaymentInstructions({ order, refresh, isDialogOpen, onChoose, onClaimSent }: PaymentInstructionsProps) {
  const isRejected = order.payment_review?.state === 'rejected';
  const claimForm = (
    <div className="panel">
      <h2 className="h3">{messages.iHavePaid}</h2>
      <ClaimForm order={order} onSent={onClaimSent} />
    </div>
  );
  return (
    <section ref={scrollIfLinked} id={SECTION_ID} className={css.pay} aria-labelledby="pay-title">
      {isRejected && <PaymentRejected order={order} />}
      <PendingPayment order={order} refresh={refresh} polledElsewhere={isDialogOpen} />
      {findPendingPayment(order)?.method === 'card' && (
        <div>
          <Button onClick={onChoose}>{messages.payNow}</Button>
        </div>
      )}
      {/* A shopper with a rejected claim has probably paid: she should see the form before the code. */}
      {isRejected && claimForm}
      {isRejected && <p className="muted">{messages.notSentYet}</p>}
      <UssdCard
        order={order}
        heading={
          <h2 className={`h3 ${css.title}`} id="pay-title">
            {paymentInstructions}
          </h2>
        }
      >
        <Button kind="quiet" onClick={onChoose}>
          {messages.otherWays}
        </Button>
      </UssdCard>
      {!isRejected && claimForm}
    </section>
  );
}

/** Lets the shopper claim a payment for an order that was cancelled unpaid: only she knows that she has sent money. */
function ClaimAfterCancellation({ order, onClaimSent }: Pick<PaymentInstructionsProps, 'order' | 'onClaimSent'>) {
  return (
    <section className={css.pay}>
      {order.payment_review?.state === 'rejected' && <PaymentRejected order={order} />}
      <details className={`panel ${notes.disclosure}`}>
        <summary>{messages.paidAllTheSame}</summary>
        <p>{messages.paidAllTheSameText}</p>
        <ClaimForm order={order} onSent={onClaimSent} />
      </details>
    </section>
  );
}
