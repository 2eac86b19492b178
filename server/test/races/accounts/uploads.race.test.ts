/** The sweep deletes a picture while a review adds it: the review keeps the picture, or the shop refuses the review for the missing picture. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arePicturesOfShopper, deleteUnusedFiles } from '../../../src/domains/files/files.ts';
import { deleteUnusedUploads, lockUnusedUploads } from '../../../src/domains/files/queries.ts';
import { addProduct, addShopper } from '../../support/fixtures/fixtures.ts';
import { addReview } from '../../support/fixtures/reviews.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const UNUSED_DAYS = 30;
const FILES_MAX = 200;

async function addOldPicture(user_id: string): Promise<string> {
  const key = `${randomUUID()}.webp`;
  const picture = { kind: 'picture' as const, content_type: 'image/webp', bytes: 5, width: 1, height: 1, thumbhash: 'YJqGPQw7sFlsl' };
  await shop.db
    .insertInto('files')
    .values({ key, user_id, created_at: new Date(0), ...picture })
    .execute();
  return key;
}
const isKept = async (key: string) => (await shop.db.selectFrom('files').select('key').where('key', '=', key).execute()).length === 1;

test('the sweep skips a picture that a review is adding', async () => {
  const { user_id } = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  const key = await addOldPicture(user_id);
  await shop.db.transaction().execute(async (trx) => {
    expect(await arePicturesOfShopper(trx, user_id, [key])).toBe(true);
    await deleteUnusedFiles(shop.db, shop.context.enqueue);
    await trx
      .insertInto('reviews')
      .values({ product_id, user_id, rating: 5, review: 'Good', author_name: 'Keza', images: [key] })
      .execute();
  });
  await deleteUnusedFiles(shop.db, shop.context.enqueue);
  expect(await isKept(key)).toBe(true);
});

test('a review is refused when the sweep is deleting its picture', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  const key = await addOldPicture(shopper.user_id);
  let adding: ReturnType<typeof addReview> | undefined;
  await shop.db.transaction().execute(async (trx) => {
    const lockedKeys = await lockUnusedUploads(trx, UNUSED_DAYS, FILES_MAX);
    adding = addReview(shop.app, shopper, { product_id, images: [key] });
    // Long enough that the review waits for the lock.
    await pause(300);
    expect(await deleteUnusedUploads(trx, lockedKeys)).toEqual([key]);
  });
  expect((await adding)?.status).toBe(422);
  expect(await shop.db.selectFrom('reviews').select('review_id').where('product_id', '=', product_id).execute()).toEqual([]);
});

test('the sweep checks a picture again after locking it, and keeps one that a review has added meanwhile', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  const key = await addOldPicture(shopper.user_id);
  expect((await addReview(shop.app, shopper, { product_id, images: [key] })).status).toBe(200);
  expect(await shop.db.transaction().execute((trx) => deleteUnusedUploads(trx, [key]))).toEqual([]);
  expect(await isKept(key)).toBe(true);
});

test('after twenty reviews and five sweeps at once, no review shows a deleted picture', async () => {
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => addShopper(shop.db)));
  const { product_id } = await addProduct(shop.db);
  const keys = await Promise.all(shoppers.map(({ user_id }) => addOldPicture(user_id)));
  const sweeps = Array.from({ length: 5 }, () => deleteUnusedFiles(shop.db, shop.context.enqueue));
  const responses = await Promise.all(
    shoppers.map((shopper, index) => addReview(shop.app, shopper, { product_id, images: [keys[index]] })),
  );
  await Promise.all(sweeps);
  for (const [index, { status }] of responses.entries()) {
    expect([200, 422]).toContain(status);
    expect(await isKept(keys[index] ?? '')).toBe(status === 200);
  }
});
