import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { findStock } from '../stock/stock.ts';
import { listCartLines } from './cart-lines.ts';
import type { ChangedCart } from './changed-cart.ts';
import { lockCartUnlessOrdered } from './lock-cart.ts';
import { presentLine } from './present.ts';
import { deleteLine } from './queries.ts';
import { readLockedCart } from './read-cart.ts';
import { type CartWording, translateLines } from './translate-lines.ts';

/** Removes a line from the shopper's open cart. Returns the line as it was, and the cart without it. */
export function removeItem(db: Db, user_id: string, cart_item_id: string, wording: CartWording): Promise<Outcome<ChangedCart>> {
  return transact(db, async (trx) => {
    const cart_id = await lockCartUnlessOrdered(trx, user_id);
    const lines = cart_id ? await listCartLines(trx, cart_id) : [];
    const line = lines.find((other) => other.cart_item_id === cart_item_id);
    if (!line) return refuse('cart_item_not_found');
    const [shownLine = line] = await translateLines(trx, [line], wording.language);
    const item = presentLine(shownLine, lines, await findStock(trx, [line.product_id]));
    await deleteLine(trx, cart_item_id);
    return done({ item, cart: await readLockedCart(trx, user_id, wording) });
  });
}
