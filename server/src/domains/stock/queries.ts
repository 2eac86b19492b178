/** The stock's only SQL. */
import { sql } from 'kysely';
import type { Db } from '../../http/parts.ts';

/** Pieces of a product, of one of its options or of one of its sizes; `free` ones can still be had. */
export type StockRow = { stock_id: number; product_id: string; option_id: string | null; size_id: string | null; free: number };

export async function selectStock(db: Db, product_ids: readonly string[]): Promise<StockRow[]> {
  if (product_ids.length === 0) return [];
  return db
    .selectFrom('stock')
    .select(['stock_id', 'product_id', 'option_id', 'size_id', sql<number>`on_hand - reserved`.as('free')])
    .where('product_id', 'in', [...new Set(product_ids)])
    .orderBy('stock_id')
    .execute();
}

/** Takes the pieces if they are there, whoever else is taking some: one statement decides. @returns whether it did. */
export async function takePieces(db: Db, stock_id: number, pieces: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock')
    .set((row) => ({ reserved: row('reserved', '+', pieces) }))
    .where('stock_id', '=', stock_id)
    .where(sql<number>`on_hand - reserved`, '>=', pieces)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives pieces back. @returns whether they had been taken. */
export async function giveBackPieces(db: Db, stock_id: number, pieces: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock')
    .set((row) => ({ reserved: row('reserved', '-', pieces) }))
    .where('stock_id', '=', stock_id)
    .where('reserved', '>=', pieces)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
