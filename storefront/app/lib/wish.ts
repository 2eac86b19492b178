/**
 * What a guest wanted to put into the cart when she was sent to sign in: kept in this tab, so that it need not be chosen
 * a second time. Storage can be forbidden: then it must be.
 */
import type { CartAdd } from '@uruhu/contract/cart';

const KEY = 'wish';

export function keepWish(item: CartAdd): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(item));
  } catch {}
}

/** What was wanted, once. The server checks it as it checks everything. */
export function takeWish(): CartAdd | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(kept ?? 'null') as CartAdd | null;
  } catch {
    return null;
  }
}
