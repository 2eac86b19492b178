/** SQL of the checkout: current prices, the pieces that a shopper's unpaid orders hold, and the lock of an idempotency key. */
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database/db.ts';
import { IS_UNDERPAID } from '../order-view/order-view.ts';

/** The unpaid orders of a shopper, or of the staff member who has entered them, without delivered and cancelled ones, and the pieces that they hold, in all and of each stock row. */
export type UnpaidHolds = {
  order_count: number;
  value_rwf: number;
  piece_count: number;
  stock_rows: { stock_id: number; pieces: number }[];
};

/**
 * `piece_count` counts each piece once, although a piece with an option and a size may take from three stock rows. It leaves out pieces
 * that are made to order, as they take none from other shoppers.
 */
export async function selectUnpaidHolds(db: Db, holder: { user_id: string } | { entered_by: string }): Promise<UnpaidHolds> {
  const isHeld = 'user_id' in holder ? sql`user_id = ${holder.user_id}` : sql`entered_by = ${holder.entered_by}`;
  const { rows } = await sql<UnpaidHolds>`
    with unpaid_orders as (
      select order_id, total_rwf from orders
      where ${isHeld} and status not in ('delivered', 'cancelled') and ${IS_UNDERPAID}
    ), held_pieces as (
      select order_id, stock_id, pieces from stock_reservations join unpaid_orders using (order_id)
      where released_at is null and shipped_at is null
    )
    select
      (select count(*)::int from unpaid_orders) as order_count,
      (select coalesce(sum(total_rwf), 0)::bigint from unpaid_orders) as value_rwf,
      (select coalesce(sum(quantity), 0)::int from order_lines line join unpaid_orders using (order_id)
        where exists (select from held_pieces join stock using (stock_id)
          where held_pieces.order_id = line.order_id and stock.product_id = line.product_id
            and (stock.option_id is null or stock.option_id = line.option_id)
            and (stock.size_id is null or stock.size_id = line.size_id))) as piece_count,
      (select coalesce(json_agg(json_build_object('stock_id', stock_id, 'pieces', pieces)), '[]')
        from (select stock_id, sum(pieces)::int as pieces from held_pieces group by stock_id) pieces_by_row) as stock_rows`.execute(db);
  const [holds] = rows;
  if (!holds) throw new Error('selectUnpaidHolds returned no row');
  return holds;
}

/**
 * Published products with their options and sizes, in display order. SQL allows no empty list, and no id is '', so [''] matches no row.
 */
export const selectSellableProducts = (db: Db, product_ids: readonly string[]) =>
  db
    .selectFrom('products')
    .innerJoin('brands', 'brands.brand_id', 'products.brand_id')
    .select(['products.product_id', 'products.name', 'products.image', 'base_price_rwf', 'discounted_price_rwf', 'brands.name as brand'])
    .select((product) => [
      jsonArrayFrom(
        product
          .selectFrom('product_options')
          .select(['option_id as id', 'name', 'additional_price_rwf as additional_price'])
          .whereRef('product_options.product_id', '=', 'products.product_id')
          .where('archived_at', 'is', null)
          .orderBy('position')
          .orderBy('option_id'),
      ).as('options'),
      jsonArrayFrom(
        product
          .selectFrom('product_sizes')
          .select(['size_id as id', 'name', 'additional_price_rwf as additional_price'])
          .whereRef('product_sizes.product_id', '=', 'products.product_id')
          .where('archived_at', 'is', null)
          .orderBy('position')
          .orderBy('size_id'),
      ).as('sizes'),
    ])
    .where('products.product_id', 'in', product_ids.length > 0 ? product_ids : [''])
    .where('status', '=', 'published')
    .execute();

/**
 * Locks a staff member until the transaction ends, so that orders that she enters at once are counted one after the other. Returns her
 * current role. The lock lets other transactions write rows that refer to her, such as those of the audit log.
 */
export const lockEnteringMember = (trx: Db, staff_id: string) =>
  trx.selectFrom('staff').select('role').where('staff_id', '=', staff_id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Makes requests with the same idempotency key wait for each other until the transaction ends. */
export const lockIdempotencyKey = (trx: Db, key: string) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
