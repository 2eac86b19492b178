/** Queries of sales, and parts of queries that select from `orders`, for all domains that show sales to staff. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';

/** The money that the shop received for the order and did not refund. */
export const RECEIVED_RWF = sql<number>`(select coalesce(sum(amount_rwf), 0) from payment_attempts paid
  where paid.order_id = orders.order_id and state = 'succeeded')`;

/** `RECEIVED_RWF` of every order, for queries of many orders: one pass over all payments is faster than one subquery for each order. */
export const RECEIVED_BY_ORDER = sql`(select order_id, sum(amount_rwf)::bigint as received_rwf from payment_attempts
  where state = 'succeeded' group by order_id)`;

/**
 * Whether the order is a sale: it is not cancelled, and the money that the shop keeps for it covers its total. `received_rwf`: that money.
 */
export const buildSaleCondition = (received_rwf: RawBuilder<number> = RECEIVED_RWF) =>
  sql<SqlBool>`(orders.status <> 'cancelled' and orders.total_rwf <= coalesce(${received_rwf}, 0))`;

/**
 * Pieces of each product in the sales of the last `days` days, where they differ from the counts of `product_sales`. `sold_count` is 0 for
 * a product with a row in `product_sales` that has no sale in these days.
 */
export async function selectChangedSales(db: Db, days: number): Promise<{ product_id: string; sold_count: number }[]> {
  const { rows } = await sql<{ product_id: string; sold_count: number }>`
    select product_id, coalesce(recent_sales.sold_count, 0) as sold_count
    from (
      select product_id, sum(quantity)::int as sold_count
      from order_lines join products using (product_id)
      where order_id in (
        select orders.order_id from orders left join ${RECEIVED_BY_ORDER} as payments using (order_id)
        where orders.created_at >= ${SHOP_NOW} - make_interval(days => ${days}::int) and ${buildSaleCondition(sql<number>`received_rwf`)}
      )
      group by product_id
    ) as recent_sales full join product_sales using (product_id)
    where recent_sales.sold_count is distinct from product_sales.sold_count
    order by product_id`.execute(db);
  return rows;
}

/** Writes counts in the order of the products, so that two processes that write at once cannot deadlock. */
export async function upsertSales(db: Db, sales: readonly { product_id: string; sold_count: number }[]): Promise<void> {
  const product_ids = sales.map(({ product_id }) => product_id);
  const counts = sales.map(({ sold_count }) => sold_count);
  await sql`insert into product_sales select product_id, sold_count
    from unnest(${product_ids}::text[], ${counts}::int[]) as new_counts (product_id, sold_count)
    where exists (select from products where products.product_id = new_counts.product_id)
    order by product_id
    on conflict (product_id) do update set sold_count = excluded.sold_count
      where product_sales.sold_count <> excluded.sold_count`.execute(db);
}

export const deleteSales = (db: Db, product_ids: readonly string[]) =>
  db.deleteFrom('product_sales').where('product_id', 'in', product_ids).execute();
