import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import * as words from '#messages/order';
import { couponOff } from './coupon-off.ts';
import { momentOf } from './dates.ts';
import css from './order.module.css';
import { moneyMoved } from './payment/standing.ts';

/** Which coupon was used, and what it was good for. */
export function CouponCard({ order }: { order: Order }) {
  if (!order.applied_coupon_code) return null;
  return (
    <div className="panel">
      <h2 className={`h3 ${css.delivery}`}>{words.couponTitle}</h2>
      <p className={css.between}>
        <b>{order.applied_coupon_code}</b>
        <span>{couponOff(order)}</span>
      </p>
      <p className="small muted">{words.couponSaved(formatRwf(order.coupon_discount_amount))}</p>
    </div>
  );
}

/** The money that has come in, and what of it went back. */
export function PaymentsMade({ order }: { order: Order }) {
  const payments = moneyMoved(order);
  if (payments.length === 0) return null;
  return (
    <div className="panel">
      <h2 className={`h3 ${css.delivery}`}>{words.paymentsTitle}</h2>
      <ul className={css.payments}>
        {payments.map(({ payment_id, method, amount, reference, state, updated_at }) => (
          <li key={payment_id}>
            <p className={css.between}>
              <span>{words.methodName[method]}</span>
              <b>{formatRwf(amount)}</b>
            </p>
            <p className="small muted">
              {state === 'refunded' ? words.refundedOn(momentOf(updated_at)) : words.paidOn(momentOf(updated_at))}
            </p>
            {state === 'succeeded' && order.status === 'cancelled' && <p className="small">{words.comesBack}</p>}
            {reference && <p className="small muted">{words.reference(reference)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
