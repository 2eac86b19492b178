/** The end of an order that is not paid, from several sides at once. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expireOrders, type Keeping, remindOrders } from '../../src/domains/checkout/checkout.ts';
import type { Provider } from '../../src/domains/payments/payments.ts';
import { openTestShop, type TestShop } from '../support/app.ts';
import { orderOf } from '../support/buy.ts';
import { call } from '../support/call.ts';
import { fresh, setShipping } from '../support/fixtures.ts';

const standing = vi.fn<Provider['standing']>();
const pesapal: Provider = { name: 'pesapal', method: 'card', currency: 'RWF', refund: null, cancel: null, start: vi.fn(), standing };

let shop: TestShop;
let keeping: Keeping;
beforeAll(async () => {
  shop = await openTestShop({ providers: { pesapal } });
  await setShipping(shop.db);
  keeping = { ...shop.parts, log: (line) => console.error(line) };
}, 60_000);
afterAll(() => shop.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const times = <Value>(count: number, make: (index: number) => Value) => Array.from({ length: count }, (_, index) => make(index));
const mailsOf = (kind: string, order_id: string) =>
  shop.db.selectFrom('mails').select('mail_id').where('kind', '=', kind).where('text', 'like', `%${order_id}%`).execute();

test('four processes and the shopper end the same ten orders: each ends once, and gives back once', async () => {
  const orders = await Promise.all(times(10, () => orderOf(shop, { stock: 4 }, 3)));
  const clicks = orders.map(({ buyer, order }) =>
    call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token }),
  );
  const [ended, clicked] = await Promise.all([Promise.all(times(4, () => expireOrders(keeping, inHours(73)))), Promise.all(clicks)]);
  expect(ended.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
  expect(new Set(clicked.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { order, product } of orders) {
    const { order_id } = order;
    const events = await shop.db.selectFrom('order_events').select('stage').where('order_id', '=', order_id).execute();
    expect(events.filter(({ stage }) => stage === 'cancelled')).toHaveLength(1);
    expect(await mailsOf('orderStatus', order_id)).toHaveLength(1);
    const stock = await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product.product_id).execute();
    expect(stock).toEqual([{ reserved: 0 }]);
  }
});

test('four processes remind of the same orders: one mail for each', async () => {
  const orders = await Promise.all(times(10, () => orderOf(shop)));
  const written = await Promise.all(times(4, () => remindOrders(keeping, inHours(37))));
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(10);
  for (const { order } of orders) expect(await mailsOf('orderReminder', order.order_id)).toHaveLength(1);
});

test('money that comes at the very end keeps the order, or asks to be given back: it is never lost', async () => {
  for (let round = 0; round < 10; round++) {
    const { buyer, order } = await orderOf(shop, { stock: 1 });
    const { payment_attempt_id } = await shop.db
      .insertInto('payment_attempts')
      .values({
        order_id: order.order_id,
        provider: 'pesapal',
        provider_reference: fresh('tracking'),
        amount_rwf: 10_000,
        state: 'pending',
      })
      .returning('payment_attempt_id')
      .executeTakeFirstOrThrow();
    let asks = 0;
    // The first to ask is too early; whoever asks next learns that it is paid.
    standing.mockImplementation(async () => {
      const receipt = { merchant_reference: payment_attempt_id, amount: 10_000, currency: 'RWF', confirmation_code: 'C', method: 'Visa' };
      return ++asks % 2 ? { kind: 'pending', merchant_reference: payment_attempt_id } : { kind: 'paid', receipt };
    });
    const { settlePayment } = await import('../../src/domains/checkout/pay/settle-payment.ts');
    await Promise.all([
      expireOrders(keeping, inHours(73)),
      settlePayment(shop.parts, payment_attempt_id, 'provider'),
      settlePayment(shop.parts, payment_attempt_id, 'provider'),
    ]);
    const { data } = (await call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token: buyer.token })).body;
    expect(data.payment_status).toBe('Paid');
    const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
    expect(data.status === 'pending' ? problems : problems.length).toEqual(data.status === 'pending' ? [] : 1);
  }
});
