import type { Order } from '@uruhu/contract/order';
import type { Payment } from '@uruhu/contract/payment';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { getAmountDue, isPayable, listCompletedPayments } from '#app/features/payment/payment-state.ts';
import { formatDateTime } from '#app/lib/text/dates.ts';
import * as messages from '#messages/orders/invoice';
import { methodName } from '#messages/orders/order';
import { formatCouponDiscount } from '../coupon-discount.ts';
import css from './invoice.module.css';

/** The amounts of the invoice, from the subtotal to the payments. */
export function InvoiceSums({ order }: { order: Order }) {
  return (
    <dl className={css.sums}>
      <dt>{messages.subtotal}</dt>
      <dd>{formatRwf(order.subtotal)}</dd>
      {order.applied_coupon_code && (
        <>
          <dt>{messages.coupon(order.applied_coupon_code, formatCouponDiscount(order))}</dt>
          <dd>{`−${formatRwf(order.coupon_discount_amount)}`}</dd>
        </>
      )}
      <dt>{messages.shipping}</dt>
      <dd>{order.shipping_fees === 0 ? messages.freeShipping : formatRwf(order.shipping_fees)}</dd>
      <dt className={css.total}>{messages.total}</dt>
      <dd className={css.total}>{formatRwf(order.final_total)}</dd>
      {listCompletedPayments(order).map((payment) => (
        <PaymentLine key={payment.payment_id} payment={payment} />
      ))}
      {isPayable(order) && (
        <>
          <dt>{messages.leftToPay}</dt>
          <dd>{formatRwf(getAmountDue(order))}</dd>
        </>
      )}
    </dl>
  );
}

function PaymentLine({ payment: { method, state, amount, reference, updated_at } }: { payment: Payment }) {
  const describePayment = state === 'refunded' ? messages.refunded : messages.paid;
  return (
    <>
      <dt>
        {describePayment(methodName[method], formatDateTime(updated_at))}
        {reference && <small>{messages.reference(reference)}</small>}
      </dt>
      <dd>{formatRwf(amount)}</dd>
    </>
  );
}
