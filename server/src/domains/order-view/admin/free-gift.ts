import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { IS_UNDERPAID } from '../queries.ts';

/** When the shop began to pack the order; null before. */
const PACKED_AT = sql`(select min(event.created_at) from order_events event where event.order_id = orders.order_id and event.stage = 'packaging')`;

/**
 * A customer gets one gift, and this selects the one of her orders that it goes with: the order packed first, else her oldest paid order,
 * else her oldest order. Her orders are those with the account or the phone number of `this_order`; an erased phone number counts as none.
 * Leaves out orders that cannot get the gift: cancelled ones, those without an account, and those to which the shop promised none. In the sort
 * order, false comes before true, so a paid order comes before an underpaid one.
 */
const ORDER_WITH_GIFT = sql`
  select orders.order_id from orders
  where orders.status <> 'cancelled' and orders.user_id is not null and orders.gift_promised and orders.order_id in (
    select order_id from orders where user_id = this_order.user_id
    union select order_id from orders where customer_phone = this_order.customer_phone and customer_phone <> 'erased')
  order by ${PACKED_AT} nulls last, ${IS_UNDERPAID}, orders.created_at, orders.order_id
  limit 1`;

/** Which of these orders get the free gift that the shop promised with a first order. */
export async function selectOrdersWithGift(db: Db, order_ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (order_ids.length === 0) return new Set();
  const orders = await db
    .selectFrom('orders as this_order')
    .select('order_id')
    .where('order_id', 'in', order_ids)
    .where('gift_promised', '=', true)
    .where('user_id', 'is not', null)
    .where(sql<SqlBool>`this_order.order_id = (${ORDER_WITH_GIFT})`)
    .execute();
  return new Set(orders.map(({ order_id }) => order_id));
}
