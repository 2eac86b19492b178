/** Queries of orders. They never join products, because an order shows the products as they were when they were ordered. */
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import type { OrderEvents, OrderLines, Orders } from '../../database/schema.ts';

export type OrderRow = Selectable<Orders>;
export type OrderLineRow = Selectable<OrderLines>;
export type OrderEventRow = Selectable<OrderEvents>;

const buildOrderQuery = (db: Db) => db.selectFrom('orders').selectAll();

export const selectOrder = (db: Db, order_id: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('order_id', '=', order_id).executeTakeFirst();

/**
 * Locks the order until the transaction ends, after waiting for another transaction that has locked it. To prevent deadlocks, lock an order
 * before its payments, its stock and its coupon. The lock is `for no key update`, so that a transaction that has locked another order can
 * still insert a row that refers to this order, such as a payment problem.
 */
export const lockOrder = (db: Db, order_id: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('order_id', '=', order_id).forNoKeyUpdate().executeTakeFirst();

/** Locks the order without waiting; undefined if another transaction has locked it. For jobs that several processes may run at once. */
export const lockOrderUnlessLocked = (db: Db, order_id: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('order_id', '=', order_id).forNoKeyUpdate().skipLocked().executeTakeFirst();

/** The caller must have locked the order. */
export const markReminded = (db: Db, order_id: string) =>
  db.updateTable('orders').set({ reminded_at: sql<Date>`now()` }).where('order_id', '=', order_id).execute();

export const updateOrder = (db: Db, order_id: string, changes: Updateable<Orders>): Promise<OrderRow> =>
  db.updateTable('orders').set(changes).where('order_id', '=', order_id).returningAll().executeTakeFirstOrThrow();

/** Whether the customer was erased from the order. */
export const isCustomerErased = ({ customer_phone }: Pick<OrderRow, 'customer_phone'>): boolean => customer_phone === 'erased';

/** The caller must have locked the order. */
export const setContact = (db: Db, order_id: string, contact: Pick<OrderRow, 'customer_phone' | 'address'>) =>
  db.updateTable('orders').set(contact).where('order_id', '=', order_id).execute();

/**
 * The newest order whose id begins with these 8 characters and whose phone number ends with these 4 digits. An order whose customer was
 * erased has no digits, so it is never found.
 */
export const selectOrderByNumber = (db: Db, short_id: string, phone_digits: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db)
    .where('order_id', '>=', `${short_id}-0000-0000-0000-000000000000`)
    .where('order_id', '<=', `${short_id}-ffff-ffff-ffff-ffffffffffff`)
    .where(sql<string>`right(regexp_replace(customer_phone, '[^0-9]', '', 'g'), 4)`, '=', phone_digits)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The shopper's orders, newest first. `limit`: null for all. */
export const selectOrdersOfUser = (db: Db, user_id: string, limit: number | null): Promise<OrderRow[]> =>
  buildOrderQuery(db).where('user_id', '=', user_id).orderBy('created_at', 'desc').orderBy('order_id').limit(limit).execute();

/** Counts a shopper's orders in each status; a status without orders has no row. */
export const selectOrderCounts = (db: Db, user_id: string): Promise<{ status: OrderRow['status']; count: number }[]> =>
  db
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('user_id', '=', user_id)
    .groupBy('status')
    .execute();

/** Whether a shopper has placed an order at `since` or later that is not cancelled. */
export async function hasOrderedSince(db: Db, user_id: string, since: Date): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', user_id)
    .where('status', '<>', 'cancelled')
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/**
 * Whether a shopper has an order that is not cancelled. Counts the orders of this account, and orders to one of these normalised phone
 * numbers that a guest or another account with the same number has placed. An order by an account with another number may be a present, so
 * it does not count.
 */
export async function hasShopperOrdered(db: Db, user_id: string, phones: readonly string[]): Promise<boolean> {
  const phone_list = sql`${phones}::text[]`;
  const { rows } = await sql`
    (select from orders where user_id = ${user_id} and status <> 'cancelled' limit 1)
    union all
    (select from orders left join users using (user_id) where customer_phone = any (${phone_list}) and orders.status <> 'cancelled'
      and (orders.user_id is null or exists (select from unnest(${phone_list}) as shopper_phones(phone)
        where right(shopper_phones.phone, 9) in (${buildLastDigits('users.phone')}, ${buildLastDigits('users.primary_phone')})))
      limit 1)`.execute(db);
  return rows.length > 0;
}

/** SQL of the last nine digits of a phone number, which identify a Rwandan mobile number in every format. */
const buildLastDigits = (column: string) => sql`right(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), 9)`;

export const selectOrderByIdempotencyKey = (db: Db, user_id: string, idempotency_key: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('user_id', '=', user_id).where('idempotency_key', '=', idempotency_key).executeTakeFirst();

export const selectOrderEnteredByStaff = (db: Db, idempotency_key: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('idempotency_key', '=', idempotency_key).where('entered_by', 'is not', null).executeTakeFirst();

const FINISHED = ['delivered', 'cancelled'] as const;

type GuestOrder = Pick<OrderRow, 'order_id' | 'status'>;

/**
 * Locks the next finished orders, after the id `after`, of guests who have requested their erasure, or who placed the order half a year ago.
 * Skips those that another transaction has locked: the next sweep finds them.
 */
export const lockGuestOrdersToErase = (trx: Db, after: string, limit: number): Promise<GuestOrder[]> =>
  trx
    .selectFrom('orders')
    .select(['order_id', 'status'])
    .where('order_id', '>', after)
    .where('is_guest', '=', true)
    .where('erased_at', 'is', null)
    .where('status', 'in', FINISHED)
    .where(sql<SqlBool>`(created_at < ${SHOP_NOW} - interval '180 days' or erasure_asked_at is not null)`)
    .orderBy('order_id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

type GuestContacts = { emails: readonly string[]; phones: readonly string[] };

/** Marks all orders with one of these e-mail addresses or phone numbers for erasure. Returns those that are finished. */
export async function requestErasure(db: Db, { emails, phones }: GuestContacts): Promise<GuestOrder[]> {
  const orders = await db
    .updateTable('orders')
    .set({ erasure_asked_at: SHOP_NOW })
    .where('is_guest', '=', true)
    .where('erased_at', 'is', null)
    .where(sql<SqlBool>`(lower(customer_email) = any (${emails}::text[]) or customer_phone = any (${phones}::text[]))`)
    .returning(['order_id', 'status'])
    .execute();
  return orders.filter(({ status }) => FINISHED.some((finished) => finished === status));
}

/** Erases guests from these orders: the database erases the contact when `erased_at` is set. Returns how many were erased. */
export async function eraseContacts(db: Db, order_ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ erased_at: SHOP_NOW })
    .where(sql<SqlBool>`order_id = any (${order_ids}::uuid[])`)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const selectOrderOfCart = (db: Db, cart_id: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('cart_id', '=', cart_id).executeTakeFirst();

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
