/**
 * The number of pieces in the cart, which the badge in the header shows, and the server's sentences about what has changed in the cart,
 * such as a price.
 */
import type { Cart } from '@uruhu/contract/cart';
import { createStore, useStore } from '#app/lib/store.ts';

const pieceCount = createStore(0);
const NO_CHANGES: readonly string[] = [];
/** The server reports a change only in the first response after it, so the change is stored here until the cart page has shown it. */
const changes = createStore(NO_CHANGES);

export const setCartCount = pieceCount.set;

/** Counts the carts that were published, so that a read which began before does not overrule them. */
let publications = 0;

/** Updates the badge and the reported changes from a cart of the server. `startedAt`: the count of publications when its call began. */
export function publishCart(cart: Cart, startedAt = publications): void {
  if (startedAt === publications) pieceCount.set(cart.cart_items.reduce((pieces, { quantity }) => pieces + quantity, 0));
  publications += 1;
  if (cart.changes.length > 0) changes.set([...new Set([...changes.get(), ...cart.changes])]);
}

export const countPublications = () => publications;

/** Called when the cart page has shown the changes, or when another customer signs in. */
export const clearCartChanges = () => changes.set(NO_CHANGES);

export const useCartCount = () => useStore(pieceCount, 0);
export const useCartChanges = () => useStore(changes, NO_CHANGES);
