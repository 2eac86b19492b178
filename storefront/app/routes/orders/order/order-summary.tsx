import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { getAmountDue } from '#app/features/payment/payment-state.ts';
import { localizeAddress } from '#app/lib/text/localize-address.ts';
import { couponWith } from '#messages/orders/order';
import * as messages from '#messages/orders/orders';
import { formatCouponDiscount } from '../coupon-discount.ts';
import { TrackingLink } from '../tracking-link.tsx';
import css from './order.module.css';

/** The amounts of the order, as they were when it was placed, and what is left to pay after a part of it was paid. */
export function Summary({ order }: { order: Order }) {
  const pieces = order.order_items.reduce((sum, { quantity }) => sum + quantity, 0);
  const due_rwf = getAmountDue(order);
  return (
    <div className={`cut-top ${css.summary}`}>
      <h2 className="h3">{messages.summary}</h2>
      <dl>
        <dt>{messages.subtotal(pieces)}</dt>
        <dd>{formatRwf(order.subtotal)}</dd>
        {order.applied_coupon_code && (
          <>
            <dt>{couponWith(order.applied_coupon_code, formatCouponDiscount(order))}</dt>
            <dd className={css.discount}>{`−${formatRwf(order.coupon_discount_amount)}`}</dd>
          </>
        )}
        <dt>{messages.shipping}</dt>
        <dd>{order.shipping_fees === 0 ? messages.freeShipping : formatRwf(order.shipping_fees)}</dd>
        <dt className={css.total}>{messages.total}</dt>
        <dd className={css.total}>{formatRwf(order.final_total)}</dd>
        {order.is_part_paid && (
          <>
            <dt>{messages.paidSoFar}</dt>
            <dd>{formatRwf(order.final_total - due_rwf)}</dd>
            <dt className={css.total}>{messages.leftToPay}</dt>
            <dd className={css.total}>{formatRwf(due_rwf)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

export function DeliveryInformation({ order }: { order: Order }) {
  return (
    <div className="panel">
      <h2 className={`h3 ${css.cardTitle}`}>{messages.deliveryInformation}</h2>
      <p className={css.address}>{localizeAddress(order.address) || messages.notProvided}</p>
      {order.customer.phone && <p className="muted">{order.customer.phone}</p>}
      <TrackingLink url={order.tracking_url} />
    </div>
  );
}
