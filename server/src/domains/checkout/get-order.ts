import type { Order, PublicOrder } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { orderById, presentOrder, presentPublicOrder } from '../orders/orders.ts';
import { showOrder } from './show-order.ts';

/** An order by its id: whole for its owner, else what everybody may see who holds the id. */
export async function getOrder(db: Db, order_id: string, user_id: string | null): Promise<Outcome<Order | PublicOrder>> {
  const record = await orderById(db, order_id);
  if (!record) return refuse(404, MESSAGE.orderMissing);
  const own = user_id !== null && record.order.user_id === user_id;
  return done(await showOrder<Order | PublicOrder>(db, record, own ? presentOrder : presentPublicOrder));
}
