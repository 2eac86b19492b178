import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/money';
import emptyOrders from '#app/art/empty-orders.svg?url&no-inline';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { longDate } from '#app/lib/dates.ts';
import { paths } from '#app/lib/paths.ts';
import { shortened } from '#app/routes/orders/short-id.ts';
import { PaymentMark } from '#app/routes/orders/status.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-cancellations';
import { loading } from '#messages/common';
import type { ScreenProps } from '../screens.ts';
import css from './cancellations.module.css';

export function Cancellations({ session }: ScreenProps) {
  const { answer, again, refresh } = useAnswer(`orders ${session.token}`, api.orders);
  useReturn(() => answer.state === 'loaded' && refresh());
  return (
    <>
      <p className={css.intro}>{words.intro}</p>
      {answer.state === 'loading' && (
        <div className={css.list} role="status" aria-label={loading}>
          <Bone className={css.bone} />
          <Bone className={css.bone} />
        </div>
      )}
      {answer.state === 'failed' && <Failure message={answer.message || words.failed} onRetry={again} />}
      {answer.state === 'loaded' && <Cancelled orders={answer.data.orders.filter(({ status }) => status === 'cancelled')} />}
    </>
  );
}

function Cancelled({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState art={emptyOrders} title={words.empty} action={<ButtonLink to={paths.orders()}>{words.seeOrders}</ButtonLink>}>
        {words.emptyText}
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
  const end = order_progress.find(({ status }) => status === 'cancelled');
  const id = shortened(order_id);
  return (
    <li className={css.order}>
      <div>
        <h2 className={css.id}>
          <span className="vh">{`${words.orderId} `}</span>
          {id}
        </h2>
        <p className="small muted">
          {[words.placedOn(longDate(created_at)), end && words.cancelledOn(longDate(end.created_at)), words.products(total_products)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <PaymentMark order={order} />
      </div>
      <div className={css.end}>
        <b>{formatRwf(final_total)}</b>
        <PageLink className={`link ${css.more}`} to={paths.order(order_id)} aria-label={words.viewDetailsOf(id)}>
          {words.viewDetails}
        </PageLink>
      </div>
    </li>
  );
}
