/** What has happened to a cart since its owner last looked. */
import { formatRwf } from '@uruhu/contract/rules/money';
import { available, leftInWords, type StockRow } from '../stock/stock.ts';
import { type CartLine, lineName } from './line.ts';

export type Review = {
  /** Lines that stay, their quantities as far as stock allows. */
  lines: CartLine[];
  /** Lines whose stored quantity or price is not the one above. */
  changed: CartLine[];
  /** Lines that nobody can buy any more. */
  gone: CartLine[];
  /** All of it in words. */
  changes: string[];
};

/**
 * Each line takes what the lines before it leave. One that can have nothing stays as it is, so that its owner sees it and
 * decides; the order is refused as long as it is there.
 */
function fitToStock(lines: readonly CartLine[], stock: readonly StockRow[]): { line: CartLine; words: string | null }[] {
  const fitted: CartLine[] = [];
  return lines.map((line) => {
    const left = available(stock, line, fitted);
    if (left === null || left >= line.quantity) {
      fitted.push(line);
      return { line, words: null };
    }
    const words = leftInWords(lineName(line), left);
    if (left === 0) return { line, words };
    const smaller = { ...line, quantity: left };
    fitted.push(smaller);
    return { line: smaller, words };
  });
}

export function reviewLines(all: readonly CartLine[], stock: readonly StockRow[]): Review {
  const gone = all.filter((line) => !line.sold);
  const fitted = fitToStock(
    all.filter((line) => line.sold),
    stock,
  );
  const lines = fitted.map(({ line }) => line);
  const repriced = lines.filter((line) => line.unit_price_rwf !== line.seen_price_rwf);
  const before = new Map(all.map((line) => [line.cart_item_id, line.quantity]));
  return {
    lines,
    gone,
    changed: lines.filter((line) => line.unit_price_rwf !== line.seen_price_rwf || line.quantity !== before.get(line.cart_item_id)),
    changes: [
      ...gone.map((line) => `${lineName(line)} is no longer available and was taken out of your cart.`),
      ...repriced.map(
        (line) => `The price of ${lineName(line)} changed from ${formatRwf(line.seen_price_rwf)} to ${formatRwf(line.unit_price_rwf)}.`,
      ),
      ...fitted.flatMap(({ words }) => words ?? []),
    ],
  };
}
