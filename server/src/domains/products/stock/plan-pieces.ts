import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import type { StockRow } from '../read/queries.ts';
import type { StockPatch } from '../write/patch.ts';

/** A product itself, or one of its options or sizes. */
export type StockItem = { option_id: string | null; size_id: string | null };
export const PRODUCT_ITSELF: StockItem = { option_id: null, size_id: null };

/** `rows`: the stock of one product. */
export const findStockRow = (rows: readonly StockRow[], { option_id, size_id }: StockItem): StockRow | undefined =>
  rows.find((row) => row.option_id === option_id && row.size_id === size_id);

/** Pieces on hand; null: made to order. */
export const readPieces = (row: StockRow | undefined): number | null => (row?.is_counted ? row.on_hand : null);

/** `pieces`: the pieces on hand; null: not counted. `fields`: the fields of the form that a refusal names. */
type PiecesInput = { pieces: number | null; fields: string[] };

/** Plans the pieces on hand of a stock item; empty if it has them already. Refuses fewer pieces than open orders reserve. */
export function planPieces(rows: readonly StockRow[], item: StockItem, { pieces, fields }: PiecesInput): Outcome<StockPatch[]> {
  const row = findStockRow(rows, item);
  const seen = readPieces(row);
  if (seen === pieces) return done([]);
  if (pieces !== null && row && pieces < row.reserved) return refuse('stock_is_reserved', { values: { reserved: row.reserved }, fields });
  return done([{ option_id: item.option_id, size_id: item.size_id, pieces, seen }]);
}
