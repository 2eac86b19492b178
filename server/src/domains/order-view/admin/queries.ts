/** The SQL of staff's list of orders, which joins orders and payments. */

import type { AdminOrderQuery } from '@uruhu/contract/staff';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Database } from '../../../database/schema.ts';
import type { OrderRow } from '../../orders/orders.ts';
import { parseSearch, type Search } from './search.ts';

const RECEIVED_RWF = sql`(select coalesce(sum(amount_rwf), 0) from payment_attempts
  where payment_attempts.order_id = orders.order_id and state = 'succeeded')`;

/** When the order's submitted payment was submitted; an order has at most one. */
const CLAIMED_AT = sql`(select told.created_at from payment_attempts told where told.order_id = orders.order_id and state = 'submitted')`;

const BY_PAYMENT: Record<NonNullable<AdminOrderQuery['filter']['payment']>, Expression<SqlBool>> = {
  review: sql<SqlBool>`exists (select from payment_attempts where payment_attempts.order_id = orders.order_id and state = 'submitted')`,
  // Cancelled orders need no payment.
  unpaid: sql<SqlBool>`orders.status <> 'cancelled' and ${RECEIVED_RWF} < total_rwf`,
  paid: sql<SqlBool>`${RECEIVED_RWF} >= total_rwf`,
};

/** Uses one subquery per kind of match, each with its own index, so that the database does not scan all orders. */
function matchSearch({ id, phones, references, words }: Search): Expression<SqlBool> {
  const finds = [
    ...(id === null ? [] : [sql`select order_id from orders where order_id::text like ${`${id}%`}`]),
    ...(phones.length === 0
      ? []
      : [
          sql`select order_id from orders where customer_phone in (${sql.join(phones)})`,
          sql`select order_id from payment_attempts where payer_phone <> '' and payer_phone in (${sql.join(phones)})`,
        ]),
    ...(words === null
      ? []
      : [sql`select order_id from orders where to_tsvector('simple', customer_name) @@ to_tsquery('simple', ${words})`]),
    sql`select order_id from payment_attempts where provider_reference in (${sql.join(references)})`,
    sql`select order_id from payment_attempts
      where confirmation_code <> '' and canonical_transaction_id(confirmation_code) in (${sql.join(references)})`,
  ];
  return sql<SqlBool>`orders.order_id in (${sql.join(finds, sql` union `)})`;
}

function applyFilter<Row>(
  query: SelectQueryBuilder<Database, 'orders', Row>,
  { status, payment, q }: AdminOrderQuery['filter'],
): SelectQueryBuilder<Database, 'orders', Row> {
  return query
    .$if(status !== undefined, (some) => some.where('orders.status', '=', status as OrderRow['status']))
    .$if(payment !== undefined, (some) => some.where(BY_PAYMENT[payment as keyof typeof BY_PAYMENT]))
    .$if(Boolean(q), (some) => some.where(matchSearch(parseSearch(q as string)))) as SelectQueryBuilder<Database, 'orders', Row>;
}

/** One page of orders by age (those with a claim by its age), and the total. */
export async function selectOrderPage(
  db: Db,
  { page, perPage, order, filter }: AdminOrderQuery,
): Promise<{ orders: OrderRow[]; total: number }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const orders = await applyFilter(db.selectFrom('orders').selectAll('orders'), filter)
    .$if(filter.payment === 'review', (waiting) => waiting.orderBy(CLAIMED_AT))
    .orderBy('orders.created_at', direction)
    .orderBy('orders.order_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await applyFilter(
    db.selectFrom('orders').select(sql<number>`count(*)::int`.as('total')),
    filter,
  ).executeTakeFirstOrThrow();
  return { orders, total };
}
