import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart, readCart } from '../../../test/support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName, type Shopper, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call } from '../../../test/support/shop/call.ts';

let shop: TestShop;
beforeAll(async () => {
  // Not shared: refills the limits of all shoppers.
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

/** The total of an order of one piece, with the default price of `addProduct`. */
const ORDER_TOTAL_RWF = 10_000;

const TOO_MANY_UNPAID_REFUSAL = {
  status: 422,
  body: {
    status: 'error',
    code: 'too_many_unpaid_orders',
    message: 'You have too many orders that are not paid yet. Please pay for one of them before you place another.',
  },
};

async function placeOrderOfOnePiece(buyer: Shopper, product_id: string, headers = {}) {
  expect((await addToCart(shop.app, buyer, { product_id })).status).toBe(200);
  return placeOrder(shop, buyer, {}, headers);
}

/** Adds a shopper with ten unpaid orders. */
async function addShopperWithTenUnpaidOrders() {
  const buyer = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db, { stock: 50 });
  const order_ids: string[] = [];
  for (let order = 1; order <= 10; order++) {
    const { status, body } = await placeOrderOfOnePiece(buyer, product_id);
    expect(status).toBe(200);
    order_ids.push(body.data.order_id);
  }
  return { buyer, product_id, order_id: String(order_ids[0]) };
}

const addPayment = (order_id: string, amount_rwf: number) =>
  shop.db
    .insertInto('payment_attempts')
    .values({ order_id, provider: 'pesapal', provider_reference: createUniqueName('tracking'), amount_rwf, state: 'succeeded' })
    .execute();

test('the eleventh unpaid order is refused, takes no stock and keeps the cart; other shoppers can order', async () => {
  const { buyer, product_id } = await addShopperWithTenUnpaidOrders();
  expect(await placeOrderOfOnePiece(buyer, product_id)).toMatchObject(TOO_MANY_UNPAID_REFUSAL);
  expect((await readCart(shop.app, buyer)).cart_items).toHaveLength(1);
  const selectStock = () => shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product_id).executeTakeFirstOrThrow();
  expect(await selectStock()).toEqual({ reserved: 10 });
  expect((await placeOrderOfOnePiece(await addShopper(shop.db), product_id)).status).toBe(200);
});

test('paying one order allows one more; paying a part of it does not', async () => {
  const { buyer, product_id, order_id } = await addShopperWithTenUnpaidOrders();
  await addPayment(order_id, ORDER_TOTAL_RWF - 1);
  expect(await placeOrderOfOnePiece(buyer, product_id)).toMatchObject(TOO_MANY_UNPAID_REFUSAL);
  await addPayment(order_id, 1);
  expect((await placeOrder(shop, buyer)).status).toBe(200);
  expect(await placeOrderOfOnePiece(buyer, product_id)).toMatchObject(TOO_MANY_UNPAID_REFUSAL);
});

test('a refunded order counts as unpaid again', async () => {
  const { buyer, product_id, order_id } = await addShopperWithTenUnpaidOrders();
  await addPayment(order_id, ORDER_TOTAL_RWF);
  await shop.db.updateTable('payment_attempts').set({ state: 'refunded' }).where('order_id', '=', order_id).execute();
  expect(await placeOrderOfOnePiece(buyer, product_id)).toMatchObject(TOO_MANY_UNPAID_REFUSAL);
});

test('cancelling one order allows one more', async () => {
  const { buyer, product_id, order_id } = await addShopperWithTenUnpaidOrders();
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order_id).execute();
  expect((await placeOrderOfOnePiece(buyer, product_id)).status).toBe(200);
});

test('at the limit, a used idempotency key still returns its order', async () => {
  const { buyer, product_id, order_id } = await addShopperWithTenUnpaidOrders();
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order_id).execute();
  const keyHeader = { 'idempotency-key': createUniqueName('key') };
  const orderResponse = await placeOrderOfOnePiece(buyer, product_id, keyHeader);
  expect((await placeOrderOfOnePiece(buyer, product_id, keyHeader)).body).toEqual(orderResponse.body);
});

