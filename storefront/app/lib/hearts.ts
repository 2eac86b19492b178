/** Which hearts are lit: the wishlist as this device mirrors it, under the key of local storage that the specification names. */
import { getSession } from './session.ts';
import { createStore } from './store.ts';

/** Entries by product: `product_id` to `wishlist_id`, which is empty until the server has given one. */
export type Mirror = ReadonlyMap<string, string>;

export const WISHLIST_KEY = 'wishlist';
export const NO_WISHES: Mirror = new Map();

/** What is kept on this device; null where storage is forbidden, and where somebody has spoilt it. */
export function readMirror(): Mirror | null {
  try {
    const entries: { product_id: string; wishlist_id: string }[] = JSON.parse(localStorage.getItem(WISHLIST_KEY) ?? '[]');
    return new Map(entries.map(({ product_id, wishlist_id }) => [product_id, wishlist_id]));
  } catch {
    return null;
  }
}

/** Of whoever is signed in; a guest has none. */
export const readOwnMirror = (): Mirror => (typeof window !== 'undefined' && getSession() && readMirror()) || NO_WISHES;

export const hearts = createStore(readOwnMirror());
