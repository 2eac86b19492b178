import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { paymentInstructions } from '#messages/orders';
import * as words from '#messages/payment';
import notes from './notes.module.css';
import { Checking, Rejected } from './notes.tsx';
import { PaidForm } from './paid-form.tsx';
import css from './pay-section.module.css';
import { PaymentDialog } from './payment-dialog.tsx';
import { isChecked, isToPay, mayHavePaid } from './standing.ts';
import { UnderWay } from './under-way.tsx';
import { UssdCard } from './ussd-card.tsx';

type PaySectionProps = {
  order: Order;
  refresh: () => Promise<void>;
  /** The instructions are gone after the dialog was closed, and with them what had the focus. */
  onMoved: () => void;
};

/** On the page of an order: how to pay it, and how a payment stands that was sent. Nothing once that is over. */
export function PaySection({ order, refresh, onMoved }: PaySectionProps) {
  const [sent, setSent] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const told = async () => {
    setSent(true);
    await refresh();
  };
  const closed = async (toOrders: boolean) => {
    setChoosing(false);
    if (toOrders) return navigate(paths.orders());
    await refresh();
    // After what is shown has changed.
    setTimeout(() => document.activeElement === document.body && onMoved());
  };
  return (
    <>
      {isChecked(order) && (
        <section className={css.pay}>
          <Checking order={order} fresh={sent} onSent={told} />
          <UnderWay order={order} refresh={refresh} quiet={choosing} />
        </section>
      )}
      {isToPay(order) && <ToPay order={order} refresh={refresh} choosing={choosing} onChoose={() => setChoosing(true)} onTold={told} />}
      {mayHavePaid(order) && <PaidAllTheSame order={order} onTold={told} />}
      {/* It outlives them: what came of paying is read in it, though the page knows already. */}
      {choosing && <PaymentDialog order={order} first="methods" onClose={closed} />}
    </>
  );
}

type ToPayProps = Pick<PaySectionProps, 'order' | 'refresh'> & { choosing: boolean; onChoose: () => void; onTold: () => Promise<void> };

function ToPay({ order, refresh, choosing, onChoose, onTold }: ToPayProps) {
  const rejected = order.payment_review?.state === 'rejected';
  const tell = (
    <div className="panel">
      <h2 className="h3">{words.iHavePaid}</h2>
      <PaidForm order={order} onSent={onTold} />
    </div>
  );
  return (
    <section className={css.pay} aria-labelledby="pay">
      {rejected && <Rejected order={order} />}
      <UnderWay order={order} refresh={refresh} quiet={choosing} />
      {/* Whoever has paid must not meet the code first. */}
      {rejected && tell}
      {rejected && <p className="muted">{words.notSentYet}</p>}
      <UssdCard
        order={order}
        heading={
          <h2 className={`h3 ${css.title}`} id="pay">
            {paymentInstructions}
          </h2>
        }
      >
        <Button kind="quiet" onClick={onChoose}>
          {words.otherWays}
        </Button>
      </UssdCard>
      {!rejected && tell}
    </section>
  );
}

/** Of an order that was cancelled unpaid: money that was sent is not lost, and nobody else could tell of it. */
function PaidAllTheSame({ order, onTold }: Pick<ToPayProps, 'order' | 'onTold'>) {
  return (
    <section className={css.pay}>
      {order.payment_review?.state === 'rejected' && <Rejected order={order} />}
      <details className={`panel ${notes.fold}`}>
        <summary>{words.paidAllTheSame}</summary>
        <p>{words.paidAllTheSameText}</p>
        <PaidForm order={order} onSent={onTold} />
      </details>
    </section>
  );
}
