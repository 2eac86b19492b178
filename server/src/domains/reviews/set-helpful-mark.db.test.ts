import { beforeAll, expect, test } from 'vitest';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { addReview, insertReviewRow, pressHelpful, readReviews } from '../../../test/support/fixtures/reviews.ts';
import { call, callGet, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

/** Adds a review that has no author, and a shopper who can mark it. */
async function addReviewAndShopper(columns = {}) {
  const { product_id } = await addProduct(shop.db);
  return {
    product_id,
    review_id: await insertReviewRow(shop.db, { product_id, rating: 4, ...columns }),
    shopper: await addShopper(shop.db),
  };
}
const createExpectedReply = (data: { helpful_count: number; helpful_by_me: boolean }) => ({
  status: 200,
  body: { status: 'success', data },
});

test('a shopper can mark a review as helpful once, and can remove the mark', async () => {
  const { review_id, shopper } = await addReviewAndShopper({ helpful_count: 3 });
  const otherShopper = await addShopper(shop.db);
  expect(await pressHelpful(shop.app, shopper, review_id)).toMatchObject(createExpectedReply({ helpful_count: 4, helpful_by_me: true }));
  expect(await pressHelpful(shop.app, shopper, review_id)).toMatchObject(createExpectedReply({ helpful_count: 4, helpful_by_me: true }));
  expect(await pressHelpful(shop.app, otherShopper, review_id)).toMatchObject(
    createExpectedReply({ helpful_count: 5, helpful_by_me: true }),
  );
  expect(await pressHelpful(shop.app, shopper, review_id, { helpful: false })).toMatchObject(
    createExpectedReply({ helpful_count: 4, helpful_by_me: false }),
  );
  expect(await pressHelpful(shop.app, shopper, review_id, { helpful: false })).toMatchObject(
    createExpectedReply({ helpful_count: 4, helpful_by_me: false }),
  );
});

test('the review list shows a mark at once, and the cached product page shows it after the catalogue changes', async () => {
  const { product_id, review_id, shopper } = await addReviewAndShopper();
  await shop.refresh();
  const readCountOnPage = async () => {
    await shop.refresh();
    return (await callGet(shop.app, `/api/products/${product_id}`)).body.reviews[0].helpful_count;
  };
  const readCatalogueVersion = () => shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  expect(await readCountOnPage()).toBe(0);
  const versionBefore = await readCatalogueVersion();
  await pressHelpful(shop.app, shopper, review_id);
  expect((await readReviews(shop.app, { product_id }, shopper)).body.results[0]).toMatchObject({ helpful_count: 1, helpful_by_me: true });
  expect(await readCatalogueVersion()).toEqual(versionBefore);
  await addProduct(shop.db);
  expect(await readCountOnPage()).toBe(1);
});

test.each(ENCODINGS)('marking a review as helpful accepts a body in %s', async (encoding) => {
  const { review_id, shopper } = await addReviewAndShopper();
  const press = (helpful: string) =>
    call(shop.app, '/api/products/reviews/helpful', { review_id, helpful }, { token: shopper.token, encoding });
  expect(await press('true')).toMatchObject(createExpectedReply({ helpful_count: 1, helpful_by_me: true }));
  expect(await press('false')).toMatchObject(createExpectedReply({ helpful_count: 0, helpful_by_me: false }));
});

test('marking one’s own review is refused', async () => {
  const { product_id, shopper } = await addReviewAndShopper();
  const { review_id } = (await addReview(shop.app, shopper, { product_id })).body.data;
  expect(await pressHelpful(shop.app, shopper, review_id)).toMatchObject({ status: 422, body: { message: 'This is your own review' } });
});

test('marking a hidden or unknown review, or one of a draft product, returns 404; without an id 400, and without a session 401', async () => {
  const notFound = { status: 404, body: { status: 'error', code: 'review_not_found', message: 'Review not found' } };
  const { review_id, shopper } = await addReviewAndShopper({ hidden_at: new Date() });
  for (const id of [review_id, crypto.randomUUID(), 'x', "' or 1=1"])
    expect(await pressHelpful(shop.app, shopper, id)).toMatchObject(notFound);
  const draft = await addProduct(shop.db, { status: 'draft' });
  expect(await pressHelpful(shop.app, shopper, await insertReviewRow(shop.db, { product_id: draft.product_id, rating: 3 }))).toMatchObject(
    notFound,
  );
  expect((await call(shop.app, '/api/products/reviews/helpful', {}, { token: shopper.token })).status).toBe(400);
  expect((await call(shop.app, '/api/products/reviews/helpful', { review_id, helpful: true })).status).toBe(401);
});

test('a shopper who marks a review more than 120 times within an hour is refused', async () => {
  const { review_id, shopper } = await addReviewAndShopper();
  const statuses = new Set<number>();
  for (let round = 0; round < 125; round++)
    statuses.add((await pressHelpful(shop.app, shopper, review_id, { helpful: round % 2 === 0 })).status);
  expect([...statuses]).toEqual([200, 429]);
});
