/** How many different items lie in the cart: the badge in the header. */
import { api } from './api.ts';
import { getSession } from './session.ts';
import { createStore, useStore } from './store.ts';

const store = createStore(0);

export const setCartCount = store.set;

/** Asks the server. A guest has 0; when no answer comes the last number stays. */
export async function refreshCartCount(): Promise<void> {
  if (!getSession()) return store.set(0);
  const answer = await api.cart();
  if (answer.ok) store.set(answer.data.cart_items.length);
}

export const useCartCount = () => useStore(store, 0);
