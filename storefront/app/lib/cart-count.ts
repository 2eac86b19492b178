/** The cart as the server reads it: how many different items lie in it (the badge in the header), and what has changed. */
import type { Cart } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import { api } from './api.ts';
import { getSession } from './session.ts';
import { createStore, useStore } from './store.ts';

const store = createStore(0);
const NONE: readonly string[] = [];
/** The server says once what has changed, to whoever reads first: kept here until the cart has shown it. */
const changes = createStore(NONE);

export const setCartCount = store.set;

let reading: Promise<Result<Cart>> | null = null;

/** Reads the cart. Who asks while an answer is on its way shares it, unless it must be newer than that: `fresh`. */
export function readCart(fresh: boolean): Promise<Result<Cart>> {
  if (reading && !fresh) return reading;
  const token = getSession()?.token;
  const mine = api.cart().then((answer) => {
    if (reading === mine) reading = null;
    if (answer.ok && getSession()?.token === token) keep(answer.data);
    return answer;
  });
  reading = mine;
  return mine;
}

function keep(cart: Cart): void {
  store.set(cart.cart_items.length);
  if (cart.changes.length > 0) changes.set([...new Set([...changes.get(), ...cart.changes])]);
}

/** Asks the server. A guest has 0; when no answer comes the last number stays. */
export async function refreshCartCount(fresh = true): Promise<void> {
  if (getSession()) return void (await readCart(fresh));
  store.set(0);
  forgetCartChanges();
}

/** They have been shown, or are another person's. */
export const forgetCartChanges = () => changes.set(NONE);

export const useCartCount = () => useStore(store, 0);
export const useCartChanges = () => useStore(changes, NONE);
