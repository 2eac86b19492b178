/** Which stock a line of a cart or an order draws on, and how much of it can be had. */
import type { StockRow } from './queries.ts';

export type StockLine = { product_id: string; option_id: string | null; size_id: string | null; quantity: number };
type Choice = Omit<StockLine, 'quantity'>;

/** The pieces wanted of one stock row. */
export type Draw = { stock_id: number; pieces: number };

/** A line draws on the stock of its product, of its option and of its size, whichever is counted. */
function drawsOn(line: Choice, row: StockRow): boolean {
  return (
    row.product_id === line.product_id &&
    (row.option_id === null || row.option_id === line.option_id) &&
    (row.size_id === null || row.size_id === line.size_id)
  );
}

/** What all lines together want of each row, in the order in which rows are locked. */
export function drawsOf(lines: readonly StockLine[], rows: readonly StockRow[]): Draw[] {
  return rows
    .map((row) => ({
      stock_id: row.stock_id,
      pieces: lines.filter((line) => drawsOn(line, row)).reduce((sum, line) => sum + line.quantity, 0),
    }))
    .filter((draw) => draw.pieces > 0)
    .sort((a, b) => a.stock_id - b.stock_id);
}

/** The first line that draws on the row. */
export function lineOn<Line extends StockLine>(lines: readonly Line[], row: StockRow): Line | undefined {
  return lines.find((line) => drawsOn(line, row));
}

/**
 * How many pieces a line can have beside the `others` that draw on the same stock; null where nothing is counted: made to
 * order. Never below 0.
 */
export function available(rows: readonly StockRow[], line: Choice, others: readonly StockLine[] = []): number | null {
  const counted = rows.filter((row) => drawsOn(line, row));
  if (counted.length === 0) return null;
  const taken = new Map(drawsOf(others, counted).map((draw) => [draw.stock_id, draw.pieces]));
  return Math.max(0, Math.min(...counted.map((row) => row.free - (taken.get(row.stock_id) ?? 0))));
}
