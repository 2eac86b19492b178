import { CART_LINES_MAX } from '@uruhu/contract/constants';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import { findStock } from '../stock/stock.ts';
import { listCartLines } from './cart-lines.ts';
import { type ChangedCart, findChangedLine } from './changed-cart.ts';
import { findChoice } from './find-choice.ts';
import { lockOrCreateCart } from './lock-cart.ts';
import { findQuantityRefusal } from './quantity-refusal.ts';
import { insertLine, selectSellableProduct, updateLine } from './queries.ts';
import { readLockedCart } from './read-cart.ts';
import type { CartWording } from './translate-lines.ts';

type NewItem = { product_id: string; quantity: number; option_id?: string | undefined; size_id?: string | undefined };

/**
 * Adds pieces to the cart: to the existing line of the same product, option and size, or as a new line. Returns the line, and the whole
 * cart with it.
 */
export function addItem(db: Db, user_id: string, item: NewItem, wording: CartWording): Promise<Outcome<ChangedCart>> {
  return transact(db, async (trx) => {
    const product = await selectSellableProduct(trx, item.product_id);
    if (!product) return refuse('product_not_found');
    const choice = findChoice(product, item);
    if (!choice.ok) return choice;
    const { option_id, size_id, unit_price_rwf } = choice.value;

    const cart_id = await lockOrCreateCart(trx, user_id);
    const lines = await listCartLines(trx, cart_id);
    const { product_id } = product;
    const existingLine = lines.find((line) => line.product_id === product_id && line.option_id === option_id && line.size_id === size_id);
    if (!existingLine && lines.length >= CART_LINES_MAX) return refuse('cart_full', { values: { most: CART_LINES_MAX } });
    const line = { product_id, option_id, size_id, quantity: item.quantity + (existingLine?.quantity ?? 0) };
    const otherLines = lines.filter((other) => other !== existingLine);
    const refusal = findQuantityRefusal(line, otherLines, await findStock(trx, [product_id]));
    if (refusal) return refusal;

    const values = { quantity: line.quantity, seen_price_rwf: unit_price_rwf };
    if (existingLine) await updateLine(trx, existingLine.cart_item_id, values);
    const cart_item_id = existingLine?.cart_item_id ?? (await insertLine(trx, { cart_id, ...line, ...values })).cart_item_id;
    return findChangedLine(await readLockedCart(trx, user_id, wording), cart_item_id);
  });
}
