import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { MetaArgs } from 'react-router';
import { api } from '#app/api/api.ts';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { formatShortIdWithEllipsis } from '#app/features/orders/order-facts.ts';
import { PaymentBadge } from '#app/features/orders/status-badge.tsx';
import { loadAccountData, useAccountData } from '#app/features/session/account-data.ts';
import type { AccountHandle } from '#app/features/session/account-handle.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { formatDate } from '#app/lib/text/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { SkeletonBox } from '#app/ui/skeleton.tsx';
import { about, cancellations as title } from '#messages/account/account';
import * as messages from '#messages/account/cancellations';
import { loading } from '#messages/shell/common';
import type { Route } from './+types/cancellations.ts';
import css from './cancellations.module.css';

export const meta = ({ matches }: MetaArgs) => describePage(matches, { title, description: about });
export const handle: AccountHandle = { title, menuOnPhones: 'collapsed' };

export const clientLoader = async () => ({ orders: await loadAccountData(api.orders) });

export function HydrateFallback() {
  return (
    <>
      <p className={css.intro}>{messages.intro}</p>
      <CancellationsSkeleton />
    </>
  );
}

function CancellationsSkeleton() {
  return (
    <div className={css.list} role="status" aria-label={loading}>
      <SkeletonBox className={css.skeleton} />
      <SkeletonBox className={css.skeleton} />
    </div>
  );
}

export default function CancellationsPage({ loaderData }: Route.ComponentProps) {
  const { result } = useAccountData(loaderData.orders);
  return (
    <>
      <p className={css.intro}>{messages.intro}</p>
      {result.state === 'loading' && <CancellationsSkeleton />}
      {result.state === 'failed' && <Failure message={result.message || messages.failed} />}
      {result.state === 'loaded' && <CancelledOrders orders={result.data.orders.filter(({ status }) => status === 'cancelled')} />}
    </>
  );
}

function CancelledOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState art={emptyOrders} title={messages.empty} action={<ButtonLink to={paths.orders()}>{messages.seeOrders}</ButtonLink>}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul className={css.list}>
      {orders.map((order) => (
        <CancelledOrder key={order.order_id} order={order} />
      ))}
    </ul>
  );
}

function CancelledOrder({ order }: { order: Order }) {
  const { order_id, created_at, order_progress, total_products, final_total } = order;
  const cancellation = order_progress.find(({ status }) => status === 'cancelled');
  const id = formatShortIdWithEllipsis(order_id);
  return (
    <li className={css.order}>
      <div>
        <h2 className={css.id}>
          <span className="vh">{`${messages.orderId} `}</span>
          {id}
        </h2>
        <p className="small muted">
          {[
            messages.placedOn(formatDate(created_at)),
            cancellation && messages.cancelledOn(formatDate(cancellation.created_at)),
            messages.products(total_products),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <PaymentBadge order={order} />
      </div>
      <div className={css.totalAndLink}>
        <b>{formatRwf(final_total)}</b>
        <PageLink className={`link ${css.detailsLink}`} to={paths.order(order_id)} aria-label={messages.viewDetailsOf(id)}>
          {messages.viewDetails}
        </PageLink>
      </div>
    </li>
  );
}
