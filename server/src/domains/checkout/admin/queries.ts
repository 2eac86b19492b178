/** What staff look for among orders and their payments together: the only SQL of it. */

import type { AdminOrderQuery } from '@uruhu/contract/staff';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Db } from '../../../http/parts.ts';
import type { OrderRow } from '../../orders/orders.ts';
import { type Search, searchOf } from './search.ts';

const came_in = sql`(select coalesce(sum(amount_rwf), 0) from payment_attempts
  where payment_attempts.order_id = orders.order_id and state = 'succeeded')`;

const BY_PAYMENT: Record<NonNullable<AdminOrderQuery['filter']['payment']>, Expression<SqlBool>> = {
  review: sql<SqlBool>`exists (select from payment_attempts where payment_attempts.order_id = orders.order_id and state = 'submitted')`,
  // Nobody waits for the money of what was cancelled.
  unpaid: sql<SqlBool>`orders.status <> 'cancelled' and ${came_in} < total_rwf`,
  paid: sql<SqlBool>`${came_in} >= total_rwf`,
};

/** Each by an index of its own, so that no order has to be looked at that is not found. */
function found({ id, phones, references, words }: Search): Expression<SqlBool> {
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
    sql`select order_id from payment_attempts where state <> 'rejected' and provider in ('mobile_money', 'pesapal', 'momo')
      and provider_reference in (${sql.join(references)})`,
    sql`select order_id from payment_attempts where state = 'rejected' and provider_reference in (${sql.join(references)})`,
    sql`select order_id from payment_attempts where confirmation_code <> '' and upper(confirmation_code) in (${sql.join(references)})`,
  ];
  return sql<SqlBool>`orders.order_id in (${sql.join(finds, sql` union `)})`;
}

function filtered<Row>(
  query: SelectQueryBuilder<Database, 'orders', Row>,
  { status, payment, q }: AdminOrderQuery['filter'],
): SelectQueryBuilder<Database, 'orders', Row> {
  return query
    .$if(status !== undefined, (some) => some.where('orders.status', '=', status as OrderRow['status']))
    .$if(payment !== undefined, (some) => some.where(BY_PAYMENT[payment as keyof typeof BY_PAYMENT]))
    .$if(Boolean(q), (some) => some.where(found(searchOf(q as string)))) as SelectQueryBuilder<Database, 'orders', Row>;
}

/** A page of orders by age, and how many there are in all. */
export async function selectOrderPage(
  db: Db,
  { page, perPage, order, filter }: AdminOrderQuery,
): Promise<{ orders: OrderRow[]; total: number }> {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const orders = await filtered(db.selectFrom('orders').selectAll('orders'), filter)
    .orderBy('orders.created_at', direction)
    .orderBy('orders.order_id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await filtered(
    db.selectFrom('orders').select(sql<number>`count(*)::int`.as('total')),
    filter,
  ).executeTakeFirstOrThrow();
  return { orders, total };
}
