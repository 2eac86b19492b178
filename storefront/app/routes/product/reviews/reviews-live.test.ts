import type { AskedReview } from '@uruhu/contract/review';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Desk, DeskHandle } from './desk.ts';
import { narrow, refresh, showMore } from './reviews-live.ts';

const review = (number: number): AskedReview => ({
  ...{ review_id: `r${number}`, rating: 5, review: 'Soft', images: [], skin_type: null, verified_buyer: false, helpful_count: 0 },
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: null, user: { name: 'Keza I.' } },
});

/** A server that has so many reviews and gives a hundred at most. */
function serve(total: number) {
  const all = Array.from({ length: total }, (_, at) => review(at));
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const pagination = Math.min(JSON.parse(body).pagination, 100);
    const page = Number(new URL(address, 'http://shop').searchParams.get('page'));
    const results = all.slice((page - 1) * pagination, page * pagination);
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

function emptyDesk(): DeskHandle {
  const totals = { product_rating: 0, review_count: 0, rating_distribution: {}, facets: { with_images: 0, skin_type: [] } };
  let desk: Desk = { query: { sortBy: 'newest' }, reviews: [], count: 0, pages: 1, totals, mine: null, state: 'shown' };
  return {
    product_id: 'toner',
    get: () => desk,
    set: (next) => {
      desk = next;
    },
  };
}
const shown = (desk: DeskHandle) => desk.get().reviews.map(({ review_id }) => review_id);

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('document', { getElementById: () => null });
});
afterEach(() => vi.unstubAllGlobals());

test('read on beyond a hundred and asked for again, none is left out', async () => {
  serve(135);
  const desk = emptyDesk();
  await refresh(desk);
  while (desk.get().pages < 12) await showMore(desk);
  expect(shown(desk)).toHaveLength(120);
  await refresh(desk);
  while (shown(desk).length < 135 && desk.get().pages < 20) await showMore(desk);
  expect(shown(desk)).toEqual(Array.from({ length: 135 }, (_, at) => `r${at}`));
});

test('what is chosen before the screen shows the choice before it is added to that', async () => {
  serve(3);
  const desk = emptyDesk();
  await Promise.all([narrow(desk, { with_images: true }), narrow(desk, { skin_type: 'Dry' }), narrow(desk, { with_images: false })]);
  expect([desk.get().query, desk.get().state]).toEqual([{ sortBy: 'newest', skin_type: 'Dry', with_images: false }, 'shown']);
});

test('where there was none, the first one is found', async () => {
  serve(0);
  const desk = emptyDesk();
  await refresh(desk);
  serve(1);
  await refresh(desk);
  expect(shown(desk)).toEqual(['r0']);
});
