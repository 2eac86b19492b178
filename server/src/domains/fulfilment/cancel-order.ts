import { CANCELLED_ORDERS } from '@uruhu/contract/constants';
import type { Order } from '@uruhu/contract/order';
import type { AppContext } from '../../context.ts';
import { createSharedRateLimiter } from '../../database/rate-limiter.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { TryLater } from '../../lib/try-later.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { Messages } from '../../messages/messages.ts';
import { readOrderOfUser } from '../order-view/order-view.ts';
import { lockOrder } from '../orders/orders.ts';
import { cancelAtProviders } from '../paying/paying.ts';
import { cancelLockedOrder } from './cancel-locked.ts';

/** Limits placing and cancelling orders in a loop, because each round writes mails and changes stock. */
const CANCEL_LIMIT = createSharedRateLimiter('own orders that were cancelled', {
  burst: CANCELLED_ORDERS.burst,
  secondsPerCall: CANCELLED_ORDERS.minutes_per_order * 60,
});

/** Cancels a pending order for its shopper. Returns a cancelled order unchanged. Throws TryLater (429) after too many cancellations. */
export async function cancelOrder(
  { db, mailer, providers }: Pick<AppContext, 'db' | 'mailer' | 'providers'>,
  user_id: string,
  order_id: string,
  messages: Messages,
): Promise<Outcome<Order>> {
  const cancellation = await transact(db, async (trx) => {
    const order = isUuid(order_id) ? await lockOrder(trx, order_id) : undefined;
    if (order?.user_id !== user_id) return refuse('order_not_found');
    if (order.status === 'cancelled') return done([]);
    if (order.status !== 'pending') return refuse('order_not_pending');
    const wait_s = await CANCEL_LIMIT.countCalls(trx, user_id);
    if (wait_s > 0) throw new TryLater(429, wait_s);
    return done(await cancelLockedOrder(trx, mailer, order, { actor: 'shopper' }));
  });
  if (!cancellation.ok) return cancellation;
  // Runs in the background: the shopper must not wait for a provider that does not respond.
  void cancelAtProviders(providers, cancellation.value);
  return readOrderOfUser(db, user_id, order_id, messages);
}
