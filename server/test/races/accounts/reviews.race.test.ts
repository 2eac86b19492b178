import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../src/database/db.ts';
import { addProduct, addShopper, type Shopper } from '../../support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../support/fixtures/plain-order.ts';
import { addReview, insertReviewRow, pressHelpful, readRatings, readReviews } from '../../support/fixtures/reviews.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const runSimultaneously = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const addShoppers = (count: number): Promise<Shopper[]> => runSimultaneously(count, () => addShopper(shop.db));
const listDistinctStatuses = (responses: { status: number }[]) => [...new Set(responses.map(({ status }) => status))];

async function expectRatings(product_id: string, review_count: number) {
  const { stored, expected } = await readRatings(shop.db, product_id);
  expect(stored).toEqual(expected);
  expect(stored.review_count).toBe(review_count);
}

test('fifty shoppers review one product at once: each counts once', async () => {
  const { product_id } = await addProduct(shop.db);
  const reviewers = await addShoppers(50);
  const responses = await Promise.all(
    reviewers.map((shopper, index) => addReview(shop.app, shopper, { product_id, rating: (index % 5) + 1 })),
  );
  expect(listDistinctStatuses(responses)).toEqual([200]);
  await expectRatings(product_id, 50);
  expect((await readReviews(shop.app, { product_id })).body).toMatchObject({
    product_rating: 3,
    rating_distribution: { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10 },
  });
});

test('one shopper sends twenty reviews at once: one of them is stored', async () => {
  const { product_id } = await addProduct(shop.db);
  const shopper = await addShopper(shop.db);
  const responses = await runSimultaneously(20, (index) =>
    addReview(shop.app, shopper, { product_id, rating: (index % 5) + 1, review: `Text ${index}` }),
  );
  expect(listDistinctStatuses(responses)).toEqual([200]);
  expect(responses.filter(({ body }) => body.message.startsWith('Thank you'))).toHaveLength(1);
  expect(new Set(responses.map(({ body }) => body.data.review_id)).size).toBe(1);
  await expectRatings(product_id, 1);
});

test('fifty simultaneous helpful marks of one shopper count as one, those of fifty shoppers as fifty, and none remains after all are removed', async () => {
  const { product_id } = await addProduct(shop.db);
  const review_id = await insertReviewRow(shop.db, { product_id, rating: 4 });
  const shopper = await addShopper(shop.db);
  expect(listDistinctStatuses(await runSimultaneously(50, () => pressHelpful(shop.app, shopper, review_id)))).toEqual([200]);
  const readHelpfulCount = async () =>
    (await shop.db.selectFrom('reviews').select('helpful_count').where('review_id', '=', review_id).executeTakeFirstOrThrow())
      .helpful_count;
  expect(await readHelpfulCount()).toBe(1);
  const readers = [shopper, ...(await addShoppers(49))];
  expect(listDistinctStatuses(await Promise.all(readers.map((reader) => pressHelpful(shop.app, reader, review_id))))).toEqual([200]);
  expect(await readHelpfulCount()).toBe(50);
  const removals = [...readers, ...readers].map((reader) => pressHelpful(shop.app, reader, review_id, { helpful: false }));
  expect(listDistinctStatuses(await Promise.all(removals))).toEqual([200]);
  expect(await readHelpfulCount()).toBe(0);
});

test('shoppers write reviews while other transactions hide and insert reviews of the same products in opposite order: all succeed', async () => {
  const products = await runSimultaneously(4, async () => (await addProduct(shop.db)).product_id);
  const reviewers = await addShoppers(12);
  const reviews = reviewers.flatMap((shopper, index) =>
    (index % 2 ? products : products.toReversed()).map((product_id) =>
      addReview(shop.app, shopper, { product_id, rating: (index % 5) + 1 }),
    ),
  );
  const hidings = runSimultaneously(10, (index) =>
    shop.db
      .updateTable('reviews')
      .set({ hidden_at: index % 2 ? null : new Date() })
      .where('product_id', 'in', index % 3 ? products : products.toReversed())
      .where('rating', '=', 3)
      .execute(),
  );
  const inserts = runSimultaneously(10, (index) => {
    const rows = (index % 2 ? products : products.toReversed()).map((product_id) => ({
      product_id,
      rating: 4,
      author_name: 'K',
      review: 'Ok',
    }));
    return shop.db.insertInto('reviews').values(rows).execute();
  });
  expect(listDistinctStatuses(await Promise.all(reviews))).toEqual([200]);
  await Promise.all([hidings, inserts]);
  for (const product_id of products) {
    const { stored, expected } = await readRatings(shop.db, product_id);
    expect(stored).toEqual(expected);
  }
});

