/** Repeated idempotency keys: the same request returns the same order, any other request is refused. */
import { beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart, readCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, createUniqueName } from '../../../test/support/fixtures/fixtures.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const selectOrders = (user_id: string) => shop.db.selectFrom('orders').selectAll().where('user_id', '=', user_id).execute();
const readStock = (product_id: string) =>
  shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).executeTakeFirstOrThrow();

describe('placing an order with an idempotency key', () => {
  test('again returns the same order, with an empty cart or with the same items in it again', async () => {
    const { buyer, product } = await addBuyer(shop, { stock: 9 });
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    const firstResponse = await placeOrder(shop, buyer, { expected_total: 10_000 }, keyHeader);
    expect((await placeOrder(shop, buyer, { expected_total: 10_000 }, keyHeader)).body).toEqual(firstResponse.body);
    await addToCart(shop.app, buyer, { product_id: product.product_id });
    expect((await placeOrder(shop, buyer, { expected_total: 10_000, address: '', applied_coupon_code: null }, keyHeader)).body).toEqual(
      firstResponse.body,
    );
    expect((await readCart(shop.app, buyer)).cart_items).toHaveLength(1);
    expect(await selectOrders(buyer.user_id)).toHaveLength(1);
    expect((await readStock(product.product_id)).reserved).toBe(1);
  });

  const createKeyRefusal = (order_id: string) => ({
    status: 409,
    body: {
      status: 'error',
      code: 'idempotency_key_reused',
      message:
        'This order was placed already, and not as you ask for it now. Nothing new was ordered: please look at your orders and your cart.',
      data: { order_id },
    },
  });

  test.each([
    ['another total', { expected_total: 10_001 }],
    ['no total', { expected_total: null }],
    ['another address', { address: 'KG 11 Ave 5, Kigali City, Rwanda' }],
    ['a coupon', { applied_coupon_code: 'MURAHO' }],
  ])('again is refused with %s: the 409 response has the order’s id, and no order is placed', async (_, changedFields) => {
    const { buyer } = await addBuyer(shop);
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    const body = { expected_total: 10_000 };
    const { order_id } = (await placeOrder(shop, buyer, body, keyHeader)).body.data;
    expect(await placeOrder(shop, buyer, { ...body, ...changedFields }, keyHeader)).toMatchObject(createKeyRefusal(order_id));
    expect(await selectOrders(buyer.user_id)).toHaveLength(1);
    expect((await placeOrder(shop, buyer, body, keyHeader)).body.data.order_id).toBe(order_id);
  });

  test.each([
    ['more pieces of the same product', { quantity: 2, isOtherProduct: false }],
    ['another product', { quantity: 1, isOtherProduct: true }],
  ])('again is refused with %s in the cart, which stays and can be ordered with a new key', async (_, { quantity, isOtherProduct }) => {
    const { buyer, product } = await addBuyer(shop, { stock: 9 });
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    const { order_id } = (await placeOrder(shop, buyer, {}, keyHeader)).body.data;
    const { product_id } = isOtherProduct ? await addProduct(shop.db, { stock: 9 }) : product;
    await addToCart(shop.app, buyer, { product_id, quantity });
    expect(await placeOrder(shop, buyer, {}, keyHeader)).toMatchObject(createKeyRefusal(order_id));
    expect((await readCart(shop.app, buyer)).cart_items).toMatchObject([{ product_id, quantity }]);
    expect(await selectOrders(buyer.user_id)).toHaveLength(1);
    expect((await placeOrder(shop, buyer, {}, { 'idempotency-key': createUniqueName('key') })).status).toBe(200);
    expect(await selectOrders(buyer.user_id)).toHaveLength(2);
  });

  test('again returns the same order after a price change, and if the lines are in another sequence', async () => {
    const { buyer, product } = await addBuyer(shop);
    const secondProduct = await addProduct(shop.db);
    await addToCart(shop.app, buyer, { product_id: secondProduct.product_id });
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    const { order_id } = (await placeOrder(shop, buyer, {}, keyHeader)).body.data;
    await shop.db.updateTable('products').set({ base_price_rwf: 12_000 }).where('product_id', '=', product.product_id).execute();
    for (const { product_id } of [secondProduct, product]) await addToCart(shop.app, buyer, { product_id });
    expect((await placeOrder(shop, buyer, {}, keyHeader)).body.data.order_id).toBe(order_id);
  });

  test('again returns the order if it has no request hash', async () => {
    const { buyer } = await addBuyer(shop);
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    const { order_id } = (await placeOrder(shop, buyer, {}, keyHeader)).body.data;
    await shop.db.updateTable('orders').set({ request_hash: null }).where('order_id', '=', order_id).execute();
    expect((await placeOrder(shop, buyer, { expected_total: 5 }, keyHeader)).body.data.order_id).toBe(order_id);
  });

  test('again shows that the order has been paid meanwhile', async () => {
    const { buyer } = await addBuyer(shop);
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    const { order_id } = (await placeOrder(shop, buyer, {}, keyHeader)).body.data;
    await shop.db
      .insertInto('payment_attempts')
      .values({ order_id, provider: 'pesapal', provider_reference: createUniqueName('tracking'), amount_rwf: 10_000, state: 'succeeded' })
      .execute();
    expect((await placeOrder(shop, buyer, {}, keyHeader)).body.data).toMatchObject({ order_id, payment_status: 'Paid' });
  });

  test('the first time empties the cart, so that a request with another key is refused', async () => {
    const { buyer } = await addBuyer(shop);
    await placeOrder(shop, buyer, {}, { 'idempotency-key': createUniqueName('key') });
    expect(await placeOrder(shop, buyer, {}, { 'idempotency-key': createUniqueName('key') })).toMatchObject({
      status: 422,
      body: { message: 'Your cart is empty' },
    });
  });

  test('of another shopper places a separate order', async () => {
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    const [keza, aline] = [await addBuyer(shop), await addBuyer(shop)];
    const kezasResponse = await placeOrder(shop, keza.buyer, {}, keyHeader);
    const alinesResponse = await placeOrder(shop, aline.buyer, {}, keyHeader);
    expect([kezasResponse.status, alinesResponse.status]).toEqual([200, 200]);
    expect(alinesResponse.body.data.order_id).not.toBe(kezasResponse.body.data.order_id);
  });

  test('again places the order if the first request was refused', async () => {
    const { buyer } = await addBuyer(shop);
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    expect((await placeOrder(shop, buyer, { expected_total: 1 }, keyHeader)).status).toBe(409);
    expect((await placeOrder(shop, buyer, {}, keyHeader)).status).toBe(200);
  });

  test.each(['', ' ', 'two words', 'x'.repeat(201), 'é', 'a\tb'])('is refused with a message if the key is %j', async (key) => {
    const { buyer } = await addBuyer(shop);
    const response = await placeOrder(shop, buyer, {}, { 'idempotency-key': key });
    expect(response).toMatchObject({ status: 400, body: { message: 'The Idempotency-Key must be 1 to 200 visible ASCII characters' } });
    expect(await selectOrders(buyer.user_id)).toEqual([]);
  });

  test.each(['~', 'x'.repeat(200), `'";--<>{}`])('succeeds with the key %j', async (key) => {
    const { buyer } = await addBuyer(shop);
    expect((await placeOrder(shop, buyer, {}, { 'idempotency-key': key })).status).toBe(200);
  });
});
