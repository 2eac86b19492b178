import { ORDERS_MAX } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { isUuid } from '../../lib/uuid.ts';
import {
  type OrderRow,
  selectEnteredOrder,
  selectOrder,
  selectOrderByKey,
  selectOrderByNumber,
  selectOrderOfCart,
  selectOwnOrders,
} from './queries.ts';
import { loadRecords, type OrderRecord } from './record.ts';

async function loadRecord(db: Db, order: OrderRow | undefined): Promise<OrderRecord | undefined> {
  return order && (await loadRecords(db, [order]))[0];
}

export async function findOrder(db: Db, order_id: string): Promise<OrderRecord | undefined> {
  return isUuid(order_id) ? loadRecord(db, await selectOrder(db, order_id)) : undefined;
}

/** The order with this short number that was placed with a phone number of these last digits. */
export async function findOrderByNumber(db: Db, short_id: string, phone_digits: string): Promise<OrderRecord | undefined> {
  return loadRecord(db, await selectOrderByNumber(db, short_id, phone_digits));
}

/** A shopper's newest orders, newest first. */
export async function listOwnOrders(db: Db, user_id: string, limit = ORDERS_MAX): Promise<OrderRecord[]> {
  return loadRecords(db, await selectOwnOrders(db, user_id, limit));
}

/** The order that this shopper placed with this idempotency key. */
export async function findOrderByKey(db: Db, user_id: string, key: string): Promise<OrderRecord | undefined> {
  return loadRecord(db, await selectOrderByKey(db, user_id, key));
}

/** The order that a staff member typed in with this key. */
export async function findEnteredOrder(db: Db, key: string): Promise<OrderRecord | undefined> {
  return loadRecord(db, await selectEnteredOrder(db, key));
}

/** The one order that this cart became. */
export async function findOrderOfCart(db: Db, cart_id: string): Promise<OrderRecord | undefined> {
  return loadRecord(db, await selectOrderOfCart(db, cart_id));
}
