/** Finds the stock rows that a line of a cart or an order takes pieces from ("draws on"), and counts the pieces that are available. */
import type { StockRow } from './queries.ts';

export type StockLine = { product_id: string; option_id: string | null; size_id: string | null; quantity: number };
type Choice = Omit<StockLine, 'quantity'>;

/** The pieces to take from one stock row. */
export type Draw = { stock_id: number; pieces: number };

/** A line draws on the stock rows of its product, its option and its size, as far as there are such rows. */
function usesRow(line: Choice, row: StockRow): boolean {
  return (
    row.product_id === line.product_id &&
    (row.option_id === null || row.option_id === line.option_id) &&
    (row.size_id === null || row.size_id === line.size_id)
  );
}

/** Sums the pieces that all lines take from each row, in the order in which rows are locked. */
export function sumDraws(lines: readonly StockLine[], rows: readonly StockRow[]): Draw[] {
  return rows
    .map((row) => ({
      stock_id: row.stock_id,
      pieces: lines.filter((line) => usesRow(line, row)).reduce((sum, line) => sum + line.quantity, 0),
    }))
    .filter((draw) => draw.pieces > 0)
    .sort((a, b) => a.stock_id - b.stock_id);
}

/** Counts the pieces of lines that draw on any row; products made to order draw on none. */
export const countStockedPieces = (lines: readonly StockLine[], rows: readonly StockRow[]): number =>
  lines.filter((line) => rows.some((row) => usesRow(line, row))).reduce((sum, { quantity }) => sum + quantity, 0);

/** The first line that draws on the row. */
export function findLineUsingRow<Line extends StockLine>(lines: readonly Line[], row: StockRow): Line | undefined {
  return lines.find((line) => usesRow(line, row));
}

/**
 * How many pieces a line can have beside the `others` that draw on the same rows, at least 0. Null if it draws on no row: it is made to
 * order.
 */
export function countAvailable(rows: readonly StockRow[], line: Choice, others: readonly StockLine[] = []): number | null {
  const drawnRows = rows.filter((row) => usesRow(line, row));
  if (drawnRows.length === 0) return null;
  const taken = new Map(sumDraws(others, drawnRows).map((draw) => [draw.stock_id, draw.pieces]));
  return Math.max(0, Math.min(...drawnRows.map((row) => row.free - (taken.get(row.stock_id) ?? 0))));
}
