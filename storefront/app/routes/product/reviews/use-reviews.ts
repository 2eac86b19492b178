import { type Ref, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { paths } from '#app/lib/paths.ts';
import { getSession, useSession } from '#app/lib/session.ts';
import { createStore, useStore } from '#app/lib/store.ts';
import { notify } from '#app/lib/toasts.ts';
import { useNearViewport } from '#app/lib/use-near-viewport.ts';
import { offline } from '#messages/common';
import type { ShownProduct } from '../product-data.ts';
import { type Query, type ReviewList, type ReviewListHandle, toReviewList } from './review-list.ts';
import type { ShownReview } from './shown-review.ts';

type ReviewActions = typeof import('./review-actions.ts');

/** How near the viewport the reviews are when they are requested. */
const NEAR = '600px';

export type ReviewsState = {
  list: ReviewList;
  /** The ref of the section of the reviews. */
  section: Ref<HTMLElement>;
  narrow: (changes: Partial<Query>) => void;
  refresh: () => void;
  more: () => void;
  press: (review: ShownReview) => void;
};

/** The reviews as the page brought them, until the shopper presses something or is signed in. */
export function useReviews(product: ShownProduct): ReviewsState {
  const { product_id } = product;
  const navigateOnline = useOnlineNavigate();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { ref: section, isFar } = useNearViewport(true, NEAR);
  const first = useMemo(() => toReviewList(product), [product]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product starts with a new store
  const store = useMemo(() => createStore<ReviewList | null>(null), [product_id]);
  const list = useStore(store, null) ?? first;
  const handle: ReviewListHandle = { product_id, get: () => store.get() ?? first, set: store.set };

  const runAction = (what: (live: ReviewActions, list: ReviewListHandle) => unknown) =>
    import('./review-actions.ts').then((live) => what(live, handle)).catch(() => notify(offline, null, 'error'));
  /** Sends a guest to sign in. She comes back to the review, which is then marked as helpful. */
  const sendToSignIn = (helpful: string) => {
    const place = first.reviews.some(({ review_id }) => review_id === helpful) ? `review-${helpful}` : 'reviews';
    navigateOnline(paths.signIn({ redirect: `${pathname}${search}#${place}` }), { state: { helpful } });
  };

  const refreshNow = useEffectEvent(() => import('./review-actions.ts').then((live) => live.refreshReviews(handle), Boolean));
  const token = session?.token;
  useEffect(() => {
    // A guest sees the reviews that came with the page.
    if (!token) store.set(null);
    else if (!isFar) refreshNow();
  }, [token, store, isFar]);

  return {
    list,
    section,
    narrow: (changes) => runAction((live, on) => live.filterReviews(on, changes)),
    refresh: () => runAction((live, on) => live.refreshReviews(on)),
    more: () => runAction((live, on) => live.loadMoreReviews(on)),
    press: (review) => {
      const go = () => sendToSignIn(review.review_id);
      return getSession() ? runAction((live, on) => live.markHelpful(on, review, go)) : go();
    },
  };
}
