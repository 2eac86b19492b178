/** Tests card payments from the order to the received money, through the API, with the stand-in of PesaPal. */

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { addShopper, setShipping } from '../../../test/support/fixtures/fixtures.ts';
import {
  addAttempt,
  cancelAndRefundAsStaff,
  createTransactionId,
  markCancelled,
  readAttemptState,
} from '../../../test/support/fixtures/paying.ts';
import { openTestPesapal, type TestPesapal } from '../../../test/support/servers/pesapal.ts';
import { openTestShop, type TestShop } from '../../../test/support/shop/app.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { buildLogOptions } from '../../http/log.ts';
import { refuse } from '../../lib/outcome.ts';
import { reconcilePayments } from './settle/reconcile.ts';
import { settlePayment } from './settle/settle-payment.ts';

let shop: TestShop;
let standIn: TestPesapal;
const logLines: string[] = [];
beforeAll(async () => {
  standIn = await openTestPesapal();
  shop = await openTestShop({
    providers: { pesapal: standIn.provider },
    logger: { ...buildLogOptions('trace'), stream: { write: (line: string) => void logLines.push(line) } },
  });
  await setShipping(shop.db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  standIn.setNoticeUrl(`http://127.0.0.1:${port}/api/orders/payment-ipn`);
});
beforeEach(() => {
  standIn.change({ reset: true, behaviour: { notice: 'never', resend_ms: 20, late_ms: 20 } });
  standIn.state.replies.splice(0);
});
afterAll(async () => {
  await shop.close();
  await standIn.close();
});

const collectLogLine = (line: string) => void logLines.push(line);

const startCardPayment = (token: string, order_id: unknown) => call(shop.app, '/api/orders/payorder', { order_id }, { token });
const listAttempts = (order_id: string) =>
  shop.db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order_id).orderBy('created_at').execute();
const listProblemKinds = async (order_id: string) =>
  (await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order_id).execute()).map(({ kind }) => kind);
const listMails = (email: string, kind: string) =>
  shop.db.selectFrom('mails').select('text').where('to_address', '=', email).where('kind', '=', kind).execute();
const listReceiptMails = (email: string) => listMails(email, 'paymentReceived');
const listTransitions = async (payment_attempt_id: string) =>
  (
    await shop.db.selectFrom('order_log').selectAll().where('payment_attempt_id', '=', payment_attempt_id).orderBy('order_log_id').execute()
  ).map(({ from_state, to_state }) => `${from_state ?? ''}>${to_state}`);
const readOrder = async (token: string, order_id: string) => (await call(shop.app, '/api/orders/get', { order_id }, { token })).body.data;
const parseTrackingId = (url: string) => new URL(url).searchParams.get('OrderTrackingId') ?? '';
const returnFromProvider = (query: Record<string, string>) =>
  callGet(shop.app, `/api/orders/payment-callback?${new URLSearchParams(query)}`);
/** The fields by which PesaPal names a payment, in notices and at the return of the browser. */
const createPesapalIds = (tracking_id: string, payment_attempt_id: string) => ({
  OrderTrackingId: tracking_id,
  OrderMerchantReference: payment_attempt_id,
});
/** Also makes the attempt due for its next check. */
async function makeAttemptOlder(payment_attempt_id: string, { minutes }: { minutes: number }) {
  await sql`alter table payment_attempts disable trigger payment_attempts_written_once`.execute(shop.db);
  await sql`update payment_attempts set created_at = created_at - make_interval(mins => ${minutes}), next_check_at = now()
    where payment_attempt_id = ${payment_attempt_id}`.execute(shop.db);
  await sql`alter table payment_attempts enable trigger payment_attempts_written_once`.execute(shop.db);
}

/** Adds an order whose shopper is on the provider's page. */
async function addOrderOnProviderPage() {
  const { buyer, order } = await createOrder(shop);
  const { status, body } = await startCardPayment(buyer.token, order.order_id);
  expect([status, body.status]).toEqual([200, 'success']);
  const [attempt] = await listAttempts(order.order_id);
  if (!attempt) throw new Error('there is no attempt');
  return { buyer, order, url: body.data.payment_url, tracking_id: parseTrackingId(body.data.payment_url), attempt };
}
const readState = (payment_attempt_id: string) => readAttemptState(shop, payment_attempt_id);

