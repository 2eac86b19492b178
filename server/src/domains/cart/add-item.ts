import type { CartItem } from '@uruhu/contract/cart';
import { CART_LINES_MAX } from '@uruhu/contract/constants';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { findStock } from '../stock/stock.ts';
import { listCartLines } from './cart-lines.ts';
import { chooseVariant } from './choose-variant.ts';
import { findQuantityRefusal } from './limits.ts';
import { lockOrCreateCart } from './lock-cart.ts';
import { presentLine } from './present.ts';
import { insertLine, selectOffer, updateLine } from './queries.ts';

type NewItem = { product_id: string; quantity: number; option_id?: string | undefined; size_id?: string | undefined };

/** Adds pieces to the cart; the same product, option and size add to the existing line. */
export function addItem(db: Db, user_id: string, item: NewItem): Promise<Outcome<CartItem>> {
  return transact(db, async (trx) => {
    const offer = await selectOffer(trx, item.product_id);
    if (!offer) return refuse('product_not_found');
    const variant = chooseVariant(offer, item);
    if (!variant.ok) return variant;
    const { option_id, size_id, unit_price_rwf } = variant.value;

    const cart_id = await lockOrCreateCart(trx, user_id);
    const lines = await listCartLines(trx, cart_id);
    const { product_id } = offer;
    const same = lines.find((line) => line.product_id === product_id && line.option_id === option_id && line.size_id === size_id);
    if (!same && lines.length >= CART_LINES_MAX) return refuse('cart_full', { values: { most: CART_LINES_MAX } });
    const line = { product_id, option_id, size_id, quantity: item.quantity + (same?.quantity ?? 0) };
    const others = lines.filter((other) => other !== same);
    const stock = await findStock(trx, [product_id]);
    const refusal = findQuantityRefusal(line, others, stock);
    if (refusal) return refusal;

    const set = { quantity: line.quantity, seen_price_rwf: unit_price_rwf };
    if (same) await updateLine(trx, same.cart_item_id, set);
    const cart_item_id = same?.cart_item_id ?? (await insertLine(trx, { cart_id, ...line, ...set })).cart_item_id;
    const after = await listCartLines(trx, cart_id);
    const added = after.find((other) => other.cart_item_id === cart_item_id);
    if (!added) throw new Error(`cart item ${cart_item_id} was inserted but not found`);
    return done(presentLine(added, after, stock));
  });
}
