/** What the sign-in page does with the product of pending-cart-add.ts. No other page loads this. */
import type { CartAdd } from '@uruhu/contract/cart';
import { PENDING_KEY } from './pending-cart-add.ts';

/** Whether a product waits to be added once the guest has signed in. */
export function hasPendingCartAdd(): boolean {
  try {
    return sessionStorage.getItem(PENDING_KEY) !== null;
  } catch {
    return false;
  }
}

/** Reads and removes the stored product. The server checks it like any other. */
export function takePendingCartAdd(): CartAdd | null {
  try {
    const stored = sessionStorage.getItem(PENDING_KEY);
    sessionStorage.removeItem(PENDING_KEY);
    return JSON.parse(stored ?? 'null') as CartAdd | null;
  } catch {
    return null;
  }
}