test("a review written during the delivery of its order is marked as a verified buyer's, whichever comes first", async () => {
  for (let round = 0; round < 20; round++) {
    const shopper = await addShopper(shop.db);
    const { product_id } = await addProduct(shop.db);
    const order_id = await createPlainOrder(shop.db, { user_id: shopper.user_id, status: 'in_transit' }, [{ product_id }]);
    const [written] = await Promise.all([
      addReview(shop.app, shopper, { product_id }),
      shop.db.updateTable('orders').set({ status: 'delivered' }).where('order_id', '=', order_id).execute(),
    ]);
    expect(written.status).toBe(200);
    expect((await readReviews(shop.app, { product_id })).body.results[0].verified_buyer).toBe(true);
  }
});

/**
 * Transactions that deliver an order and also change the catalogue, before the order or after it. Such a transaction already has a lock on
 * the product or on the catalogue's version when it locks the review.
 */
test.each([
  ['a product', ['product', 'order']],
  ['stock', ['stock', 'order']],
  ['stock, after the order', ['order', 'stock']],
  ['nothing else', ['order']],
] as const)('while a delivery also changes %s, helpful marks and an edit of its review all succeed', async (_, steps) => {
  const statuses: number[] = [];
  for (let round = 0; round < 15; round++) {
    const buyer = await addShopper(shop.db);
    const { product_id } = await addProduct(shop.db, { stock: 5 });
    const order_id = await createPlainOrder(shop.db, { user_id: buyer.user_id, status: 'in_transit' }, [{ product_id }]);
    const { review_id } = (await addReview(shop.app, buyer, { product_id })).body.data;
    const readers = await addShoppers(4);
    const changeByStep = {
      product: (db: Db) =>
        db
          .updateTable('products')
          .set({ name: `Round ${round}` })
          .where('product_id', '=', product_id)
          .execute(),
      stock: (db: Db) => db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', product_id).execute(),
      order: (db: Db) => db.updateTable('orders').set({ status: 'delivered' }).where('order_id', '=', order_id).execute(),
    };
    const delivered = shop.db.transaction().execute(async (trx) => {
      for (const step of steps) await changeByStep[step](trx);
    });
    const edited = addReview(shop.app, buyer, { product_id, review: 'Other words', rating: 2 });
    const [, ...responses] = await Promise.all([delivered, edited, ...readers.map((reader) => pressHelpful(shop.app, reader, review_id))]);
    statuses.push(...responses.map(({ status }) => status));
    expect((await readReviews(shop.app, { product_id })).body.results[0]).toMatchObject({
      verified_buyer: true,
      helpful_count: 4,
      review: 'Other words',
    });
  }
  expect([...new Set(statuses)]).toEqual([200]);
});

test('a review during the deletion of its product or author succeeds or is refused, and the ratings still match the reviews', async () => {
  for (let round = 0; round < 10; round++) {
    const [survivingShopper, deletedShopper] = [await addShopper(shop.db), await addShopper(shop.db)];
    const [deletedProduct, keptProduct] = [await addProduct(shop.db), await addProduct(shop.db)];
    const [first, second] = await Promise.all([
      addReview(shop.app, survivingShopper, { product_id: deletedProduct.product_id }),
      addReview(shop.app, deletedShopper, { product_id: keptProduct.product_id }),
      shop.db.deleteFrom('products').where('product_id', '=', deletedProduct.product_id).execute(),
      shop.db.deleteFrom('users').where('user_id', '=', deletedShopper.user_id).execute(),
    ]);
    expect([200, 404]).toContain(first.status);
    expect([200, 401]).toContain(second.status);
    expect(await shop.db.selectFrom('reviews').select('review_id').where('product_id', '=', deletedProduct.product_id).execute()).toEqual(
      [],
    );
    const { stored, expected } = await readRatings(shop.db, keptProduct.product_id);
    expect(stored).toEqual(expected);
  }
});
