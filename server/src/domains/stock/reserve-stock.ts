import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { insertReservations, lockStock, type StockRow } from './queries.ts';
import { countStockedPieces, findLineUsingRow, type StockLine, sumStockDemands } from './stock-demand.ts';

type NamedLine = StockLine & { name: string };

/**
 * The pieces that an order has reserved. `available_pieces`: the row's available pieces before this order; `name`: the row's name in
 * messages.
 */
export type ReservedPieces = {
  /** The pieces of all lines, without those made to order. One piece can count in several `rows`: of its product, option and size. */
  pieces: number;
  rows: readonly { stock_id: number; name: string; pieces: number; available_pieces: number }[];
};

/**
 * Reserves the pieces of all lines, or refuses (422) and names the first line with too few pieces; the caller then rolls the transaction
 * back. Rows are locked in the order of their ids, so that two orders never deadlock. The order itself may be inserted later in the same
 * transaction. `lines` must not be empty.
 */
export async function reserveStock(
  trx: Transaction<Database>,
  order_id: string,
  lines: readonly NamedLine[],
): Promise<Outcome<ReservedPieces>> {
  const product_ids = lines.map((line) => line.product_id);
  const rows = await lockStock(trx, product_ids);
  const demands = sumStockDemands(lines, rows);
  const piecesByRow = new Map(demands.map(({ stock_id, pieces }) => [stock_id, pieces]));
  const findName = (row: StockRow) =>
    (findLineUsingRow(lines, row) ?? lines.find(({ product_id }) => product_id === row.product_id))?.name ?? '';
  const shortRow = rows.find((row) => (piecesByRow.get(row.stock_id) ?? 0) > row.available_pieces);
  if (shortRow) return refuse('stock_short', { values: { name: findName(shortRow), left: shortRow.available_pieces } });
  if (demands.length > 0) await insertReservations(trx, order_id, demands);
  const reservedRows = rows.flatMap((row) => {
    const { stock_id, available_pieces } = row;
    const pieces = piecesByRow.get(stock_id);
    return pieces === undefined ? [] : [{ stock_id, name: findName(row), pieces, available_pieces }];
  });
  return done({ pieces: countStockedPieces(lines, rows), rows: reservedRows });
}
