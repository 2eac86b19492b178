/** What was ordered is read from the order alone: whatever becomes of the product, the answer is the same, byte for byte. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/app.ts';
import { buyerOf, place } from '../support/buy.ts';
import { call } from '../support/call.ts';
import { setShipping } from '../support/fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const RICH = {
  name: 'Heartleaf Toner',
  stock: 9,
  options: [{ name: '250 ml', extra: 2_000, image: 'option.webp' }],
  sizes: [{ name: 'Duo', extra: 500 }],
};

/** An order, and all that the API says of it: to its owner, to whoever holds its id, and in its owner's list and data. */
async function ordered() {
  const { buyer, product } = await buyerOf(shop, RICH, 2);
  const { status, body } = await place(shop, buyer);
  expect(status).toBe(200);
  const { order_id } = body.data;
  const { token, user_id } = buyer;
  const told = async () => {
    const whole = await call(shop.app, '/api/orders/get', { order_id }, { token });
    const open = await call(shop.app, '/api/orders/get', { order_id });
    const list = await call(shop.app, '/api/orders/user', { user_id }, { token });
    for (const { status } of [whole, open, list]) expect(status).toBe(200);
    return [whole.text, open.text, list.text];
  };
  return { product, told };
}

const db = () => shop.db;
const CHANGES: [string, (product_id: string) => Promise<unknown>][] = [
  [
    'renamed',
    (id) => db().updateTable('products').set({ name: 'Something Else', description: 'New' }).where('product_id', '=', id).execute(),
  ],
  [
    'of another brand',
    (id) => sql`update brands set name = 'Other' where brand_id = (select brand_id from products where product_id = ${id})`.execute(db()),
  ],
  [
    'repriced',
    (id) => db().updateTable('products').set({ base_price_rwf: 99_000, discounted_price_rwf: 1 }).where('product_id', '=', id).execute(),
  ],
  [
    'of another weight and picture',
    (id) => db().updateTable('products').set({ weight_g: 9_999, image: 'new.webp' }).where('product_id', '=', id).execute(),
  ],
  [
    'with another option and size',
    async (id) => {
      await sql`update product_options set name = 'Other', image = 'x.webp', additional_price_rwf = 7 where product_id = ${id}`.execute(
        db(),
      );
      await sql`update product_sizes set name = 'Other', additional_price_rwf = 7 where product_id = ${id}`.execute(db());
    },
  ],
  [
    'without its option and size',
    async (id) => {
      await sql`delete from product_options where product_id = ${id}`.execute(db());
      await sql`delete from product_sizes where product_id = ${id}`.execute(db());
    },
  ],
  ['unpublished', (id) => db().updateTable('products').set({ status: 'draft' }).where('product_id', '=', id).execute()],
];

test.each(CHANGES)('the product is %s: the order is what it was', async (_what, change) => {
  const { product, told } = await ordered();
  const before = await told();
  expect(before[0]).toContain('Heartleaf Toner');
  await change(product.product_id);
  await shop.refresh();
  expect(await told()).toEqual(before);
});

test('the product is gone, where the shop made to order: the order is what it was', async () => {
  const { buyer, product } = await buyerOf(shop, { name: 'Heartleaf Toner' });
  const order_id = (await place(shop, buyer)).body.data.order_id;
  const told = async () => (await call(shop.app, '/api/orders/get', { order_id }, { token: buyer.token })).text;
  const before = await told();
  await shop.db.deleteFrom('products').where('product_id', '=', product.product_id).execute();
  await shop.refresh();
  expect((await call(shop.app, `/api/products/${product.product_id}`, undefined, { method: 'GET' })).status).toBe(404);
  expect(await told()).toBe(before);
});
