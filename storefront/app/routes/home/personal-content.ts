/** The parts of the home page that depend on the shopper, loaded after the page. */

import { callApi } from '#app/api/call-api.ts';
import { type CardProduct, toCard } from '#app/features/products/card-product.ts';
import { readViewed } from '#app/features/products/viewed.ts';
import { localWishlist } from '#app/features/wishlist/local-wishlist.ts';
import { paths } from '#app/lib/paths.ts';
import * as messages from '#messages/account/personal';
import type { newMemberOffer } from '#messages/catalogue/home';

/** The content that this shopper sees in place of the content for every guest. */
export type PersonalContent = {
  token: string | undefined;
  /** The texts that replace those of the offer for guests, and the path of the button. */
  greeting?: Partial<typeof newMemberOffer> & { to: string };
  /** Products in place of the best rated, and the reason. `viewed`: based on the products viewed on this device. */
  recommended?: { products: CardProduct[]; why: string; viewed: boolean };
};

/** How far below the viewport the row is when the call starts, so that most responses arrive before the shopper sees it. */
const NEAR_MARGIN = '100%';

/**
 * Returns null, so that the row stays as it is, if the call fails or returns nothing, or if the shopper has neither viewed nor saved
 * products.
 */
async function loadRecommended(): Promise<PersonalContent['recommended'] | null> {
  const viewed = readViewed();
  const result = await callApi((api) => api.recommendations({ viewed }));
  const saved = localWishlist.get().size > 0;
  if (!result.ok || result.data.results.length === 0 || (viewed.length === 0 && !saved)) return null;
  const why = viewed.length === 0 ? messages.fromSaved : saved ? messages.fromBoth : messages.fromViewed;
  return { products: result.data.results.map((product) => toCard(product)), why, viewed: viewed.length > 0 };
}

/** The new member's offer with its code until it is used; else a greeting. */
async function loadGreeting(): Promise<PersonalContent['greeting']> {
  const coupons = await callApi((api) => api.coupons());
  const offer = coupons.ok ? coupons.data.results.find((coupon) => coupon.new_members_only) : undefined;
  if (offer) {
    const [action, to] = offer.needs_verified_email ? [messages.confirmEmail, paths.accountInfo()] : [messages.shopWithCode, paths.best()];
    return { text: messages.yourCode(offer.coupon_code), action, to };
  }
  const orders = coupons.ok ? await callApi((api) => api.orderCounts()) : coupons;
  const hasOrdered = !orders.ok || Object.values(orders.data.counts).some((count) => count > 0);
  return hasOrdered ? { ...messages.memberGreeting, to: paths.orders() } : { ...messages.noOfferGreeting, to: paths.best() };
}

/**
 * Calls `call` once when the row comes near the viewport, unless it is already visible. `seen` returns whether it has been visible since.
 */
function callWhenNear(row: Element, call: (seen: () => boolean) => void): void {
  let seen = false;
  const inView = new IntersectionObserver((entries) => {
    seen ||= entries.some(({ isIntersecting }) => isIntersecting);
  });
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      if (!seen) call(() => seen);
    },
    { rootMargin: NEAR_MARGIN },
  );
  // The order matters: `inView` must report before `near`.
  inView.observe(row);
  near.observe(row);
}

/**
 * Greets a customer, and shows recommendations only if they arrive before the shopper sees the row, so that nothing changes before her
 * eyes. `lastContent` is what the page showed before; it is used if it belongs to the same session.
 */
export function loadPersonalContent(
  token: string | undefined,
  row: Element | null,
  lastContent: PersonalContent | null,
  show: (now: PersonalContent) => void,
): void {
  let now: PersonalContent = lastContent && lastContent.token === token ? lastContent : { token };
  const add = (more: Partial<PersonalContent>) => {
    now = { ...now, ...more };
    show(now);
  };
  add({});
  if (token) loadGreeting().then((greeting) => greeting && add({ greeting }));
  if (!row) return;
  callWhenNear(row, async (seen) => {
    const recommended = await loadRecommended();
    if (recommended && row.isConnected && !seen()) add({ recommended });
  });
}
