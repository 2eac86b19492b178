import type { PublicOrder } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { Messages } from '../../messages/messages.ts';
import { findOrder, presentPublicOrder } from '../orders/orders.ts';
import { loadOrderView } from './load-order-view.ts';

/** The public view of an order, for any visitor who knows its id. */
export async function trackOrder(db: Db, order_id: string, messages: Messages): Promise<Outcome<PublicOrder>> {
  const details = await findOrder(db, order_id);
  return details ? done(await loadOrderView(db, details, { present: presentPublicOrder, messages })) : refuse('order_not_found');
}
