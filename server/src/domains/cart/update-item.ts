import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import { findStock } from '../stock/stock.ts';
import { listCartLines } from './cart-lines.ts';
import { type ChangedCart, findChangedLine } from './changed-cart.ts';
import { lockCartUnlessOrdered } from './lock-cart.ts';
import { findQuantityRefusal } from './quantity-refusal.ts';
import { updateLine } from './queries.ts';
import { readLockedCart } from './read-cart.ts';
import type { CartWording } from './translate-lines.ts';

/** Sets the quantity of a line, and returns it with the whole cart. Lines outside the shopper's open cart are not found. */
export function updateItem(
  db: Db,
  user_id: string,
  { cart_item_id, quantity }: { cart_item_id: string; quantity: number },
  wording: CartWording,
) {
  return transact(db, async (trx): Promise<Outcome<ChangedCart>> => {
    const cart_id = await lockCartUnlessOrdered(trx, user_id);
    const lines = cart_id ? await listCartLines(trx, cart_id) : [];
    const currentLine = lines.find((line) => line.cart_item_id === cart_item_id);
    if (!currentLine) return refuse('cart_item_not_found');
    if (!currentLine.isOrderable) return refuse('product_not_found');
    const line = { ...currentLine, quantity };
    const otherLines = lines.filter((other) => other !== currentLine);
    const refusal = findQuantityRefusal(line, otherLines, await findStock(trx, [line.product_id]));
    if (refusal) return refusal;
    await updateLine(trx, cart_item_id, { quantity, seen_price_rwf: line.unit_price_rwf });
    return findChangedLine(await readLockedCart(trx, user_id, wording), cart_item_id);
  });
}
