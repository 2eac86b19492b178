/** The stock's only SQL. */
import { sql } from 'kysely';
import type { Db } from '../../http/parts.ts';

/** Pieces of a product, of one of its options or of one of its sizes; `free` ones can still be had. */
export type StockRow = { stock_id: number; product_id: string; option_id: string | null; size_id: string | null; free: number };

const rows = (db: Db) =>
  db
    .selectFrom('stock')
    .select(['stock_id', 'product_id', 'option_id', 'size_id', sql<number>`on_hand - reserved`.as('free')])
    .orderBy('stock_id');

export async function selectStock(db: Db, product_ids: readonly string[]): Promise<StockRow[]> {
  if (product_ids.length === 0) return [];
  return rows(db)
    .where('product_id', 'in', [...new Set(product_ids)])
    .execute();
}

/**
 * Locks what there is of these products, in the order of the ids. All of it before any is changed: a change that empties a
 * row also locks the catalogue's version, and whoever holds that must not wait for a row that another has.
 */
export const lockStockOf = (db: Db, product_ids: readonly string[]): Promise<StockRow[]> =>
  rows(db)
    .where('product_id', 'in', [...new Set(product_ids)])
    .forUpdate()
    .execute();

/** Takes the pieces for an order and notes them, for the day it gives them back; the database counts them as reserved. */
export const insertReservation = (db: Db, order_id: string, stock_id: number, pieces: number) =>
  db.insertInto('stock_reservations').values({ order_id, stock_id, pieces }).execute();
