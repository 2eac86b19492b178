/** SQL of the log of stock changes. */
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** The changes of one product's stock, newest first. */
export async function selectStockChanges(db: Db, product_id: string, { page, perPage }: { page: number; perPage: number }) {
  const changes = db.selectFrom('stock_changes').where('stock_changes.product_id', '=', product_id);
  const rows = await changes
    .leftJoin('staff', 'staff.staff_id', 'stock_changes.staff_id')
    .leftJoin('product_options', 'product_options.option_id', 'stock_changes.option_id')
    .leftJoin('product_sizes', 'product_sizes.size_id', 'stock_changes.size_id')
    .select(['stock_change_id', 'stock_changes.option_id', 'stock_changes.size_id', 'from_pieces', 'to_pieces', 'reason', 'note'])
    .select(['stock_changes.created_at', 'staff.name as staff'])
    .select(sql<string>`coalesce(product_options.name, product_sizes.name, '')`.as('choice'))
    .orderBy('stock_change_id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await changes.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** The last change of the stock of each of these products and their options and sizes. */
export async function selectLastStockChanges(db: Db, product_ids: readonly string[]) {
  const { rows } = await sql<{
    product_id: string;
    option_id: string | null;
    size_id: string | null;
    stock_id: number;
    stock_change_id: number;
  }>`
    select distinct on (product_id, option_id, size_id) product_id, option_id, size_id, stock_id, stock_change_id from stock_changes
    where product_id = any (${product_ids}::text[]) order by product_id, option_id, size_id, stock_change_id desc`.execute(db);
  return rows;
}
