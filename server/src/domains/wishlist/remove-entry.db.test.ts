import { beforeAll, expect, test } from 'vitest';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { addToWishlist, readWishlist, removeFromWishlist } from '../../../test/support/fixtures/wishlist.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

/** Adds a shopper with one product in the wishlist. */
async function addShopperWithEntry() {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db);
  await shop.refresh();
  const { wishlist_id } = (await addToWishlist(shop.app, shopper, product_id)).body.data;
  return { shopper, product_id, wishlist_id };
}

const NOT_FOUND_REFUSAL = {
  status: 404,
  body: { status: 'error', code: 'wishlist_entry_not_found', message: 'This product is no longer in your wishlist' },
};

test.each(ENCODINGS)('removing an entry accepts a body in %s', async (encoding) => {
  const { shopper, wishlist_id } = await addShopperWithEntry();
  const { status, body } = await call(shop.app, '/api/products/wishlist/delete', { wishlist_id }, { token: shopper.token, encoding });
  expect([status, body]).toEqual([200, { status: 'success', message: 'Removed from wishlist.' }]);
  expect((await readWishlist(shop.app, shopper)).results).toEqual([]);
});

test('removing an entry twice returns 404, and the product can be added again', async () => {
  const { shopper, product_id, wishlist_id } = await addShopperWithEntry();
  await removeFromWishlist(shop.app, shopper, wishlist_id);
  expect(await removeFromWishlist(shop.app, shopper, wishlist_id)).toMatchObject(NOT_FOUND_REFUSAL);
  expect((await addToWishlist(shop.app, shopper, product_id)).status).toBe(200);
});

test('the entry of an unpublished product can be removed', async () => {
  const { shopper, product_id, wishlist_id } = await addShopperWithEntry();
  await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', product_id).execute();
  await shop.refresh();
  expect((await removeFromWishlist(shop.app, shopper, wishlist_id)).status).toBe(200);
});

test("removing another shopper's entry returns 404, and the entry stays", async () => {
  const { shopper, wishlist_id } = await addShopperWithEntry();
  expect(await removeFromWishlist(shop.app, await addShopper(shop.db), wishlist_id)).toMatchObject(NOT_FOUND_REFUSAL);
  expect((await readWishlist(shop.app, shopper)).count).toBe(1);
});

test.each(['00000000-0000-0000-0000-000000000000', 'x', "' or 1=1 --"])(
  'removing the unknown entry %j returns 404',
  async (wishlist_id) => {
    expect(await removeFromWishlist(shop.app, await addShopper(shop.db), wishlist_id)).toMatchObject(NOT_FOUND_REFUSAL);
  },
);

test.each([undefined, null, '', 5, 'NUL \u0000', ['a']])('removing with the invalid id %j is refused', async (wishlist_id) => {
  expect((await removeFromWishlist(shop.app, await addShopper(shop.db), wishlist_id)).status).toBe(400);
});
