import type { OrderStatus, PublicOrder } from '@uruhu/contract/order';
import { getPaymentTone, isUnderReview, type PaymentState } from '#app/features/payment/payment-state.ts';
import { checkingPayment, partlyPaid, paymentNotFound, paymentStatusLabels } from '#messages/orders/orders';
import { isPaymentRejected } from './order-facts.ts';
import { getStatusName } from './stage-title.ts';
import css from './status-badge.module.css';

const STATUS_CLASS: Record<OrderStatus, string | undefined> = {
  pending: css.waiting,
  preparing: css.good,
  in_transit: css.good,
  delivered: css.good,
  cancelled: css.bad,
};

export function StatusBadge({ order }: { order: Pick<PublicOrder, 'status' | 'order_progress'> }) {
  return <span className={STATUS_CLASS[order.status]}>{getStatusName(order)}</span>;
}

/** The state of the order's payment, in words. */
export function describePayment(order: PaymentState): string {
  if (isUnderReview(order)) return checkingPayment;
  return order.is_part_paid ? partlyPaid : paymentStatusLabels[order.payment_status];
}

export function PaymentBadge({ order }: { order: PaymentState }) {
  if (isPaymentRejected(order)) return <span className={css.bad}>{paymentNotFound}</span>;
  return <span className={css[getPaymentTone(order)]}>{describePayment(order)}</span>;
}
