/** SQL of the pieces on hand that staff change, and of the log of their changes. */
import type { StockReason } from '@uruhu/contract/staff/products/terms';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

/** Locks all stock rows of these products, counted or not, in the order of their ids, as all other code does. */
export const lockStockRows = (trx: Db, product_ids: readonly string[]) => buildStockQuery(trx, product_ids).forUpdate().execute();

export const selectStockOfMany = (db: Db, product_ids: readonly string[]) => buildStockQuery(db, product_ids).execute();
export const selectStockRows = (db: Db, product_id: string) => selectStockOfMany(db, [product_id]);
export type StockRow = Awaited<ReturnType<typeof selectStockRows>>[number];

const buildStockQuery = (db: Db, product_ids: readonly string[]) =>
  db
    .selectFrom('stock')
    .select(['stock_id', 'product_id', 'option_id', 'size_id', 'on_hand', 'reserved', 'is_counted'])
    // '' keeps the list from being empty, which SQL does not allow.
    .where('product_id', 'in', ['', ...product_ids])
    .orderBy('stock_id');

/** Sets the reason and the note that the database logs with the stock changes of this transaction. */
export const setStockReason = (trx: Db, reason: StockReason, note: string) =>
  sql`select set_config('shop.stock_reason', ${reason}, true), set_config('shop.stock_note', ${note}, true)`.execute(trx);

export type StockUpdate = { stock_id: number; on_hand: number; is_counted: boolean };

/** Updates rows that lockStockRows has locked. */
export const updateStockRows = (trx: Db, updates: readonly StockUpdate[]) =>
  sql`update stock set on_hand = change.on_hand, is_counted = change.is_counted
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as change (stock_id integer, on_hand integer, is_counted boolean)
    where stock.stock_id = change.stock_id`.execute(trx);

export type NewStockRow = { product_id: string; option_id: string | null; size_id: string | null; on_hand: number };

export const insertStockRows = (trx: Db, rows: readonly NewStockRow[]) =>
  trx.insertInto('stock').values(rows).returning(['stock_id', 'product_id', 'on_hand']).execute();

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
