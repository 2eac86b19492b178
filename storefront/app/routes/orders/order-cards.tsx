import { paths } from '#app/lib/paths.ts';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/orders';
import { dateOf } from './dates.ts';
import { OrderAction, OrderPayment, type OrdersProps, OrderTotal } from './order-parts.tsx';
import css from './orders.module.css';
import { shortened } from './short-id.ts';
import { StatusMark } from './status.tsx';

export function OrderCards({ orders, onPay }: OrdersProps) {
  return (
    <ul className={css.cards}>
      {orders.map((order) => (
        <li key={order.order_id} className={css.card}>
          <div className={css.head}>
            <h2 className={css.id}>
              {/* Covers the card: a tap anywhere but on the button opens the order. */}
              <PageLink className={css.cover} to={paths.order(order.order_id)}>
                <span className="vh">{`${words.orderId} `}</span>
                {shortened(order.order_id)}
              </PageLink>
            </h2>
            <time className="small muted" dateTime={order.created_at}>
              {dateOf(order.created_at)}
            </time>
          </div>
          <p className={css.marks}>
            <StatusMark order={order} />
            <OrderPayment order={order} />
          </p>
          <div className={css.foot}>
            <p>
              <span className="small muted">{words.productCount(order.total_products)}</span>
              <span className={css.money}>
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
