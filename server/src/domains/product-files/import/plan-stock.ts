import { formatFieldCode } from '@uruhu/contract/fields/field-code';
import { isAllowed } from '@uruhu/contract/staff/permissions';
import type { ImportFault } from '@uruhu/contract/staff/products/files';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { refuse } from '../../../lib/outcome.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createFieldError, createMessage } from '../../../messages/sentences.ts';
import type { StockPatch } from '../../products/products.ts';
import { formatPieces, parsePieces } from '../csv/cells.ts';
import { createFault, formatFault } from './faults.ts';
import type { FileRow } from './group-rows.ts';
import type { PlanContext } from './plan-types.ts';

/** The current stock. `isNew`: the product or choice is new, so `stock_before` in the file is about another shop. */
type CurrentStock = { pieces: number | null; reserved: number; isNew: boolean };
type StockResult = { stock: StockPatch | null; faults: ImportFault[] };

const NO_CHANGE: StockResult = { stock: null, faults: [] };

/**
 * Plans the stock of one row. `stock_before` is the stock at the time of the export. If the file has not changed it, the stock stays, so that
 * pieces that were shipped since the export are not added again.
 */
export function planStock(
  { row, cells }: FileRow,
  part: { option_id: string | null; size_id: string | null },
  current: CurrentStock,
  { editor }: PlanContext,
): StockResult {
  const { stock = '', stock_before = '' } = cells;
  if (stock.trim() === '') return NO_CHANGE;
  const rejectCell = (message: string, column: 'stock' | 'stock_before' = 'stock') => ({
    stock: null,
    faults: [createFault({ row, column, value: cells[column] ?? '' }, message)],
  });
  const pieces = parsePieces(stock);
  if (pieces === undefined) return rejectCell(formatFault('stock_invalid'));
  if (pieces !== null && pieces > PRODUCT_LIMITS.pieces)
    return rejectCell(createFieldError('stock', formatFieldCode('number_too_large', PRODUCT_LIMITS.pieces), STAFF_MESSAGES).message);
  if (stock_before.trim() !== '' && !current.isNew) {
    const piecesBefore = parsePieces(stock_before);
    if (piecesBefore === undefined) return rejectCell(formatFault('stock_before_invalid'), 'stock_before');
    if (piecesBefore === pieces) return NO_CHANGE;
    if (piecesBefore !== current.pieces && pieces !== current.pieces)
      return rejectCell(formatFault('stock_changed', { now: formatPieces(current.pieces) }));
  }
  if (pieces === current.pieces) return NO_CHANGE;
  if (!isAllowed(editor.role, 'stock.write')) return rejectCell(formatFault('stock_forbidden'));
  if (pieces !== null && pieces < current.reserved)
    return rejectCell(createMessage(refuse('stock_is_reserved', { values: { reserved: current.reserved } }), STAFF_MESSAGES));
  return { stock: { ...part, pieces, seen: current.pieces }, faults: [] };
}
