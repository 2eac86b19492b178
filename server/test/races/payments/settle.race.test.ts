/** All actors that can settle a payment do so at once: the payment counts once, and the shopper gets one receipt mail. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '../../../src/domains/paying/settle/reconcile.ts';
import { settlePayment } from '../../../src/domains/paying/settle/settle-payment.ts';
import { type Provider, reserveDueAttempts } from '../../../src/domains/payments/payments.ts';
import { createOrder } from '../../support/fixtures/buy.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { cancelAndRefundAsStaff } from '../../support/fixtures/paying.ts';
import { openTestPesapal, type TestPesapal } from '../../support/servers/pesapal.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call, callGet } from '../../support/shop/call.ts';

let shop: TestShop;
let standIn: TestPesapal;
beforeAll(async () => {
  standIn = await openTestPesapal();
  standIn.change({ behaviour: { notice: 'never' } });
  shop = await openTestShop({ providers: { pesapal: standIn.provider } });
  await setShipping(shop.db);
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
});

const repeat = <Value>(count: number, createItem: () => Value) => Array.from({ length: count }, createItem);
const startCardPayment = (token: string, order_id: string) => call(shop.app, '/api/orders/payorder', { order_id }, { token });
const listTransitions = async (order_id: string) =>
  (
    await shop.db
      .selectFrom('order_log')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('payment_attempt_id', 'is not', null)
      .orderBy('order_log_id')
      .execute()
  ).map(({ from_state, to_state }) => `${from_state ?? ''}>${to_state}`);
const countReceiptMails = async (to: string) =>
  (await shop.db.selectFrom('mails').select('kind').where('to_address', '=', to).where('kind', '=', 'paymentReceived').execute()).length;

async function addOrderOnProviderPage() {
  const { buyer, order } = await createOrder(shop);
  expect((await startCardPayment(buyer.token, order.order_id)).status).toBe(200);
  const attempt = await shop.db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order.order_id).executeTakeFirstOrThrow();
  return { buyer, order, payment_attempt_id: attempt.payment_attempt_id, tracking_id: String(attempt.provider_reference) };
}

test('two returning browsers, three notices, two reconciliations, two settlements and a click on ‘pay’ cause one transition and one mail', async () => {
  for (let round = 0; round < 8; round++) {
    const { buyer, order, payment_attempt_id, tracking_id } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    await shop.db
      .updateTable('payment_attempts')
      .set({ next_check_at: new Date() })
      .where('payment_attempt_id', '=', payment_attempt_id)
      .execute();
    const notice = { OrderTrackingId: tracking_id, OrderMerchantReference: payment_attempt_id };
    const query = new URLSearchParams(notice);
    const [responses] = await Promise.all([
      Promise.all([
        ...repeat(2, () => callGet(shop.app, `/api/orders/payment-callback?${query}`)),
        ...repeat(3, () => call(shop.app, '/api/orders/payment-ipn', notice)),
        startCardPayment(buyer.token, order.order_id),
      ]),
      ...repeat(2, () => reconcilePayments(shop.context, (line) => console.error(line))),
      ...repeat(2, () => settlePayment(shop.context, payment_attempt_id, 'job')),
    ]);
    // 409: the click on ‘pay’ finds the order paid.
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
    for (const { body } of responses.slice(0, 2)) expect(body).toMatchObject({ payment_completed: true });
    expect(await listTransitions(order.order_id)).toEqual(['>created', 'created>pending', 'pending>succeeded']);
    expect(await countReceiptMails(buyer.email)).toBe(1);
    expect(await shop.db.selectFrom('payment_problems').selectAll().where('order_id', '=', order.order_id).execute()).toEqual([]);
  }
});

test('of ten simultaneous settlements, one makes the transition', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, order, payment_attempt_id, tracking_id } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'mtn');
    const settled = await Promise.all(repeat(10, () => settlePayment(shop.context, payment_attempt_id, 'provider')));
    expect(settled.filter((result) => result?.hasChangedAttempt)).toHaveLength(1);
    expect(settled.map((result) => result?.attempt.state)).toEqual(repeat(10, () => 'succeeded'));
    expect(await listTransitions(order.order_id)).toEqual(['>created', 'created>pending', 'pending>succeeded']);
    expect(await countReceiptMails(buyer.email)).toBe(1);
  }
});

test('a failure reported by the provider does not overwrite a payment that has succeeded meanwhile, and records no payment problem', async () => {
  const { order, payment_attempt_id, tracking_id } = await addOrderOnProviderPage();
  await standIn.choose(tracking_id, 'decline');
  const [statusRead, mayReturn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slowProvider: Provider = {
    ...standIn.provider,
    async fetchStatus(reference) {
      const statusReport = await standIn.provider.fetchStatus(reference);
      expect(statusReport.kind).toBe('failed');
      statusRead.resolve();
      await mayReturn.promise;
      return statusReport;
    },
  };
  const slowSettlement = settlePayment({ ...shop.context, providers: { pesapal: slowProvider, momo: null } }, payment_attempt_id, 'job');
  await statusRead.promise;
  await standIn.choose(tracking_id, 'card');
  expect(await settlePayment(shop.context, payment_attempt_id, 'provider')).toMatchObject({
    hasChangedAttempt: true,
    attempt: { state: 'succeeded' },
  });
  mayReturn.resolve();
  expect(await slowSettlement).toMatchObject({ result: 'failed', hasChangedAttempt: false, attempt: { state: 'succeeded' } });
  expect(await shop.db.selectFrom('payment_problems').selectAll().where('order_id', '=', order.order_id).execute()).toEqual([]);
});

test('ten simultaneous clicks on ‘pay’ create one attempt and one page', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, order } = await createOrder(shop);
    const responses = await Promise.all(repeat(10, () => startCardPayment(buyer.token, order.order_id)));
    expect(responses.map(({ status }) => status)).toEqual(repeat(10, () => 200));
    expect(new Set(responses.map(({ body }) => body.data.payment_url)).size).toBe(1);
    expect(await listTransitions(order.order_id)).toEqual(['>created', 'created>pending']);
  }
});

test('starting a payment during a cancellation is refused, or its attempt stays scheduled for a check with the provider', async () => {
  for (let round = 0; round < 8; round++) {
    const { buyer, order } = await createOrder(shop);
    const cancel = shop.db.transaction().execute(async (trx) => {
      await trx.selectFrom('orders').select('status').where('order_id', '=', order.order_id).forUpdate().execute();
      await pause(round * 3);
      await trx.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order.order_id).execute();
    });
    const [response] = await Promise.all([startCardPayment(buyer.token, order.order_id), cancel]);
    expect([200, 409]).toContain(response.status);
    const attempts = await shop.db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order.order_id).execute();
    expect(attempts.filter(({ next_check_at }) => next_check_at === null)).toEqual([]);
    if (response.status === 409) expect(attempts).toEqual([]);
  }
});

test('six processes that reserve due payments at once never reserve the same one', async () => {
  const pages = await Promise.all(repeat(12, addOrderOnProviderPage));
  const ids = pages.map(({ payment_attempt_id }) => payment_attempt_id);
  await shop.db.updateTable('payment_attempts').set({ next_check_at: null }).where('payment_attempt_id', 'not in', ids).execute();
  await shop.db.updateTable('payment_attempts').set({ next_check_at: new Date() }).where('payment_attempt_id', 'in', ids).execute();
  const batches = await Promise.all(repeat(6, () => reserveDueAttempts(shop.db, { limit: 4, reserve_s: 60 })));
  const reserved = batches.flat().map(({ payment_attempt_id }) => payment_attempt_id);
  expect(new Set(reserved).size).toBe(reserved.length);
  const remaining = await reserveDueAttempts(shop.db, { limit: 20, reserve_s: 60 });
  expect([...reserved, ...remaining.map(({ payment_attempt_id }) => payment_attempt_id)].sort()).toEqual([...ids].sort());
});

test('five staff members refund the same payment: the shop asks the provider once', async () => {
  const { order, payment_attempt_id, tracking_id } = await addOrderOnProviderPage();
  await standIn.choose(tracking_id, 'card');
  await settlePayment(shop.context, payment_attempt_id, 'job');
  const refundsBefore = standIn.state.calls.refund;
  const cancelAndRefund = () => cancelAndRefundAsStaff(shop.context, order.order_id, payment_attempt_id);
  const responses = await Promise.all(repeat(5, cancelAndRefund));
  expect(responses.filter(({ ok }) => ok)).toHaveLength(1);
  expect(standIn.state.calls.refund - refundsBefore).toBe(1);
});
