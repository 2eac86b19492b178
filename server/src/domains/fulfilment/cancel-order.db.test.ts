import type { OrderStatus } from '@uruhu/contract/order';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { addProduct, addShopper, createUniqueName, type Shopper, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, ENCODINGS } from '../../../test/support/shop/call.ts';
import type { Provider } from '../payments/payments.ts';

/** The references of the payments that the shop has asked the provider to cancel. The provider always fails. */
const cancelledAtProvider: string[] = [];
const pesapal: Provider = {
  name: 'pesapal',
  method: 'card',
  currency: 'RWF',
  refund: null,
  start: vi.fn(),
  fetchStatus: vi.fn(),
  cancel: async (provider_reference) => {
    cancelledAtProvider.push(provider_reference);
    throw new Error('the provider is down');
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ providers: { pesapal } });
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const cancelOrder = ({ token }: Pick<Shopper, 'token'>, order_id: unknown) => call(shop.app, '/api/orders/cancel', { order_id }, { token });
const readStock = (product_id: string) =>
  shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).orderBy('stock_id').execute();
const findStatusMails = (order_id: string) =>
  shop.db.selectFrom('mails').selectAll().where('kind', '=', 'orderStatus').where('text', 'like', `%${order_id}%`).execute();
const readLog = (order_id: string) =>
  shop.db
    .selectFrom('order_log')
    .select(['payment_attempt_id', 'from_state', 'to_state', 'actor'])
    .where('order_id', '=', order_id)
    .orderBy('order_log_id')
    .execute();
const findProblems = (order_id: string) => shop.db.selectFrom('payment_problems').selectAll().where('order_id', '=', order_id).execute();
const setStatus = (order_id: string, status: OrderStatus) =>
  shop.db.updateTable('orders').set({ status }).where('order_id', '=', order_id).execute();

type AttemptState = 'created' | 'pending' | 'submitted' | 'succeeded' | 'failed';
/** Adds a payment of the whole total of an order of `createOrder`. */
const addCardAttempt = async (order_id: string, state: AttemptState) =>
  shop.db
    .insertInto('payment_attempts')
    .values({ order_id, provider: 'pesapal', provider_reference: createUniqueName('tracking'), amount_rwf: 10_000, state })
    .returning(['payment_attempt_id', 'provider_reference'])
    .executeTakeFirstOrThrow();
const readState = async (payment_attempt_id: string) =>
  (await shop.db.selectFrom('payment_attempts').select('state').where('payment_attempt_id', '=', payment_attempt_id).executeTakeFirst())
    ?.state;

describe('cancelling a pending order', () => {
  test('frees its stock and mails the customer once, even if the shopper cancels twice', async () => {
    const { buyer, product, order } = await createOrder(shop, { stock: 5, options: [{ stock: 7 }], quantity: 3 });
    expect((await readStock(product.product_id)).map(({ reserved }) => reserved)).toEqual([3, 3]);
    const firstResponse = await cancelOrder(buyer, order.order_id);
    expect(firstResponse).toMatchObject({ status: 200, body: { status: 'success', message: 'Your order was cancelled.' } });
    expect(firstResponse.body.data).toMatchObject({
      order_id: order.order_id,
      status: 'cancelled',
      payment_status: 'Unpaid',
      pay_until: null,
      final_total: order.final_total,
      order_progress: [{ status: 'ordered' }, { status: 'cancelled' }],
    });
    expect((await cancelOrder(buyer, order.order_id)).body).toEqual(firstResponse.body);
    expect(await readStock(product.product_id)).toEqual([
      { on_hand: 7, reserved: 0 },
      { on_hand: 5, reserved: 0 },
    ]);
    const mails = await findStatusMails(order.order_id);
    expect(mails).toMatchObject([{ to_address: buyer.email, user_id: buyer.user_id, state: 'waiting' }]);
    expect(mails[0]?.text).toContain('Your order was cancelled.');
    expect(mails[0]?.text).not.toMatch(/paid/);
    expect(await readLog(order.order_id)).toEqual([
      { payment_attempt_id: null, from_state: null, to_state: 'ordered', actor: 'shopper' },
      { payment_attempt_id: null, from_state: 'pending', to_state: 'cancelled', actor: 'shopper' },
    ]);
    expect(await findProblems(order.order_id)).toEqual([]);
  });

  test.each(ENCODINGS)('accepts a body in %s', async (encoding) => {
    const { buyer, order } = await createOrder(shop);
    const body = { order_id: order.order_id, user_id: buyer.user_id };
    expect((await call(shop.app, '/api/orders/cancel', body, { token: buyer.token, encoding })).body.data.status).toBe('cancelled');
  });

  test.each(['created', 'pending'] as const)(
    'expires a payment that is %s and asks the provider to cancel it, even if the provider fails',
    async (state) => {
      const { buyer, order } = await createOrder(shop);
      const { payment_attempt_id, provider_reference } = await addCardAttempt(order.order_id, state);
      expect((await cancelOrder(buyer, order.order_id)).status).toBe(200);
      expect(await readState(payment_attempt_id)).toBe('expired');
      await expect.poll(() => cancelledAtProvider).toContain(provider_reference);
      expect(await readLog(order.order_id)).toContainEqual({
        payment_attempt_id,
        from_state: state,
        to_state: 'expired',
        actor: 'shopper',
      });
    },
  );

  test('keeps a submitted payment for staff to review', async () => {
    const { buyer, order } = await createOrder(shop);
    const { payment_attempt_id } = await addCardAttempt(order.order_id, 'submitted');
    expect((await cancelOrder(buyer, order.order_id)).status).toBe(200);
    expect(await readState(payment_attempt_id)).toBe('submitted');
  });

  test('reports a refund as due if it is paid, and the mail promises the money back', async () => {
    const { buyer, order } = await createOrder(shop);
    await addCardAttempt(order.order_id, 'failed');
    const { payment_attempt_id } = await addCardAttempt(order.order_id, 'succeeded');
    const response = await cancelOrder(buyer, order.order_id);
    expect(response.body.data).toMatchObject({ status: 'cancelled', payment_status: 'Paid' });
    expect(await readState(payment_attempt_id)).toBe('succeeded');
    expect(await findProblems(order.order_id)).toMatchObject([{ kind: 'refund_due', payment_attempt_id, resolved_at: null }]);
    await cancelOrder(buyer, order.order_id);
    expect(await findProblems(order.order_id)).toHaveLength(1);
    expect((await findStatusMails(order.order_id))[0]?.text).toContain('What you have paid for it comes back to you.');
  });

  test('removes the customer from the order when her account is deleted afterwards', async () => {
    const { buyer, order } = await createOrder(shop);
    expect((await cancelOrder(buyer, order.order_id)).body.data.customer.email).toBe(buyer.email);
    await shop.db.deleteFrom('users').where('user_id', '=', buyer.user_id).execute();
    const row = await shop.db.selectFrom('orders').selectAll().where('order_id', '=', order.order_id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: null, customer_email: 'erased', address: 'erased' });
  });
});

