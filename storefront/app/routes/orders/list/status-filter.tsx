import type { Order, OrderStatus } from '@uruhu/contract/order';
import { paths } from '#app/lib/paths.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/orders/orders';
import css from './status-filter.module.css';

const STATUSES = Object.keys(messages.statusLabels) as OrderStatus[];

/** The status that the URL names; undefined for all orders. */
export const parseStatus = (text: string | null): OrderStatus | undefined => STATUSES.find((status) => status === text);

/** Links to the orders of each status. A status without orders has no link. */
export function StatusFilter({ orders, chosen }: { orders: readonly Order[]; chosen: OrderStatus | undefined }) {
  const countOrders = (status: OrderStatus) => orders.filter((order) => order.status === status).length;
  const renderLink = (status: OrderStatus | undefined, label: string, count: number) => (
    <li key={label}>
      <PageLink to={paths.orders(status && { status })} aria-current={status === chosen || undefined} preventScrollReset>
        {label} <span>{count}</span>
      </PageLink>
    </li>
  );
  return (
    <nav aria-label={messages.filterByStatus}>
      <ul className={css.statuses}>
        {renderLink(undefined, messages.allOrders, orders.length)}
        {STATUSES.filter((status) => status === chosen || countOrders(status) > 0).map((status) =>
          renderLink(status, messages.statusLabels[status], countOrders(status)),
        )}
      </ul>
    </nav>
  );
}
