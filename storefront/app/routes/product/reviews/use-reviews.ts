import { type Ref, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useNearViewport } from '#app/lib/hooks/use-near-viewport.ts';
import { useOnlineNavigate } from '#app/lib/navigate.ts';
import { paths } from '#app/lib/paths.ts';
import { reportScriptFailure } from '#app/lib/script-failure.ts';
import { getSession, useSession } from '#app/lib/session.ts';
import { createStore, type Store, useStore } from '#app/lib/store.ts';
import type { ProductData } from '../product-data.ts';
import { type ReviewList, type ReviewListHandle, type ReviewQuery, toReviewList } from './review-list.ts';
import type { ReviewView } from './review-view.ts';

type ReviewActions = typeof import('./review-actions.ts');

/** How near the viewport the reviews are when they are requested. */
const NEAR_MARGIN = '600px';

export type ReviewsState = {
  list: ReviewList;
  /** The ref of the section of the reviews. */
  section: Ref<HTMLElement>;
  filter: (changes: Partial<ReviewQuery>) => void;
  refresh: () => void;
  loadMore: () => void;
  toggleHelpful: (review: ReviewView) => void;
};

/** The reviews that have been loaded since the page was opened; null before. */
export type ReviewStore = Store<ReviewList | null>;

/** Creates the store that the reviews of a product share with the score at its name. */
export function useReviewStore(product_id: string): ReviewStore {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product starts with a new store
  return useMemo(() => createStore<ReviewList | null>(null), [product_id]);
}

/** The score and the number of reviews, also after the shopper has changed them. */
export const useReviewTotals = (product: ProductData, store: ReviewStore) => useStore(store, null)?.totals ?? product;

/**
 * The reviews of a product. At first they are those that came with the page; an action, or a signed-in customer near them, loads them
 * again.
 */
export function useReviews(product: ProductData, store: ReviewStore): ReviewsState {
  const { product_id } = product;
  const navigateOnline = useOnlineNavigate();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { ref: section, isFar } = useNearViewport({ rootMargin: NEAR_MARGIN });
  const initialList = useMemo(() => toReviewList(product), [product]);
  const list = useStore(store, null) ?? initialList;
  const handle: ReviewListHandle = { product_id, get: () => store.get() ?? initialList, set: store.set };

  const runAction = (action: (actions: ReviewActions) => unknown) =>
    import('./review-actions.ts').then((actions) => action(actions)).catch(reportScriptFailure);
  /** Sends a guest to sign in. She comes back to the review, which is then marked as helpful. */
  const sendToSignIn = (helpfulReviewId: string) => {
    const isOnPage = initialList.reviews.some(({ review_id }) => review_id === helpfulReviewId);
    const anchor = isOnPage ? `review-${helpfulReviewId}` : 'reviews';
    navigateOnline(paths.signIn({ redirect: `${pathname}${search}#${anchor}` }), { state: { helpful_review_id: helpfulReviewId } });
  };

  // Without the script the reviews that came with the page stay, so its failure is not reported.
  const refreshNow = useEffectEvent(() => import('./review-actions.ts').then((actions) => actions.refreshReviews(handle)).catch(() => {}));
  const token = session?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product has a new store, and loads its own reviews
  useEffect(() => {
    if (token && !isFar) refreshNow();
  }, [token, store, isFar]);
  useEffect(() => {
    if (!token) return;
    // A guest sees the reviews that came with the page. Only the end of a session resets them: an effect at the start could run after a press.
    return () => store.set(null);
  }, [token, store]);

  return {
    list,
    section,
    filter: (changes) => runAction((actions) => actions.filterReviews(handle, changes)),
    refresh: () => runAction((actions) => actions.refreshReviews(handle)),
    loadMore: () => runAction((actions) => actions.loadMoreReviews(handle)),
    toggleHelpful: (review) => {
      const askToSignIn = () => sendToSignIn(review.review_id);
      return getSession() ? runAction((actions) => actions.markHelpful(handle, review, askToSignIn)) : askToSignIn();
    },
  };
}
