import { ORDERS_MAX } from '@uruhu/contract/order';
import type { Db } from '../../database/db.ts';
import { isUuid } from '../../lib/uuid.ts';
import { loadOrderDetails, type OrderDetails } from './order-details.ts';
import {
  type OrderRow,
  selectOrder,
  selectOrderByIdempotencyKey,
  selectOrderByNumber,
  selectOrderEnteredByStaff,
  selectOrderOfCart,
  selectOrdersOfUser,
} from './queries.ts';

async function loadDetails(db: Db, order: OrderRow | undefined): Promise<OrderDetails | undefined> {
  return order && (await loadOrderDetails(db, [order]))[0];
}

export async function findOrder(db: Db, order_id: string): Promise<OrderDetails | undefined> {
  return isUuid(order_id) ? loadDetails(db, await selectOrder(db, order_id)) : undefined;
}

/** The order with this short number and a phone number that ends with these digits. */
export async function findOrderByNumber(db: Db, short_id: string, phone_digits: string): Promise<OrderDetails | undefined> {
  return loadDetails(db, await selectOrderByNumber(db, short_id, phone_digits));
}

/** A shopper's newest orders, newest first. `limit`: null for all of them. */
export async function listOrdersOfUser(db: Db, user_id: string, limit: number | null = ORDERS_MAX): Promise<OrderDetails[]> {
  return loadOrderDetails(db, await selectOrdersOfUser(db, user_id, limit));
}

/** The order that this shopper placed with this idempotency key. */
export async function findOrderByIdempotencyKey(db: Db, user_id: string, key: string): Promise<OrderDetails | undefined> {
  return loadDetails(db, await selectOrderByIdempotencyKey(db, user_id, key));
}

/** The order that a staff member entered with this idempotency key. */
export async function findOrderEnteredByStaff(db: Db, key: string): Promise<OrderDetails | undefined> {
  return loadDetails(db, await selectOrderEnteredByStaff(db, key));
}

/** The order that was placed with this cart. */
export async function findOrderOfCart(db: Db, cart_id: string): Promise<OrderDetails | undefined> {
  return loadDetails(db, await selectOrderOfCart(db, cart_id));
}
