import type { OrderStatus, PaymentStatus } from '@uruhu/contract/order';
import { paymentWord, statusWord } from '#messages/orders';
import css from './status.module.css';

const STATUS_LOOK: Record<OrderStatus, string | undefined> = {
  pending: css.waiting,
  preparing: css.good,
  in_transit: css.good,
  delivered: css.good,
  cancelled: css.bad,
};
const PAYMENT_LOOK: Record<PaymentStatus, string | undefined> = { Paid: css.good, Unpaid: css.waiting, Refunded: css.bad };

export function StatusMark({ status }: { status: OrderStatus }) {
  return <span className={STATUS_LOOK[status]}>{statusWord[status]}</span>;
}

export function PaymentMark({ status }: { status: PaymentStatus }) {
  return <span className={PAYMENT_LOOK[status]}>{paymentWord[status]}</span>;
}