describe('a shopper without a verified e-mail address', () => {
  const addUnverifiedShopper = () => addShopper(shop.db, { email_verified: false });
  const addPiecesToCart = async (buyer: Shopper, product_id: string, quantity: number) => {
    expect((await addToCart(shop.app, buyer, { product_id, quantity })).status).toBe(200);
  };
  const readReserved = async (product_id: string) =>
    (await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product_id).execute()).map(({ reserved }) => reserved);
  const getMessage = (body: { message: string }) => body.message;

  test('can place usual orders: several items, some twice, expensive ones, and a second order before paying', async () => {
    const buyer = await addUnverifiedShopper();
    for (const base_price_rwf of [58_500, 24_000, 12_000, 8_500, 3_000]) {
      const { product_id } = await addProduct(shop.db, { base_price_rwf, stock: 4, options: [{ stock: 2 }] });
      await addPiecesToCart(buyer, product_id, 2);
    }
    const { product_id: mask_id } = await addProduct(shop.db, { base_price_rwf: 1_500, stock: 60 });
    await addPiecesToCart(buyer, mask_id, 9);
    expect((await placeOrder(shop, buyer)).status).toBe(200);
    expect((await placeOrderOfOnePiece(buyer, mask_id)).status).toBe(200);
  });

  test('can have two unpaid orders, and the refusal of a third says that paying or confirming her address helps', async () => {
    const buyer = await addUnverifiedShopper();
    const { product_id } = await addProduct(shop.db, { stock: 50 });
    for (const _ of [1, 2]) expect((await placeOrderOfOnePiece(buyer, product_id)).status).toBe(200);
    const thirdResponse = await placeOrderOfOnePiece(buyer, product_id);
    expect([thirdResponse.status, getMessage(thirdResponse.body)]).toEqual([
      422,
      'You have too many orders that are not paid yet. Please pay for one of them, or confirm your e-mail address, before you place another.',
    ]);
    await shop.db.updateTable('users').set({ email_verified_at: new Date() }).where('user_id', '=', buyer.user_id).execute();
    expect((await placeOrder(shop, buyer)).status).toBe(200);
  });

  test('can have twenty unpaid pieces in all orders together, and one more is refused', async () => {
    const buyer = await addUnverifiedShopper();
    const firstProduct = await addProduct(shop.db, { stock: 90 });
    const secondProduct = await addProduct(shop.db, { options: [{ stock: 90 }] });
    await addPiecesToCart(buyer, firstProduct.product_id, 12);
    expect((await placeOrder(shop, buyer)).status).toBe(200);
    await addPiecesToCart(buyer, secondProduct.product_id, 9);
    const refusedResponse = await placeOrder(shop, buyer);
    expect([refusedResponse.status, getMessage(refusedResponse.body)]).toEqual([
      422,
      'What you have not paid for yet can be 20 pieces together, and this would make it 21. Please order less, pay for an earlier order, confirm your e-mail address, or contact us.',
    ]);
    expect(await readReserved(secondProduct.product_id)).toEqual([0]);
    const [line] = (await readCart(shop.app, buyer)).cart_items;
    await call(shop.app, '/api/orders/carts/update', { cart_item_id: line.cart_item_id, quantity: 8 }, { token: buyer.token });
    expect((await placeOrder(shop, buyer)).status).toBe(200);
  });

  test('can order any number of pieces that are made to order', async () => {
    const buyer = await addUnverifiedShopper();
    const { product_id } = await addProduct(shop.db, { base_price_rwf: 500 });
    await addPiecesToCart(buyer, product_id, 900);
    expect((await placeOrder(shop, buyer)).status).toBe(200);
    expect((await placeOrderOfOnePiece(buyer, (await addProduct(shop.db, { stock: 5 })).product_id)).status).toBe(200);
  });

  test('can have three unpaid pieces of one product in all orders together, or half of its stock if that is more', async () => {
    const productOfFivePieces = await addProduct(shop.db, { name: 'Few', stock: 5 });
    const buyer = await addUnverifiedShopper();
    await addPiecesToCart(buyer, productOfFivePieces.product_id, 4);
    const refusedResponse = await placeOrder(shop, buyer);
    expect([refusedResponse.status, getMessage(refusedResponse.body)]).toEqual([
      422,
      'What you have not paid for yet can be 3 of Few together, and this would make it 4. Please order less, confirm your e-mail address, or contact us.',
    ]);
    expect(await readReserved(productOfFivePieces.product_id)).toEqual([0]);

    const productOfTwentyPieces = await addProduct(shop.db, { name: 'Many', stock: 20 });
    const otherBuyer = await addUnverifiedShopper();
    await addPiecesToCart(otherBuyer, productOfTwentyPieces.product_id, 8);
    expect((await placeOrder(shop, otherBuyer)).status).toBe(200);
    await addPiecesToCart(otherBuyer, productOfTwentyPieces.product_id, 3);
    expect(getMessage((await placeOrder(shop, otherBuyer)).body)).toContain('can be 10 of Many together, and this would make it 11');
    expect(await readReserved(productOfTwentyPieces.product_id)).toEqual([8]);

    const lastPiece = await addProduct(shop.db, { stock: 1 });
    expect((await placeOrderOfOnePiece(await addUnverifiedShopper(), lastPiece.product_id)).status).toBe(200);
  });

  test('can have three unpaid pieces of one option of a product too', async () => {
    const { product_id } = await addProduct(shop.db, { name: 'Tint', stock: 80, options: [{ name: 'Red', stock: 5 }] });
    const buyer = await addUnverifiedShopper();
    await addPiecesToCart(buyer, product_id, 4);
    expect(getMessage((await placeOrder(shop, buyer)).body)).toContain('can be 3 of Tint (Red) together, and this would make it 4');
  });

  test('can have unpaid orders of 500,000 RWF, and no franc more', async () => {
    const buyer = await addUnverifiedShopper();
    const { product_id } = await addProduct(shop.db, { base_price_rwf: 250_000 });
    for (const _ of [1, 2]) expect((await placeOrderOfOnePiece(buyer, product_id)).status).toBe(200);
    const otherBuyer = await addUnverifiedShopper();
    const { product_id: expensive_id } = await addProduct(shop.db, { base_price_rwf: 500_001 });
    const refusedResponse = await placeOrderOfOnePiece(otherBuyer, expensive_id);
    expect([refusedResponse.status, getMessage(refusedResponse.body)]).toEqual([
      422,
      'What you have not paid for yet can be 500,000 RWF together, and this would make it 500,001 RWF. Please order less, confirm your e-mail address, or contact us.',
    ]);
    expect(await shop.db.selectFrom('orders').selectAll().where('user_id', '=', otherBuyer.user_id).execute()).toEqual([]);
  });

  test('can order again after paying', async () => {
    const buyer = await addUnverifiedShopper();
    const { product_id } = await addProduct(shop.db, { base_price_rwf: 250_000, stock: 40 });
    await addPiecesToCart(buyer, product_id, 2);
    const { order_id } = (await placeOrder(shop, buyer)).body.data;
    expect((await placeOrderOfOnePiece(buyer, product_id)).status).toBe(422);
    await addPayment(order_id, 500_000);
    expect((await placeOrder(shop, buyer)).status).toBe(200);
  });
});

