import type { OrderStatus, PublicOrder } from '@uruhu/contract/order';
import { getPaymentTone, isUnderReview, type PaymentState } from '#app/features/payment/payment-state.ts';
import { checkingPayment, paymentNotFound, paymentWord } from '#messages/orders/orders';
import { isPaymentRejected } from './order-facts.ts';
import { getStatusName } from './stage-title.ts';
import css from './status.module.css';

const STATUS_CLASS: Record<OrderStatus, string | undefined> = {
  pending: css.waiting,
  preparing: css.good,
  in_transit: css.good,
  delivered: css.good,
  cancelled: css.bad,
};

export function StatusMark({ order }: { order: Pick<PublicOrder, 'status' | 'order_progress'> }) {
  return <span className={STATUS_CLASS[order.status]}>{getStatusName(order)}</span>;
}

export function PaymentMark({ order }: { order: PaymentState }) {
  if (isPaymentRejected(order)) return <span className={css.bad}>{paymentNotFound}</span>;
  return <span className={css[getPaymentTone(order)]}>{isUnderReview(order) ? checkingPayment : paymentWord[order.payment_status]}</span>;
}
