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

type Draw = { stock_id: number; pieces: number };

/**
 * Takes the pieces for an order and notes them, for the day it gives them back; the database counts them as reserved, row by row in the
 * order that they are named in. Lock the stock before.
 */
export const insertReservations = (db: Db, order_id: string, draws: readonly Draw[]) =>
  db
    .insertInto('stock_reservations')
    .values(draws.map(({ stock_id, pieces }) => ({ order_id, stock_id, pieces })))
    .execute();

/**
 * Locks what this order still holds, in the order of the ids, before anything of it is changed (see lockStockOf). What it has given back
 * or sent off it does not hold any more.
 */
export const lockHeldBy = (db: Db, order_id: string) =>
  db
    .selectFrom('stock')
    .select('stock_id')
    .where('stock_id', 'in', (held) =>
      held
        .selectFrom('stock_reservations')
        .select('stock_id')
        .where('order_id', '=', order_id)
        .where('released_at', 'is', null)
        .where('shipped_at', 'is', null),
    )
    .orderBy('stock_id')
    .forUpdate()
    .execute();

/** Ends what the order holds; the database counts it as free again, or as gone. */
export const endReservations = (db: Db, order_id: string, ending: 'released_at' | 'shipped_at') =>
  db
    .updateTable('stock_reservations')
    .set({ [ending]: sql<Date>`now()` })
    .where('order_id', '=', order_id)
    .where('released_at', 'is', null)
    .where('shipped_at', 'is', null)
    .execute();
