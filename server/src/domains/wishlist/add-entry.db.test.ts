import { beforeAll, describe, expect, test } from 'vitest';
import { addProduct, addShopper, createUniqueName, type ProductOptions } from '../../../test/support/fixtures/fixtures.ts';
import { addToWishlist, readWishlist } from '../../../test/support/fixtures/wishlist.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

async function addShownProduct(options?: ProductOptions) {
  const product = await addProduct(shop.db, options);
  await shop.refresh();
  return product;
}

describe('adding to the wishlist', () => {
  test('returns the entry with the product card', async () => {
    const shopper = await addShopper(shop.db);
    const { product_id, name } = await addShownProduct({ base_price_rwf: 32_000, discounted_price_rwf: 27_500 });
    const { status, body } = await addToWishlist(shop.app, shopper, product_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      message: 'Added to wishlist!',
      data: {
        wishlist_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        product_id,
        product: { product_id, name, base_price: 32_000, discounted_price: 27_500, in_stock: true },
      },
    });
    expect((await readWishlist(shop.app, shopper)).results).toEqual([body.data]);
  });

  test.each(ENCODINGS)('accepts a body in %s', async (encoding) => {
    const { user_id, token } = await addShopper(shop.db);
    const { product_id } = await addShownProduct();
    const response = await call(shop.app, '/api/products/wishlist/add', { user_id, product_id }, { token, encoding });
    expect(response).toMatchObject({ status: 200, body: { data: { product_id } } });
  });

  test('twice is refused with the existing entry and changes nothing', async () => {
    const shopper = await addShopper(shop.db);
    const { product_id } = await addShownProduct();
    const first = await addToWishlist(shop.app, shopper, product_id);
    const second = await addToWishlist(shop.app, shopper, product_id);
    expect([second.status, second.body]).toEqual([
      409,
      { status: 'error', code: 'already_in_wishlist', message: 'Product already in wishlist', data: first.body.data },
    ]);
    expect((await readWishlist(shop.app, shopper)).count).toBe(1);
  });

  test('two shoppers can add the same product', async () => {
    const [shopper, otherShopper] = [await addShopper(shop.db), await addShopper(shop.db)];
    const { product_id } = await addShownProduct();
    expect((await addToWishlist(shop.app, shopper, product_id)).status).toBe(200);
    expect((await addToWishlist(shop.app, otherShopper, product_id)).status).toBe(200);
  });

  test('a sold-out product can be added', async () => {
    const { product_id } = await addShownProduct({ stock: 0 });
    const { body } = await addToWishlist(shop.app, await addShopper(shop.db), product_id);
    expect(body.data.product.in_stock).toBe(false);
  });
});

describe('adding is refused for', () => {
  const notFound = { status: 404, body: { status: 'error', code: 'product_not_found', message: 'Product not found' } };

  test.each([createUniqueName('product'), "' or 1=1 --", '👩🏾‍🦱', '../x'])('the unknown product %j', async (product_id) => {
    expect(await addToWishlist(shop.app, await addShopper(shop.db), product_id)).toMatchObject(notFound);
  });

  test('a draft product', async () => {
    const { product_id } = await addShownProduct({ status: 'draft' });
    expect(await addToWishlist(shop.app, await addShopper(shop.db), product_id)).toMatchObject(notFound);
  });

  test('a product that was unpublished or deleted since the last snapshot', async () => {
    const [draft, deleted] = [await addShownProduct(), await addShownProduct()];
    await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', draft.product_id).execute();
    await shop.db.deleteFrom('products').where('product_id', '=', deleted.product_id).execute();
    const shopper = await addShopper(shop.db);
    expect(await addToWishlist(shop.app, shopper, draft.product_id)).toMatchObject(notFound);
    expect(await addToWishlist(shop.app, shopper, deleted.product_id)).toMatchObject(notFound);
    expect(await shop.db.selectFrom('wishlist_entries').selectAll().where('user_id', '=', shopper.user_id).execute()).toEqual([]);
  });

  test.each([undefined, null, '', 5, 'NUL \u0000', 'x'.repeat(10_000), ['a']])('an invalid id: %j', async (product_id) => {
    const { status, body } = await addToWishlist(shop.app, await addShopper(shop.db), product_id);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'product_id', code: 'id_invalid', message: 'This id is missing or not valid' }]);
  });
});

