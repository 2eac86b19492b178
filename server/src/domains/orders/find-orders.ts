import type { Db } from '../../http/parts.ts';
import { isUuid } from '../../uuid.ts';
import { type OrderRow, selectOrder, selectOrderByKey, selectOrderOfCart, selectOrdersOf } from './queries.ts';
import { type OrderRecord, recordsOf } from './record.ts';

/** More than anybody orders; what is older is in the shop's books. */
const ORDERS_MAX = 1_000;

async function whole(db: Db, order: OrderRow | undefined): Promise<OrderRecord | undefined> {
  return order && (await recordsOf(db, [order]))[0];
}

export async function orderById(db: Db, order_id: string): Promise<OrderRecord | undefined> {
  return isUuid(order_id) ? whole(db, await selectOrder(db, order_id)) : undefined;
}

/** A person's orders, newest first. */
export async function ordersOf(db: Db, user_id: string): Promise<OrderRecord[]> {
  return recordsOf(db, await selectOrdersOf(db, user_id, ORDERS_MAX));
}

/** The order that this person placed with this idempotency key. */
export async function orderByKey(db: Db, user_id: string, key: string): Promise<OrderRecord | undefined> {
  return whole(db, await selectOrderByKey(db, user_id, key));
}

/** The one order that this cart became. */
export async function orderOfCart(db: Db, cart_id: string): Promise<OrderRecord | undefined> {
  return whole(db, await selectOrderOfCart(db, cart_id));
}
