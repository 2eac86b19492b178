import { beforeAll, describe, expect, test } from 'vitest';
import { addToCart, readCart, updateCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper, type ProductOptions } from '../../../test/support/fixtures/fixtures.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

/** Adds a shopper whose cart has one line of two pieces. */
async function addShopperWithLine(options: ProductOptions = {}) {
  const buyer = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db, options);
  const { body } = await addToCart(shop.app, buyer, { product_id, quantity: 2 });
  return { buyer, product_id, cart_item_id: body.data.cart_item_id as string };
}
const readQuantity = async (buyer: { token: string }) => (await readCart(shop.app, buyer)).cart_items[0].quantity;

describe('changing the quantity', () => {
  test.each(ENCODINGS)('stores the new quantity, with a body in %s', async (encoding) => {
    const { buyer, product_id, cart_item_id } = await addShopperWithLine();
    const body = { cart_item_id, product_id, quantity: '5' };
    const response = await call(shop.app, '/api/orders/carts/update', body, { token: buyer.token, encoding });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      status: 'success',
      message: 'Cart updated!',
      data: { cart_item_id, quantity: 5, line_total: 50_000, available: null },
    });
    expect(await readQuantity(buyer)).toBe(5);
  });

  test('returns the whole cart, with what has changed since the shopper saw it, which is then not told again', async () => {
    const { buyer, cart_item_id } = await addShopperWithLine();
    const product = await addProduct(shop.db, { name: 'Rice Cream' });
    await addToCart(shop.app, buyer, product);
    await shop.db.updateTable('products').set({ base_price_rwf: 12_000 }).where('product_id', '=', product.product_id).execute();
    const { body } = await updateCart(shop.app, buyer, { cart_item_id, quantity: 4 });
    expect(body.cart).toMatchObject({
      subtotal: 52_000,
      changes: ['The price of Rice Cream changed from 10,000 RWF to 12,000 RWF.'],
    });
    expect(await readCart(shop.app, buyer)).toEqual({ ...body.cart, changes: [] });
  });

  test('to more than the stock is refused and changes nothing, and to the whole stock is accepted', async () => {
    const { buyer, cart_item_id } = await addShopperWithLine({ stock: 3 });
    expect(await updateCart(shop.app, buyer, { cart_item_id, quantity: 4 })).toMatchObject({
      status: 422,
      body: { message: 'Only 3 left' },
    });
    expect(await readQuantity(buyer)).toBe(2);
    expect((await updateCart(shop.app, buyer, { cart_item_id, quantity: 3 })).body.data).toMatchObject({ quantity: 3, available: 3 });
  });

  test('of a sold-out product is refused', async () => {
    const { buyer, product_id, cart_item_id } = await addShopperWithLine({ stock: 3 });
    await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', product_id).execute();
    expect(await updateCart(shop.app, buyer, { cart_item_id, quantity: 1 })).toMatchObject({ status: 422, body: { message: 'Sold out' } });
  });

  test.each([0, -1, 1.5, 1e9, 'x', '', null, undefined, [], '2; drop'])('to %j is refused', async (quantity) => {
    const { buyer, cart_item_id } = await addShopperWithLine();
    const { status, body } = await updateCart(shop.app, buyer, { cart_item_id, quantity });
    expect(status).toBe(400);
    expect(body.message).toBe('Quantity must be a whole number from 1 to 999');
    expect(await readQuantity(buyer)).toBe(2);
  });

  test('of a product that is no longer sold is refused', async () => {
    const { buyer, product_id, cart_item_id } = await addShopperWithLine();
    await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', product_id).execute();
    expect(await updateCart(shop.app, buyer, { cart_item_id, quantity: 1 })).toMatchObject({
      status: 404,
      body: { message: 'Product not found' },
    });
  });
});

describe('a line that is not in the open cart', () => {
  const notFoundRefusal = {
    status: 404,
    body: { status: 'error', code: 'cart_item_not_found', message: 'This item is no longer in your cart' },
  };

  test.each(['update', 'remove'])('of another shopper is not found by %s', async (verb) => {
    const [line, otherLine] = [await addShopperWithLine(), await addShopperWithLine()];
    const response = await call(shop.app, `/api/orders/carts/${verb}`, { cart_item_id: otherLine.cart_item_id, quantity: 9 }, line.buyer);
    expect(response).toMatchObject(notFoundRefusal);
    expect(await readQuantity(otherLine.buyer)).toBe(2);
  });

  test.each(['update', 'remove'])('of an ordered cart is not found by %s', async (verb) => {
    const { buyer, cart_item_id } = await addShopperWithLine();
    await shop.db.updateTable('carts').set({ ordered_at: new Date() }).where('user_id', '=', buyer.user_id).execute();
    expect(await call(shop.app, `/api/orders/carts/${verb}`, { cart_item_id, quantity: 9 }, buyer)).toMatchObject(notFoundRefusal);
  });

  test.each(['no-uuid', '00000000-0000-0000-0000-000000000000', "'; drop table carts; --", '💄'])(
    'with the id %j is not found',
    async (cart_item_id) => {
      const { buyer } = await addShopperWithLine();
      expect(await updateCart(shop.app, buyer, { cart_item_id, quantity: 1 })).toMatchObject(notFoundRefusal);
    },
  );

  test('is not found if the shopper has no cart', async () => {
    expect(await updateCart(shop.app, await addShopper(shop.db), { cart_item_id: 'x', quantity: 1 })).toMatchObject(notFoundRefusal);
  });
});

test.each(['get', 'update', 'remove'])("carts/%s is refused with 401 without a session and 403 with another shopper's id", async (verb) => {
  const { buyer, cart_item_id } = await addShopperWithLine();
  const otherShopper = await addShopper(shop.db);
  const body = { cart_item_id, quantity: 1 };
  expect((await call(shop.app, `/api/orders/carts/${verb}`, body)).status).toBe(401);
  for (const encoding of ENCODINGS) {
    const response = await call(
      shop.app,
      `/api/orders/carts/${verb}`,
      { ...body, user_id: otherShopper.user_id },
      { token: buyer.token, encoding },
    );
    expect(response).toMatchObject({ status: 403, body: { message: 'You are not authorized' } });
  }
  expect(await readQuantity(buyer)).toBe(2);
});
