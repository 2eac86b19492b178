import { isAllowed } from '@uruhu/contract/staff/permissions';
import type { ImportFault } from '@uruhu/contract/staff/products/files';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { refuse } from '../../../lib/outcome.ts';
import { createFieldError, createMessage } from '../../../messages/sentences.ts';
import { formatPieces, parsePieces } from '../csv/cells.ts';
import { createFault, formatFault } from './faults.ts';
import type { FileRow } from './group-rows.ts';
import type { PlanContext, PlannedStock } from './plan-types.ts';

/** `isNew`: the file comes from elsewhere, so what it saw is not this stock. */
type Known = { pieces: number | null; reserved: number; isNew: boolean };
type StockReading = { stock: PlannedStock | null; faults: ImportFault[] };

const NONE: StockReading = { stock: null, faults: [] };

/**
 * Reads the pieces of one row. A stock that the file does not change is left alone, so that pieces that were shipped since the export do not
 * come back; `stock_before` says what the file saw.
 */
export function planStock(
  { row, cells }: FileRow,
  part: { option_id: string | null; size_id: string | null },
  known: Known,
  { editor }: PlanContext,
): StockReading {
  const { stock = '', stock_before = '' } = cells;
  if (stock.trim() === '') return NONE;
  const fail = (message: string, column: 'stock' | 'stock_before' = 'stock') => ({
    stock: null,
    faults: [createFault({ row, column, value: cells[column] ?? '' }, message)],
  });
  const pieces = parsePieces(stock);
  if (pieces === undefined) return fail(formatFault('stock_invalid'));
  if (pieces !== null && pieces > PRODUCT_LIMITS.pieces)
    return fail(createFieldError('stock', `pieces_invalid:${PRODUCT_LIMITS.pieces}`).message);
  if (stock_before.trim() !== '' && !known.isNew) {
    const before = parsePieces(stock_before);
    if (before === undefined) return fail(formatFault('stock_before_invalid'), 'stock_before');
    if (before === pieces) return NONE;
    if (before !== known.pieces && pieces !== known.pieces) return fail(formatFault('stock_moved', { now: formatPieces(known.pieces) }));
  }
  if (pieces === known.pieces) return NONE;
  if (!isAllowed(editor.role, 'stock.write')) return fail(formatFault('stock_forbidden'));
  if (pieces !== null && pieces < known.reserved)
    return fail(createMessage(refuse('stock_is_reserved', { values: { reserved: known.reserved } })));
  return { stock: { ...part, pieces, seen: known.pieces }, faults: [] };
}
