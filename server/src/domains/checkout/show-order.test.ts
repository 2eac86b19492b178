import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { orderOf, place } from '../../../test/support/buy.ts';
import { call, ENCODINGS } from '../../../test/support/call.ts';
import { addToCart } from '../../../test/support/cart.ts';
import { addPerson, fresh, setShipping } from '../../../test/support/fixtures.ts';
import { RATE } from '../../http/rate-limits.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setShipping(shop.db);
});
afterAll(() => shop.close());

const get = (order_id: unknown, token?: string) => call(shop.app, '/api/orders/get', { order_id }, { token });
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
  test('is whole for its owner', async () => {
    const { buyer, order } = await orderOf(shop);
    const { status, body } = await get(order.order_id, buyer.token);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', data: order });
  });

  test('is there for its owner however often a page that waits looks; strangers are counted', async () => {
    const { buyer, order } = await orderOf(shop);
    const looksRefused = async (headers: Record<string, string>) => {
      const statuses: number[] = [];
      for (let looks = 0; looks <= RATE.track.max; looks++) {
        const asked = { method: 'POST', url: '/api/orders/get', payload: { order_id: order.order_id }, headers } as const;
        statuses.push((await shop.app.inject({ ...asked, remoteAddress: '192.0.2.77' })).statusCode);
      }
      return statuses.filter((status) => status === 429).length;
    };
    expect(await looksRefused({ authorization: `Bearer ${buyer.token}` })).toBe(0);
    expect(await looksRefused({})).toBe(1);
  });

  test('shows nothing personal to anybody else: no token, a dead one, another person', async () => {
    const { buyer, order } = await orderOf(shop);
    const other = await addPerson(shop.db);
    for (const token of [undefined, 'C'.repeat(43), other.token]) {
      const { status, body, text } = await get(order.order_id, token);
      expect(status).toBe(200);
      expect(Object.keys(body.data).sort()).toEqual(PUBLIC_KEYS);
      expect(Object.keys(body.data.order_items[0]).sort()).toEqual(ITEM_KEYS);
      for (const personal of ['KG 11', 'Kigali', '+250', buyer.username, buyer.email, buyer.user_id]) expect(text).not.toContain(personal);
    }
  });

  test.each(ENCODINGS)('is found by an id with spaces around it, in %s', async (as) => {
    const { order } = await orderOf(shop);
    const { body } = await call(shop.app, '/api/orders/get', { order_id: ` ${order.order_id} ` }, { as });
    expect(body.data.order_id).toBe(order.order_id);
  });

  test.each(['00000000-0000-0000-0000-000000000000', 'no-uuid', "' or 1=1 --", '12345678', '👩🏾‍🦱'])(
    '%j is not there',
    async (order_id) => {
      expect(await get(order_id)).toMatchObject({
        status: 404,
        body: { status: 'error', message: 'Order not found. Please check your order ID and try again.' },
      });
    },
  );

  test.each(['', '  ', undefined, null, 5, {}])('%j is no id', async (order_id) => {
    expect(await get(order_id)).toMatchObject({ status: 400, body: { message: 'Please enter an order ID' } });
  });

  test.each(['NUL \u0000', 'x'.repeat(10_000)])('an id with what none has is refused with words', async (order_id) => {
    const { status, body } = await get(order_id);
    expect(status).toBe(400);
    expect(body.message).toMatch(/^Please /);
  });
});

describe("a person's orders", () => {
  const list = (token?: string, body: Record<string, unknown> = {}) => call(shop.app, '/api/orders/user', body, { token });

  test('are all of them and no others, newest first', async () => {
    const { buyer, product, order } = await orderOf(shop);
    await orderOf(shop);
    await addToCart(shop.app, buyer, { product_id: product.product_id, quantity: 2 });
    const second = (await place(shop, buyer)).body.data;
    const { status, body } = await list(buyer.token, { user_id: buyer.user_id, token: buyer.token });
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', orders: [second, order] });
  });

  test('are none for somebody who has not ordered', async () => {
    expect((await list((await addPerson(shop.db)).token)).body).toEqual({ status: 'success', orders: [] });
  });

  test("are one's own: 401 without a token, 403 with another's id", async () => {
    const [one, two] = [await orderOf(shop), await addPerson(shop.db)];
    expect((await list()).status).toBe(401);
    expect((await list('D'.repeat(43))).status).toBe(401);
    expect(await list(two.token, { user_id: one.buyer.user_id })).toMatchObject({
      status: 403,
      body: { message: 'You are not authorized' },
    });
  });

  test('carry how each is paid', async () => {
    const { buyer, order } = await orderOf(shop);
    const pay = (amount_rwf: number) =>
      shop.db
        .insertInto('payment_attempts')
        .values({
          order_id: order.order_id,
          provider: 'mobile_money',
          provider_reference: fresh('T').toUpperCase(),
          amount_rwf,
          state: 'succeeded',
        })
        .execute();
    const status = async () => (await list(buyer.token)).body.orders[0].payment_status;
    await pay(9_999);
    expect(await status()).toBe('Unpaid');
    await pay(1);
    expect(await status()).toBe('Paid');
    expect((await get(order.order_id)).body.data.payment_status).toBe('Paid');
  });
});
