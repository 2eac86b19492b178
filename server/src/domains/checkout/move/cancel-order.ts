import type { Order } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../../database/transact.ts';
import type { Parts } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import { isUuid } from '../../../uuid.ts';
import { lockOrder } from '../../orders/orders.ts';
import { ownOrder } from '../own-order.ts';
import { cancelLocked } from './cancel-locked.ts';
import { giveUpAttempts } from './give-up-attempts.ts';

/** A shopper cancels an own order, while nothing has been done for it yet. Once more is answered with the order as it is. */
export async function cancelOrder(
  { db, post, providers }: Pick<Parts, 'db' | 'post' | 'providers'>,
  user_id: string,
  order_id: string,
): Promise<Outcome<Order>> {
  const ended = await transact(db, async (trx) => {
    const order = isUuid(order_id) ? await lockOrder(trx, order_id) : undefined;
    if (order?.user_id !== user_id) return refuse(404, MESSAGE.orderMissing);
    if (order.status === 'cancelled') return done([]);
    if (order.status !== 'pending') return refuse(409, MESSAGE.orderNotPending);
    return done(await cancelLocked(trx, post, order, { by: 'shopper' }));
  });
  if (!ended.ok) return ended;
  // Not waited for: a provider that does not answer must not keep the shopper.
  void giveUpAttempts(providers, ended.value);
  return ownOrder(db, user_id, order_id);
}
