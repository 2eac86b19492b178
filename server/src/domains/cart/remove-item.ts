import type { CartItem } from '@uruhu/contract/cart';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { findStock } from '../stock/stock.ts';
import { listCartLines } from './cart-lines.ts';
import { lockCartUnlessOrdered } from './lock-cart.ts';
import { presentLine } from './present.ts';
import { deleteLine } from './queries.ts';

/** Removes a line from the shopper's open cart and returns it. */
export function removeItem(db: Db, user_id: string, cart_item_id: string): Promise<Outcome<CartItem>> {
  return transact(db, async (trx) => {
    const cart_id = await lockCartUnlessOrdered(trx, user_id);
    const lines = cart_id ? await listCartLines(trx, cart_id) : [];
    const line = lines.find((other) => other.cart_item_id === cart_item_id);
    if (!line) return refuse('cart_item_not_found');
    await deleteLine(trx, cart_item_id);
    return done(presentLine(line, lines, await findStock(trx, [line.product_id])));
  });
}
