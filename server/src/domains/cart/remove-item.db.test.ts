import { beforeAll, expect, test } from 'vitest';
import { addToCart, readCart, removeFromCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

test.each(ENCODINGS)('removing a line returns it as it was, with a body in %s', async (encoding) => {
  const buyer = await addShopper(shop.db);
  const [keptProduct, removedProduct] = [await addProduct(shop.db), await addProduct(shop.db)];
  await addToCart(shop.app, buyer, keptProduct);
  const addResponse = await addToCart(shop.app, buyer, { product_id: removedProduct.product_id, quantity: 3 });
  const { cart_item_id } = addResponse.body.data;
  const { status, body } = await call(shop.app, '/api/orders/carts/remove', { cart_item_id }, { token: buyer.token, encoding });
  expect(status).toBe(200);
  const cart = await readCart(shop.app, buyer);
  expect(body).toEqual({ status: 'success', message: 'Removed from your cart.', data: addResponse.body.data, cart });
  const { cart_items, subtotal } = cart;
  expect(cart_items.map((line: { product_id: string }) => line.product_id)).toEqual([keptProduct.product_id]);
  expect(subtotal).toBe(10_000);
});

test('removing a line twice returns 404', async () => {
  const buyer = await addShopper(shop.db);
  const { cart_item_id } = (await addToCart(shop.app, buyer, await addProduct(shop.db))).body.data;
  await removeFromCart(shop.app, buyer, { cart_item_id });
  expect(await removeFromCart(shop.app, buyer, { cart_item_id })).toMatchObject({
    status: 404,
    body: { message: 'This item is no longer in your cart' },
  });
});

test('a shopper can remove a product that is no longer sold', async () => {
  const buyer = await addShopper(shop.db);
  const product = await addProduct(shop.db);
  const { cart_item_id } = (await addToCart(shop.app, buyer, product)).body.data;
  await shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', product.product_id).execute();
  expect((await removeFromCart(shop.app, buyer, { cart_item_id })).status).toBe(200);
});
