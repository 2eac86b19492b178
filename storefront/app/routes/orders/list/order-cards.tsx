import { formatShortIdWithEllipsis } from '#app/features/orders/order-facts.ts';
import { ShareTracking } from '#app/features/orders/share-tracking.tsx';
import { StatusBadge } from '#app/features/orders/status-badge.tsx';
import { paths } from '#app/lib/paths.ts';
import { formatDate } from '#app/lib/text/dates.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/orders/orders';
import { OrderAction, OrderPayment, type OrdersProps, OrderTotal } from './order-parts.tsx';
import css from './orders.module.css';

export function OrderCards({ orders, onPay }: OrdersProps) {
  return (
    <ul className={css.cards}>
      {orders.map((order) => (
        <li key={order.order_id} className={css.card}>
          <div className={css.head}>
            <h2 className={css.id}>
              {/* Covers the card, so that a tap anywhere but on the button opens the order. */}
              <PageLink className={css.cover} to={paths.order(order.order_id)}>
                <span className="vh">{`${messages.orderId} `}</span>
                {formatShortIdWithEllipsis(order.order_id)}
              </PageLink>
            </h2>
            <time className="small muted" dateTime={order.created_at}>
              {formatDate(order.created_at)}
            </time>
          </div>
          <p className={css.badges}>
            <StatusBadge order={order} />
            <OrderPayment order={order} />
          </p>
          <ShareTracking order_id={order.order_id} />
          <div className={css.foot}>
            <p>
              <span className="small muted">{messages.productCount(order.total_products)}</span>
              <span className={css.total}>
                <OrderTotal order={order} />
              </span>
            </p>
            <OrderAction order={order} onPay={onPay} />
          </div>
        </li>
      ))}
    </ul>
  );
}