describe('an order cannot be cancelled', () => {
  test.each(['preparing', 'in_transit', 'delivered'] as const)('once it is %s', async (status) => {
    const { buyer, product, order } = await createOrder(shop, { stock: 2 });
    const steps: OrderStatus[] = ['preparing', 'in_transit', 'delivered'];
    for (const step of steps.slice(0, steps.indexOf(status) + 1)) await setStatus(order.order_id, step);
    const response = await cancelOrder(buyer, order.order_id);
    expect(response).toMatchObject({
      status: 409,
      body: { status: 'error', message: expect.stringContaining('can no longer be cancelled') },
    });
    expect(await readStock(product.product_id)).toEqual([{ on_hand: 2, reserved: 1 }]);
    expect(await findStatusMails(order.order_id)).toEqual([]);
  });

  test('by another shopper or a guest, or if it does not exist', async () => {
    const { order } = await createOrder(shop);
    const stranger = await addShopper(shop.db);
    const notFoundRefusal = {
      status: 404,
      body: { status: 'error', code: 'order_not_found', message: 'Order not found. Please check your order ID and try again.' },
    };
    for (const order_id of [order.order_id, '7f3a91c2-5b0e-4d19-a8e4-0c6612f7d3aa', 'none', "'; --"]) {
      expect(await cancelOrder(stranger, order_id)).toMatchObject(notFoundRefusal);
    }
    expect((await call(shop.app, '/api/orders/cancel', { order_id: order.order_id })).status).toBe(401);
    const row = await shop.db.selectFrom('orders').select('status').where('order_id', '=', order.order_id).executeTakeFirst();
    expect(row?.status).toBe('pending');
  });

  test.each([[undefined], [''], [['a']], [7]])('with the order id %j', async (order_id) => {
    expect((await cancelOrder(await addShopper(shop.db), order_id)).status).toBe(400);
  });
});

test('shipping an order takes its pieces from the stock once, and releasing its stock afterwards returns none', async () => {
  const { product, order } = await createOrder(shop, { stock: 5, quantity: 2 });
  const otherProduct = await addProduct(shop.db, { stock: 4 });
  const { releaseStock, shipStock } = await import('../stock/stock.ts');
  const runInTransaction = (work: typeof shipStock) => shop.db.transaction().execute((trx) => work(trx, order.order_id));
  await runInTransaction(shipStock);
  expect(await readStock(product.product_id)).toEqual([{ on_hand: 3, reserved: 0 }]);
  await runInTransaction(shipStock);
  await runInTransaction(releaseStock);
  expect(await readStock(product.product_id)).toEqual([{ on_hand: 3, reserved: 0 }]);
  expect(await readStock(otherProduct.product_id)).toEqual([{ on_hand: 4, reserved: 0 }]);
});
