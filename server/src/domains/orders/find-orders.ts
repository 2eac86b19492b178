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
  selectOrdersOfUser,
} from './queries.ts';
import { loadRecords, type OrderRecord } from './record.ts';

async function loadRecord(db: Db, order: OrderRow | undefined): Promise<OrderRecord | undefined> {
  return order && (await loadRecords(db, [order]))[0];
}

export async function findOrder(db: Db, order_id: string): Promise<OrderRecord | undefined> {
  return isUuid(order_id) ? loadRecord(db, await selectOrder(db, order_id)) : undefined;
}

/** The order with this short number and a phone number that ends with these digits. */
export async function findOrderByNumber(db: Db, short_id: string, phone_digits: string): Promise<OrderRecord | undefined> {
  return loadRecord(db, await selectOrderByNumber(db, short_id, phone_digits));
}

/** A shopper's newest orders, newest first. `limit`: null for all of them. */
export async function listOrdersOfUser(db: Db, user_id: string, limit: number | null = ORDERS_MAX): Promise<OrderRecord[]> {
  return loadRecords(db, await selectOrdersOfUser(db, user_id, limit));
}

/** The order that this shopper placed with this idempotency key. */
export async function findOrderByKey(db: Db, user_id: string, key: string): Promise<OrderRecord | undefined> {
  return loadRecord(db, await selectOrderByKey(db, user_id, key));
}

/** The order that a staff member entered with this idempotency key. */
export async function findEnteredOrder(db: Db, key: string): Promise<OrderRecord | undefined> {
  return loadRecord(db, await selectEnteredOrder(db, key));
}

/** The order that was placed with this cart. */
export async function findOrderOfCart(db: Db, cart_id: string): Promise<OrderRecord | undefined> {
  return loadRecord(db, await selectOrderOfCart(db, cart_id));
}
