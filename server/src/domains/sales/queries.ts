/** Parts of queries that select from `orders`, for all domains that show sales to staff. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The money that the shop received for the order and did not refund. */
export const RECEIVED_RWF = sql<number>`(select coalesce(sum(amount_rwf), 0) from payment_attempts paid
  where paid.order_id = orders.order_id and state = 'succeeded')`;

/** The same for each order. One pass over all payments is faster than one look for each of many orders. */
export const RECEIVED_BY_ORDER = sql`(select order_id, sum(amount_rwf)::bigint as received_rwf from payment_attempts
  where state = 'succeeded' group by order_id)`;

/** Whether the order is a sale: it is not cancelled, and the money that the shop keeps for it covers its total. `received_rwf`: that money. */
export const buildIsSale = (received_rwf: RawBuilder<number> = RECEIVED_RWF) =>
  sql<SqlBool>`(orders.status <> 'cancelled' and orders.total_rwf <= coalesce(${received_rwf}, 0))`;
