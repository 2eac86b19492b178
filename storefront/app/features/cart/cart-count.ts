/**
 * The number of pieces in the cart, which the badge in the header shows, and the server's sentences about what has changed in the cart,
 * such as a price.
 */
import type { Cart } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import { getSession } from '#app/lib/session.ts';
import { createStore, useStore } from '#app/lib/store.ts';

const pieceCount = createStore(0);
const NO_CHANGES: readonly string[] = [];
/** The server reports a change only in the first response after it, so the change is stored here until the cart page has shown it. */
const changes = createStore(NO_CHANGES);

export const setCartCount = pieceCount.set;

/** The calls that return a cart are numbered as they begin, so that the response to an older call does not overrule a newer cart. */
let lastCall = 0;
const published = { read: 0, change: 0 };

/**
 * Call it before a call that reads or changes the cart. Returns the function that updates the badge and the reported changes from the cart that
 * the call returns. A read that began before the response to a change may lack the change, so it does not count.
 */
export function startCartCall(kind: 'read' | 'change'): (cart: Cart) => void {
  lastCall += 1;
  const call = lastCall;
  const changeBefore = published.change;
  return ({ cart_items, changes: newChanges }) => {
    if (call > published[kind] && (kind === 'change' || changeBefore === published.change)) {
      published[kind] = call;
      pieceCount.set(cart_items.reduce((pieces, { quantity }) => pieces + quantity, 0));
    }
    if (newChanges.length > 0) changes.set([...new Set([...changes.get(), ...newChanges])]);
  };
}

/** Wraps a change of the cart, so that the badge shows the cart that it returns, unless another customer has signed in meanwhile. */
export const publishing =
  <Body, Data extends { cart: Cart }>(change: (body: Body) => Promise<Result<Data>>) =>
  async (body: Body): Promise<Result<Data>> => {
    const token = getSession()?.token;
    const publish = startCartCall('change');
    const result = await change(body);
    if (result.ok && getSession()?.token === token) publish(result.data.cart);
    return result;
  };

/** Called when the cart page has shown the changes, or when another customer signs in. */
export const clearCartChanges = () => changes.set(NO_CHANGES);

export const useCartCount = () => useStore(pieceCount, 0);
export const useCartChanges = () => useStore(changes, NO_CHANGES);
