import type { CartItem } from '@uruhu/contract/cart';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { stockOf } from '../stock/stock.ts';
import { cartLines } from './cart-lines.ts';
import { holdOpenCart } from './hold-cart.ts';
import { presentLine } from './present.ts';
import { deleteLine } from './queries.ts';

/** Takes a line out of the person's open cart and answers what it was. */
export function removeItem(db: Db, user_id: string, cart_item_id: string): Promise<Outcome<CartItem>> {
  return transact(db, async (trx) => {
    const cart_id = await holdOpenCart(trx, user_id);
    const lines = cart_id ? await cartLines(trx, cart_id) : [];
    const line = lines.find((other) => other.cart_item_id === cart_item_id);
    if (!line) return refuse(404, MESSAGE.cartItemMissing);
    await deleteLine(trx, cart_item_id);
    return done(presentLine(line, lines, await stockOf(trx, [line.product_id])));
  });
}
