import type { Order } from '@uruhu/contract/order';
import { summary } from '#messages/orders';
import { CancelReason } from './cancel-reason.tsx';
import { OrderItems } from './items.tsx';
import { mayReview } from './may-review.ts';
import { MoneyBack } from './money-back-note.tsx';
import css from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { DeliveryInformation, Summary } from './order-summary.tsx';
import { PaySection } from './payment/pay-section.tsx';
import { CouponCard, PaymentsMade } from './side-cards.tsx';
import { Timeline } from './timeline.tsx';

type OrderBodyProps = {
  order: Order;
  refresh: () => Promise<void>;
  /** It stands otherwise now: what was pressed is gone. */
  onMoved: () => void;
};

export function OrderBody({ order, refresh, onMoved }: OrderBodyProps) {
  const cancelled = async () => {
    await refresh();
    onMoved();
  };
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <MoneyBack order={order} />
        <CancelReason order={order} />
        <PaySection order={order} refresh={refresh} onMoved={onMoved} />
        <Timeline order={order} />
        <OrderItems order={order} reviewable={mayReview(order)} />
      </div>
      <aside className={css.side} aria-label={summary}>
        <Summary order={order} />
        <CouponCard order={order} />
        <PaymentsMade order={order} />
        <DeliveryInformation order={order} />
        <OrderActions order={order} onCancelled={cancelled} refresh={refresh} />
      </aside>
    </div>
  );
}
