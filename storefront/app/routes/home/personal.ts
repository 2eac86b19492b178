/** What is known of this person or this device, once the page is there. */
import { ask } from '#app/lib/ask.ts';
import { toCard } from '#app/lib/card.ts';
import { hearts } from '#app/lib/hearts.ts';
import { readViewed } from '#app/lib/viewed.ts';
import { fromBoth, fromSaved, fromViewed, memberGreeting } from '#messages/personal';
import type { Personal } from './use-personal.ts';

/** Early enough for most answers to be there before the row is seen. */
const NEAR = '100%';

/** Null where there are none, no answer comes, or nothing is known to go by: what is shown stays. */
async function askRecommended(): Promise<Personal['recommended'] | null> {
  const viewed = readViewed();
  const answer = await ask((api) => api.recommendations({ viewed }));
  const saved = hearts.get().size > 0;
  if (!answer.ok || answer.data.results.length === 0 || (viewed.length === 0 && !saved)) return null;
  const why = viewed.length === 0 ? fromSaved : saved ? fromBoth : fromViewed;
  return { products: answer.data.results.map((product) => toCard(product)), why, viewed: viewed.length > 0 };
}

/** Calls once when the row comes near, unless it is in view by then. `seen` tells whether it has been in view since. */
function onNear(row: Element, call: (seen: () => boolean) => void): void {
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
    { rootMargin: NEAR },
  );
  // In this order: what is in view is told of before what is near.
  inView.observe(row);
  near.observe(row);
}

/**
 * A member is greeted at once. Recommendations come before the row is seen, or not at all: nothing changes under the shopper's
 * eyes or fingers. `last` is what is shown already, if it was this session's.
 */
export function personalise(token: string | undefined, row: Element | null, last: Personal | null, show: (now: Personal) => void): void {
  const greeted: Personal = token ? { token, greeting: memberGreeting } : { token };
  show(last && last.token === token ? last : greeted);
  if (!row) return;
  onNear(row, async (seen) => {
    const recommended = await askRecommended();
    if (recommended && row.isConnected && !seen()) show({ ...greeted, recommended });
  });
}
