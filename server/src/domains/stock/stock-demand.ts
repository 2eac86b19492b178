/** Finds the stock rows that a line of a cart or an order takes pieces from, and counts the pieces that are available. */
import type { StockDemand, StockRow } from './queries.ts';

export type StockLine = { product_id: string; option_id: string | null; size_id: string | null; quantity: number };
type Choice = Omit<StockLine, 'quantity'>;

/** A line uses the stock rows of its product, its option and its size, as far as there are such rows. */
function usesRow(line: Choice, row: StockRow): boolean {
  return (
    row.product_id === line.product_id &&
    (row.option_id === null || row.option_id === line.option_id) &&
    (row.size_id === null || row.size_id === line.size_id)
  );
}

/** Sums the pieces that all lines take from each row, in the order in which rows are locked. */
export function sumStockDemands(lines: readonly StockLine[], rows: readonly StockRow[]): StockDemand[] {
  return rows
    .map((row) => ({
      stock_id: row.stock_id,
      pieces: lines.filter((line) => usesRow(line, row)).reduce((sum, line) => sum + line.quantity, 0),
    }))
    .filter(({ pieces }) => pieces > 0)
    .sort((left, right) => left.stock_id - right.stock_id);
}

/** Counts the pieces of lines that use any row; products made to order use none. */
export const countStockedPieces = (lines: readonly StockLine[], rows: readonly StockRow[]): number =>
  lines.filter((line) => rows.some((row) => usesRow(line, row))).reduce((sum, { quantity }) => sum + quantity, 0);

/** The first line that uses the row. */
export function findLineUsingRow<Line extends StockLine>(lines: readonly Line[], row: StockRow): Line | undefined {
  return lines.find((line) => usesRow(line, row));
}

/** How many pieces a line can have in addition to `otherLines`, at least 0. Null if it uses no row, because it is made to order. */
export function countAvailable(rows: readonly StockRow[], line: Choice, otherLines: readonly StockLine[] = []): number | null {
  const usedRows = rows.filter((row) => usesRow(line, row));
  if (usedRows.length === 0) return null;
  const takenPieces = new Map(sumStockDemands(otherLines, usedRows).map(({ stock_id, pieces }) => [stock_id, pieces]));
  return Math.max(0, Math.min(...usedRows.map((row) => row.available_pieces - (takenPieces.get(row.stock_id) ?? 0))));
}
