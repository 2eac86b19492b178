/** The parts of the home page that depend on the shopper, loaded after the page. */

import { callApi } from '#app/api/call-api.ts';
import { type CardProduct, toCard } from '#app/features/products/card-product.ts';
import { readViewed } from '#app/features/products/viewed.ts';
import { wishlistMirror } from '#app/features/wishlist/wishlist-mirror.ts';
import { fromBoth, fromSaved, fromViewed, memberGreeting } from '#messages/personal';

/** The content that this shopper sees in place of the content for every guest. */
export type Personal = {
  token: string | undefined;
  /** Text in place of the offer for new customers. */
  greeting?: Record<'seal' | 'sealText' | 'title' | 'text' | 'action', string>;
  /** Products in place of the best rated, and the reason. `viewed`: based on the products viewed on this device. */
  recommended?: { products: CardProduct[]; why: string; viewed: boolean };
};

/** How far below the viewport the row is when the call starts, so that most responses arrive before the shopper sees it. */
const NEAR_MARGIN = '100%';

/** Null if the call fails, returns nothing, or has no data to go by: the row then stays as it is. */
async function loadRecommended(): Promise<Personal['recommended'] | null> {
  const viewed = readViewed();
  const result = await callApi((api) => api.recommendations({ viewed }));
  const saved = wishlistMirror.get().size > 0;
  if (!result.ok || result.data.results.length === 0 || (viewed.length === 0 && !saved)) return null;
  const why = viewed.length === 0 ? fromSaved : saved ? fromBoth : fromViewed;
  return { products: result.data.results.map((product) => toCard(product)), why, viewed: viewed.length > 0 };
}

/** Calls once when the row comes near the viewport, unless it is already visible. `seen` says whether it has been visible since. */
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
 * Greets a customer at once. Shows recommendations only if they arrive before the shopper sees the row, so that nothing changes before
 * her eyes. `last` is what the page showed before, used if it belongs to the same session.
 */
export function personalise(token: string | undefined, row: Element | null, last: Personal | null, show: (now: Personal) => void): void {
  const initial: Personal = token ? { token, greeting: memberGreeting } : { token };
  show(last && last.token === token ? last : initial);
  if (!row) return;
  callWhenNear(row, async (seen) => {
    const recommended = await loadRecommended();
    if (recommended && row.isConnected && !seen()) show({ ...initial, recommended });
  });
}
