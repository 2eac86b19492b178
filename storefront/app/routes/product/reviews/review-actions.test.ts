import type { ReviewForShopper } from '@uruhu/contract/review';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filterReviews, loadMoreReviews, refreshReviews } from './review-actions.ts';
import type { ReviewList, ReviewListHandle } from './review-list.ts';

const createReview = (number: number): ReviewForShopper => ({
  review_id: `r${number}`,
  rating: 5,
  review: 'Soft',
  images: [],
  skin_type: null,
  verified_buyer: false,
  helpful_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: null,
  user: { name: 'Keza I.' },
  reply: null,
});

/** A server with `total` reviews that returns at most a hundred at once. */
function stubServer(total: number) {
  const allReviews = Array.from({ length: total }, (_, index) => createReview(index));
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const pageSize = Math.min(JSON.parse(body).pagination, 100);
    const page = Number(new URL(url, 'http://shop').searchParams.get('page'));
    const results = allReviews.slice((page - 1) * pageSize, page * pageSize);
    return Response.json({
      results,
      count: total,
      product_rating: 5,
      review_count: total,
      rating_distribution: {},
      facets: {},
      mine: null,
    });
  });
}

function createEmptyListHandle(): ReviewListHandle {
  const totals = { product_rating: 0, review_count: 0, rating_distribution: {}, facets: { with_images: 0, skin_type: [] } };
  let list: ReviewList = { query: { sortBy: 'newest' }, reviews: [], count: 0, pages: 1, totals, mine: null, state: 'shown' };
  return {
    product_id: 'toner',
    get: () => list,
    set: (next) => {
      list = next;
    },
  };
}
const getShownIds = (handle: ReviewListHandle) => handle.get().reviews.map(({ review_id }) => review_id);

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('document', { getElementById: () => null });
});
afterEach(() => vi.unstubAllGlobals());

test('loading more than a hundred reviews and refreshing leaves none out', async () => {
  stubServer(135);
  const handle = createEmptyListHandle();
  await refreshReviews(handle);
  // 12 pages of ten: more than the hundred that the refresh gets at once.
  while (handle.get().pages < 12) await loadMoreReviews(handle);
  expect(getShownIds(handle)).toHaveLength(120);
  await refreshReviews(handle);
  while (getShownIds(handle).length < 135 && handle.get().pages < 20) await loadMoreReviews(handle);
  expect(getShownIds(handle)).toEqual(Array.from({ length: 135 }, (_, index) => `r${index}`));
});

test('a filter chosen before the previous one is rendered is combined with it', async () => {
  stubServer(3);
  const handle = createEmptyListHandle();
  await Promise.all([
    filterReviews(handle, { with_images: true }),
    filterReviews(handle, { skin_type: 'Dry' }),
    filterReviews(handle, { with_images: false }),
  ]);
  expect([handle.get().query, handle.get().state]).toEqual([{ sortBy: 'newest', skin_type: 'Dry', with_images: false }, 'shown']);
});

test('a refresh of an empty list finds the first review', async () => {
  stubServer(0);
  const handle = createEmptyListHandle();
  await refreshReviews(handle);
  stubServer(1);
  await refreshReviews(handle);
  expect(getShownIds(handle)).toEqual(['r0']);
});