describe('starting to pay by card', () => {
  test('sends the shopper to one provider page for the order’s total, even after several clicks', async () => {
    const { buyer, order } = await createOrder(shop);
    const responses = await Promise.all([1, 2, 3].map(() => startCardPayment(buyer.token, order.order_id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const urls = new Set(responses.map(({ body }) => body.data.payment_url));
    expect(urls.size).toBe(1);
    const [attempt, ...otherAttempts] = await listAttempts(order.order_id);
    expect(otherAttempts).toEqual([]);
    expect(attempt).toMatchObject({ provider: 'pesapal', state: 'pending', amount_rwf: order.final_total, currency: 'RWF' });
    const payment = standIn.state.payments.get(String(attempt?.provider_reference));
    expect(payment).toMatchObject({ id: attempt?.payment_attempt_id, amount: order.final_total, currency: 'RWF' });
    expect(payment?.description).toMatch(/^Order [0-9a-f]{8} at Uruhu$/);
    expect([payment?.callback_url, payment?.cancellation_url]).toEqual([
      'http://shop.test/payment-callback',
      `http://shop.test/orders/${order.order_id}`,
    ]);
    expect((await startCardPayment(buyer.token, order.order_id)).body.data.payment_url).toBe([...urls][0]);
  });

  test('asks only for the amount due after a partial payment', async () => {
    const { buyer, order } = await createOrder(shop);
    await addAttempt(shop, { order_id: order.order_id, amount_rwf: 4_000, state: 'succeeded' });
    const { body } = await startCardPayment(buyer.token, order.order_id);
    expect(standIn.state.payments.get(parseTrackingId(body.data.payment_url))?.amount).toBe(order.final_total - 4_000);
    await standIn.choose(parseTrackingId(body.data.payment_url), 'card');
    expect((await returnFromProvider({ OrderTrackingId: parseTrackingId(body.data.payment_url) })).body.payment_status).toBe('paid');
  });

  test('is refused to other shoppers', async () => {
    const { order } = await createOrder(shop);
    const otherShopper = await addShopper(shop.db);
    for (const order_id of [order.order_id, randomUUID(), 'none', '👩🏾'])
      expect((await startCardPayment(otherShopper.token, order_id)).status).toBe(404);
    expect(await listAttempts(order.order_id)).toEqual([]);
  });

  test('is refused with 422 and creates no attempt if the shop has no card provider', async () => {
    const shopWithoutCards = await openTestShop();
    await setShipping(shopWithoutCards.db);
    const { buyer, order } = await createOrder(shopWithoutCards);
    const response = await call(shopWithoutCards.app, '/api/orders/payorder', { order_id: order.order_id }, { token: buyer.token });
    expect([response.status, response.body.message]).toEqual([422, 'Card payment is not available. Please pay by mobile money.']);
    await shopWithoutCards.close();
  });

  test('is refused with 409 for a cancelled order, and for one with a claim under review', async () => {
    const { buyer, order } = await createOrder(shop);
    await markCancelled(shop, order.order_id);
    expect(await startCardPayment(buyer.token, order.order_id)).toMatchObject({
      status: 409,
      body: { message: 'This order was cancelled.' },
    });
    const claimedOrder = await createOrder(shop);
    await shop.db
      .insertInto('payment_attempts')
      .values({
        order_id: claimedOrder.order.order_id,
        provider: 'mobile_money',
        provider_reference: createTransactionId(),
        amount_rwf: 10_000,
        state: 'submitted',
      })
      .execute();
    expect(await startCardPayment(claimedOrder.buyer.token, claimedOrder.order.order_id)).toMatchObject({
      status: 409,
      body: { message: 'We are already checking a payment for this order.' },
    });
  });

  test('is possible for a refunded order until its delivery', async () => {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    await addAttempt(shop, { order_id, state: 'refunded' });
    for (const status of ['preparing', 'in_transit', 'delivered'] as const)
      await shop.db.updateTable('orders').set({ status }).where('order_id', '=', order_id).execute();
    expect(await startCardPayment(buyer.token, order_id)).toMatchObject({
      status: 409,
      body: { message: 'This order was delivered already. Please contact us about its payment.' },
    });
    expect(await listAttempts(order_id)).toHaveLength(1);
    const preparedOrder = await createOrder(shop);
    await addAttempt(shop, { order_id: preparedOrder.order.order_id, state: 'refunded' });
    await shop.db.updateTable('orders').set({ status: 'preparing' }).where('order_id', '=', preparedOrder.order.order_id).execute();
    expect((await startCardPayment(preparedOrder.buyer.token, preparedOrder.order.order_id)).status).toBe(200);
  });

  test('gets 502 if the provider refuses the payment, and creates a new attempt the next time', async () => {
    const { buyer, order } = await createOrder(shop);
    const [merchant] = standIn.state.accounts;
    if (!merchant) throw new Error('no account');
    merchant.amount_max = 5;
    expect(await startCardPayment(buyer.token, order.order_id)).toMatchObject({
      status: 502,
      body: { message: 'This amount is more than we can take by card. Please pay by mobile money or contact us.' },
    });
    merchant.amount_max = 5_000_000;
    standIn.change({ faults: { html: ['submit'] } });
    expect(await startCardPayment(buyer.token, order.order_id)).toMatchObject({
      status: 502,
      body: { message: 'Payment initialization failed' },
    });
    standIn.change({ faults: { html: [], redirect_url: 'https://evil.example/pay' } });
    expect(await startCardPayment(buyer.token, order.order_id)).toMatchObject({
      status: 502,
      body: { message: 'Payment initialization failed' },
    });
    standIn.change({ faults: { redirect_url: '' } });
    expect((await startCardPayment(buyer.token, order.order_id)).status).toBe(200);
    expect((await listAttempts(order.order_id)).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'pending']);
  });

  test('is refused for an order that was paid meanwhile, as the shop first asks the provider', async () => {
    const { buyer, order, tracking_id, attempt } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    expect(await startCardPayment(buyer.token, order.order_id)).toMatchObject({
      status: 409,
      body: { message: 'This order is already paid.' },
    });
    expect(await readState(attempt.payment_attempt_id)).toBe('succeeded');
  });

  test('creates another attempt after a failed one', async () => {
    const { buyer, order, tracking_id, url } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'decline');
    const repeatedResponse = await startCardPayment(buyer.token, order.order_id);
    expect(repeatedResponse.status).toBe(200);
    expect(repeatedResponse.body.data.payment_url).not.toBe(url);
    expect((await listAttempts(order.order_id)).map(({ state }) => state)).toEqual(['failed', 'pending']);
  });

  test('sends the shopper to a new page if the old one is half an hour old, and cancels the old page', async () => {
    const { buyer, order, tracking_id, url, attempt } = await addOrderOnProviderPage();
    await makeAttemptOlder(attempt.payment_attempt_id, { minutes: 31 });
    expect((await startCardPayment(buyer.token, order.order_id)).body.data.payment_url).not.toBe(url);
    expect((await listAttempts(order.order_id)).map(({ state }) => state).sort()).toEqual(['expired', 'pending']);
    await expect.poll(() => standIn.state.payments.get(tracking_id)?.cancelled).toBe(true);
  });

  test('on a new page does not void the old one: a payment on the old page counts, and the new page is cancelled', async () => {
    const { buyer, order, tracking_id, attempt } = await addOrderOnProviderPage();
    await makeAttemptOlder(attempt.payment_attempt_id, { minutes: 31 });
    // The provider does not cancel the old page, so the shopper can still pay on it.
    standIn.change({ faults: { html: ['cancel'] } });
    const cancelCallsBefore = standIn.state.calls.cancel;
    const newTrackingId = parseTrackingId((await startCardPayment(buyer.token, order.order_id)).body.data.payment_url);
    await expect.poll(() => standIn.state.calls.cancel).toBeGreaterThan(cancelCallsBefore);
    standIn.change({ faults: { html: [] } });
    await standIn.choose(tracking_id, 'mtn');
    expect((await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id))).body.payment_status).toBe('paid');
    expect((await readOrder(buyer.token, order.order_id)).payment_status).toBe('Paid');
    expect((await listAttempts(order.order_id)).map(({ state }) => state).sort()).toEqual(['expired', 'succeeded']);
    await expect.poll(() => standIn.state.payments.get(newTrackingId)?.cancelled).toBe(true);
  });

  test('works again some time after a process died while it started a payment', async () => {
    const { buyer, order } = await createOrder(shop);
    const { payment_attempt_id } = await shop.db
      .insertInto('payment_attempts')
      .values({ order_id: order.order_id, provider: 'pesapal', provider_reference: null, amount_rwf: 10_000, state: 'created' })
      .returning('payment_attempt_id')
      .executeTakeFirstOrThrow();
    await makeAttemptOlder(payment_attempt_id, { minutes: 2 });
    expect((await startCardPayment(buyer.token, order.order_id)).status).toBe(200);
    expect(await readState(payment_attempt_id)).toBe('expired');
  });
});

