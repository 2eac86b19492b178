import { getSession } from '#app/lib/session.ts';
import { clearCartChanges, setCartCount } from './cart-count.ts';

/**
 * Reads the number of pieces in the cart again. The script that calls the server loads on the first call for a customer, so that a guest,
 * whose count is 0, never downloads it. If the call fails, the last count stays. `fresh`: see readCart.
 */
export async function refreshCartCount(fresh = true): Promise<void> {
  if (getSession()) return import('./read-cart.ts').then(({ readCart }) => readCart(fresh)).then(ignore, ignore);
  setCartCount(0);
  clearCartChanges();
}

const ignore = () => {};
