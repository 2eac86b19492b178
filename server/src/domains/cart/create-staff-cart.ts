import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { listCartLines } from './cart-lines.ts';
import { findChoice, type PricedChoice } from './find-choice.ts';
import type { CartLine } from './line.ts';
import { insertLine, insertStaffCart, selectSellableProduct } from './queries.ts';

type NewLine = { product_id: string; option_id?: string | undefined; size_id?: string | undefined; quantity: number };
type ChosenLine = PricedChoice & { product_id: string; quantity: number };

/** Merges lines of the same choice, as a cart has one line for each. */
function mergeLines(lines: readonly ChosenLine[]): ChosenLine[] {
  const linesByChoice = new Map<string, ChosenLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.product_id, line.option_id, line.size_id]);
    linesByChoice.set(key, { ...line, quantity: line.quantity + (linesByChoice.get(key)?.quantity ?? 0) });
  }
  return [...linesByChoice.values()];
}

/**
 * Creates a cart without a shopper, for an order that staff enter, with these lines at current prices. The caller orders or deletes the
 * cart in the same transaction.
 */
export async function createStaffCart(
  trx: Transaction<Database>,
  newLines: readonly NewLine[],
): Promise<Outcome<{ cart_id: string; lines: CartLine[] }>> {
  const chosenLines: ChosenLine[] = [];
  for (const { product_id, quantity, ...requestedChoice } of newLines) {
    const product = await selectSellableProduct(trx, product_id);
    if (!product) return refuse('product_not_found');
    const choice = findChoice(product, requestedChoice);
    if (!choice.ok) return choice;
    chosenLines.push({ ...choice.value, product_id, quantity });
  }
  const { cart_id } = await insertStaffCart(trx);
  for (const { unit_price_rwf, ...line } of mergeLines(chosenLines)) {
    if (line.quantity > LINE_QUANTITY_MAX) return refuse('item_quantity_limit', { values: { most: LINE_QUANTITY_MAX } });
    await insertLine(trx, { cart_id, ...line, seen_price_rwf: unit_price_rwf });
  }
  return done({ cart_id, lines: await listCartLines(trx, cart_id) });
}
