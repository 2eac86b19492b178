import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { addReview, insertReviewRow, pressHelpful, readReviews } from '../../../test/support/fixtures/reviews.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const getDateInMay = (day: number) => new Date(Date.UTC(2026, 4, day, 10));
const joinTexts = ({ body }: { body: { results: { review: string }[] } }) => body.results.map(({ review }) => review).join(' ');

/** Adds a product with the reviews a to f; f is hidden. */
async function addSixReviews() {
  const { product_id } = await addProduct(shop.db);
  await insertReviewRow(shop.db, { product_id, rating: 5, review: 'a', created_at: getDateInMay(1), helpful_count: 2, skin_type: 'Dry' });
  await insertReviewRow(shop.db, {
    product_id,
    rating: 3,
    review: 'b',
    created_at: getDateInMay(2),
    helpful_count: 9,
    images: ['b1.webp', 'b2.webp'],
  });
  await insertReviewRow(shop.db, {
    product_id,
    rating: 5,
    review: 'c',
    created_at: getDateInMay(3),
    skin_type: 'Oily',
    images: ['c.webp'],
  });
  await insertReviewRow(shop.db, {
    product_id,
    rating: 1,
    review: 'd',
    created_at: getDateInMay(4),
    helpful_count: 9,
    skin_type: 'Dry',
    images: ['d.webp'],
  });
  await insertReviewRow(shop.db, { product_id, rating: 5, review: 'e', created_at: getDateInMay(5) });
  await insertReviewRow(shop.db, {
    product_id,
    rating: 1,
    review: 'f',
    created_at: getDateInMay(6),
    hidden_at: getDateInMay(7),
    skin_type: 'Sensitive',
    images: ['f.webp'],
  });
  return product_id;
}

describe('reviews of a product', () => {
  test.each([
    [{}, 'e d c b a'],
    [{ sortBy: 'newest' }, 'e d c b a'],
    [{ sortBy: 'oldest' }, 'a b c d e'],
    [{ sortBy: 'highest' }, 'e c a b d'],
    [{ sortBy: 'lowest' }, 'd b e c a'],
    [{ sortBy: 'helpful' }, 'd b a e c'],
    [{ sortBy: 'rating; drop table reviews' }, 'e d c b a'],
    [{ rating: 5 }, 'e c a'],
    [{ rating: '1' }, 'd'],
    [{ rating: 4 }, ''],
    [{ rating: 9 }, 'e d c b a'],
    [{ rating: '' }, 'e d c b a'],
    [{ with_images: true }, 'd c b'],
    [{ with_images: 'false' }, 'e d c b a'],
    [{ skin_type: 'Dry' }, 'd a'],
    [{ skin_type: 'Golden' }, 'e d c b a'],
    [{ skin_type: 'Dry', with_images: 'true', rating: 1 }, 'd'],
  ])('with the parameters %j are listed in the order %j', async (filter, expected) => {
    const response = await readReviews(shop.app, { product_id: await addSixReviews(), ...filter });
    expect(joinTexts(response)).toBe(expected);
    expect(response.body.count).toBe(expected.split(' ').filter(Boolean).length);
  });

  test('come with the totals of all visible reviews, independent of the filter', async () => {
    const { body } = await readReviews(shop.app, { product_id: await addSixReviews(), rating: 1 });
    expect(body).toMatchObject({
      product_rating: 3.8,
      review_count: 5,
      rating_distribution: { 5: 3, 4: 0, 3: 1, 2: 0, 1: 1 },
      mine: null,
      facets: {
        with_images: 3,
        skin_type: [
          { value: 'Dry', count: 2 },
          { value: 'Oily', count: 1 },
        ],
      },
    });
  });

  test('come in pages, ten by default, without gaps or repetitions', async () => {
    const { product_id } = await addProduct(shop.db);
    for (let round = 0; round < 23; round++)
      await insertReviewRow(shop.db, { product_id, rating: 4, review: `r${round}`, created_at: getDateInMay(1) });
    const texts: string[] = [];
    let next: string | null = '/api/products/reviews/get?page=1';
    const sizes: number[] = [];
    while (next) {
      const { body } = await call(shop.app, next, { product_id });
      texts.push(...body.results.map(({ review }: { review: string }) => review));
      sizes.push(body.results.length);
      next = body.next;
    }
    expect([sizes, new Set(texts).size]).toEqual([[10, 10, 3], 23]);
    expect((await readReviews(shop.app, { product_id, pagination: 100_000 })).body.results).toHaveLength(23);
    expect((await readReviews(shop.app, { product_id }, { page: 99 })).body).toMatchObject({ results: [], count: 23, next: null });
  });

  test('are an empty list for a product without reviews', async () => {
    const { product_id } = await addProduct(shop.db);
    expect((await readReviews(shop.app, { product_id })).body).toEqual({
      results: [],
      count: 0,
      next: null,
      previous: null,
      product_rating: 0,
      review_count: 0,
      mine: null,
      rating_distribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
      facets: { with_images: 0, skin_type: [] },
    });
  });

  test.each(ENCODINGS)('accept a body in %s', async (encoding) => {
    const body = { product_id: await addSixReviews(), rating: '5', sortBy: 'oldest', with_images: 'true' };
    expect(joinTexts(await call(shop.app, '/api/products/reviews/get', body, { encoding }))).toBe('c');
  });

  test('are refused for a missing or unknown product', async () => {
    expect(await readReviews(shop.app, {})).toMatchObject({ status: 400, body: { message: 'Product ID is missing' } });
    expect(await readReviews(shop.app, { product_id: 'no-such' })).toMatchObject({ status: 404, body: { message: 'Product not found' } });
  });
});

test('a signed-in reader sees which review is hers and which ones she has marked as helpful; a guest and an expired session do not', async () => {
  const product_id = await addSixReviews();
  const shopper = await addShopper(shop.db);
  const mine = (await addReview(shop.app, shopper, { product_id, review: 'mine' })).body.data;
  const [{ review_id }] = (await readReviews(shop.app, { product_id, rating: 3 })).body.results;
  await pressHelpful(shop.app, shopper, review_id);
  const { body } = await readReviews(shop.app, { product_id }, shopper);
  const marks = body.results.map((review: Record<string, unknown>) => [review.review, review.mine, review.helpful_by_me]);
  expect(marks).toEqual([
    ['mine', true, false],
    ['e', false, false],
    ['d', false, false],
    ['c', false, false],
    ['b', false, true],
    ['a', false, false],
  ]);
  expect(body.mine).toEqual(mine);
  // The reader's review is included even if the filter excludes it.
  expect((await readReviews(shop.app, { product_id, rating: 1 }, shopper)).body.mine).toEqual(mine);
  for (const reader of [{}, { token: 'x'.repeat(43) }]) {
    const { body: readerBody } = await readReviews(shop.app, { product_id }, reader);
    expect(readerBody.mine).toBeNull();
    for (const review of readerBody.results) expect([review.mine, review.helpful_by_me]).toEqual([undefined, undefined]);
  }
});
