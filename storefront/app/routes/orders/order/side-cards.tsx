import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { listCompletedPayments } from '#app/features/payment/payment-state.ts';
import { formatDateTime } from '#app/lib/text/dates.ts';
import * as messages from '#messages/orders/order';
import { formatCouponDiscount } from '../coupon-discount.ts';
import css from './order.module.css';

/** The coupon of the order, with its discount. */
export function CouponCard({ order }: { order: Order }) {
  if (!order.applied_coupon_code) return null;
  return (
    <div className="panel">
      <h2 className={`h3 ${css.cardTitle}`}>{messages.couponTitle}</h2>
      <p className={css.row}>
        <b>{order.applied_coupon_code}</b>
        <span>{formatCouponDiscount(order)}</span>
      </p>
      <p className="small muted">
        {order.status === 'cancelled' ? messages.couponReturned : messages.couponSaved(formatRwf(order.coupon_discount_amount))}
      </p>
    </div>
  );
}

/** The payments and refunds of the order. */
export function PaymentsMade({ order }: { order: Order }) {
  const payments = listCompletedPayments(order);
  if (payments.length === 0) return null;
  return (
    <div className="panel">
      <h2 className={`h3 ${css.cardTitle}`}>{messages.paymentsTitle}</h2>
      <ul className={css.payments}>
        {payments.map(({ payment_id, method, amount, reference, state, updated_at }) => (
          <li key={payment_id}>
            <p className={css.row}>
              <span>{messages.methodName[method]}</span>
              <b>{formatRwf(amount)}</b>
            </p>
            <p className="small muted">
              {state === 'refunded' ? messages.refundedOn(formatDateTime(updated_at)) : messages.paidOn(formatDateTime(updated_at))}
            </p>
            {state === 'succeeded' && order.status === 'cancelled' && <p className="small">{messages.comesBack}</p>}
            {reference && <p className="small muted">{messages.reference(reference)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
