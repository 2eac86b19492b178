/** The API reads an order's data from the order alone: after any change of the product, the response is the same, byte for byte. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../support/fixtures/buy.ts';
import { call, callGet } from '../support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const PRODUCT = {
  name: 'Heartleaf Toner',
  stock: 9,
  options: [{ name: '250 ml', extra: 2_000, image: 'option.webp' }],
  sizes: [{ name: 'Duo', extra: 500 }],
};

/** Places an order. `readOrder` reads it from every response: for its owner, for a visitor with its id, and in the owner's list. */
async function placeTestOrder() {
  const { buyer, product } = await addBuyer(shop, { ...PRODUCT, quantity: 2 });
  const { status, body } = await placeOrder(shop, buyer);
  expect(status).toBe(200);
  const { order_id } = body.data;
  const { token, user_id } = buyer;
  const readOrder = async () => {
    const ownView = await call(shop.app, '/api/orders/get', { order_id }, { token });
    const publicView = await call(shop.app, '/api/orders/get', { order_id });
    const list = await call(shop.app, '/api/orders/user', { user_id }, { token });
    for (const { status } of [ownView, publicView, list]) expect(status).toBe(200);
    return [ownView.text, publicView.text, list.text];
  };
  return { product, readOrder };
}

const CHANGES: [string, (product_id: string) => Promise<unknown>][] = [
  [
    'renamed',
    (id) => shop.db.updateTable('products').set({ name: 'Something Else', description: 'New' }).where('product_id', '=', id).execute(),
  ],
  [
    'given another brand name',
    (id) =>
      sql`update brands set name = 'Other' where brand_id = (select brand_id from products where product_id = ${id})`.execute(shop.db),
  ],
  [
    'repriced',
    (id) => shop.db.updateTable('products').set({ base_price_rwf: 99_000, discounted_price_rwf: 1 }).where('product_id', '=', id).execute(),
  ],
  [
    'given another weight and picture',
    (id) => shop.db.updateTable('products').set({ weight_g: 9_999, image: 'new.webp' }).where('product_id', '=', id).execute(),
  ],
  [
    'given another option and size',
    async (id) => {
      await sql`update product_options set name = 'Other', image = 'x.webp', additional_price_rwf = 7 where product_id = ${id}`.execute(
        shop.db,
      );
      await sql`update product_sizes set name = 'Other', additional_price_rwf = 7 where product_id = ${id}`.execute(shop.db);
    },
  ],
  [
    'left without its option and size',
    async (id) => {
      await sql`delete from product_options where product_id = ${id}`.execute(shop.db);
      await sql`delete from product_sizes where product_id = ${id}`.execute(shop.db);
    },
  ],
  ['unpublished', (id) => shop.db.updateTable('products').set({ status: 'draft' }).where('product_id', '=', id).execute()],
];

test.each(CHANGES)('the order is unchanged after the product is %s', async (_name, change) => {
  const { product, readOrder } = await placeTestOrder();
  const before = await readOrder();
  expect(before[0]).toContain('Heartleaf Toner');
  await change(product.product_id);
  await shop.refresh();
  expect(await readOrder()).toEqual(before);
});

test('the order is unchanged after a product that is made to order is deleted', async () => {
  // Without `stock`, the product is made to order. The database would not delete a product of which an order has reserved stock.
  const { buyer, product } = await addBuyer(shop, { name: 'Heartleaf Toner' });
  const order_id = (await placeOrder(shop, buyer)).body.data.order_id;
  const readOrder = async () => (await call(shop.app, '/api/orders/get', { order_id }, { token: buyer.token })).text;
  const before = await readOrder();
  await shop.db.deleteFrom('products').where('product_id', '=', product.product_id).execute();
  await shop.refresh();
  expect((await callGet(shop.app, `/api/products/${product.product_id}`)).status).toBe(404);
  expect(await readOrder()).toBe(before);
});
