import type { Client } from '@uruhu/contract/client';
import type { OrderStatus } from '@uruhu/contract/order';
import { useAccountData } from '#app/features/session/account-data.ts';
import { paths } from '#app/lib/paths.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import * as messages from '#messages/account/dashboard';
import { statusLabels } from '#messages/orders/orders';
import css from './dashboard.module.css';

const STATUSES = Object.keys(statusLabels) as OrderStatus[];

/** The number of orders in each status. */
export function OrderCounts({ orderCounts }: { orderCounts: Awaited<ReturnType<Client['orderCounts']>> }) {
  const { result } = useAccountData(orderCounts);
  const counts = result.state === 'loaded' ? result.data.counts : null;
  return (
    <section className={css.section} aria-labelledby="orders-title" tabIndex={-1}>
      <div className={css.head}>
        <h2 className="h3" id="orders-title">
          {messages.orders}
        </h2>
        <PageLink className={`link ${css.seeAll}`} to={paths.orders()}>
          {messages.allOrders}
        </PageLink>
      </div>
      {result.state === 'failed' ? (
        <Failure message={messages.ordersFailed} />
      ) : (
        <ul className={css.counts} aria-busy={!counts}>
          {STATUSES.map((status) => (
            <li key={status}>
              <PageLink to={paths.orders({ status })}>
                {counts ? (
                  <b className={counts[status] ? undefined : css.zero}>{counts[status] ?? 0}</b>
                ) : (
                  <SkeletonBox className={css.countSkeleton} />
                )}{' '}
                <span>{statusLabels[status]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
