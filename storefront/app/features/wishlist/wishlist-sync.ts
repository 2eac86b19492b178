/** Connects the wishlist store to the browser. Loads after the first paint for a signed-in customer, else on the first press. */
import type { ClientCode, Refusal } from '@uruhu/contract/client';
import { api } from '#app/api/api.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession } from '#app/lib/session.ts';
import { notify } from '#app/lib/toasts.ts';
import * as messages from '#messages/catalogue/wishlist';
import { type LocalWishlist, localWishlist, readLocalWishlist, WISHLIST_KEY } from './local-wishlist.ts';
import { createWishlistStores, isRefusal } from './wishlist-store.ts';

/** False after a failed write. The storage then has an old list, so this tab uses the one in memory. */
let isStorageUsable = true;

function writeLocalWishlist(wishlist: LocalWishlist): void {
  const entries = [...wishlist].map(([product_id, wishlist_id]) => ({ wishlist_id, product_id }));
  try {
    localStorage.setItem(WISHLIST_KEY, JSON.stringify(entries));
  } catch {
    isStorageUsable = false;
  }
}

const getStore = createWishlistStores({
  api,
  getToken: () => getSession()?.token ?? null,
  storage: { read: () => (isStorageUsable ? readLocalWishlist() : null), write: writeLocalWishlist },
  show: localWishlist.set,
});

/** These pages read the whole list themselves, also when the shopper returns to the tab or is online again. */
const PAGES_WITH_WHOLE_LIST = [paths.wishlist(), paths.myAccount()];

/** Reads the ids of the products in the wishlist, except on pages that read the whole list. */
export async function refreshWishlist(): Promise<void> {
  if (!PAGES_WITH_WHOLE_LIST.includes(location.pathname)) await getStore().refresh();
}
/** Reads the whole wishlist with its products, and updates the wishlist buttons. */
export const readWishlist = () => getStore().readList();

const refreshIfVisible = () => document.visibilityState === 'visible' && refreshWishlist();
document.addEventListener('visibilitychange', refreshIfVisible);
window.addEventListener('focus', refreshIfVisible);
window.addEventListener('online', refreshIfVisible);
window.addEventListener('storage', ({ key }) => (key === null || key === WISHLIST_KEY) && getStore().adoptStoredList());

type WishlistChange = {
  product: { product_id: string; name: string };
  isSaved: boolean;
  buttonPlace: 'card' | 'page' | 'cart';
  sendToSignIn: () => void;
};

/** The page to which the toast links, by the place of the button (specification, notifications). */
const TOAST_PATHS = { card: paths.wishlist, page: paths.myWishlist, cart: paths.myWishlist };

/** Sends a change to the server and shows the outcome. */
export async function changeWishlist(change: WishlistChange): Promise<void> {
  const outcome = await getStore().change(change.product.product_id, change);
  // The shopper has undone the change or signed out.
  if (outcome === null) return;
  const outcomes = messages.outcomeMessages(change.product.name)[change.buttonPlace];
  if (isRefusal(outcome)) notifyRefusal(change, outcome, change.isSaved ? outcomes.addFailed : outcomes.removeFailed);
  else notify(outcomes[outcome], outcome === 'removed' ? null : { label: messages.viewWishlist, to: TOAST_PATHS[change.buttonPlace]() });
}

/** A retry would get these refusals again. */
const FINAL_REFUSALS: readonly ClientCode[] = ['product_not_found', 'wishlist_full', 'wishlist_entry_not_found'];

/** Asks a shopper whose session has ended to sign in. Shows the message of a final refusal, and a retry button for any other. */
function notifyRefusal(change: WishlistChange, { code, message }: Refusal, failureMessage: string): void {
  if (!getSession()) change.sendToSignIn();
  else if (FINAL_REFUSALS.includes(code)) notify(message, null, 'error');
  else notify(failureMessage, { label: messages.tryAgain, press: () => changeWishlist(change) }, 'error');
}
