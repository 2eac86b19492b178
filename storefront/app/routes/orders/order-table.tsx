import type { Order } from '@uruhu/contract/order';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/orders';
import { dateOf } from './dates.ts';
import { OrderAction, OrderPayment, type OrdersProps, OrderTotal } from './order-parts.tsx';
import css from './orders.module.css';
import { shortened } from './short-id.ts';
import { StatusMark } from './status.tsx';

const COLUMNS = [words.orderId, words.date, words.status, words.total, words.paymentStatus, words.products];

export function OrderTable({ orders, onPay }: OrdersProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="vh">{words.action}</span>
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

/** A click anywhere opens the order; by keyboard its number is the link. */
function Row({ order, onPay }: { order: Order; onPay: (order: Order) => void }) {
  const navigate = useNavigate();
  const to = paths.order(order.order_id);
  const open = ({ target }: MouseEvent) => {
    const inControl = target instanceof Element && target.closest('a, button');
    if (!inControl && getSelection()?.isCollapsed !== false) navigate(to);
  };
  return (
    <tr onClick={open}>
      <th scope="row">
        <PageLink className="link" to={to}>
          {shortened(order.order_id)}
        </PageLink>
      </th>
      <td>
        <time dateTime={order.created_at}>{dateOf(order.created_at)}</time>
      </td>
      <td>
        <StatusMark order={order} />
      </td>
      <td className={css.money}>
        <OrderTotal order={order} />
      </td>
      <td>
        <div className={css.paid}>
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
