/** The orders' only SQL. None of it reads a live product: an order shows what was bought. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { OrderEvents, OrderLines, Orders } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

export type OrderRow = Selectable<Orders>;
export type OrderLineRow = Selectable<OrderLines>;
export type OrderEventRow = Selectable<OrderEvents>;

const orders = (db: Db) => db.selectFrom('orders').selectAll();

export const selectOrder = (db: Db, order_id: string): Promise<OrderRow | undefined> =>
  orders(db).where('order_id', '=', order_id).executeTakeFirst();

/** Waits for whoever is moving the order, and holds it until the transaction ends: before its payments, its stock and its coupon. */
export const lockOrder = (db: Db, order_id: string): Promise<OrderRow | undefined> =>
  orders(db).where('order_id', '=', order_id).forUpdate().executeTakeFirst();

/** The same for whoever need not be the one: undefined where somebody is moving the order now. */
export const lockOrderUnlessHeld = (db: Db, order_id: string): Promise<OrderRow | undefined> =>
  orders(db).where('order_id', '=', order_id).forUpdate().skipLocked().executeTakeFirst();

/** Of an order that is locked. */
export const markReminded = (db: Db, order_id: string) =>
  db.updateTable('orders').set({ reminded_at: sql<Date>`now()` }).where('order_id', '=', order_id).execute();

export const updateOrder = (db: Db, order_id: string, set: Updateable<Orders>): Promise<OrderRow> =>
  db.updateTable('orders').set(set).where('order_id', '=', order_id).returningAll().executeTakeFirstOrThrow();

export const selectOrdersOf = (db: Db, user_id: string, limit: number): Promise<OrderRow[]> =>
  orders(db).where('user_id', '=', user_id).orderBy('created_at', 'desc').orderBy('order_id').limit(limit).execute();

/** How many of a person's orders are in each status; of a status that none has, there is no row. */
export const countOrdersOf = (db: Db, user_id: string): Promise<{ status: OrderRow['status']; count: number }[]> =>
  db
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('user_id', '=', user_id)
    .groupBy('status')
    .execute();

export const selectOrderByKey = (db: Db, user_id: string, idempotency_key: string): Promise<OrderRow | undefined> =>
  orders(db).where('user_id', '=', user_id).where('idempotency_key', '=', idempotency_key).executeTakeFirst();

export const selectOrderOfCart = (db: Db, cart_id: string): Promise<OrderRow | undefined> =>
  orders(db).where('cart_id', '=', cart_id).executeTakeFirst();

export const selectLines = (db: Db, order_ids: readonly string[]): Promise<OrderLineRow[]> =>
  db.selectFrom('order_lines').selectAll().where('order_id', 'in', order_ids).orderBy('position').execute();

export const selectEvents = (db: Db, order_ids: readonly string[]): Promise<OrderEventRow[]> =>
  db.selectFrom('order_events').selectAll().where('order_id', 'in', order_ids).orderBy('created_at').orderBy('order_event_id').execute();

export const insertOrder = (db: Db, order: Insertable<Orders>): Promise<OrderRow> =>
  db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();

export const insertLines = (db: Db, lines: Insertable<OrderLines>[]): Promise<OrderLineRow[]> =>
  db.insertInto('order_lines').values(lines).returningAll().execute();

export const insertEvent = (db: Db, order_id: string, stage: OrderEventRow['stage']): Promise<OrderEventRow> =>
  db.insertInto('order_events').values({ order_id, stage }).returningAll().executeTakeFirstOrThrow();
