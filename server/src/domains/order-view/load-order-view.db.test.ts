import { beforeAll, describe, expect, test } from 'vitest';
import { expectLimit } from '../../../test/support/checks/expect-limit.ts';
import { createOrder, placeOrder } from '../../../test/support/fixtures/buy.ts';
import { addToCart } from '../../../test/support/fixtures/cart.ts';
import { addShopper } from '../../../test/support/fixtures/fixtures.ts';
import { addAttempt, claimMobileMoney, createTransactionId, listAttempts, markCancelled } from '../../../test/support/fixtures/paying.ts';
import { call, createIpAddress, ENCODINGS } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
beforeAll(async () => {
  shop = await openSharedTestShop();
});

const fetchOrder = (order_id: unknown, token?: string) => call(shop.app, '/api/orders/get', { order_id }, { token });
const PUBLIC_KEYS = [
  'created_at',
  'order_id',
  'order_items',
  'order_progress',
  'payment_status',
  'status',
  'total_products',
  'tracking_url',
];
const ITEM_KEYS = ['option', 'order_item_id', 'price_at_purchase', 'product', 'quantity', 'size'];

describe('one order', () => {
  test('is shown in full to its owner', async () => {
    const { buyer, order } = await createOrder(shop);
    const { status, body } = await fetchOrder(order.order_id, buyer.token);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', data: order });
  });

  test('can be read by its owner without a limit, as her page polls it, and by others within a limit', async () => {
    const { buyer, order } = await createOrder(shop);
    const remoteAddress = createIpAddress();
    const read = (headers: Record<string, string>) =>
      shop.app.inject({ method: 'POST', url: '/api/orders/get', payload: { order_id: order.order_id }, headers, remoteAddress });
    const { allowed } = await expectLimit(() => read({}), { max: 120, per_minute: 120 });
    const statuses = new Set<number>();
    for (let reads = 0; reads <= allowed; reads++) statuses.add((await read({ authorization: `Bearer ${buyer.token}` })).statusCode);
    expect([...statuses]).toEqual([200]);
  });

  test('shows no personal data to guests, unknown sessions and other shoppers', async () => {
    const { buyer, order } = await createOrder(shop);
    const otherShopper = await addShopper(shop.db);
    for (const token of [undefined, 'C'.repeat(43), otherShopper.token]) {
      const { status, body, text } = await fetchOrder(order.order_id, token);
      expect(status).toBe(200);
      expect(Object.keys(body.data).sort()).toEqual(PUBLIC_KEYS);
      expect(Object.keys(body.data.order_items[0]).sort()).toEqual(ITEM_KEYS);
      for (const personal of ['KG 11', 'Kigali', '+250', buyer.username, buyer.email, buyer.user_id]) expect(text).not.toContain(personal);
    }
  });

  test('says to everyone that staff check a claim, and only to its owner that they rejected it', async () => {
    const { buyer, order } = await createOrder(shop);
    await claimMobileMoney(shop, buyer, order.order_id, createTransactionId());
    const { body } = await fetchOrder(order.order_id);
    expect(Object.keys(body.data).sort()).toEqual([...PUBLIC_KEYS, 'payment_review'].sort());
    expect(body.data).toMatchObject({ payment_status: 'Unpaid', payment_review: { state: 'submitted' } });
    const [attempt] = await listAttempts(shop, order.order_id);
    const reason = 'No money came from this number';
    await shop.db
      .updateTable('payment_attempts')
      .set({ state: 'rejected', reason })
      .where('payment_attempt_id', '=', attempt?.payment_attempt_id ?? '')
      .execute();
    expect((await fetchOrder(order.order_id, buyer.token)).body.data.payment_review).toEqual({ state: 'rejected', reason });
    expect(Object.keys((await fetchOrder(order.order_id)).body.data).sort()).toEqual(PUBLIC_KEYS);
  });

  test('says to everyone that a part of its payment has come, and names the amounts only to its owner', async () => {
    const { buyer, order } = await createOrder(shop);
    await addAttempt(shop, { order_id: order.order_id, state: 'succeeded', amount_rwf: 6_001 });
    expect((await fetchOrder(order.order_id, buyer.token)).body.data).toMatchObject({ is_part_paid: true, payments: [{ amount: 6_001 }] });
    const { body, text } = await fetchOrder(order.order_id);
    expect(Object.keys(body.data).sort()).toEqual([...PUBLIC_KEYS, 'is_part_paid'].sort());
    expect(body.data).toMatchObject({ payment_status: 'Unpaid', is_part_paid: true });
    for (const amount of ['6001', '3999']) expect(text).not.toContain(amount);

    await markCancelled(shop, order.order_id);
    expect(Object.keys((await fetchOrder(order.order_id)).body.data).sort()).toEqual(PUBLIC_KEYS);
    const { order: paidOrder } = await createOrder(shop);
    await addAttempt(shop, { order_id: paidOrder.order_id, state: 'succeeded' });
    expect(Object.keys((await fetchOrder(paidOrder.order_id)).body.data).sort()).toEqual(PUBLIC_KEYS);
  });

  test.each(ENCODINGS)('is found by an id with additional spaces, sent as %s', async (encoding) => {
    const { order } = await createOrder(shop);
    const { body } = await call(shop.app, '/api/orders/get', { order_id: ` ${order.order_id} ` }, { encoding });
    expect(body.data.order_id).toBe(order.order_id);
  });

  test.each(['00000000-0000-0000-0000-000000000000', 'no-uuid', "' or 1=1 --", '12345678', '👩🏾‍🦱'])(
    'with the id %j is not found',
    async (order_id) => {
      expect(await fetchOrder(order_id)).toMatchObject({
        status: 404,
        body: { status: 'error', code: 'order_not_found', message: 'Order not found. Please check your order ID and try again.' },
      });
    },
  );

  test.each(['', '  ', undefined, null, 5, {}])('without an id (%j) is refused', async (order_id) => {
    expect(await fetchOrder(order_id)).toMatchObject({ status: 400, body: { message: 'Please enter an order ID' } });
  });

  test.each(['NUL \u0000', 'x'.repeat(10_000)])('with an invalid id is refused with a message', async (order_id) => {
    const { status, body } = await fetchOrder(order_id);
    expect(status).toBe(400);
    expect(body.message).toMatch(/^Please /);
  });
});

