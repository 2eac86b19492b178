import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import type { NewStockRow, StockRow, StockUpdate } from './queries.ts';

/** A product, or one of its options or sizes. */
export type StockItem = { product_id: string; option_id: string | null; size_id: string | null };

export const findStockRow = (rows: readonly StockRow[], { product_id, option_id, size_id }: StockItem): StockRow | undefined =>
  rows.find((row) => row.product_id === product_id && row.option_id === option_id && row.size_id === size_id);

/** Pieces on hand; null: made to order. */
export const readPieces = (row: StockRow | undefined): number | null => (row?.is_counted ? row.on_hand : null);

export type StockPlan = { updates: StockUpdate[]; inserts: NewStockRow[] };

/** `pieces`: the pieces on hand; null: not counted. `fields`: the fields of the form that a refusal names. */
type PiecesInput = { pieces: number | null; fields: string[] };

/** Plans the pieces on hand of a stock item. Refuses fewer pieces than open orders reserve. */
export function planPieces(rows: readonly StockRow[], item: StockItem, { pieces, fields }: PiecesInput): Outcome<StockPlan> {
  const row = findStockRow(rows, item);
  if (readPieces(row) === pieces) return done({ updates: [], inserts: [] });
  if (!row) return done({ updates: [], inserts: pieces === null ? [] : [{ ...item, on_hand: pieces }] });
  if (pieces !== null && pieces < row.reserved) return refuse('stock_is_reserved', { values: { reserved: row.reserved }, fields });
  return done({ updates: [{ stock_id: row.stock_id, on_hand: pieces ?? row.on_hand, is_counted: pieces !== null }], inserts: [] });
}
