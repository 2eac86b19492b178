import type { Client } from '@uruhu/contract/client';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { formatShortIdWithEllipsis } from '#app/features/orders/order-facts.ts';
import { PaymentBadge, StatusBadge } from '#app/features/orders/status-badge.tsx';
import { useAccountData } from '#app/features/session/account-data.ts';
import { paths } from '#app/lib/paths.ts';
import { formatDate } from '#app/lib/text/dates.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/account/dashboard';
import css from './latest-orders.module.css';

export const LATEST_ORDER_COUNT = 3;

/** The newest orders, each a link with its state. Shows nothing if there are none or their request failed. */
export function LatestOrders({ orders }: { orders: Awaited<ReturnType<Client['orders']>> }) {
  const { result } = useAccountData(orders);
  if (result.state !== 'loaded' || result.data.orders.length === 0) return null;
  return (
    <ul className={css.orders} aria-label={messages.latestOrders}>
      {result.data.orders.map((order) => (
        <li key={order.order_id}>
          <PageLink to={paths.order(order.order_id)}>
            <span>
              <b>{formatShortIdWithEllipsis(order.order_id)}</b> <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
            </span>{' '}
            <span className={css.badges}>
              <StatusBadge order={order} /> <PaymentBadge order={order} />
            </span>{' '}
            <span className={css.total}>{formatRwf(order.final_total)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