describe('returning from the provider’s page', () => {
  test('marks the paid order as paid once and sends one mail', async () => {
    const { buyer, order, tracking_id, attempt } = await addOrderOnProviderPage();
    const location = await standIn.choose(tracking_id, 'card');
    expect(new URL(location).pathname).toBe('/payment-callback');
    const query = Object.fromEntries(new URL(location).searchParams);
    expect(query).toEqual({ ...createPesapalIds(tracking_id, attempt.payment_attempt_id), OrderNotificationType: 'CALLBACKURL' });
    for (let visit = 0; visit < 3; visit++) {
      const { status, body } = await returnFromProvider(query);
      expect([status, body]).toEqual([200, { payment_completed: true, order_id: order.order_id, payment_status: 'paid' }]);
    }
    const shownOrder = await readOrder(buyer.token, order.order_id);
    expect(shownOrder).toMatchObject({
      payment_status: 'Paid',
      payments: [{ method: 'card', state: 'succeeded', amount: order.final_total }],
    });
    expect(await listTransitions(attempt.payment_attempt_id)).toEqual(['>created', 'created>pending', 'pending>succeeded']);
    const mails = await listReceiptMails(buyer.email);
    expect(mails).toHaveLength(1);
    for (const phrase of ['10,000 RWF', 'Paid by: Visa', order.order_id]) expect(mails[0]?.text).toContain(phrase);
  });

  test.each([
    ['close', false, 'pending', 'pending'],
    ['decline', false, 'failed', 'failed'],
  ] as const)(
    'after the choice "%s" responds with payment_completed %s and the status %s',
    async (choice, payment_completed, payment_status, state) => {
      const { order, tracking_id, attempt, buyer } = await addOrderOnProviderPage();
      await standIn.choose(tracking_id, choice);
      expect((await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id))).body).toEqual({
        payment_completed,
        order_id: order.order_id,
        payment_status,
      });
      expect(await readState(attempt.payment_attempt_id)).toBe(state);
      expect(await listReceiptMails(buyer.email)).toEqual([]);
    },
  );

  test('finds the payment by either id, and gives the same refusal for all pairs of ids that do not match', async () => {
    const [firstPage, secondPage] = [await addOrderOnProviderPage(), await addOrderOnProviderPage()];
    const [firstId, secondId] = [firstPage.attempt.payment_attempt_id, secondPage.attempt.payment_attempt_id];
    for (const query of [{ OrderTrackingId: firstPage.tracking_id }, { OrderMerchantReference: firstId }])
      expect((await returnFromProvider(query)).body.order_id).toBe(firstPage.order.order_id);
    const mismatchedIds = [
      createPesapalIds(firstPage.tracking_id, secondId),
      createPesapalIds(randomUUID(), randomUUID()),
      createPesapalIds(randomUUID(), firstId),
      createPesapalIds(firstPage.tracking_id, 'x'),
      createPesapalIds(`${firstPage.tracking_id}'--`, firstId),
      createPesapalIds('\u0000', firstId),
      createPesapalIds('', firstPage.order.order_id),
      createPesapalIds(firstPage.order.order_id, ''),
    ];
    const responses = await Promise.all(mismatchedIds.map(returnFromProvider));
    for (const [index, { status, body }] of responses.entries()) {
      expect([index, status, body]).toEqual([index, 404, { status: 'error', code: 'payment_not_found', message: 'Payment not found' }]);
    }
    for (const query of [{}, { OrderTrackingId: '' }, createPesapalIds(' ', ''), { OrderNotificationType: 'CALLBACKURL' }] as Record<
      string,
      string
    >[]) {
      const { status, body } = await returnFromProvider(query);
      expect([status, body.message]).toEqual([400, 'Missing required payment parameters']);
    }
  });

  test('shows the payment as pending and changes nothing while the provider does not respond', async () => {
    const { tracking_id, attempt, order, buyer } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    standIn.change({ faults: { html: ['status'] } });
    const { status, body } = await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id));
    expect([status, body]).toEqual([200, { payment_completed: false, order_id: order.order_id, payment_status: 'pending' }]);
    expect(await listTransitions(attempt.payment_attempt_id)).toEqual(['>created', 'created>pending']);
    expect([await listProblemKinds(order.order_id), await listReceiptMails(buyer.email)]).toEqual([[], []]);
  });

  test('does not settle the payment if the return address names another provider', async () => {
    const { tracking_id, attempt } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    const fields = createPesapalIds(tracking_id, attempt.payment_attempt_id);
    for (const provider of ['nobody', 'mobile_money', 'momo', 'constructor'])
      expect([provider, (await returnFromProvider({ ...fields, provider })).status]).not.toEqual([provider, 200]);
    expect(await readState(attempt.payment_attempt_id)).toBe('pending');
    expect((await returnFromProvider({ ...fields, provider: 'pesapal' })).body).toMatchObject({ payment_completed: true });
  });

  test('settles an attempt without a reference only if the provider names the attempt in its report', async () => {
    const page = await addOrderOnProviderPage();
    const otherPage = await addOrderOnProviderPage();
    for (const { tracking_id } of [page, otherPage]) await standIn.choose(tracking_id, 'card');
    // The state after a crash between the provider's response and its recording.
    await sql`update payment_attempts set provider_reference = null where payment_attempt_id = ${page.attempt.payment_attempt_id}`.execute(
      shop.db,
    );
    const idWithoutReference = page.attempt.payment_attempt_id;
    const report = await standIn.provider.fetchStatus(page.tracking_id);
    expect(report.kind).toBe('paid');
    const otherTrackingId = await payAnotherPurchase();
    for (const trackingId of [randomUUID(), otherTrackingId]) {
      expect((await returnFromProvider(createPesapalIds(trackingId, idWithoutReference))).status).toBe(404);
      expect(await readState(idWithoutReference)).toBe('pending');
    }
    expect((await returnFromProvider(createPesapalIds(page.tracking_id, idWithoutReference))).body).toMatchObject({
      payment_completed: true,
    });
    const [attempt] = await listAttempts(page.order.order_id);
    expect(attempt).toMatchObject({ state: 'succeeded', provider_reference: page.tracking_id });
  });

  /** Pays another purchase at the same merchant. Its payment must not count for an order of the shop. */
  async function payAnotherPurchase(): Promise<string> {
    const started = await standIn.provider.start({
      payment_attempt_id: randomUUID(),
      amount_rwf: 10_000,
      description: 'Elsewhere',
      payer_phone: '',
      customer: { name: 'E', email: 'e@example.com', phone: '' },
      return_url: 'http://a.test/',
      cancel_url: 'http://a.test/',
    });
    if (started.kind !== 'started') throw new Error(started.reason);
    await standIn.choose(started.provider_reference, 'card');
    return started.provider_reference;
  }
});