/**
 * Adds 502 products, and a shopper whose wishlist is full with the first 500 of them, added one after another. `getProductId`: the id of
 * the product at this index, from 0.
 */
async function addShopperWithFullWishlist() {
  const shopper = await addShopper(shop.db);
  const firstProduct = await addProduct(shop.db);
  const brandAndCategory = await shop.db
    .selectFrom('products')
    .select(['brand_id', 'category_id'])
    .where('product_id', '=', firstProduct.product_id)
    .executeTakeFirstOrThrow();
  const products = Array.from({ length: 502 }, (_, index) => ({
    ...brandAndCategory,
    product_id: `${firstProduct.product_id}-${index}`,
    name: `Serum ${index}`,
    base_price_rwf: 9_000,
    weight_g: 50,
  }));
  await shop.db.insertInto('products').values(products).execute();
  const getCreatedAt = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000);
  await shop.db
    .insertInto('wishlist_entries')
    .values(
      products.slice(0, 499).map(({ product_id }, index) => ({ product_id, user_id: shopper.user_id, created_at: getCreatedAt(index) })),
    )
    .execute();
  await shop.refresh();
  const getProductId = (index: number) => `${firstProduct.product_id}-${index}`;
  expect((await addToWishlist(shop.app, shopper, getProductId(499))).status).toBe(200);
  return { shopper, getProductId };
}

const WISHLIST_FULL_REFUSAL = { status: 422, body: { message: 'A wishlist takes at most 500 products. Remove one to add another.' } };

test('a wishlist takes at most five hundred products', async () => {
  const { shopper, getProductId } = await addShopperWithFullWishlist();
  expect(await addToWishlist(shop.app, shopper, getProductId(500))).toMatchObject(WISHLIST_FULL_REFUSAL);
  // A product that is in the wishlist is refused as such, even if the wishlist is full.
  expect((await addToWishlist(shop.app, shopper, getProductId(3))).status).toBe(409);
  const { count, results } = await readWishlist(shop.app, shopper);
  expect([count, results.length]).toEqual([500, 500]);
});

test('adding to a full wishlist replaces its oldest unpublished product, if there is one', async () => {
  const { shopper, getProductId } = await addShopperWithFullWishlist();
  const setStatusOfProducts5And7 = async (status: 'draft' | 'published') => {
    await shop.db
      .updateTable('products')
      .set({ status })
      .where('product_id', 'in', [getProductId(7), getProductId(5)])
      .execute();
    await shop.refresh();
  };
  await setStatusOfProducts5And7('draft');
  expect((await readWishlist(shop.app, shopper)).count).toBe(498);
  expect((await addToWishlist(shop.app, shopper, getProductId(500))).status).toBe(200);
  await setStatusOfProducts5And7('published');
  const ids = (await readWishlist(shop.app, shopper)).results.map(({ product_id }: { product_id: string }) => product_id);
  expect([ids.length, ids.includes(getProductId(5)), ids.includes(getProductId(7)), ids[0]]).toEqual([500, false, true, getProductId(500)]);
  // All products are published again, so there is no room.
  expect(await addToWishlist(shop.app, shopper, getProductId(501))).toMatchObject(WISHLIST_FULL_REFUSAL);
});

test("a wishlist cannot be changed without a session (401) or with another shopper's id (403)", async () => {
  const [shopper, otherShopper] = [await addShopper(shop.db), await addShopper(shop.db)];
  const { product_id } = await addShownProduct();
  expect((await call(shop.app, '/api/products/wishlist/add', { product_id })).status).toBe(401);
  for (const encoding of ENCODINGS) {
    const body = { product_id, user_id: otherShopper.user_id };
    const response = await call(shop.app, '/api/products/wishlist/add', body, { token: shopper.token, encoding });
    expect(response).toMatchObject({ status: 403, body: { message: 'You are not authorized' } });
  }
  for (const owner of [shopper, otherShopper]) expect((await readWishlist(shop.app, owner)).results).toEqual([]);
});
