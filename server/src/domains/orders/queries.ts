/** Queries of orders. None reads a live product, because an order shows what was bought. */
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
 * Locks the order until the transaction ends, after waiting for a transaction that moves it. Lock an order before its payments, its stock
 * and its coupon. The lock leaves out the key, so a transaction that holds another order can still insert a row that refers to this one,
 * such as a payment problem.
 */
export const lockOrder = (db: Db, order_id: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('order_id', '=', order_id).forNoKeyUpdate().executeTakeFirst();

/** Locks the order without waiting: undefined if another transaction holds it. For work that another process may do as well. */
export const lockOrderUnlessHeld = (db: Db, order_id: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('order_id', '=', order_id).forNoKeyUpdate().skipLocked().executeTakeFirst();

/** Call it with the order locked. */
export const markReminded = (db: Db, order_id: string) =>
  db.updateTable('orders').set({ reminded_at: sql<Date>`now()` }).where('order_id', '=', order_id).execute();

export const updateOrder = (db: Db, order_id: string, set: Updateable<Orders>): Promise<OrderRow> =>
  db.updateTable('orders').set(set).where('order_id', '=', order_id).returningAll().executeTakeFirstOrThrow();

/** Whether the database has removed the customer from the order. */
export const isCustomerErased = ({ customer_phone }: Pick<OrderRow, 'customer_phone'>): boolean => customer_phone === 'erased';

/** Call it with the order locked. */
export const setContact = (db: Db, order_id: string, contact: Pick<OrderRow, 'customer_phone' | 'address'>) =>
  db.updateTable('orders').set(contact).where('order_id', '=', order_id).execute();

/**
 * The newest order whose id begins with these 8 characters and whose phone number ends with these digits. An order whose customer
 * was removed has no digits.
 */
export const selectOrderByNumber = (db: Db, short_id: string, phone_digits: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db)
    .where('order_id', '>=', `${short_id}-0000-0000-0000-000000000000`)
    .where('order_id', '<=', `${short_id}-ffff-ffff-ffff-ffffffffffff`)
    .where(sql<string>`right(regexp_replace(customer_phone, '[^0-9]', '', 'g'), 4)`, '=', phone_digits)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const selectOwnOrders = (db: Db, user_id: string, limit: number): Promise<OrderRow[]> =>
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
 * Whether a person has an order that is not cancelled: of this account, or to one of these normalised phone numbers by a customer without an
 * account or with another account of that number. An order to the number by anybody else may be a present.
 */
export async function hasPersonOrdered(db: Db, user_id: string, phones: readonly string[]): Promise<boolean> {
  const listed = sql`${phones}::text[]`;
  const { rows } = await sql`
    (select from orders where user_id = ${user_id} and status <> 'cancelled' limit 1)
    union all
    (select from orders left join users using (user_id) where customer_phone = any (${listed}) and orders.status <> 'cancelled'
      and (orders.user_id is null or exists (select from unnest(${listed}) as own(phone)
        where right(own.phone, 9) in (${buildLastDigits('users.phone')}, ${buildLastDigits('users.primary_phone')})))
      limit 1)`.execute(db);
  return rows.length > 0;
}

/** Nine digits tell a Rwandan mobile number in any spelling. */
const buildLastDigits = (column: string) => sql`right(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), 9)`;

export const selectOrderByKey = (db: Db, user_id: string, idempotency_key: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('user_id', '=', user_id).where('idempotency_key', '=', idempotency_key).executeTakeFirst();

export const selectEnteredOrder = (db: Db, idempotency_key: string): Promise<OrderRow | undefined> =>
  buildOrderQuery(db).where('idempotency_key', '=', idempotency_key).where('entered_by', 'is not', null).executeTakeFirst();

/** Whether no money of the order waits to be checked, returned or explained, for which staff may need her number. */
const IS_MONEY_SETTLED = sql<boolean>`not exists (
    select from payment_attempts as attempt where attempt.order_id = orders.order_id
      and (attempt.state = 'submitted' or (attempt.state = 'succeeded' and orders.status = 'cancelled')))
  and not exists (select from payment_problems as problem where problem.order_id = orders.order_id and problem.resolved_at is null)`;

/** Makes the database remove a customer without an account from her order. False where its money still needs her contact. */
export async function eraseGuestContact(db: Db, order_id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ erased_at: sql<Date>`coalesce(erased_at, ${SHOP_NOW})` })
    .where('order_id', '=', order_id)
    .where((where) => where.or([where('erased_at', 'is not', null), IS_MONEY_SETTLED]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes customers without an account from orders that ended: once erasure was asked for, or half a year after they were placed. */
export const deleteGuestContacts = (db: Db) =>
  db
    .updateTable('orders')
    .set({ erased_at: SHOP_NOW })
    .where('is_guest', '=', true)
    .where('erased_at', 'is', null)
    .where('status', 'in', ['delivered', 'cancelled'])
    .where(sql<SqlBool>`(created_at < ${SHOP_NOW} - interval '180 days' or erasure_asked_at is not null)`)
    .where(IS_MONEY_SETTLED)
    .execute();

type Contact = { emails: readonly string[]; phones: readonly string[] };

/**
 * Asks for the erasure of a customer without an account from all orders with one of these e-mail addresses or phone numbers. Those that have
 * ended, and whose money is settled, no longer name her at once, and the others when the sweep finds them so.
 */
export async function askGuestErasure(db: Db, { emails, phones }: Contact): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      erasure_asked_at: SHOP_NOW,
      erased_at: sql<Date | null>`case when status in ('delivered', 'cancelled') and ${IS_MONEY_SETTLED} then ${SHOP_NOW} end`,
    })
    .where('is_guest', '=', true)
    .where('erased_at', 'is', null)
    .where(sql<SqlBool>`(lower(customer_email) = any (${emails}::text[]) or customer_phone = any (${phones}::text[]))`)
    .execute();
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
