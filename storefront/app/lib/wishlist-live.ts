/** The wishlist at work in the browser: loaded after the first paint for whoever is signed in, or by the first press. */
import type { Refusal } from '@uruhu/contract/client';
import * as words from '#messages/wishlist';
import { api } from './api.ts';
import { hearts, type Mirror, readMirror, WISHLIST_KEY } from './hearts.ts';
import { paths } from './paths.ts';
import { getSession } from './session.ts';
import { notify } from './toasts.ts';
import { isRefusal, WishlistDesk } from './wishlist-desk.ts';

/** Storage that is full would keep an old list: then this tab goes by its own. */
let storable = true;

function write(mirror: Mirror): void {
  const entries = [...mirror].map(([product_id, wishlist_id]) => ({ wishlist_id, product_id }));
  try {
    localStorage.setItem(WISHLIST_KEY, JSON.stringify(entries));
  } catch {
    storable = false;
  }
}

const desk = new WishlistDesk({
  api,
  token: () => getSession()?.token ?? null,
  kept: { read: () => (storable ? readMirror() : null), write },
  show: hearts.set,
});

/** Where the whole list is read, at the same times. */
const WHOLE = [paths.wishlist(), paths.myAccount()];

/** Learns which hearts are lit; pages that show the list itself do without. */
export async function refresh(): Promise<void> {
  if (!WHOLE.includes(location.pathname)) await desk.refresh();
}
/** The whole wishlist with its products; the hearts follow it. */
export const readWishlist = () => desk.readList();

const back = () => document.visibilityState === 'visible' && refresh();
document.addEventListener('visibilitychange', back);
window.addEventListener('focus', back);
window.addEventListener('online', back);
window.addEventListener('storage', ({ key }) => (key === null || key === WISHLIST_KEY) && desk.follow());

type Wish = {
  product: { product_id: string; name: string };
  on: boolean;
  place: 'card' | 'page' | 'cart';
  toSignIn: () => void;
};

/** A card's action has an address of its own (specification, notifications). */
const LEADS_TO = { card: paths.wishlist, page: paths.myWishlist, cart: paths.myWishlist };

/** Has the server follow a press, and says how it ended. */
export async function want(wish: Wish): Promise<void> {
  const settled = await desk.want(wish.product.product_id, wish.on);
  if (settled === null) return;
  const say = words.said(wish.product.name)[wish.place];
  if (isRefusal(settled)) tellRefusal(wish, settled, wish.on ? say.addFailed : say.removeFailed);
  else notify(say[settled], settled === 'removed' ? null : { label: words.viewWishlist, to: LEADS_TO[wish.place]() });
}

/** What the shop refuses is said in its words; what may be a matter of the network can be tried again. */
function tellRefusal(wish: Wish, { status, message }: Refusal, failed: string): void {
  if (!getSession()) wish.toSignIn();
  else if (status === 404 || status === 422) notify(message, null, 'error');
  else notify(failed, { label: words.tryAgain, press: () => want(wish) }, 'error');
}
