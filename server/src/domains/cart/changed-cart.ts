import type { Cart, CartItem } from '@uruhu/contract/cart';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';

/** What a change of the cart returns. `item`: the line that was changed, or was removed. `cart`: the whole cart after the change. */
export type ChangedCart = { item: CartItem; cart: Cart };

/** Refuses a line whose product was taken out of the shop during the change. */
export function findChangedLine(cart: Cart, cart_item_id: string): Outcome<ChangedCart> {
  const item = cart.cart_items.find((line) => line.cart_item_id === cart_item_id);
  return item ? done({ item, cart }) : refuse('product_not_found');
}
