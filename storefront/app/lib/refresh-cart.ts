import { forgetCartChanges, setCartCount } from './cart-count.ts';
import { getSession } from './session.ts';

/**
 * Counts the cart anew. The script that asks the server is fetched with the first question: a guest, whose count is 0,
 * does without it. When no answer comes the last number stays.
 */
export async function refreshCartCount(fresh = true): Promise<void> {
  if (getSession()) return import('./read-cart.ts').then(({ readCart }) => readCart(fresh)).then(nothing, nothing);
  setCartCount(0);
  forgetCartChanges();
}

const nothing = () => {};