describe('a payment that differs from the requested one', () => {
  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'KES' }],
    ['reference', { merchant_reference: randomUUID() }],
  ])('with another %s is reported to staff once and not credited', async (_, altered) => {
    const { tracking_id, attempt, order, buyer } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    standIn.change({ faults: { altered } });
    for (let visit = 0; visit < 2; visit++) {
      const { body } = await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id));
      expect(body).toMatchObject({ payment_completed: false, payment_status: 'pending' });
    }
    expect(await readState(attempt.payment_attempt_id)).toBe('pending');
    expect(await listProblemKinds(order.order_id)).toEqual(['mismatch']);
    expect((await readOrder(buyer.token, order.order_id)).payment_status).toBe('Unpaid');
    expect(await listReceiptMails(buyer.email)).toEqual([]);
  });
});

describe('a problem that staff have resolved', () => {
  test('is not reported again, but another problem and a reversal are', async () => {
    const { tracking_id, attempt, order } = await addOrderOnProviderPage();
    const { payment_attempt_id } = attempt;
    await standIn.choose(tracking_id, 'card');
    standIn.change({ faults: { altered: { amount: 1 } } });
    const settle = () => settlePayment(shop.context, payment_attempt_id, 'job');
    const resolveAllProblems = () =>
      shop.db.updateTable('payment_problems').set({ resolved_at: new Date() }).where('resolved_at', 'is', null).execute();
    for (let check = 0; check < 2; check++) {
      await settle();
      await resolveAllProblems();
    }
    expect(await listProblemKinds(order.order_id)).toEqual(['mismatch']);
    standIn.change({ faults: { altered: { amount: 2 } } });
    await Promise.all([settle(), settle()]);
    expect(await listProblemKinds(order.order_id)).toEqual(['mismatch', 'mismatch']);
    await standIn.reverse(tracking_id);
    await settle();
    const openProblems = await shop.db
      .selectFrom('payment_problems')
      .select('detail')
      .where('order_id', '=', order.order_id)
      .where('resolved_at', 'is', null)
      .execute();
    expect(openProblems.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^the amount/),
      expect.stringMatching(/^it went back: the amount/),
    ]);
  });
});

