import type { OrderStatus, PublicOrder } from '@uruhu/contract/order';
import { checkingPayment, paymentNotFound, paymentWord } from '#messages/orders';
import { type Due, isChecked, paymentLook } from './payment/standing.ts';
import { isRefused } from './refused.ts';
import { statusName } from './stage-title.ts';
import css from './status.module.css';

const STATUS_LOOK: Record<OrderStatus, string | undefined> = {
  pending: css.waiting,
  preparing: css.good,
  in_transit: css.good,
  delivered: css.good,
  cancelled: css.bad,
};

export function StatusMark({ order }: { order: Pick<PublicOrder, 'status' | 'order_progress'> }) {
  return <span className={STATUS_LOOK[order.status]}>{statusName(order)}</span>;
}

export function PaymentMark({ order }: { order: Due }) {
  if (isRefused(order)) return <span className={css.bad}>{paymentNotFound}</span>;
  return <span className={css[paymentLook(order)]}>{isChecked(order) ? checkingPayment : paymentWord[order.payment_status]}</span>;
}
