/**
 * The product that a guest was adding to the cart when she was sent to sign in. It is stored in this tab and added once she has signed
 * in. Where the browser forbids storage, she has to choose it again.
 */
import type { CartAdd } from '@uruhu/contract/cart';

/** The key in this tab's session storage. */
export const PENDING_KEY = 'pending-cart-add';

export function savePendingCartAdd(item: CartAdd): void {
  try {
    sessionStorage.setItem(PENDING_KEY, JSON.stringify(item));
  } catch {}
}
