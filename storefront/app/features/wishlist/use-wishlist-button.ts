/**
 * The part of the wishlist that every page loads: enough to show which products are in it. The rest (wishlist-sync.ts) loads on the first
 * press, or after the first paint for a signed-in customer.
 */
import { useSyncExternalStore } from 'react';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { paths } from '#app/lib/paths.ts';
import { reportScriptFailure } from '#app/lib/script-failure.ts';
import { getSession } from '#app/lib/session.ts';
import { EMPTY_WISHLIST, localWishlist, readCustomerWishlist, WISHLIST_KEY } from './local-wishlist.ts';

export type WishlistProduct = { product_id: string; name: string };
/** Where the wishlist button is, which decides its messages. */
export type WishlistButtonPlace = 'card' | 'page' | 'cart';

const loadSync = () => import('./wishlist-sync.ts');

/** If the script does not load, the buttons go on showing the stored wishlist. */
const ignoreFailure = () => {};

/** Reads the wishlist after a page load, sign-in or sign-out. Clears the stored one for a guest. */
export function syncWishlist(): void {
  if (getSession()) return void loadSync().then(({ refreshWishlist }) => refreshWishlist(), ignoreFailure);
  localWishlist.set(EMPTY_WISHLIST);
  try {
    localStorage.removeItem(WISHLIST_KEY);
  } catch {}
}

/** The product that a guest wanted to save, and the page she was on: passed to the sign-in page in its location state. */
export type PendingWishlistChange = { fromPath: string; product: WishlistProduct };

/**
 * Returns whether the product is in the wishlist, and a function that adds or removes it. A press shows at once; a guest is sent to sign in.
 */
export function useWishlistButton(
  product: WishlistProduct,
  buttonPlace: WishlistButtonPlace = 'card',
): [isSaved: boolean, press: () => void] {
  const { product_id } = product;
  const navigateOnline = useOnlineNavigate();
  const isSaved = useSyncExternalStore(
    localWishlist.subscribe,
    () => localWishlist.get().has(product_id),
    () => false,
  );
  function press() {
    const fromPath = location.pathname + location.search;
    const signInPath = buttonPlace === 'cart' ? paths.signIn({ redirect: paths.cart() }) : paths.signIn();
    const sendToSignIn = () => navigateOnline(signInPath, { state: { fromPath, product } });
    if (!getSession()) return sendToSignIn();
    const next = new Map(localWishlist.get());
    if (!next.delete(product_id)) next.set(product_id, '');
    localWishlist.set(next);
    loadSync().then(
      ({ changeWishlist }) => changeWishlist({ product, isSaved: !isSaved, buttonPlace, sendToSignIn }),
      () => {
        localWishlist.set(readCustomerWishlist());
        reportScriptFailure();
      },
    );
  }
  return [isSaved, press];
}