test('a shopper with a verified e-mail address has larger limits, and refusals do not mention verifying', async () => {
  const buyer = await addShopper(shop.db);
  const products = [await addProduct(shop.db, { stock: 120 }), await addProduct(shop.db, { stock: 120 })];
  for (const { product_id } of products) await addToCart(shop.app, buyer, { product_id, quantity: 31 });
  const refusedResponse = await placeOrder(shop, buyer);
  expect([refusedResponse.status, refusedResponse.body.message]).toEqual([
    422,
    'What you have not paid for yet can be 60 pieces together, and this would make it 62. Please order less, or contact us.',
  ]);
  const { product_id } = await addProduct(shop.db, { base_price_rwf: 2_000_001 });
  expect((await placeOrderOfOnePiece(await addShopper(shop.db), product_id)).body.message).toContain('can be 2,000,000 RWF together');
});

describe('ordering and cancelling in a loop', () => {
  /** Places and cancels orders until a request is refused. Returns the number of pieces and the refusal. */
  async function placeAndCancelOrdersUntilRefused(buyer: Shopper, { quantity, ip_address }: { quantity: number; ip_address: string }) {
    const { product_id } = await addProduct(shop.db, { stock: 400 });
    for (let pieces = 0; ; pieces += quantity) {
      await addToCart(shop.app, buyer, { product_id, quantity });
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/orders/place',
        remoteAddress: ip_address,
        headers: { authorization: `Bearer ${buyer.token}` },
        payload: {},
      });
      if (response.statusCode !== 200) return { pieces, response, product_id };
      const { order_id } = response.json().data;
      await call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token });
    }
  }

  test.each([
    [false, 40],
    [true, 120],
  ])('is refused with 429 (e-mail verified: %s) after %i pieces, as cancelling gives none back', async (email_verified, pieces_max) => {
    const buyer = await addShopper(shop.db, { email_verified });
    // Each case has its own IP address, as the shop also limits the pieces that are ordered from one address.
    const ip_address = email_verified ? '198.51.100.1' : '198.51.100.2';
    const { pieces, response, product_id } = await placeAndCancelOrdersUntilRefused(buyer, { quantity: 20, ip_address });
    expect([pieces, response.statusCode]).toEqual([pieces_max, 429]);
    // The limit gives back one piece a minute, so twenty take 20 minutes.
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(19 * 60);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(20 * 60);
    expect(await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product_id).execute()).toEqual([{ reserved: 0 }]);
    // As if 20 minutes had passed.
    await sql`update rate_limits set empty_at = empty_at - interval '20 minutes'`.execute(shop.db);
    expect((await placeOrder(shop, buyer)).status).toBe(200);
  });

  test('is refused for an IP address with many accounts', async () => {
    let pieces = 0;
    // The accounts could order 12 times 40 pieces, and the limit of the address is 400.
    for (let account = 0; account < 12; account++) {
      const buyer = await addShopper(shop.db, { email_verified: false });
      const result = await placeAndCancelOrdersUntilRefused(buyer, { quantity: 20, ip_address: '198.51.100.9' });
      expect(result.response.statusCode).toBe(429);
      pieces += result.pieces;
    }
    expect(pieces).toBe(400);
    expect((await placeAndCancelOrdersUntilRefused(await addShopper(shop.db), { quantity: 20, ip_address: '198.51.100.10' })).pieces).toBe(
      120,
    );
  });
});
