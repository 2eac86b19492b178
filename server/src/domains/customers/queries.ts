/** SQL of customers for staff, which joins accounts, orders and payments. It never selects password hashes or tokens. */
import type { CustomerQuery } from '@uruhu/contract/staff/customers';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { CustomerLog } from '../../database/schema.ts';
import { formatNameQuery } from '../../lib/name-query.ts';

/** The number of a customer's orders, without cancelled ones. */
const ORDER_COUNT = sql<number>`(select count(*)::int from orders where orders.user_id = users.user_id and orders.status <> 'cancelled')`;
const PAID_RWF = sql<number>`(select coalesce(sum(amount_rwf), 0)::bigint from payment_attempts
  join orders on orders.order_id = payment_attempts.order_id
  where orders.user_id = users.user_id and payment_attempts.state = 'succeeded')`;
const LAST_ORDER_AT = sql<Date | null>`(select max(orders.created_at) from orders where orders.user_id = users.user_id)`;

/** What each sort order sorts by. */
const SORT_EXPRESSIONS: Record<CustomerQuery['sort'], Expression<unknown>> = {
  created_at: sql`users.created_at`,
  name: sql`lower(users.name)`,
  orders: ORDER_COUNT,
  paid_rwf: PAID_RWF,
  last_order_at: LAST_ORDER_AT,
};

const buildCustomerQuery = (db: Db) =>
  db
    .selectFrom('users')
    .select(['user_id', 'username', 'name', 'email', 'email_verified_at', 'phone', 'primary_phone', 'secondary_phone', 'pending_email'])
    .select(['created_at', 'blocked_at'])
    .select([ORDER_COUNT.as('order_count'), PAID_RWF.as('paid_rwf'), LAST_ORDER_AT.as('last_order_at')]);
export type CustomerRow = NonNullable<Awaited<ReturnType<typeof selectCustomer>>>;

export const selectCustomer = (db: Db, user_id: string) => buildCustomerQuery(db).where('user_id', '=', user_id).executeTakeFirst();

/** Fewer digits would match too many phone numbers. */
const PHONE_DIGITS_MIN = 4;

/**
 * The digits of a phone number without Rwanda's country code and without a leading zero, because shoppers write numbers with and without
 * them; null if the text is no number, or too short.
 */
function toPhoneDigits(text: string): string | null {
  if (/[^\d\s+()-]/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^(250|0)/, '');
  return digits.length >= PHONE_DIGITS_MIN ? digits : null;
}

/** The words of an account. The index users_words has the same expression. */
const WORDS = sql`customer_words(name, username, email, array[phone, primary_phone, secondary_phone])`;

/** The beginning and the ending of a phone number, as `customer_words` stores them. */
const formatPhoneQuery = (digits: string) => `'p${digits}':* | 'q${[...digits].reverse().join('')}':*`;

/** Matches the beginnings of words of the names and the e-mail address, or the beginning or ending of a phone number. */
export function buildSearchCondition(q: string): Expression<SqlBool> {
  const [words, digits] = [formatNameQuery(q), toPhoneDigits(q)];
  const queries = [words === null ? [] : [`(${words})`], digits === null ? [] : [`(${formatPhoneQuery(digits)})`]].flat();
  return queries.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${WORDS} @@ to_tsquery('simple', ${queries.join(' | ')})`;
}

export async function selectCustomerPage(db: Db, { page, perPage, sort, order, filter: { blocked, q } }: CustomerQuery) {
  const conditions = [
    ...(blocked === undefined ? [] : [blocked ? sql<SqlBool>`blocked_at is not null` : sql<SqlBool>`blocked_at is null`]),
    ...(q ? [buildSearchCondition(q)] : []),
  ];
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const customers = await buildCustomerQuery(db)
    .where(({ and }) => and(conditions))
    .orderBy(SORT_EXPRESSIONS[sort], (column) => (order === 'ASC' ? column.asc().nullsFirst() : column.desc().nullsLast()))
    .orderBy('user_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(({ and }) => and(conditions))
    .executeTakeFirstOrThrow();
  return { customers, total };
}

const LATEST_ORDERS_MAX = 50;

export const selectLatestOrders = (db: Db, user_id: string) =>
  db
    .selectFrom('orders')
    .select(['order_id', 'created_at', 'status', 'total_rwf'])
    .select(
      sql<number>`(select coalesce(sum(amount_rwf), 0)::bigint from payment_attempts
        where payment_attempts.order_id = orders.order_id and state = 'succeeded')`.as('paid_rwf'),
    )
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .limit(LATEST_ORDERS_MAX)
    .execute();

export async function countOpenSessions(db: Db, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Blocks or unblocks an account. Returns false if it has that state already, or is erased. Locks the account, so that a concurrent sign-in
 * waits and then sees the change.
 */
export async function setBlocked(trx: Db, user_id: string, { is_blocked }: { is_blocked: boolean }): Promise<boolean> {
  const row = await trx
    .updateTable('users')
    .set({ blocked_at: is_blocked ? sql<Date>`now()` : null })
    .where('user_id', '=', user_id)
    .where('blocked_at', is_blocked ? 'is' : 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

// ── notes ──

/** Locks the account against erasure until the transaction ends. Returns false if it is erased. */
export async function lockCustomerRow(trx: Db, user_id: string): Promise<boolean> {
  const row = await trx.selectFrom('users').select('user_id').where('user_id', '=', user_id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

type NewEntry = { user_id: string; staff_id: string; kind: CustomerLog['kind']; text: string };
export const insertLogEntry = (trx: Db, entry: NewEntry) => trx.insertInto('customer_log').values(entry).execute();

export const selectCustomerLog = (db: Db, user_id: string) =>
  db
    .selectFrom('customer_log')
    .innerJoin('staff', 'staff.staff_id', 'customer_log.staff_id')
    .select(['customer_log_id', 'kind', 'text', 'staff.name as staff', 'customer_log.created_at'])
    .where('user_id', '=', user_id)
    .orderBy('customer_log_id', 'desc')
    .execute();
