import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { place } from '../../../test/support/buy.ts';
import { addToCart, readCart } from '../../../test/support/cart.ts';
import { addPerson, addProduct, fresh, type Person, setShipping } from '../../../test/support/fixtures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const REFUSED = {
  status: 422,
  body: {
    status: 'error',
    message: 'You have too many orders that are not paid yet. Please pay for one of them before you place another.',
  },
};

async function orderMore(buyer: Person, product_id: string, headers = {}) {
  expect((await addToCart(shop.app, buyer, { product_id })).status).toBe(200);
  return place(shop, buyer, {}, headers);
}

/** Somebody with ten orders that are not paid. */
async function debtor() {
  const buyer = await addPerson(shop.db);
  const { product_id } = await addProduct(shop.db, { stock: 50 });
  const order_ids: string[] = [];
  for (let order = 1; order <= 10; order++) {
    const { status, body } = await orderMore(buyer, product_id);
    expect(status).toBe(200);
    order_ids.push(body.data.order_id);
  }
  return { buyer, product_id, order_id: String(order_ids[0]) };
}

const pay = (order_id: string, amount_rwf: number) =>
  shop.db
    .insertInto('payment_attempts')
    .values({ order_id, provider: 'pesapal', provider_reference: fresh('tracking'), amount_rwf, state: 'succeeded' })
    .execute();

test('the eleventh order that is not paid is refused, takes no stock and leaves the cart; others can order', async () => {
  const { buyer, product_id } = await debtor();
  expect(await orderMore(buyer, product_id)).toMatchObject(REFUSED);
  expect((await readCart(shop.app, buyer)).cart_items).toHaveLength(1);
  const stock = () => shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product_id).executeTakeFirstOrThrow();
  expect(await stock()).toEqual({ reserved: 10 });
  expect((await orderMore(await addPerson(shop.db), product_id)).status).toBe(200);
});

test('one that is paid makes room for one, a part of the price does not', async () => {
  const { buyer, product_id, order_id } = await debtor();
  await pay(order_id, 9_999);
  expect(await orderMore(buyer, product_id)).toMatchObject(REFUSED);
  await pay(order_id, 1);
  expect((await place(shop, buyer)).status).toBe(200);
  expect(await orderMore(buyer, product_id)).toMatchObject(REFUSED);
});

test('one whose money went back counts again', async () => {
  const { buyer, product_id, order_id } = await debtor();
  await pay(order_id, 10_000);
  await shop.db.updateTable('payment_attempts').set({ state: 'refunded' }).where('order_id', '=', order_id).execute();
  expect(await orderMore(buyer, product_id)).toMatchObject(REFUSED);
});

test('one that is cancelled makes room for one', async () => {
  const { buyer, product_id, order_id } = await debtor();
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order_id).execute();
  expect((await orderMore(buyer, product_id)).status).toBe(200);
});

test('an order that is there is still answered with its key', async () => {
  const { buyer, product_id, order_id } = await debtor();
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order_id).execute();
  const key = { 'idempotency-key': fresh('key') };
  const last = await orderMore(buyer, product_id, key);
  expect((await orderMore(buyer, product_id, key)).body).toEqual(last.body);
});
