/** Several processes, the shopper and the payment provider change an unpaid order at once. */
import { UNPAID_HOURS } from '@uruhu/contract/constants';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expireOrders, remindOrders, type UnpaidOrdersContext } from '../../../src/domains/fulfilment/fulfilment.ts';
import { settlePayment } from '../../../src/domains/paying/settle/settle-payment.ts';
import type { Provider } from '../../../src/domains/payments/payments.ts';
import { createOrder } from '../../support/fixtures/buy.ts';
import { createUniqueName, setShipping } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';

const fetchStatus = vi.fn<Provider['fetchStatus']>();
const pesapal: Provider = { name: 'pesapal', method: 'card', currency: 'RWF', refund: null, cancel: null, start: vi.fn(), fetchStatus };

let shop: TestShop;
let unpaidContext: UnpaidOrdersContext;
beforeAll(async () => {
  shop = await openTestShop({ providers: { pesapal } });
  await setShipping(shop.db);
  unpaidContext = { ...shop.context, log: (line) => console.error(line) };
});
afterAll(() => shop.close());

const getDateAfterHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const getDatePastDeadline = () => getDateAfterHours(UNPAID_HOURS + 1);
/** The shop reminds shoppers after half of the time. */
const getDatePastReminder = () => getDateAfterHours(UNPAID_HOURS / 2 + 1);
const repeat = <Value>(count: number, createItem: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => createItem(index));
const listMails = (kind: string, order_id: string) =>
  shop.db.selectFrom('mails').select('mail_id').where('kind', '=', kind).where('text', 'like', `%${order_id}%`).execute();

test('four processes and the shopper cancel the same ten orders: each is cancelled once and releases its hold once', async () => {
  const orders = await Promise.all(repeat(10, () => createOrder(shop, { stock: 4, quantity: 3 })));
  const cancellations = orders.map(({ buyer, order }) =>
    call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token }),
  );
  const [expiredCounts, responses] = await Promise.all([
    Promise.all(repeat(4, () => expireOrders(unpaidContext, getDatePastDeadline()))),
    Promise.all(cancellations),
  ]);
  expect(expiredCounts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { order, product } of orders) {
    const { order_id } = order;
    const events = await shop.db.selectFrom('order_events').select('stage').where('order_id', '=', order_id).execute();
    expect(events.filter(({ stage }) => stage === 'cancelled')).toHaveLength(1);
    expect(await listMails('orderStatus', order_id)).toHaveLength(1);
    const stock = await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product.product_id).execute();
    expect(stock).toEqual([{ reserved: 0 }]);
  }
});

test('four processes send reminders of the same orders: one mail per order', async () => {
  const orders = await Promise.all(repeat(10, () => createOrder(shop)));
  const reminderCounts = await Promise.all(repeat(4, () => remindOrders(unpaidContext, getDatePastReminder())));
  expect(reminderCounts.reduce((sum, count) => sum + count, 0)).toBe(10);
  for (const { order } of orders) expect(await listMails('orderReminder', order.order_id)).toHaveLength(1);
});

test('money that arrives at the deadline keeps the order or causes a refund problem', async () => {
  for (let round = 0; round < 10; round++) {
    const { buyer, order } = await createOrder(shop, { stock: 1 });
    const { payment_attempt_id } = await shop.db
      .insertInto('payment_attempts')
      .values({
        order_id: order.order_id,
        provider: 'pesapal',
        provider_reference: createUniqueName('tracking'),
        amount_rwf: 10_000,
        state: 'pending',
      })
      .returning('payment_attempt_id')
      .executeTakeFirstOrThrow();
    let statusRequests = 0;
    // The first query to the provider is too early, the second one reports the payment, and so on.
    fetchStatus.mockImplementation(async () => {
      const receipt = { merchant_reference: payment_attempt_id, amount: 10_000, currency: 'RWF', confirmation_code: 'C', method: 'Visa' };
      return ++statusRequests % 2 ? { kind: 'pending', merchant_reference: payment_attempt_id } : { kind: 'paid', receipt };
    });
    await Promise.all([
      expireOrders(unpaidContext, getDatePastDeadline()),
      settlePayment(shop.context, payment_attempt_id, 'provider'),
      settlePayment(shop.context, payment_attempt_id, 'provider'),
    ]);
    const { data } = (await call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token: buyer.token })).body;
    expect(data.payment_status).toBe('Paid');
    const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order.order_id).execute();
    // Money for an order that was cancelled must be refunded.
    expect(problems).toHaveLength(data.status === 'pending' ? 0 : 1);
  }
});