describe('money that arrives late or is reversed', () => {
  test('counts even after the order was cancelled, and staff get a problem', async () => {
    const { tracking_id, attempt, order, buyer } = await addOrderOnProviderPage();
    await markCancelled(shop, order.order_id);
    await standIn.choose(tracking_id, 'card');
    expect((await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id))).body.payment_status).toBe('paid');
    expect([await listProblemKinds(order.order_id), await listReceiptMails(buyer.email)]).toEqual([['paid_after_cancel'], []]);
  });

  test('counts even after the order was paid in another way, and staff get a problem', async () => {
    const { tracking_id, attempt, order, buyer } = await addOrderOnProviderPage();
    await shop.db
      .insertInto('payment_attempts')
      .values({
        order_id: order.order_id,
        provider: 'mobile_money',
        provider_reference: createTransactionId(),
        amount_rwf: order.final_total,
        state: 'succeeded',
      })
      .execute();
    await standIn.choose(tracking_id, 'mtn');
    expect((await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id))).body.payment_status).toBe('paid');
    expect(await readState(attempt.payment_attempt_id)).toBe('succeeded');
    expect([await listProblemKinds(order.order_id), await listReceiptMails(buyer.email)]).toEqual([['paid_twice'], []]);
  });

  test('no longer pays the order after a reversal, and staff get a problem', async () => {
    const { tracking_id, attempt, order, buyer } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id));
    await standIn.reverse(tracking_id);
    expect((await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id))).body).toMatchObject({
      payment_completed: false,
      payment_status: 'refunded',
    });
    expect(await listProblemKinds(order.order_id)).toEqual(['reversed']);
    expect((await readOrder(buyer.token, order.order_id)).payment_status).toBe('Refunded');
  });

  test('is recorded as paid and as refunded if it is reversed before the shop asks', async () => {
    const { tracking_id, attempt, order, buyer } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    await standIn.reverse(tracking_id);
    await returnFromProvider(createPesapalIds(tracking_id, attempt.payment_attempt_id));
    expect((await listTransitions(attempt.payment_attempt_id)).slice(2)).toEqual(['pending>succeeded', 'succeeded>refunded']);
    expect([await listProblemKinds(order.order_id), await listReceiptMails(buyer.email)]).toEqual([['reversed'], []]);
    expect(await listMails(buyer.email, 'paymentRefunded')).toHaveLength(1);
  });
});

