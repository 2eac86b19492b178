/** How many pieces lie in the cart (the badge in the header), and what the server says has changed in it. */
import type { Cart } from '@uruhu/contract/cart';
import { createStore, useStore } from './store.ts';

const store = createStore(0);
const NONE: readonly string[] = [];
/** The server says once what has changed, to whoever reads first: kept here until the cart has shown it. */
const changes = createStore(NONE);

export const setCartCount = store.set;

/** What a cart that was read says to the rest of the page. */
export function keepCart(cart: Cart): void {
  store.set(cart.cart_items.reduce((pieces, { quantity }) => pieces + quantity, 0));
  if (cart.changes.length > 0) changes.set([...new Set([...changes.get(), ...cart.changes])]);
}

/** They have been shown, or are another person's. */
export const forgetCartChanges = () => changes.set(NONE);

export const useCartCount = () => useStore(store, 0);
export const useCartChanges = () => useStore(changes, NONE);
