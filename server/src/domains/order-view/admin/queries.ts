/** SQL for the list of orders for staff, which joins orders and payments. */

import { UNPAID_HOURS } from '@uruhu/contract/constants';
import type { AdminOrderQuery } from '@uruhu/contract/staff';
import { OTHER_ORDERS_MAX } from '@uruhu/contract/staff/orders/details';
import type { OrderCountFilter, OrderFilter, OrderListFilter, OrderTabCounts } from '@uruhu/contract/staff/orders/lists';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { SHOP_NOW } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import type { Database } from '../../../database/schema.ts';
import { isUuid } from '../../../lib/uuid.ts';
import type { OrderRow } from '../../orders/orders.ts';
import { buildSaleCondition } from '../../sales/sales.ts';
import { IS_UNDERPAID } from '../queries.ts';
import { type OrderSearch, parseSearch } from './search.ts';

/** The time at which the shopper submitted the order's payment that staff have not checked; an order has at most one. */
const CLAIMED_AT = sql`(select claim.created_at from payment_attempts claim where claim.order_id = orders.order_id and state = 'submitted')`;

/**
 * Whether half of the time to pay is over and the shopper has made no claim, so that staff may ask her. At the same time the shop mails its
 * reminder. `unpaid_hours` times 30 minutes is half of the time to pay.
 */
const IS_UNPAID_FOR_LONG = sql<SqlBool>`orders.status = 'pending' and ${IS_UNDERPAID} and ${CLAIMED_AT} is null
  and waits_since <= ${SHOP_NOW} - make_interval(mins => (${sql.lit(30)} * coalesce((select unpaid_hours from site_settings), ${sql.lit(UNPAID_HOURS)}))::int)`;

const PAYMENT_CONDITIONS: Record<NonNullable<OrderFilter['payment']>, Expression<SqlBool>> = {
  review: sql<SqlBool>`exists (select from payment_attempts where payment_attempts.order_id = orders.order_id and state = 'submitted')`,
  // Delivered and cancelled orders do not wait for a payment.
  unpaid: sql<SqlBool>`orders.status in ('pending', 'preparing', 'in_transit') and ${IS_UNDERPAID}`,
  unpaid_long: IS_UNPAID_FOR_LONG,
  paid: sql<SqlBool>`not ${IS_UNDERPAID}`,
  sale: buildSaleCondition(),
};

/** Uses a subquery for each kind of match, so that each can use its index and the database does not scan all orders. */
function buildSearchCondition({ idStart, phones, phoneEnding, references, words }: OrderSearch): Expression<SqlBool> {
  const subqueries = [
    ...(idStart === null ? [] : [sql`select order_id from orders where order_id::text like ${`${idStart}%`}`]),
    ...(phones.length === 0
      ? []
      : [
          sql`select order_id from orders where customer_phone in (${sql.join(phones)})`,
          sql`select order_id from payment_attempts where payer_phone <> '' and payer_phone in (${sql.join(phones)})`,
        ]),
    ...(phoneEnding === null ? [] : [sql`select order_id from orders where reverse(customer_phone) like reverse(${phoneEnding}) || '%'`]),
    ...(words === null ? [] : [sql`select order_id from orders where name_words(customer_name) @@ to_tsquery('simple', ${words})`]),
    sql`select order_id from payment_attempts where provider_reference in (${sql.join(references)})`,
    sql`select order_id from payment_attempts
      where confirmation_code <> '' and canonical_transaction_id(confirmation_code) in (${sql.join(references)})`,
  ];
  return sql<SqlBool>`orders.order_id in (${sql.join(subqueries, sql` union `)})`;
}

const buildIdCondition = (ids: readonly string[]): Expression<SqlBool> => {
  const uuids = ids.filter(isUuid);
  return uuids.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`orders.order_id in (${sql.join(uuids)})`;
};

const buildCustomerCondition = (user_id: string): Expression<SqlBool> =>
  isUuid(user_id) ? sql<SqlBool>`orders.user_id = ${user_id}` : sql<SqlBool>`false`;

