import { beforeAll, expect, test } from 'vitest';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { addReview, insertReviewRow } from '../../../test/support/fixtures/reviews.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const readOwnReviews = async (token: string, page: number | string = 1) =>
  (await callGet(shop.app, `/api/products/reviews/mine?page=${page}`, { token })).body;

test('a shopper’s reviews are listed newest first with their products, without reviews of others', async () => {
  const [shopper, otherShopper] = [await addShopper(shop.db), await addShopper(shop.db)];
  const [toner, cream] = [await addProduct(shop.db), await addProduct(shop.db)];
  await shop.refresh();
  await addReview(shop.app, shopper, { product_id: toner.product_id, rating: 3, review: 'Dries my skin' });
  await addReview(shop.app, shopper, { product_id: cream.product_id, rating: 5, review: 'Rich' });
  await addReview(shop.app, otherShopper, { product_id: cream.product_id, review: 'Not hers' });
  const { body } = await call(shop.app, '/api/products', { product_ids: [cream.product_id] });
  const list = await readOwnReviews(shopper.token);
  expect(list).toMatchObject({ count: 2, next: null, previous: null });
  expect(list.results.map((item: { review: string; rating: number }) => [item.review, item.rating])).toEqual([
    ['Rich', 5],
    ['Dries my skin', 3],
  ]);
  // The ratings have changed since; the rest of the card equals that of other lists.
  const { product_rating: _, review_count: __, ...card } = body.results[0];
  expect(list.results[0]).toMatchObject({ product_id: cream.product_id, product: card, user: { name: expect.any(String) } });
  expect(JSON.stringify(list)).not.toContain('Not hers');
  expect(JSON.stringify(list)).not.toContain(shopper.user_id);
});

test('a review of an unpublished product is listed without the product', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  await shop.refresh();
  await addReview(shop.app, shopper, { product_id });
  await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', product_id).execute();
  await shop.refresh();
  expect((await readOwnReviews(shopper.token)).results).toMatchObject([{ product_id, product: null }]);
});

test('hidden reviews are not listed', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  await insertReviewRow(shop.db, { product_id, rating: 1, user_id: shopper.user_id, hidden_at: new Date() });
  expect(await readOwnReviews(shopper.token)).toEqual({ results: [], count: 0, next: null, previous: null });
});

test('a page has twenty reviews, pages do not overlap, and a page past the end is empty', async () => {
  const shopper = await addShopper(shop.db);
  const created_at = new Date('2026-01-01T00:00:00Z');
  for (let number = 0; number < 45; number++) {
    const { product_id } = await addProduct(shop.db);
    await insertReviewRow(shop.db, { product_id, rating: 4, user_id: shopper.user_id, created_at });
  }
  const pages = [
    await readOwnReviews(shopper.token, 'no page'),
    await readOwnReviews(shopper.token, 2),
    await readOwnReviews(shopper.token, 3),
  ];
  expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5]);
  expect(new Set(pages.flatMap(({ results }) => results.map((item: { review_id: string }) => item.review_id))).size).toBe(45);
  expect(pages.map(({ next, previous }) => [next, previous])).toEqual([
    ['/api/products/reviews/mine?page=2', null],
    ['/api/products/reviews/mine?page=3', '/api/products/reviews/mine?page=1'],
    [null, '/api/products/reviews/mine?page=2'],
  ]);
  expect(await readOwnReviews(shopper.token, 9)).toMatchObject({ results: [], count: 45, next: null });
});
