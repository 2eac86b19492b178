/** The actions of the reviews. Loads on the first press, or for a signed-in customer when the reviews come near the viewport. */
import type { ReviewPage } from '@uruhu/contract/review';
import { REVIEW } from '@uruhu/contract/rules/reviews';
import { api } from '#app/api/api.ts';
import { getSession } from '#app/lib/session.ts';
import { notify } from '#app/lib/toasts.ts';
import type { ReviewList, ReviewListHandle, ReviewQuery } from './review-list.ts';
import { type ReviewView, toReviewView } from './review-view.ts';

/** Counts the calls, so that the response to an older one is ignored. */
let lastCallNumber = 0;

const updateReviewList = (handle: ReviewListHandle, changes: Partial<ReviewList>) => handle.set({ ...handle.get(), ...changes });

/** The part of a response that does not depend on the filters. */
const pickUnfilteredPart = ({ product_rating, review_count, rating_distribution, facets, mine }: ReviewPage) => ({
  totals: { product_rating, review_count, rating_distribution, facets },
  mine: mine && toReviewView(mine),
});

async function fetchReviews(handle: ReviewListHandle, query: ReviewQuery, page: number, pageSize: number) {
  lastCallNumber += 1;
  const callNumber = lastCallNumber;
  const result = await api.reviews(page, { product_id: handle.product_id, ...query, pagination: pageSize });
  return callNumber === lastCallNumber ? result : null;
}

/** Scrolls to the reviews if they begin in the lower half of the screen, as on a phone, where they are far below the filters. */
function scrollToReviews() {
  const list = document.getElementById('matching-reviews');
  if (!list || list.getBoundingClientRect().top < innerHeight / 2) return;
  list.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
}

/** Adds a filter to the current ones. Reads the current ones from the list, since the component may not have rendered the latest yet. */
export async function filterReviews(handle: ReviewListHandle, changes: Partial<ReviewQuery>): Promise<void> {
  const query = { ...handle.get().query, ...changes };
  updateReviewList(handle, { query, state: 'loading' });
  scrollToReviews();
  const result = await fetchReviews(handle, query, 1, REVIEW.pageSize);
  if (!result) return;
  if (!result.ok) return updateReviewList(handle, { state: 'failed' });
  const { results, count } = result.data;
  updateReviewList(handle, { ...pickUnfilteredPart(result.data), reviews: results.map(toReviewView), count, pages: 1, state: 'shown' });
}

/** Reloads the shown reviews in the background. If they exceed one response, 'show more' loads the rest again. */
export async function refreshReviews(handle: ReviewListHandle): Promise<void> {
  const { query, pages, state } = handle.get();
  if (state === 'loading' || state === 'loading-more') return;
  const result = await fetchReviews(handle, query, 1, Math.min(pages * REVIEW.pageSize, REVIEW.pageSizeMax));
  if (!result?.ok) return;
  const { results, count } = result.data;
  const loadedPages = Math.max(1, Math.ceil(results.length / REVIEW.pageSize));
  updateReviewList(handle, {
    ...pickUnfilteredPart(result.data),
    reviews: results.map(toReviewView),
    count,
    pages: loadedPages,
    state: 'shown',
  });
}

export async function loadMoreReviews(handle: ReviewListHandle): Promise<void> {
  const { query, pages, reviews } = handle.get();
  updateReviewList(handle, { state: 'loading-more' });
  const result = await fetchReviews(handle, query, pages + 1, REVIEW.pageSize);
  if (!result) return;
  updateReviewList(handle, { state: 'shown' });
  if (!result.ok) return notify(result.message, null, 'error');
  // A new review may have moved a review from the previous page to this page.
  const shownIds = new Set(reviews.map(({ review_id }) => review_id));
  const added = result.data.results.filter(({ review_id }) => !shownIds.has(review_id)).map(toReviewView);
  const { count } = result.data;
  updateReviewList(handle, { ...pickUnfilteredPart(result.data), reviews: [...reviews, ...added], count, pages: pages + 1 });
  // The button may have disappeared, so the focus moves to the first new review.
  const firstAdded = added[0];
  if (firstAdded) requestAnimationFrame(() => document.getElementById(`review-${firstAdded.review_id}`)?.focus({ preventScroll: true }));
}

/** The ids of the reviews whose call is under way. */
const busyReviewIds = new Set<string>();

/** Toggles 'helpful' at once on the screen, and undoes it if the call fails. */
export async function markHelpful(handle: ReviewListHandle, pressedReview: ReviewView, sendToSignIn: () => void): Promise<void> {
  const { review_id, helpful_by_me = false, helpful_count } = pressedReview;
  if (busyReviewIds.has(review_id)) return;
  const show = (changes: Partial<ReviewView>) =>
    updateReviewList(handle, {
      reviews: handle.get().reviews.map((review) => (review.review_id === review_id ? { ...review, ...changes } : review)),
    });
  busyReviewIds.add(review_id);
  show({ helpful_by_me: !helpful_by_me, helpful_count: helpful_count + (helpful_by_me ? -1 : 1) });
  const result = await api.markHelpful({ review_id, helpful: !helpful_by_me });
  busyReviewIds.delete(review_id);
  if (result.ok) return show(result.data.data);
  show({ helpful_by_me, helpful_count });
  if (getSession()) notify(result.message, null, 'error');
  else sendToSignIn();
}
