import type { Order } from '@uruhu/contract/order';
import type { MouseEvent } from 'react';
import { formatShortIdWithEllipsis } from '#app/features/orders/order-facts.ts';
import { ShareTracking } from '#app/features/orders/share-tracking.tsx';
import { StatusBadge } from '#app/features/orders/status-badge.tsx';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { paths } from '#app/lib/paths.ts';
import { formatDate } from '#app/lib/text/dates.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/orders/orders';
import { shareTitle } from '#messages/orders/tracking';
import { OrderAction, OrderPayment, type OrdersProps, OrderTotal } from './order-parts.tsx';
import css from './orders.module.css';

const COLUMNS = [messages.date, messages.status, messages.total, messages.paymentStatus, messages.products];

export function OrderTable({ orders, onPay }: OrdersProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{messages.orderId}</th>
          <th scope="col">
            <span className="vh">{shareTitle}</span>
          </th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="vh">{messages.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.order_id} order={order} onPay={onPay} />
        ))}
      </tbody>
    </table>
  );
}

/** A click anywhere in the row opens the order; keyboard users follow the link on its number. */
function Row({ order, onPay }: { order: Order; onPay: (order: Order) => void }) {
  const navigateOnline = useOnlineNavigate();
  const orderPath = paths.order(order.order_id);
  const openOrder = ({ target }: MouseEvent) => {
    const isInControl = target instanceof Element && target.closest('a, button, input');
    if (!isInControl && getSelection()?.isCollapsed !== false) navigateOnline(orderPath);
  };
  return (
    <tr onClick={openOrder}>
      <th scope="row">
        <PageLink className="link" to={orderPath}>
          {formatShortIdWithEllipsis(order.order_id)}
        </PageLink>
      </th>
      <td className={css.share}>
        <ShareTracking order_id={order.order_id} iconsOnly />
      </td>
      <td>
        <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
      </td>
      <td>
        <StatusBadge order={order} />
      </td>
      <td className={css.total}>
        <OrderTotal order={order} />
      </td>
      <td>
        <div className={css.payment}>
          <OrderPayment order={order} />
        </div>
      </td>
      <td>{order.total_products}</td>
      <td>
        <OrderAction order={order} onPay={onPay} />
      </td>
    </tr>
  );
}
