/** What a press in the reviews sets off. Fetched with the first press, or for somebody who is signed in when they come near. */
import type { ReviewPage } from '@uruhu/contract/review';
import { REVIEW } from '@uruhu/contract/rules/reviews';
import { api } from '#app/lib/api.ts';
import { getSession } from '#app/lib/session.ts';
import { notify } from '#app/lib/toasts.ts';
import type { Desk, DeskHandle, Query } from './desk.ts';
import { type ShownReview, toReview } from './shown-review.ts';

/** A later question makes the answer to an earlier one old. */
let asked = 0;

const patch = (desk: DeskHandle, changes: Partial<Desk>) => desk.set({ ...desk.get(), ...changes });

/** What the answer says of the product, however narrowed. */
const totalsOf = ({ product_rating, review_count, rating_distribution, facets, mine }: ReviewPage) => ({
  totals: { product_rating, review_count, rating_distribution, facets },
  mine: mine && toReview(mine),
});

async function ask(desk: DeskHandle, query: Query, page: number, pagination: number) {
  asked += 1;
  const mine = asked;
  const answer = await api.reviews(page, { product_id: desk.product_id, ...query, pagination });
  return mine === asked ? answer : null;
}

/** On a phone the answer to a press is further down than the press: what lies in the lower half is brought up. */
function bringIntoView() {
  const list = document.getElementById('fitting-reviews');
  if (!list || list.getBoundingClientRect().top < innerHeight / 2) return;
  list.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
}

/** Onto what was chosen before, which the screen may not show yet: the first press fetches this file. */
export async function narrow(desk: DeskHandle, changes: Partial<Query>): Promise<void> {
  const query = { ...desk.get().query, ...changes };
  patch(desk, { query, state: 'loading' });
  bringIntoView();
  const answer = await ask(desk, query, 1, REVIEW.pageSize);
  if (!answer) return;
  if (!answer.ok) return patch(desk, { state: 'failed' });
  const { results, count } = answer.data;
  patch(desk, { ...totalsOf(answer.data), reviews: results.map(toReview), count, pages: 1, state: 'shown' });
}

/** Once more what is shown, as it is now: unseen, unless something has changed. Beyond what one answer holds, 'show more' goes on. */
export async function refresh(desk: DeskHandle): Promise<void> {
  const { query, pages, state } = desk.get();
  if (state === 'loading' || state === 'adding') return;
  const answer = await ask(desk, query, 1, Math.min(pages * REVIEW.pageSize, REVIEW.pageSizeMax));
  if (!answer?.ok) return;
  const { results, count } = answer.data;
  const came = Math.max(1, Math.ceil(results.length / REVIEW.pageSize));
  patch(desk, { ...totalsOf(answer.data), reviews: results.map(toReview), count, pages: came, state: 'shown' });
}

export async function showMore(desk: DeskHandle): Promise<void> {
  const { query, pages, reviews } = desk.get();
  patch(desk, { state: 'adding' });
  const answer = await ask(desk, query, pages + 1, REVIEW.pageSize);
  if (!answer) return;
  patch(desk, { state: 'shown' });
  if (!answer.ok) return notify(answer.message, null, 'error');
  // Somebody may have written meanwhile, and moved one from the page before to this one.
  const known = new Set(reviews.map(({ review_id }) => review_id));
  const added = answer.data.results.filter(({ review_id }) => !known.has(review_id)).map(toReview);
  const { count } = answer.data;
  patch(desk, { ...totalsOf(answer.data), reviews: [...reviews, ...added], count, pages: pages + 1 });
  // The button may be gone: who reads by keyboard or by ear goes on with the first of the new ones.
  const first = added[0];
  if (first) requestAnimationFrame(() => document.getElementById(`review-${first.review_id}`)?.focus({ preventScroll: true }));
}

const busy = new Set<string>();

/** Turns 'helpful' round: at once on the screen, and back where the server does not agree. */
export async function pressHelpful(desk: DeskHandle, pressed: ShownReview, toSignIn: () => void): Promise<void> {
  const { review_id, helpful_by_me = false, helpful_count } = pressed;
  if (busy.has(review_id)) return;
  const show = (changes: Partial<ShownReview>) =>
    patch(desk, { reviews: desk.get().reviews.map((each) => (each.review_id === review_id ? { ...each, ...changes } : each)) });
  busy.add(review_id);
  show({ helpful_by_me: !helpful_by_me, helpful_count: helpful_count + (helpful_by_me ? -1 : 1) });
  const answer = await api.markHelpful({ review_id, helpful: !helpful_by_me });
  busy.delete(review_id);
  if (answer.ok) return show(answer.data.data);
  show({ helpful_by_me, helpful_count });
  if (getSession()) notify(answer.message, null, 'error');
  else toSignIn();
}
