import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { type Refusal, refuse } from '../../lib/outcome.ts';
import { countAvailable, type StockLine, type StockRow } from '../stock/stock.ts';

/** The refusal if a line cannot have its quantity beside the other lines of the cart; else null. */
export function findQuantityRefusal(line: StockLine, otherLines: readonly StockLine[], stock: readonly StockRow[]): Refusal | null {
  const piecesLeft = countAvailable(stock, line, otherLines);
  if (piecesLeft !== null && line.quantity > piecesLeft) {
    // The message counts the pieces of the other lines as free, because the shopper can take those lines out of her cart.
    const freePieces = countAvailable(stock, line) ?? 0;
    return freePieces === 0 ? refuse('sold_out') : refuse('only_some_left', { values: { left: freePieces } });
  }
  return line.quantity > LINE_QUANTITY_MAX ? refuse('item_quantity_limit', { values: { most: LINE_QUANTITY_MAX } }) : null;
}