describe('the provider’s notices', () => {
  const waitForReplies = (count: number) => expect.poll(() => standIn.state.replies.length, { timeout: 10_000 }).toBe(count);

  test("settle the payment even if the shopper does not return, and are acknowledged in PesaPal's format", async () => {
    standIn.change({ behaviour: { notice: 'first', notice_count: 3, notices_at_once: true } });
    const { tracking_id, attempt, buyer } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    await waitForReplies(3);
    for (const { http_status, body } of standIn.state.replies) {
      expect([http_status, body]).toEqual([
        200,
        {
          orderNotificationType: 'IPNCHANGE',
          orderTrackingId: tracking_id,
          orderMerchantReference: attempt.payment_attempt_id,
          status: 200,
        },
      ]);
    }
    expect(await listTransitions(attempt.payment_attempt_id)).toEqual(['>created', 'created>pending', 'pending>succeeded']);
    expect(await listReceiptMails(buyer.email)).toHaveLength(1);
  });

  test('settle a payment that the shopper makes after she has returned to the shop', async () => {
    standIn.change({ behaviour: { notice: 'last' } });
    const { tracking_id, attempt } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'late');
    await waitForReplies(1);
    expect(await readState(attempt.payment_attempt_id)).toBe('succeeded');
  });

  test('get 500 while the provider does not respond, are sent again, and then settle the payment', async () => {
    standIn.change({ behaviour: { notice: 'last', resend_ms: 50 }, faults: { html: ['status'] } });
    const { tracking_id, attempt } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    await waitForReplies(1);
    expect(standIn.state.replies[0]?.body).toMatchObject({ status: 500 });
    standIn.change({ faults: { html: [] } });
    await expect.poll(() => readState(attempt.payment_attempt_id), { timeout: 10_000 }).toBe('succeeded');
    await expect.poll(() => standIn.state.replies.at(-1)?.body).toMatchObject({ status: 200 });
  });

  test('by POST always get HTTP 200, even with unknown payments, other spellings of the fields, or no fields', async () => {
    const { tracking_id, attempt } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'mtn');
    const sendNotice = (body: unknown) => call(shop.app, '/api/orders/payment-ipn', body);
    for (const body of [
      createPesapalIds(randomUUID(), randomUUID()),
      createPesapalIds(tracking_id, randomUUID()),
      {},
      { OrderTrackingId: ['a'] },
      { orderTrackingId: 5 },
    ]) {
      expect(await sendNotice(body)).toMatchObject({ status: 200, body: { status: 200 } });
    }
    expect(await readState(attempt.payment_attempt_id)).toBe('pending');
    const { body } = await sendNotice({ orderTrackingId: tracking_id, orderMerchantReference: attempt.payment_attempt_id });
    expect(body).toEqual({
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: tracking_id,
      orderMerchantReference: attempt.payment_attempt_id,
      status: 200,
    });
    expect(await readState(attempt.payment_attempt_id)).toBe('succeeded');
  });

  test('get 500 and change nothing if the database fails, and settle the payment when they are sent again', async () => {
    const { tracking_id, attempt, buyer } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    const writeMail = vi.spyOn(shop.context.mailer, 'write').mockRejectedValueOnce(new Error('the mails are full'));
    const noticeQuery = { ...createPesapalIds(tracking_id, attempt.payment_attempt_id), OrderNotificationType: 'RECURRING' };
    const sendNotice = () => callGet(shop.app, `/api/orders/payment-ipn?${new URLSearchParams(noticeQuery)}`);
    const ids = { orderTrackingId: tracking_id, orderMerchantReference: attempt.payment_attempt_id };
    expect(await sendNotice()).toMatchObject({ status: 200, body: { orderNotificationType: 'RECURRING', ...ids, status: 500 } });
    expect([await readState(attempt.payment_attempt_id), logLines.join()]).toEqual([
      'pending',
      expect.stringContaining('the mails are full'),
    ]);
    writeMail.mockRestore();
    expect((await sendNotice()).body).toEqual({ orderNotificationType: 'RECURRING', ...ids, status: 200 });
    expect([await readState(attempt.payment_attempt_id), await listReceiptMails(buyer.email)]).toEqual(['succeeded', [expect.anything()]]);
  });

  test('are refused like other calls if they are invalid, and accepted as form data', async () => {
    const { tracking_id, attempt } = await addOrderOnProviderPage();
    await standIn.choose(tracking_id, 'card');
    const post = (payload: string, type: string) =>
      shop.app.inject({ method: 'POST', url: '/api/orders/payment-ipn', payload, headers: { 'content-type': type } });
    for (const [payload, type, status] of [
      ['{"OrderTrackingId":', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['null', 'application/json', 200],
      [`OrderTrackingId=${tracking_id}`, 'text/plain', 415],
    ] as const)
      expect([payload, (await post(payload, type)).statusCode]).toEqual([payload, status]);
    const repeatedParameter = `OrderTrackingId=${tracking_id}&OrderTrackingId=${tracking_id}`;
    const get = (path: string) => callGet(shop.app, `/api/orders/${path}?${repeatedParameter}`);
    expect([(await get('payment-callback')).status, (await get('payment-ipn')).body.status]).toEqual([400, 200]);
    expect(await readState(attempt.payment_attempt_id)).toBe('pending');
    expect((await post(`OrderTrackingId=${tracking_id}`, 'application/x-www-form-urlencoded')).json()).toMatchObject({ status: 200 });
    expect(await readState(attempt.payment_attempt_id)).toBe('succeeded');
  });

  test('in large numbers make the shop ask the provider only a few times, and most of them get 500', async () => {
    const { tracking_id, attempt } = await addOrderOnProviderPage();
    const callsBefore = standIn.state.calls.status;
    const responses = await Promise.all(
      Array.from({ length: 60 }, () =>
        call(shop.app, '/api/orders/payment-ipn', createPesapalIds(tracking_id, attempt.payment_attempt_id)),
      ),
    );
    expect(standIn.state.calls.status - callsBefore).toBeLessThanOrEqual(3);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    // The limit is ten notices about one payment.
    expect(responses.filter(({ body }) => body.status === 500)).toHaveLength(60 - 10);
  });

  test('about one payment share one limit, whatever address they are sent to', async () => {
    const { tracking_id, attempt } = await addOrderOnProviderPage();
    const addresses = ['/api/orders/payment-ipn', '/api/payments/pesapal/notices'];
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call(shop.app, addresses[index % 2] ?? '', createPesapalIds(tracking_id, attempt.payment_attempt_id)),
      ),
    );
    const overLimit = responses.filter(({ body }) => body.status === 500);
    expect(overLimit).toHaveLength(30 - 10);
    // The first address responds with HTTP 200 and the status 500 in the body, the second with HTTP 503.
    expect(new Set(overLimit.map(({ status }) => status))).toEqual(new Set([200, 503]));
  });
});

