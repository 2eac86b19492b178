/**
 * The wishlist on every page: all that a heart needs until it is pressed. What a press sets off comes with the first press, or
 * after the first paint for somebody who is signed in.
 */
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { wishlistFailed } from '#messages/common';
import { hearts, NO_WISHES, readOwnMirror, WISHLIST_KEY } from './hearts.ts';
import { paths } from './paths.ts';
import { getSession } from './session.ts';
import { notify } from './toasts.ts';

export type Wished = { product_id: string; name: string };
/** Where the press was: each place has its words. */
export type Place = 'card' | 'page' | 'cart';

const live = () => import('./wishlist-live.ts');

/** Somebody has come or gone, or a page has begun: asks the server anew, and keeps nothing for a guest. */
export function followWishlist(): void {
  if (getSession()) return void live().then(({ refresh }) => refresh(), Boolean);
  hearts.set(NO_WISHES);
  try {
    localStorage.removeItem(WISHLIST_KEY);
  } catch {}
}

/** What a guest wanted, and where: it goes along to signing in, beside the address. */
export type GuestWish = { from: string; wished: Wished };

/** Whether the product is wished for, and what turns that round: at once on the screen. Guests are sent to sign in. */
export function useHeart(product: Wished, place: Place = 'card'): [on: boolean, press: () => void] {
  const { product_id } = product;
  const navigate = useNavigate();
  const on = useSyncExternalStore(
    hearts.subscribe,
    () => hearts.get().has(product_id),
    () => false,
  );
  function press() {
    const toSignIn = () => navigate(paths.signIn(), { state: { from: location.pathname + location.search, wished: product } });
    if (!getSession()) return toSignIn();
    const shown = new Map(hearts.get());
    if (!shown.delete(product_id)) shown.set(product_id, '');
    hearts.set(shown);
    live().then(
      ({ want }) => want({ product, on: !on, place, toSignIn }),
      () => {
        hearts.set(readOwnMirror());
        notify(wishlistFailed, null, 'error');
      },
    );
  }
  return [on, press];
}
