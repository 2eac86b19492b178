/** This device's copy of the wishlist, under the local storage key that the specification names. The wishlist buttons show it. */
import { getSession } from '#app/lib/session.ts';
import { createStore } from '#app/lib/store.ts';

/** Entries by product: `product_id` to `wishlist_id`, which is empty until the server has given one. */
export type LocalWishlist = ReadonlyMap<string, string>;

export const WISHLIST_KEY = 'wishlist';
export const EMPTY_WISHLIST: LocalWishlist = new Map();

/** The stored wishlist; null if the browser forbids storage or the text is malformed. */
export function readLocalWishlist(): LocalWishlist | null {
  try {
    const entries: { product_id: string; wishlist_id: string }[] = JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? '[]');
    return new Map(entries.map(({ product_id, wishlist_id }) => [product_id, wishlist_id]));
  } catch {
    return null;
  }
}

/** The stored wishlist of the signed-in customer; empty for a guest. */
export const readCustomerWishlist = (): LocalWishlist =>
  (typeof window !== 'undefined' && getSession() && readLocalWishlist()) || EMPTY_WISHLIST;

export const localWishlist = createStore(readCustomerWishlist());
