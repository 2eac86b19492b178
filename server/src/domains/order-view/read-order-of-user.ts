import type { Order } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { Messages } from '../../messages/messages.ts';
import { findOrder, presentOrder } from '../orders/orders.ts';
import { loadOrderView } from './load-order-view.ts';

/** The full order for the shopper who placed it; refused as not found for other shoppers. */
export async function readOrderOfUser(db: Db, user_id: string, order_id: string, messages: Messages): Promise<Outcome<Order>> {
  const details = await findOrder(db, order_id);
  return details?.order.user_id === user_id
    ? done(await loadOrderView(db, details, { present: presentOrder, messages }))
    : refuse('order_not_found');
}
