/** Finds what has changed in a cart since the shopper last read it. */
import type { Messages } from '../../messages/messages.ts';
import { countAvailable, type StockRow } from '../stock/stock.ts';
import { type CartLine, formatLineName } from './line.ts';

export type CartMessages = Messages['cart'];

export type CartReview = {
  /** Lines that stay, with quantities reduced to the stock. */
  lines: CartLine[];
  /** Lines whose stored quantity or price differs from `lines`. */
  changedLines: CartLine[];
  /** Lines that cannot be bought any more. */
  unavailableLines: CartLine[];
  /** Messages for the shopper about all changes. */
  changeMessages: string[];
};

/**
 * Reduces each line to the pieces that the lines before it leave in stock. A sold-out line stays unchanged, so that the shopper sees it and
 * decides; the shop refuses to order the cart while that line is in it.
 */
function reduceToStock(
  lines: readonly CartLine[],
  stock: readonly StockRow[],
  messages: CartMessages,
): { line: CartLine; message: string | null }[] {
  const earlierLines: CartLine[] = [];
  return lines.map((line) => {
    const piecesLeft = countAvailable(stock, line, earlierLines);
    if (piecesLeft === null || piecesLeft >= line.quantity) {
      earlierLines.push(line);
      return { line, message: null };
    }
    const message = messages.stockShort({ name: formatLineName(line), left: piecesLeft });
    if (piecesLeft === 0) return { line, message };
    const reducedLine = { ...line, quantity: piecesLeft };
    earlierLines.push(reducedLine);
    return { line: reducedLine, message };
  });
}

export function reviewCartLines(cartLines: readonly CartLine[], stock: readonly StockRow[], messages: CartMessages): CartReview {
  const unavailableLines = cartLines.filter((line) => !line.isOrderable);
  const reducedLines = reduceToStock(
    cartLines.filter((line) => line.isOrderable),
    stock,
    messages,
  );
  const lines = reducedLines.map(({ line }) => line);
  const repricedLines = lines.filter((line) => line.unit_price_rwf !== line.seen_price_rwf);
  const storedQuantities = new Map(cartLines.map((line) => [line.cart_item_id, line.quantity]));
  return {
    lines,
    unavailableLines,
    changedLines: lines.filter(
      (line) => line.unit_price_rwf !== line.seen_price_rwf || line.quantity !== storedQuantities.get(line.cart_item_id),
    ),
    changeMessages: [
      ...unavailableLines.map((line) => messages.takenOut(formatLineName(line))),
      ...repricedLines.map((line) =>
        messages.repriced(formatLineName(line), { before_rwf: line.seen_price_rwf, now_rwf: line.unit_price_rwf }),
      ),
      ...reducedLines.flatMap(({ message }) => message ?? []),
    ],
  };
}
