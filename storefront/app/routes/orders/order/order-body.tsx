import type { Order, OrderStatus } from '@uruhu/contract/order';
import { OrderEmailNote } from '#app/features/email/order-email-note.tsx';
import { PaySection } from '#app/features/payment/pay-section.tsx';
import { summary } from '#messages/orders/orders';
import { OrderItems } from '../items.tsx';
import { getReviewDisabledReason } from '../review-disabled-reason.ts';
import { Timeline } from '../timeline.tsx';
import { CancelReason } from './cancel-reason.tsx';
import css from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { DeliveryInformation, Summary } from './order-summary.tsx';
import { RefundNote } from './refund-note.tsx';
import { CouponCard, PaymentsMade } from './side-cards.tsx';

/** The statuses in which the shop still sends mails about the order. */
const STATUSES_WITH_MAILS: readonly OrderStatus[] = ['pending', 'preparing', 'in_transit'];

type OrderBodyProps = {
  order: Order;
  refresh: () => Promise<void>;
  /** Called when the order's new state has removed the button that had the focus. */
  onFocusLost: () => void;
};

export function OrderBody({ order, refresh, onFocusLost }: OrderBodyProps) {
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <RefundNote order={order} />
        <CancelReason order={order} />
        <PaySection order={order} refresh={refresh} onFocusLost={onFocusLost} />
        <Timeline order={order} />
        <OrderItems order={order} isOwner disabledReason={getReviewDisabledReason(order)} />
      </div>
      <aside className={css.side} aria-label={summary}>
        <Summary order={order} />
        <CouponCard order={order} />
        <PaymentsMade order={order} />
        <DeliveryInformation order={order} />
        {STATUSES_WITH_MAILS.includes(order.status) && <OrderEmailNote />}
        <OrderActions order={order} onCancelled={onFocusLost} />
      </aside>
    </div>
  );
}