describe('the job that checks open payments', () => {
  // On a slow machine, attempts of earlier tests could become due while these tests run.
  beforeEach(async () => {
    await shop.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
  });

  const makeAttemptDue = (payment_attempt_id: string) =>
    shop.db
      .updateTable('payment_attempts')
      .set({ next_check_at: new Date() })
      .where('payment_attempt_id', '=', payment_attempt_id)
      .execute();
  const readNextCheck = async (payment_attempt_id: string) =>
    (
      await shop.db
        .selectFrom('payment_attempts')
        .select('next_check_at')
        .where('payment_attempt_id', '=', payment_attempt_id)
        .executeTakeFirstOrThrow()
    ).next_check_at;

  test('settles payments without a notice, and schedules the next check', async () => {
    const { tracking_id, attempt } = await addOrderOnProviderPage();
    const { payment_attempt_id } = attempt;
    await makeAttemptDue(payment_attempt_id);
    expect(await reconcilePayments(shop.context, collectLogLine)).toBe(1);
    expect(await readState(payment_attempt_id)).toBe('pending');
    expect((await readNextCheck(payment_attempt_id))?.getTime()).toBeGreaterThan(Date.now() + 20_000);
    expect(await reconcilePayments(shop.context, collectLogLine)).toBe(0);
    await standIn.choose(tracking_id, 'card');
    await makeAttemptDue(payment_attempt_id);
    await reconcilePayments(shop.context, collectLogLine);
    expect(await readState(payment_attempt_id)).toBe('succeeded');
    expect((await readNextCheck(payment_attempt_id))?.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  test('expires attempts whose start was interrupted', async () => {
    const { order } = await createOrder(shop);
    const { payment_attempt_id } = await shop.db
      .insertInto('payment_attempts')
      .values({ order_id: order.order_id, provider: 'pesapal', provider_reference: null, amount_rwf: 10_000, state: 'created' })
      .returning('payment_attempt_id')
      .executeTakeFirstOrThrow();
    await makeAttemptDue(payment_attempt_id);
    await reconcilePayments(shop.context, collectLogLine);
    expect(await readState(payment_attempt_id)).toBe('created');
    await makeAttemptOlder(payment_attempt_id, { minutes: 2 });
    await reconcilePayments(shop.context, collectLogLine);
    expect([await readState(payment_attempt_id), await readNextCheck(payment_attempt_id)]).toEqual(['expired', null]);
  });

  test('leaves a payment unchanged if the provider does not know it, and checks the others', async () => {
    const [unknownPage, paidPage] = [await addOrderOnProviderPage(), await addOrderOnProviderPage()];
    standIn.state.payments.delete(unknownPage.tracking_id);
    await standIn.choose(paidPage.tracking_id, 'card');
    await makeAttemptDue(unknownPage.attempt.payment_attempt_id);
    await makeAttemptDue(paidPage.attempt.payment_attempt_id);
    expect(await reconcilePayments(shop.context, collectLogLine)).toBe(2);
    expect([await readState(unknownPage.attempt.payment_attempt_id), await readState(paidPage.attempt.payment_attempt_id)]).toEqual([
      'pending',
      'succeeded',
    ]);
    expect(await listProblemKinds(unknownPage.order.order_id)).toEqual([]);
  });
});

describe('a refund', () => {
  async function addCancelledOrderPaidByCard() {
    const page = await addOrderOnProviderPage();
    await standIn.choose(page.tracking_id, 'card');
    await settlePayment(shop.context, page.attempt.payment_attempt_id, 'job');
    await markCancelled(shop, page.order.order_id);
    return page;
  }
  type PaidAttempt = { order_id: string; payment_attempt_id: string };
  const cancelAndRefund = ({ order_id, payment_attempt_id }: PaidAttempt) =>
    cancelAndRefundAsStaff(shop.context, order_id, payment_attempt_id);

  test("is requested once, and the provider's later report of it causes no problem", async () => {
    const { attempt, order, tracking_id } = await addCancelledOrderPaidByCard();
    const { payment_attempt_id } = attempt;
    expect(await cancelAndRefund(attempt)).toMatchObject({ ok: true });
    expect(await readState(payment_attempt_id)).toBe('refunded');
    expect(await cancelAndRefund(attempt)).toEqual(refuse('nothing_to_refund'));
    expect(standIn.state.calls.refund).toBeGreaterThan(0);
    await standIn.reverse(tracking_id);
    await settlePayment(shop.context, payment_attempt_id, 'job');
    expect(await listProblemKinds(order.order_id)).toEqual([]);
  });

  test('that two staff members request at once is made once', async () => {
    const { attempt } = await addCancelledOrderPaidByCard();
    const callsBefore = standIn.state.calls.refund;
    const responses = await Promise.all([cancelAndRefund(attempt), cancelAndRefund(attempt)]);
    expect(responses.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(standIn.state.calls.refund - callsBefore).toBe(1);
  });

  test('can be requested again if the provider has refused it, but not if its response was unclear', async () => {
    const { attempt, tracking_id } = await addCancelledOrderPaidByCard();
    const payment = standIn.state.payments.get(tracking_id);
    if (!payment) throw new Error('not known');
    payment.refunded = true;
    expect(await cancelAndRefund(attempt)).toMatchObject({ ok: false, code: 'refund_declined' });
    payment.refunded = false;
    standIn.change({ faults: { html: ['refund'] } });
    expect(await cancelAndRefund(attempt)).toEqual(refuse('refund_unclear'));
    standIn.change({ faults: { html: [] } });
    expect(await cancelAndRefund(attempt)).toEqual(refuse('refund_already_requested'));
    expect(await readState(attempt.payment_attempt_id)).toBe('succeeded');
  });

  test('of mobile money is only recorded, as staff send the money themselves', async () => {
    const { order } = await createOrder(shop);
    const row = {
      order_id: order.order_id,
      provider: 'mobile_money',
      provider_reference: createTransactionId(),
      amount_rwf: 10_000,
    } as const;
    await markCancelled(shop, order.order_id);
    const paidAttempt = await shop.db
      .insertInto('payment_attempts')
      .values({ ...row, state: 'succeeded' })
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await cancelAndRefund(paidAttempt)).toMatchObject({ ok: true });
    expect(await readState(paidAttempt.payment_attempt_id)).toBe('refunded');
  });

  test('of an unpaid order, or of an unknown payment, is refused', async () => {
    const { attempt } = await addOrderOnProviderPage();
    expect(await cancelAndRefund(attempt)).toEqual(refuse('nothing_to_refund'));
    expect(await cancelAndRefund({ ...attempt, payment_attempt_id: randomUUID() })).toEqual(refuse('nothing_to_refund'));
  });
});

test('the log holds no key, secret or token of the provider', () => {
  expect(logLines.length).toBeGreaterThan(100);
  const secrets = [standIn.credentials.consumer_secret, ...standIn.state.tokens.keys()];
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets) expect([...logLines, ...standIn.log].filter((line) => line.includes(secret))).toEqual([]);
});