/** The conditions of the limits and of a customer: the filters that staff add to the filter of a tab. */
function buildLimitConditions(limits: OrderCountFilter): Expression<SqlBool>[] {
  const { user_id, within_days, from, to, total_from, coupon, entered, cancelled } = limits;
  return [
    ...(user_id === undefined ? [] : [buildCustomerCondition(user_id)]),
    ...(within_days === undefined ? [] : [sql<SqlBool>`orders.created_at > ${SHOP_NOW} - make_interval(days => ${within_days}::int)`]),
    ...(from === undefined ? [] : [sql<SqlBool>`orders.created_at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`orders.created_at < ${new Date(to)}`]),
    ...(total_from === undefined ? [] : [sql<SqlBool>`orders.total_rwf >= ${total_from}::bigint`]),
    ...(coupon ? [sql<SqlBool>`orders.coupon_code = ${coupon.toUpperCase()}`] : []),
    ...(entered === undefined ? [] : [sql<SqlBool>`(orders.entered_by is not null) = ${entered}`]),
    ...(cancelled === undefined ? [] : [sql<SqlBool>`(orders.status = 'cancelled') = ${cancelled}`]),
  ];
}

function applyFilter<Row>(
  query: SelectQueryBuilder<Database, 'orders', Row>,
  { status, payment, q, ids, ...limits }: OrderListFilter,
): SelectQueryBuilder<Database, 'orders', Row> {
  const conditions = [
    ...(status === undefined ? [] : [sql<SqlBool>`orders.status = ${status}`]),
    ...(payment === undefined ? [] : [PAYMENT_CONDITIONS[payment]]),
    ...buildLimitConditions(limits),
    ...(q ? [buildSearchCondition(parseSearch(q))] : []),
    ...(ids === undefined ? [] : [buildIdCondition(ids)]),
  ];
  return query.where(({ and }) => and(conditions));
}

export async function countOrders(db: Db, filter: OrderListFilter): Promise<number> {
  const { total } = await applyFilter(
    db.selectFrom('orders').select(sql<number>`count(*)::int`.as('total')),
    filter,
  ).executeTakeFirstOrThrow();
  return total;
}

/** Whether the orders of a filter wait for the shop to pack or send them. */
const isWaitingForShop = ({ status, payment }: OrderListFilter): boolean =>
  status === 'preparing' || (status === 'pending' && payment === 'paid');

/**
 * One page of orders, and the total. With the sort `waiting`, the order that has waited longest comes first if the orders of the filter
 * wait for a check, a payment or the shop; other orders are sorted by the time at which they were placed.
 */
export async function selectOrderPage(
  db: Db,
  { page, perPage, sort, order, filter }: AdminOrderQuery,
): Promise<{ orders: OrderRow[]; total: number }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const orders = await applyFilter(db.selectFrom('orders').selectAll('orders'), filter)
    .$if(sort === 'waiting' && filter.payment === 'review', (query) => query.orderBy(CLAIMED_AT))
    .$if(sort === 'waiting' && filter.payment === 'unpaid_long', (query) => query.orderBy('orders.waits_since'))
    .$if(sort === 'waiting' && isWaitingForShop(filter), (query) => query.orderBy('orders.created_at'))
    .$if(sort === 'final_total', (query) => query.orderBy('orders.total_rwf', direction))
    .orderBy('orders.created_at', direction)
    .orderBy('orders.order_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { orders, total: await countOrders(db, filter) };
}

/**
 * Counts the orders of each tab that fulfil the limits. Computes what an order still owes only for open orders, as only their tabs depend
 * on payments, and the shop has many more orders that have ended.
 */
export async function selectTabCounts(db: Db, limits: OrderCountFilter): Promise<OrderTabCounts> {
  const conditions = buildLimitConditions(limits);
  const isWithinLimits = sql.join([sql`true`, ...conditions], sql` and `);
  // The table of payments does not have the columns of the limits.
  const andOrderIsWithinLimits =
    conditions.length === 0 ? sql`` : sql`and order_id in (select order_id from orders where ${isWithinLimits})`;
  const { rows } = await sql<OrderTabCounts>`
    with by_status as (
      select count(*)::int as "all", count(*) filter (where status = 'preparing')::int as preparing,
        count(*) filter (where status = 'in_transit')::int as in_transit, count(*) filter (where status = 'delivered')::int as delivered,
        count(*) filter (where status = 'cancelled')::int as cancelled
      from orders where ${isWithinLimits}
    ), open_orders as (
      select count(*) filter (where is_unpaid)::int as unpaid, count(*) filter (where is_unpaid_long)::int as unpaid_long,
        count(*) filter (where status = 'pending' and not is_unpaid)::int as to_pack
      from (select status, ${IS_UNDERPAID} as is_unpaid, ${IS_UNPAID_FOR_LONG} as is_unpaid_long
        from orders where status in ('pending', 'preparing', 'in_transit') and ${isWithinLimits}) each_order
    )
    select by_status.*, open_orders.*, (select count(distinct order_id)::int from payment_attempts where state = 'submitted' ${andOrderIsWithinLimits}) as review
    from by_status, open_orders`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('selectTabCounts returned no row');
  return counts;
}

export async function selectStaffName(db: Db, staff_id: string): Promise<string | null> {
  const row = await db.selectFrom('staff').select('name').where('staff_id', '=', staff_id).executeTakeFirst();
  return row?.name ?? null;
}

/** The newest other orders of the same account, or with the same phone number. */
export const selectOtherOrders = (db: Db, { order_id, user_id, customer_phone }: OrderRow): Promise<OrderRow[]> => {
  const subqueries = [
    ...(user_id === null ? [] : [sql`select order_id from orders where user_id = ${user_id}`]),
    ...(customer_phone === 'erased' ? [] : [sql`select order_id from orders where customer_phone = ${customer_phone}`]),
  ];
  if (subqueries.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('orders')
    .selectAll()
    .where(sql<SqlBool>`order_id in (${sql.join(subqueries, sql` union `)})`)
    .where('order_id', '<>', order_id)
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .limit(OTHER_ORDERS_MAX)
    .execute();
};

type OrderPosition = { created_at: Date; order_id: string };

/**
 * The orders of a filter that were placed before `lastOrder`, newest first; all of them if it is null. Reads the time of `lastOrder` from
 * the database again, as a Date has no microseconds.
 */
export const selectOrdersBefore = (db: Db, filter: OrderFilter, lastOrder: OrderPosition | null, limit: number): Promise<OrderRow[]> =>
  applyFilter(db.selectFrom('orders').selectAll('orders'), filter)
    .$if(lastOrder !== null, (query) =>
      query.where(
        sql<SqlBool>`(orders.created_at, orders.order_id) < ((select created_at from orders where order_id = ${lastOrder?.order_id}::uuid), ${lastOrder?.order_id}::uuid)`,
      ),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .limit(limit)
    .execute();

export const selectOrders = (db: Db, order_ids: readonly string[]): Promise<OrderRow[]> =>
  order_ids.length === 0 ? Promise.resolve([]) : db.selectFrom('orders').selectAll().where('order_id', 'in', order_ids).execute();
