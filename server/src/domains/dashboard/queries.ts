/** SQL of the dashboard. It reads orders, payments, carts, reviews and messages together, and writes nothing. */
import type { OrderStatus } from '@uruhu/contract/rules/transitions';
import type { DashboardUnit } from '@uruhu/contract/staff/dashboard';
import { type SqlBool, sql } from 'kysely';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import { buildSaleCondition, RECEIVED_BY_ORDER } from '../sales/sales.ts';

/** Days, weeks and months begin at midnight in Kigali. */
const TIME_ZONE = sql.lit('Africa/Kigali');
const UNIT_INTERVALS = { day: sql`interval '1 day'`, week: sql`interval '1 week'`, month: sql`interval '1 month'` } as const;

/** The period from `from` until before `to`. `start`: its first day in Kigali, as YYYY-MM-DD. */
export type PeriodRow = { start: string; from: Date; to: Date };

/** The last `count` days, weeks or months, the current one last. */
export async function selectPeriods(db: Db, unit: DashboardUnit, count: number): Promise<PeriodRow[]> {
  const step = UNIT_INTERVALS[unit];
  const { rows } = await sql<PeriodRow>`
    select to_char(start, 'YYYY-MM-DD') as start, start at time zone ${TIME_ZONE} as "from", (start + ${step}) at time zone ${TIME_ZONE} as "to"
    from (select date_trunc(${sql.lit(unit)}, ${SHOP_NOW} at time zone ${TIME_ZONE}) as current_start) as current_period,
      generate_series(current_start - ${sql.lit(count - 1)} * ${step}, current_start, ${step}) as start
    order by start`.execute(db);
  return rows;
}

const IS_SALE = buildSaleCondition(sql`received_rwf`);

export type OrderSumRow = { start: string; status: OrderStatus; is_sale: boolean; orders: number; total_rwf: number };

/** Orders placed since `from`, by period, status and whether they are sales. */
export async function selectOrderSums(db: Db, unit: DashboardUnit, from: Date): Promise<OrderSumRow[]> {
  const { rows } = await sql<OrderSumRow>`
    select to_char(start, 'YYYY-MM-DD') as start, status, is_sale, orders, total_rwf
    from (
      select date_trunc(${sql.lit(unit)}, created_at at time zone ${TIME_ZONE}) as start, status, ${IS_SALE} as is_sale,
        count(*)::int as orders, sum(total_rwf)::bigint as total_rwf
      from orders left join ${RECEIVED_BY_ORDER} as payments using (order_id)
      where created_at >= ${from}
      group by 1, 2, 3
    ) as sums`.execute(db);
  return rows;
}

/** Counts the carts that are not ordered and into which a shopper has put something since `from`. */
export async function countOpenCarts(db: Db, from: Date): Promise<number> {
  const { rows } = await sql<{ carts: number }>`
    select count(*)::int as carts from carts
    where ordered_at is null
      and exists (select from cart_items where cart_items.cart_id = carts.cart_id and cart_items.created_at >= ${from})`.execute(db);
  return rows[0]?.carts ?? 0;
}

export type BestSellerRow = { product_id: string; name: string; is_gone: boolean; pieces: number; sales: number };

/**
 * The products with the most pieces in sales since `from`. `name`: the current name; for a deleted product, the name when it was ordered.
 */
export async function selectBestSellers(db: Db, from: Date, count: number): Promise<BestSellerRow[]> {
  const { rows } = await sql<BestSellerRow>`
    select product_id, coalesce(products.name, ordered_name) as name, products.name is null as is_gone, pieces, sales
    from (
      select product_id, max(product_name) as ordered_name, sum(quantity)::int as pieces,
        sum(unit_price_rwf * quantity - discount_share_rwf)::bigint as sales
      from order_lines
      where order_id in (
        select orders.order_id from orders left join ${RECEIVED_BY_ORDER} as payments using (order_id)
        where orders.created_at >= ${from} and ${IS_SALE}
      )
      group by product_id
      order by pieces desc, sales desc, product_id limit ${count}::int
    ) as best_sellers left join products using (product_id)
    order by pieces desc, sales desc, product_id`.execute(db);
  return rows;
}

export type WaitingCountsRow = {
  unpaid: number;
  due_rwf: number;
  to_pack: number;
  to_send: number;
  to_check: number;
  oldest_at: Date | null;
  problems: number;
  reviews: number;
  messages: number;
};

/** Counts what waits for staff or payment now, by the rules of the tabs of the lists. */
export async function selectWaitingCounts(db: Db): Promise<WaitingCountsRow> {
  const isUnpaid = sql<SqlBool>`total_rwf > coalesce(received_rwf, 0)`;
  const { rows } = await sql<WaitingCountsRow>`
    with open_orders as (
      select count(*) filter (where ${isUnpaid})::int as unpaid,
        coalesce(sum(total_rwf - coalesce(received_rwf, 0)) filter (where ${isUnpaid}), 0)::bigint as due_rwf,
        count(*) filter (where status = 'pending' and not (${isUnpaid}))::int as to_pack,
        count(*) filter (where status = 'preparing')::int as to_send
      from orders left join lateral (
        select sum(amount_rwf) as received_rwf from payment_attempts where payment_attempts.order_id = orders.order_id and state = 'succeeded'
      ) as payments on true
      where status in ('pending', 'preparing', 'in_transit')
    ), claims as (select count(*)::int as to_check, min(created_at) as oldest_at from payment_attempts where state = 'submitted')
    select open_orders.*, claims.*, (select count(*)::int from payment_problems where resolved_at is null) as problems,
      (select count(*)::int from reviews where checked_at is null) as reviews,
      (select count(*)::int from contact_messages where state = 'open') as messages
    from open_orders, claims`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('selectWaitingCounts returned no row');
  return row;
}
