import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { type Refused, refuse } from '../../outcome.ts';
import { available, type StockLine, type StockRow } from '../stock/stock.ts';

/** Why a line cannot have its quantity beside the other lines of the cart; null where it can. */
export function quantityRefusal(line: StockLine, others: readonly StockLine[], stock: readonly StockRow[]): Refused | null {
  const left = available(stock, line, others);
  if (left !== null && line.quantity > left) {
    // Told is what there is at all: what the other lines hold is in the same cart.
    const free = available(stock, line) ?? 0;
    return refuse(422, free === 0 ? MESSAGE.soldOut : `Only ${free} left`);
  }
  return line.quantity > LINE_QUANTITY_MAX ? refuse(422, `You can have at most ${LINE_QUANTITY_MAX} of one item in your cart`) : null;
}
