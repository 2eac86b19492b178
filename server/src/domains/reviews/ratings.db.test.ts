/** Tests the counts and rules that the database enforces, whatever writes to it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database/engines.ts';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { createPlainOrder } from '../../../test/support/fixtures/plain-order.ts';
import { insertReviewRow, readRatings } from '../../../test/support/fixtures/reviews.ts';
import type { OpenDatabase } from '../../database/connect.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const addTestProduct = async () => (await addProduct(database.db)).product_id;
/** Reads how many reviews give each number of stars, and expects that the product's counters agree with its reviews. */
const readCounts = async (product_id: string) => {
  const { stored, expected } = await readRatings(database.db, product_id);
  expect(stored).toEqual(expected);
  return stored.rating_counts;
};
const updateReview = (review_id: string) => database.db.updateTable('reviews').where('review_id', '=', review_id);
const readCatalogueVersion = async () =>
  (await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
const listChangesSince = async (since: number) =>
  (await database.db.selectFrom('catalogue_changes').select('product_id').distinct().where('version', '>', since).execute()).map(
    (row) => row.product_id,
  );

describe('the ratings of a product', () => {
  test('count the reviews that are written, changed, hidden, shown again and deleted', async () => {
    const product_id = await addTestProduct();
    expect(await readCounts(product_id)).toEqual([0, 0, 0, 0, 0]);
    const [first_id, second_id] = [
      await insertReviewRow(database.db, { product_id, rating: 5 }),
      await insertReviewRow(database.db, { product_id, rating: 2 }),
    ];
    expect(await readCounts(product_id)).toEqual([0, 1, 0, 0, 1]);
    await updateReview(first_id).set({ rating: 4 }).execute();
    expect(await readCounts(product_id)).toEqual([0, 1, 0, 1, 0]);
    await updateReview(second_id).set({ hidden_at: new Date() }).execute();
    expect(await readCounts(product_id)).toEqual([0, 0, 0, 1, 0]);
    await updateReview(second_id).set({ rating: 1 }).execute();
    expect(await readCounts(product_id)).toEqual([0, 0, 0, 1, 0]);
    await updateReview(second_id).set({ hidden_at: null }).execute();
    expect(await readCounts(product_id)).toEqual([1, 0, 0, 1, 0]);
    await database.db.deleteFrom('reviews').where('review_id', '=', first_id).execute();
    expect(await readCounts(product_id)).toEqual([1, 0, 0, 0, 0]);
  });

  test('are correct after one statement that changes many reviews of many products', async () => {
    const products = [await addTestProduct(), await addTestProduct(), await addTestProduct()];
    const rows = products.flatMap((product_id, index) =>
      Array.from({ length: 20 }, (_, round) => ({ product_id, rating: ((round + index) % 5) + 1, author_name: 'Keza', review: 'Good' })),
    );
    await database.db.insertInto('reviews').values(rows).execute();
    for (const product_id of products) expect(await readCounts(product_id)).toEqual([4, 4, 4, 4, 4]);
    // Reverses the ratings, and hides the reviews that had five stars.
    await sql`update reviews set rating = 6 - rating, hidden_at = case rating when 5 then now() end
      where product_id = any(${sql.val(products)})`.execute(database.db);
    for (const product_id of products) expect(await readCounts(product_id)).toEqual([0, 4, 4, 4, 4]);
    await database.db
      .deleteFrom('reviews')
      .where('product_id', '=', products[0] ?? '')
      .execute();
    expect(await readCounts(products[0] ?? '')).toEqual([0, 0, 0, 0, 0]);
  });

  test('are rolled back with the review', async () => {
    const product_id = await addTestProduct();
    const failingTransaction = database.db.transaction().execute(async (trx) => {
      await insertReviewRow(trx, { product_id, rating: 3 });
      throw new Error('rolled back');
    });
    await expect(failingTransaction).rejects.toThrow('rolled back');
    expect(await readCounts(product_id)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each(["rating_counts = '{9,0,0,0,0}'", "rating_counts = '{}'", 'rating_counts[1] = 5', 'rating_sum = 50', 'review_count = 10'])(
    'cannot be set to %s by SQL',
    async (set) => {
      const product_id = await addTestProduct();
      await expect(sql`update products set ${sql.raw(set)} where product_id = ${product_id}`.execute(database.db)).rejects.toThrow(
        /ratings follow the reviews|can only be updated to DEFAULT/,
      );
      expect(await readCounts(product_id)).toEqual([0, 0, 0, 0, 0]);
    },
  );

  test('start at zero: an insert with other counts is refused', async () => {
    const product_id = await addTestProduct();
    const copyProduct = sql`insert into products (product_id, brand_id, category_id, name, base_price_rwf, weight_g, rating_counts)
      select product_id || '-copy', brand_id, category_id, name, base_price_rwf, weight_g, '{0,0,0,0,1}' from products
      where product_id = ${product_id}`;
    await expect(copyProduct.execute(database.db)).rejects.toThrow('ratings follow the reviews');
  });
});

test('every change of a review, except helpful marks, is logged for the pages that show it', async () => {
  const product_id = await addTestProduct();
  const { user_id } = await addShopper(database.db);
  const listChangesDuring = async (change: () => Promise<unknown>) => {
    const versionBefore = await readCatalogueVersion();
    await change();
    return listChangesSince(versionBefore);
  };
  let review_id = '';
  expect(await listChangesDuring(async () => (review_id = await insertReviewRow(database.db, { product_id, rating: 3 })))).toEqual([
    product_id,
  ]);
  expect(await listChangesDuring(() => updateReview(review_id).set({ review: 'Other words' }).execute())).toEqual([product_id]);
  expect(await listChangesDuring(() => updateReview(review_id).set({ rating: 4 }).execute())).toEqual([product_id]);
  const insertHelpful = () => database.db.insertInto('review_helpful').values({ review_id, user_id }).execute();
  const versionBefore = await readCatalogueVersion();
  expect(await listChangesDuring(insertHelpful)).toEqual([]);
  expect(await readCatalogueVersion()).toBe(versionBefore);
  expect(await listChangesDuring(() => updateReview(review_id).set({ hidden_at: new Date() }).execute())).toEqual([product_id]);
  // A change of a hidden review affects no page.
  expect(await listChangesDuring(() => updateReview(review_id).set({ review: 'Hidden words' }).execute())).toEqual([]);
});

describe('a review', () => {
  test.each([
    'verified_buyer = not verified_buyer',
    'helpful_count = helpful_count + 1',
    "created_at = created_at - interval '1 day'",
    'review_id = gen_random_uuid()',
    'user_id = (select user_id from users limit 1)',
  ])('cannot be changed to %s by SQL', async (set) => {
    await addShopper(database.db);
    const review_id = await insertReviewRow(database.db, { product_id: await addTestProduct(), rating: 3 });
    // The database's messages for columns that it counts itself, and for the author, product, id and date.
    await expect(sql`update reviews set ${sql.raw(set)} where review_id = ${review_id}`.execute(database.db)).rejects.toThrow(
      /decided by the database|stays whose it is/,
    );
  });

  test('stays without its author when the account is deleted', async () => {
    const product_id = await addTestProduct();
    const { user_id } = await addShopper(database.db);
    const review_id = await insertReviewRow(database.db, { product_id, rating: 4, user_id });
    await database.db.deleteFrom('users').where('user_id', '=', user_id).execute();
    const row = await database.db.selectFrom('reviews').selectAll().where('review_id', '=', review_id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: null, rating: 4 });
    expect(await readCounts(product_id)).toEqual([0, 0, 0, 1, 0]);
  });

  test('and its helpful marks cannot be deleted by truncating their tables', async () => {
    await expect(sql`truncate reviews cascade`.execute(database.db)).rejects.toThrow('never emptied');
    await expect(sql`truncate review_helpful`.execute(database.db)).rejects.toThrow('never emptied');
  });
});

describe('helpful marks', () => {
  const readHelpfulCount = async (review_id: string) =>
    (await database.db.selectFrom('reviews').select('helpful_count').where('review_id', '=', review_id).executeTakeFirstOrThrow())
      .helpful_count;

  test('count in addition to an imported number', async () => {
    const review_id = await insertReviewRow(database.db, { product_id: await addTestProduct(), rating: 4, helpful_count: 7 });
    const shoppers = [await addShopper(database.db), await addShopper(database.db)];
    await database.db
      .insertInto('review_helpful')
      .values(shoppers.map(({ user_id }) => ({ review_id, user_id })))
      .execute();
    expect(await readHelpfulCount(review_id)).toBe(9);
    await database.db
      .deleteFrom('users')
      .where('user_id', '=', shoppers[0]?.user_id ?? '')
      .execute();
    expect(await readHelpfulCount(review_id)).toBe(8);
  });

  test('are refused on one’s own review and a second time', async () => {
    const { user_id } = await addShopper(database.db);
    // Only reviews without an account, such as imported ones, keep the count of their insert.
    const own_review_id = await insertReviewRow(database.db, { product_id: await addTestProduct(), rating: 4, user_id, helpful_count: 99 });
    expect(await readHelpfulCount(own_review_id)).toBe(0);
    await expect(database.db.insertInto('review_helpful').values({ review_id: own_review_id, user_id }).execute()).rejects.toThrow(
      'her own review',
    );
    const review_id = await insertReviewRow(database.db, { product_id: await addTestProduct(), rating: 4 });
    await database.db.insertInto('review_helpful').values({ review_id, user_id }).execute();
    await expect(database.db.insertInto('review_helpful').values({ review_id, user_id }).execute()).rejects.toThrow('review_helpful_once');
    expect([await readHelpfulCount(own_review_id), await readHelpfulCount(review_id)]).toEqual([0, 1]);
  });
});

describe('the mark of a verified buyer', () => {
  const isVerified = async (review_id: string) =>
    (await database.db.selectFrom('reviews').select('verified_buyer').where('review_id', '=', review_id).executeTakeFirstOrThrow())
      .verified_buyer;
  const moveOrder = async (order_id: string, ...statuses: ('preparing' | 'in_transit' | 'delivered')[]) => {
    for (const status of statuses) await database.db.updateTable('orders').set({ status }).where('order_id', '=', order_id).execute();
  };

  test('is given to the review of a shopper to whom the product was delivered before, whatever the insert says', async () => {
    const [product_id, other_product_id] = [await addTestProduct(), await addTestProduct()];
    const [buyer, stranger] = [await addShopper(database.db), await addShopper(database.db)];
    await createPlainOrder(database.db, { user_id: buyer.user_id, status: 'delivered' }, [{ product_id }]);
    const insertReviewBy = (user_id: string, product: string) =>
      insertReviewRow(database.db, { product_id: product, rating: 5, user_id, verified_buyer: true });
    expect(await isVerified(await insertReviewBy(buyer.user_id, product_id))).toBe(true);
    expect(await isVerified(await insertReviewBy(buyer.user_id, other_product_id))).toBe(false);
    expect(await isVerified(await insertReviewBy(stranger.user_id, product_id))).toBe(false);
  });

  test('is given when the order is delivered after the review, and not to other reviews', async () => {
    const product_id = await addTestProduct();
    const [buyer, stranger] = [await addShopper(database.db), await addShopper(database.db)];
    const order_id = await createPlainOrder(database.db, { user_id: buyer.user_id }, [{ product_id }]);
    const own_review_id = await insertReviewRow(database.db, { product_id, rating: 5, user_id: buyer.user_id });
    const other_review_id = await insertReviewRow(database.db, { product_id, rating: 4, user_id: stranger.user_id });
    await moveOrder(order_id, 'preparing', 'in_transit');
    expect(await isVerified(own_review_id)).toBe(false);
    await moveOrder(order_id, 'delivered');
    expect([await isVerified(own_review_id), await isVerified(other_review_id)]).toEqual([true, false]);
    expect(await readCounts(product_id)).toEqual([0, 0, 0, 1, 1]);
  });

  test('is given to a review from before the order if the order is inserted as delivered, as an import does', async () => {
    const product_id = await addTestProduct();
    const { user_id } = await addShopper(database.db);
    const own_review_id = await insertReviewRow(database.db, { product_id, rating: 5, user_id });
    await createPlainOrder(database.db, { user_id, status: 'delivered' }, [{ product_id }]);
    expect(await isVerified(own_review_id)).toBe(true);
  });

  test('is not given to a shopper whose order was cancelled', async () => {
    const product_id = await addTestProduct();
    const { user_id } = await addShopper(database.db);
    await createPlainOrder(database.db, { user_id, status: 'cancelled' }, [{ product_id }]);
    expect(await isVerified(await insertReviewRow(database.db, { product_id, rating: 5, user_id }))).toBe(false);
  });
});
