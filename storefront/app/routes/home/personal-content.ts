/** The parts of the home page that depend on the shopper, loaded after the page. */

import { callApi } from '#app/api/call-api.ts';
import { type CardProduct, toCard } from '#app/features/products/card-product.ts';
import { readViewedIds } from '#app/features/viewed/viewed.ts';
import { localWishlist } from '#app/features/wishlist/local-wishlist.ts';
import { paths } from '#app/lib/paths.ts';
import * as messages from '#messages/account/personal';
import type { newMemberOffer } from '#messages/catalogue/home';

/** The content that this shopper sees instead of the content for guests. */
export type PersonalContent = {
  token: string | undefined;
  /** The texts that replace those of the offer for guests, and the path of the button. */
  greeting?: Partial<typeof newMemberOffer> & { to: string };
  /** Products in place of the best rated, and the reason for them. `basedOnViewed`: they are based on the products viewed on this device. */
  recommended?: { products: CardProduct[]; reason: string; basedOnViewed: boolean };
};

/** How far below the viewport the row is when the call starts, so that most responses arrive before the shopper sees it. */
const NEAR_MARGIN = '100%';

/**
 * Returns null, so that the row stays as it is, if the call fails or returns nothing, or if the shopper has neither viewed nor saved
 * products.
 */
async function loadRecommended(): Promise<PersonalContent['recommended'] | null> {
  const viewed = readViewedIds();
  const result = await callApi((api) => api.recommendations({ viewed }));
  const hasViewed = viewed.length > 0;
  const hasSaved = localWishlist.get().size > 0;
  if (!result.ok || result.data.results.length === 0 || (!hasViewed && !hasSaved)) return null;
  const products = result.data.results.map((product) => toCard(product));
  if (!hasViewed) return { products, reason: messages.fromSaved, basedOnViewed: false };
  return { products, reason: hasSaved ? messages.fromBoth : messages.fromViewed, basedOnViewed: true };
}

/** The new member's offer with its code until it is used; else a greeting. If a call fails, that of a customer who has ordered. */
async function loadGreeting(): Promise<PersonalContent['greeting']> {
  const coupons = await callApi((api) => api.coupons());
  const offer = coupons.ok ? coupons.data.results.find((coupon) => coupon.new_members_only) : undefined;
  if (offer) {
    const [action, to] = offer.needs_verified_email ? [messages.confirmEmail, paths.accountInfo()] : [messages.shopWithCode, paths.best()];
    return { text: messages.yourCode(offer.coupon_code), action, to };
  }
  const orderCounts = coupons.ok ? await callApi((api) => api.orderCounts()) : coupons;
  const hasOrdered = !orderCounts.ok || Object.values(orderCounts.data.counts).some((count) => count > 0);
  return hasOrdered ? { ...messages.memberGreeting, to: paths.orders() } : { ...messages.noOfferGreeting, to: paths.best() };
}

/**
 * Calls `onNear` once when the row comes near the viewport, unless it has been visible before. `isSeen` returns whether the row has
 * been visible by the time `isSeen` is called.
 */
function watchRow(row: Element, onNear: (isSeen: () => boolean) => void): void {
  let hasBeenSeen = false;
  const viewObserver = new IntersectionObserver((entries) => {
    hasBeenSeen ||= entries.some(({ isIntersecting }) => isIntersecting);
  });
  const nearObserver = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      nearObserver.disconnect();
      if (!hasBeenSeen) onNear(() => hasBeenSeen);
    },
    { rootMargin: NEAR_MARGIN },
  );
  // The order matters: `viewObserver` must report before `nearObserver`.
  viewObserver.observe(row);
  nearObserver.observe(row);
}

/**
 * Loads a greeting for a customer, and recommendations for any shopper. Recommendations that arrive after the shopper has seen the row are
 * not shown, so that the row does not change before her eyes. `lastContent`: the content that the page showed last; it is shown again if it
 * belongs to the same session.
 */
export function loadPersonalContent(
  token: string | undefined,
  row: Element | null,
  lastContent: PersonalContent | null,
  show: (content: PersonalContent) => void,
): void {
  let content: PersonalContent = lastContent && lastContent.token === token ? lastContent : { token };
  const add = (addition: Partial<PersonalContent>) => {
    content = { ...content, ...addition };
    show(content);
  };
  add({});
  if (token) loadGreeting().then((greeting) => greeting && add({ greeting }));
  if (!row) return;
  watchRow(row, async (isSeen) => {
    const recommended = await loadRecommended();
    if (recommended && row.isConnected && !isSeen()) add({ recommended });
  });
}
