import type { Order } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { orderById, presentOrder } from '../orders/orders.ts';
import { showOrder } from './show-order.ts';

/** An order whole, for its owner; for everybody else there is none. */
export async function ownOrder(db: Db, user_id: string, order_id: string): Promise<Outcome<Order>> {
  const record = await orderById(db, order_id);
  return record?.order.user_id === user_id ? done(await showOrder(db, record, presentOrder)) : refuse(404, MESSAGE.orderMissing);
}
