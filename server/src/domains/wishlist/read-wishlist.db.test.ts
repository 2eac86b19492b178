import { beforeAll, expect, test } from 'vitest';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { addToWishlist, readWishlist } from '../../../test/support/fixtures/wishlist.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

/** Adds a shopper with products in the wishlist; `ids` are in the order of adding. */
async function addShopperWithWishlist(count: number) {
  const shopper = await addShopper(shop.db);
  const ids: string[] = [];
  for (let added = 0; added < count; added++) ids.push((await addProduct(shop.db)).product_id);
  await shop.refresh();
  for (const product_id of ids) await addToWishlist(shop.app, shopper, product_id);
  return { shopper, ids };
}

const listIds = ({ results }: { results: { product_id: string }[] }) => results.map(({ product_id }) => product_id);

test('a shopper without entries reads an empty list', async () => {
  expect(await readWishlist(shop.app, await addShopper(shop.db))).toEqual({ results: [], count: 0, next: null, previous: null });
});

test('entries are listed newest first, without those of others', async () => {
  const { shopper, ids } = await addShopperWithWishlist(3);
  await addShopperWithWishlist(1);
  const list = await readWishlist(shop.app, shopper);
  expect([listIds(list), list.count]).toEqual([ids.toReversed(), 3]);
});

test('with the scope “marks”, a reply has only the ids', async () => {
  const { shopper, ids } = await addShopperWithWishlist(1);
  const { results } = await readWishlist(shop.app, shopper, { scope: 'marks' });
  expect(results).toEqual([{ wishlist_id: expect.any(String), product_id: ids[0] }]);
});

test('a wishlist is read in pages, given in the body or the address', async () => {
  const { shopper, ids } = await addShopperWithWishlist(3);
  const newest = ids.toReversed();
  const first = await readWishlist(shop.app, shopper, { page: 1, pagination: 2 });
  expect([listIds(first), first.count, first.previous]).toEqual([newest.slice(0, 2), 3, null]);
  expect(first.next).toBe('/api/products/wishlist?page=2');
  const second = await call(shop.app, first.next, { page: 1, pagination: 2 }, { token: shopper.token });
  expect(listIds(second.body)).toEqual(newest.slice(2));
  expect(listIds(await readWishlist(shop.app, shopper, { page: 2, pagination: 2 }))).toEqual(newest.slice(2));
  expect(await readWishlist(shop.app, shopper, { page: 9, pagination: 2 })).toMatchObject({ results: [], count: 3, next: null });
});

test.each(ENCODINGS)('reading accepts a body in %s', async (encoding) => {
  const { shopper, ids } = await addShopperWithWishlist(2);
  const body = { user_id: shopper.user_id, page: '1', pagination: '10000' };
  expect(listIds((await call(shop.app, '/api/products/wishlist', body, { token: shopper.token, encoding })).body)).toEqual(
    ids.toReversed(),
  );
});

test.each([{ page: 'x' }, { page: -1 }, { pagination: 0 }, { pagination: 1e9 }, { pagination: 'x' }, { scope: 'light' }])(
  'the invalid parameters %j fall back to the default',
  async (body) => {
    const { shopper, ids } = await addShopperWithWishlist(1);
    expect(listIds(await readWishlist(shop.app, shopper, body))).toEqual(ids);
  },
);

test('unpublished products are left out, and return when published again', async () => {
  const { shopper, ids } = await addShopperWithWishlist(2);
  const [first = '', second = ''] = ids;
  const setStatusOfFirst = async (status: 'draft' | 'published') => {
    await shop.db.updateTable('products').set({ status }).where('product_id', '=', first).execute();
    await shop.refresh();
  };
  await setStatusOfFirst('draft');
  const shorter = await readWishlist(shop.app, shopper);
  expect([listIds(shorter), shorter.count]).toEqual([[second], 1]);
  await setStatusOfFirst('published');
  expect(listIds(await readWishlist(shop.app, shopper))).toEqual([second, first]);
});

test('a wishlist shows current prices', async () => {
  const { shopper, ids } = await addShopperWithWishlist(1);
  await shop.db
    .updateTable('products')
    .set({ base_price_rwf: 12_345 })
    .where('product_id', '=', ids[0] ?? '')
    .execute();
  await shop.refresh();
  expect((await readWishlist(shop.app, shopper)).results[0].product.base_price).toBe(12_345);
});

test('entries are deleted with the account and with the product', async () => {
  const { shopper, ids } = await addShopperWithWishlist(2);
  await shop.db
    .deleteFrom('products')
    .where('product_id', '=', ids[0] ?? '')
    .execute();
  const listRemaining = () => shop.db.selectFrom('wishlist_entries').select('product_id').where('user_id', '=', shopper.user_id).execute();
  expect(await listRemaining()).toEqual([{ product_id: ids[1] }]);
  await shop.db.deleteFrom('users').where('user_id', '=', shopper.user_id).execute();
  expect(await listRemaining()).toEqual([]);
});