describe("a shopper's orders", () => {
  const fetchOrders = (token?: string, body: Record<string, unknown> = {}) => call(shop.app, '/api/orders/user', body, { token });

  test('are listed newest first, without the orders of others', async () => {
    const { buyer, product, order } = await createOrder(shop);
    await createOrder(shop);
    await addToCart(shop.app, buyer, { product_id: product.product_id, quantity: 2 });
    const secondOrder = (await placeOrder(shop, buyer)).body.data;
    const { status, body } = await fetchOrders(buyer.token, { user_id: buyer.user_id, token: buyer.token });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', orders: [secondOrder, order] });
    expect((await fetchOrders(buyer.token, { pagination: 1 })).body).toEqual({ status: 'success', orders: [secondOrder] });
  });

  test('are an empty list for a shopper who has not ordered', async () => {
    expect((await fetchOrders((await addShopper(shop.db)).token)).body).toEqual({ status: 'success', orders: [] });
  });

  test("are refused with 401 without a session, and with 403 for another shopper's id", async () => {
    const [{ buyer }, otherShopper] = [await createOrder(shop), await addShopper(shop.db)];
    expect((await fetchOrders()).status).toBe(401);
    expect((await fetchOrders('D'.repeat(43))).status).toBe(401);
    expect(await fetchOrders(otherShopper.token, { user_id: buyer.user_id })).toMatchObject({
      status: 403,
      body: { message: 'You are not authorized' },
    });
  });

  test('show the payment status of each', async () => {
    const { buyer, order } = await createOrder(shop);
    const addPayment = (amount_rwf: number) =>
      shop.db
        .insertInto('payment_attempts')
        .values({
          order_id: order.order_id,
          provider: 'mobile_money',
          provider_reference: createTransactionId(),
          amount_rwf,
          state: 'succeeded',
        })
        .execute();
    const fetchPaymentStatus = async () => (await fetchOrders(buyer.token)).body.orders[0].payment_status;
    await addPayment(9_999);
    expect(await fetchPaymentStatus()).toBe('Unpaid');
    await addPayment(1);
    expect(await fetchPaymentStatus()).toBe('Paid');
    expect((await fetchOrder(order.order_id)).body.data.payment_status).toBe('Paid');
  });
});
