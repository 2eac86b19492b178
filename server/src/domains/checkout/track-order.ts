import type { PublicOrder } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { orderById, presentPublicOrder } from '../orders/orders.ts';
import { showOrder } from './show-order.ts';

/** What everybody may see of an order who holds its id. */
export async function trackOrder(db: Db, order_id: string): Promise<Outcome<PublicOrder>> {
  const record = await orderById(db, order_id);
  return record ? done(await showOrder(db, record, presentPublicOrder)) : refuse(404, MESSAGE.orderMissing);
}
