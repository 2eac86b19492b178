import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { formatRwf } from '@uruhu/contract/rules/money';
import * as words from '#messages/invoice';
import { methodName } from '#messages/order';
import { couponOff } from '../coupon-off.ts';
import { momentOf } from '../dates.ts';
import { dueOf, isToPay, moneyMoved } from '../payment/standing.ts';
import css from './invoice.module.css';

/** From the lines to what was paid. */
export function InvoiceSums({ order }: { order: Order }) {
  return (
    <dl className={css.sums}>
      <dt>{words.subtotal}</dt>
      <dd>{formatRwf(order.subtotal)}</dd>
      {order.applied_coupon_code && (
        <>
          <dt>{words.coupon(order.applied_coupon_code, couponOff(order))}</dt>
          <dd>{`−${formatRwf(order.coupon_discount_amount)}`}</dd>
        </>
      )}
      <dt>{words.shipping}</dt>
      <dd>{order.shipping_fees === 0 ? words.freeShipping : formatRwf(order.shipping_fees)}</dd>
      <dt className={css.total}>{words.total}</dt>
      <dd className={css.total}>{formatRwf(order.final_total)}</dd>
      {moneyMoved(order).map((payment) => (
        <PaymentLine key={payment.payment_id} payment={payment} />
      ))}
      {isToPay(order) && (
        <>
          <dt>{words.left}</dt>
          <dd>{formatRwf(dueOf(order))}</dd>
        </>
      )}
    </dl>
  );
}

function PaymentLine({ payment: { method, state, amount, reference, updated_at } }: { payment: Payment }) {
  const how = state === 'refunded' ? words.refunded : words.paid;
  return (
    <>
      <dt>
        {how(methodName[method], momentOf(updated_at))}
        {reference && <small>{words.reference(reference)}</small>}
      </dt>
      <dd>{formatRwf(amount)}</dd>
    </>
  );
}
