import { WISHLIST_MAX } from '@uruhu/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, addShopper } from '../../support/fixtures/fixtures.ts';
import { addToWishlist, readWishlist, removeFromWishlist } from '../../support/fixtures/wishlist.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const runSimultaneously = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('of fifty simultaneous adds of one product one succeeds, and forty-nine are refused as duplicates', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  await shop.refresh();
  const responses = await runSimultaneously(50, () => addToWishlist(shop.app, shopper, product_id));
  const [added, ...furtherAdded] = responses.filter(({ status }) => status === 200);
  expect(furtherAdded).toEqual([]);
  const refused = responses.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.data.wishlist_id)).toEqual(Array(49).fill(added?.body.data.wishlist_id));
  expect((await readWishlist(shop.app, shopper)).count).toBe(1);
});

test('many simultaneous adds never exceed the limit of a wishlist', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  const columns = await shop.db.selectFrom('products').select(['brand_id', 'category_id']).executeTakeFirstOrThrow();
  const products = Array.from({ length: WISHLIST_MAX + 8 }, (_, index) => ({
    ...columns,
    product_id: `${product_id}-${index}`,
    name: `Serum ${index}`,
    base_price_rwf: 9_000,
    weight_g: 50,
  }));
  await shop.db.insertInto('products').values(products).execute();
  const existing = products.slice(0, WISHLIST_MAX - 2).map((product) => ({ product_id: product.product_id, user_id: shopper.user_id }));
  await shop.db.insertInto('wishlist_entries').values(existing).execute();
  await shop.refresh();
  const responses = await runSimultaneously(10, (index) => addToWishlist(shop.app, shopper, `${product_id}-${WISHLIST_MAX - 2 + index}`));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(8).fill(422)]);
  expect((await readWishlist(shop.app, shopper)).count).toBe(WISHLIST_MAX);
});

test('of many simultaneous removals one succeeds', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  await shop.refresh();
  const { wishlist_id } = (await addToWishlist(shop.app, shopper, product_id)).body.data;
  const responses = await runSimultaneously(10, () => removeFromWishlist(shop.app, shopper, wishlist_id));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
});

test('an add during the deletion of its product succeeds or is refused, and leaves no entry', async () => {
  for (let round = 0; round < 10; round++) {
    const shopper = await addShopper(shop.db);
    const { product_id } = await addProduct(shop.db);
    await shop.refresh();
    const [added] = await Promise.all([
      addToWishlist(shop.app, shopper, product_id),
      shop.db.deleteFrom('products').where('product_id', '=', product_id).execute(),
    ]);
    expect([200, 404]).toContain(added.status);
    expect(await shop.db.selectFrom('wishlist_entries').selectAll().where('user_id', '=', shopper.user_id).execute()).toEqual([]);
  }
});
