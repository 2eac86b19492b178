import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import type { Transaction } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/schema.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { findChoice } from './find-choice.ts';
import { type CartLine, toCartLine } from './line.ts';
import { insertLine, insertStaffCart, type NewLine, selectSellableProduct, selectUnstoredLines } from './queries.ts';

type RequestedLine = { product_id: string; option_id?: string | undefined; size_id?: string | undefined; quantity: number };

/** Merges lines of the same choice, as a cart has one line for each. */
function mergeLines(lines: readonly NewLine[]): NewLine[] {
  const linesByChoice = new Map<string, NewLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.product_id, line.option_id, line.size_id]);
    linesByChoice.set(key, { ...line, quantity: line.quantity + (linesByChoice.get(key)?.quantity ?? 0) });
  }
  return [...linesByChoice.values()];
}

/** The lines that a cart of these requests would have, at current prices. Writes nothing. */
export async function priceLines(db: Db, requestedLines: readonly RequestedLine[]): Promise<Outcome<CartLine[]>> {
  const newLines: NewLine[] = [];
  for (const { product_id, quantity, ...requestedChoice } of requestedLines) {
    const product = await selectSellableProduct(db, product_id);
    if (!product) return refuse('product_not_found');
    const choice = findChoice(product, requestedChoice);
    if (!choice.ok) return choice;
    const { option_id, size_id, unit_price_rwf: seen_price_rwf } = choice.value;
    newLines.push({ product_id, option_id, size_id, quantity, seen_price_rwf });
  }
  const lines = mergeLines(newLines);
  if (lines.some(({ quantity }) => quantity > LINE_QUANTITY_MAX)) {
    return refuse('item_quantity_limit', { values: { most: LINE_QUANTITY_MAX } });
  }
  return done((await selectUnstoredLines(db, lines)).map(toCartLine));
}

/** Creates a cart without a shopper, for an order that staff enter. The caller orders the cart in the same transaction. */
export async function createStaffCart(
  trx: Transaction<Database>,
  requestedLines: readonly RequestedLine[],
): Promise<Outcome<{ cart_id: string; lines: CartLine[] }>> {
  const lines = await priceLines(trx, requestedLines);
  if (!lines.ok) return lines;
  const { cart_id } = await insertStaffCart(trx);
  for (const { product_id, option_id, size_id, quantity, seen_price_rwf } of lines.value)
    await insertLine(trx, { cart_id, product_id, option_id, size_id, quantity, seen_price_rwf });
  return done({ cart_id, lines: lines.value });
}
