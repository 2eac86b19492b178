import type { OrderStatus } from '@uruhu/contract/order';
import { useAnswer, useReturn } from '#app/lib/answer.ts';
import { api } from '#app/lib/api.ts';
import { paths } from '#app/lib/paths.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Bone } from '#app/ui/skeleton.tsx';
import * as words from '#messages/account-dashboard';
import { statusWord } from '#messages/orders';
import type { ScreenProps } from '../screens.ts';
import css from './dashboard.module.css';

const STATUSES = Object.keys(statusWord) as OrderStatus[];

/** How many orders are how far. */
export function OrderCounts({ session }: Pick<ScreenProps, 'session'>) {
  const { answer, again, refresh } = useAnswer(`order counts ${session.token}`, api.orderCounts);
  useReturn(() => answer.state === 'loaded' && refresh());
  const counts = answer.state === 'loaded' ? answer.data.counts : null;
  return (
    <section className={css.part} aria-labelledby="orders-title" tabIndex={-1}>
      <div className={css.head}>
        <h2 className="h3" id="orders-title">
          {words.orders}
        </h2>
        <PageLink className={`link ${css.more}`} to={paths.orders()}>
          {words.allOrders}
        </PageLink>
      </div>
      {answer.state === 'failed' ? (
        <Failure message={words.ordersFailed} onRetry={again} />
      ) : (
        <ul className={css.counts} aria-busy={!counts}>
          {STATUSES.map((status) => (
            <li key={status}>
              <PageLink to={paths.orders()}>
                {counts ? <b className={counts[status] ? undefined : css.none}>{counts[status] ?? 0}</b> : <Bone className={css.number} />}{' '}
                <span>{statusWord[status]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
