/** Queries of stock and of the pieces that orders reserve. */
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The counted stock of a product, of one of its options or of one of its sizes. `available_pieces`: pieces that are not reserved. */
export type StockRow = { stock_id: number; product_id: string; option_id: string | null; size_id: string | null; available_pieces: number };

const buildStockQuery = (db: Db) =>
  db
    .selectFrom('stock')
    .select(['stock_id', 'product_id', 'option_id', 'size_id', sql<number>`on_hand - reserved`.as('available_pieces')])
    .where('is_counted', '=', true)
    .orderBy('stock_id');

export async function selectStock(db: Db, product_ids: readonly string[]): Promise<StockRow[]> {
  if (product_ids.length === 0) return [];
  return buildStockQuery(db)
    .where('product_id', 'in', [...new Set(product_ids)])
    .execute();
}

/**
 * Locks the stock rows of these products, in the order of their ids. Lock all rows before changing any: a change that leaves no piece also
 * locks the catalogue's version. A transaction with that lock must not wait for a row of another transaction, or both could deadlock.
 */
export const lockStock = (db: Db, product_ids: readonly string[]): Promise<StockRow[]> =>
  buildStockQuery(db)
    .where('product_id', 'in', [...new Set(product_ids)])
    .forUpdate()
    .execute();

/** The pieces that an order takes from one stock row. */
export type StockDemand = { stock_id: number; pieces: number };

/**
 * Records the reservations of an order; a database trigger adds them to `reserved`, row by row in the given order. Lock the stock first.
 */
export const insertReservations = (db: Db, order_id: string, demands: readonly StockDemand[]) =>
  db
    .insertInto('stock_reservations')
    .values(demands.map(({ stock_id, pieces }) => ({ order_id, stock_id, pieces })))
    .execute();

/** Locks the stock rows of which this order still reserves pieces, in the order of their ids, before any is changed (see lockStock). */
export const lockHeldStock = (db: Db, order_id: string) =>
  db
    .selectFrom('stock')
    .select('stock_id')
    .where('stock_id', 'in', (reservations) =>
      reservations
        .selectFrom('stock_reservations')
        .select('stock_id')
        .where('order_id', '=', order_id)
        .where('released_at', 'is', null)
        .where('shipped_at', 'is', null),
    )
    .orderBy('stock_id')
    .forUpdate()
    .execute();

/** Returns the shipped pieces of an order to the stock, once; a database trigger adds them. Locks their stock first (see lockStock). */
export async function restockShipped(db: Db, order_id: string): Promise<void> {
  await db
    .selectFrom('stock')
    .select('stock_id')
    .where('stock_id', 'in', (reservations) =>
      reservations.selectFrom('stock_reservations').select('stock_id').where('order_id', '=', order_id).where('shipped_at', 'is not', null),
    )
    .orderBy('stock_id')
    .forUpdate()
    .execute();
  await db
    .updateTable('stock_reservations')
    .set({ restocked_at: sql<Date>`now()` })
    .where('order_id', '=', order_id)
    .where('shipped_at', 'is not', null)
    .where('restocked_at', 'is', null)
    .execute();
}

/** Ends the reservations of an order; a database trigger frees the pieces or subtracts them from the stock. */
export const endReservations = (db: Db, order_id: string, end_column: 'released_at' | 'shipped_at') =>
  db
    .updateTable('stock_reservations')
    .set({ [end_column]: sql<Date>`now()` })
    .where('order_id', '=', order_id)
    .where('released_at', 'is', null)
    .where('shipped_at', 'is', null)
    .execute();
