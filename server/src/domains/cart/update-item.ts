import type { CartItem } from '@uruhu/contract/cart';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { stockOf } from '../stock/stock.ts';
import { cartLines } from './cart-lines.ts';
import { holdOpenCart } from './hold-cart.ts';
import { quantityRefusal } from './limits.ts';
import { presentLine } from './present.ts';
import { updateLine } from './queries.ts';

/** Sets how many pieces a line has. What is not in the person's open cart is not there. */
export function updateItem(db: Db, user_id: string, { cart_item_id, quantity }: { cart_item_id: string; quantity: number }) {
  return transact(db, async (trx): Promise<Outcome<CartItem>> => {
    const cart_id = await holdOpenCart(trx, user_id);
    const lines = cart_id ? await cartLines(trx, cart_id) : [];
    const there = lines.find((line) => line.cart_item_id === cart_item_id);
    if (!there) return refuse(404, MESSAGE.cartItemMissing);
    if (!there.sold) return refuse(404, MESSAGE.productMissing);
    const line = { ...there, quantity };
    const others = lines.filter((other) => other !== there);
    const stock = await stockOf(trx, [line.product_id]);
    const refusal = quantityRefusal(line, others, stock);
    if (refusal) return refusal;
    await updateLine(trx, cart_item_id, { quantity, seen_price_rwf: line.unit_price_rwf });
    return done(presentLine(line, others, stock));
  });
}
