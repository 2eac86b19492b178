import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import { couponWith } from '#messages/order';
import * as words from '#messages/orders';
import { couponOff } from './coupon-off.ts';
import css from './order.module.css';
import { TrackingLink } from './tracking-link.tsx';

/** What the order costs, as it was when it was placed. */
export function Summary({ order }: { order: Order }) {
  const pieces = order.order_items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={`cut-top ${css.summary}`}>
      <h2 className="h3">{words.summary}</h2>
      <dl>
        <dt>{words.subtotal(pieces)}</dt>
        <dd>{formatRwf(order.subtotal)}</dd>
        {order.applied_coupon_code && (
          <>
            <dt>{couponWith(order.applied_coupon_code, couponOff(order))}</dt>
            <dd className={css.discount}>{`−${formatRwf(order.coupon_discount_amount)}`}</dd>
          </>
        )}
        <dt>{words.shipping}</dt>
        <dd>{order.shipping_fees === 0 ? words.freeShipping : formatRwf(order.shipping_fees)}</dd>
        <dt className={css.total}>{words.total}</dt>
        <dd className={css.total}>{formatRwf(order.final_total)}</dd>
      </dl>
    </div>
  );
}

export function DeliveryInformation({ order }: { order: Order }) {
  return (
    <div className="panel">
      <h2 className={`h3 ${css.delivery}`}>{words.deliveryInformation}</h2>
      <p className={css.address}>{order.address || words.notProvided}</p>
      {order.customer.phone && <p className="muted">{order.customer.phone}</p>}
      <TrackingLink url={order.tracking_url} />
    </div>
  );
}
