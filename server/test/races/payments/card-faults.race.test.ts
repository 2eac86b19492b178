/**
 * Runs each fault of PesaPal's stand-in from the order to the money: in the end the shop records what the stand-in reports, once. Slow:
 * each fault of the stand-in is run to its end.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Change, Choice } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';
import { type Behaviour, DEFAULT_BEHAVIOUR, type Faults, NO_FAULTS } from '@uruhu/demo/stand-ins/pesapal/state.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcilePayments } from '../../../src/domains/paying/settle/reconcile.ts';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { createOrder } from '../../support/fixtures/buy.ts';
import { mailerWithoutQueue } from '../../support/fixtures/cards.ts';
import { setShipping } from '../../support/fixtures/fixtures.ts';
import { listAttempts } from '../../support/fixtures/paying.ts';
import { actAsStaff, addStaffMember } from '../../support/fixtures/staff.ts';
import { openTestPesapal, type TestPesapal } from '../../support/servers/pesapal.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call, callGet } from '../../support/shop/call.ts';

/** How long the shop waits for a response that never comes. */
const TIMEOUT_MS = 1_000;

let standIn: TestPesapal;
let shop: TestShop;
const quietBehaviour: Partial<Behaviour> = { notice: 'never', resend_ms: 20, late_ms: 20 };
/** Opens a new client for each test, so that each fault hits its first call of every kind. */
beforeEach(async () => {
  standIn.change({ reset: true, behaviour: quietBehaviour });
  shop.context.providers.pesapal = standIn.createClient({ timeout_ms: TIMEOUT_MS });
});
beforeAll(async () => {
  standIn = await openTestPesapal();
  shop = await openTestShop({ providers: { pesapal: standIn.createClient({ timeout_ms: TIMEOUT_MS }) } });
  await setShipping(shop.db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  standIn.setNoticeUrl(`http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api/orders/payment-ipn`);
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
  await standIn.close();
});

type TestOrder = Awaited<ReturnType<typeof createOrder>>;
const startCardPayment = ({ buyer, order }: TestOrder) =>
  call(shop.app, '/api/orders/payorder', { order_id: order.order_id }, { token: buyer.token });
const readOrder = async ({ buyer, order }: TestOrder) =>
  (await call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token: buyer.token })).body.data;

/** Opens the provider's page for the shopper. If the start fails, the shopper tries again after the fault. */
async function openProviderPage(testOrder: TestOrder): Promise<string> {
  const firstStart = await startCardPayment(testOrder);
  expect([200, 502]).toContain(firstStart.status);
  if (firstStart.status === 502) standIn.change({ reset: true, behaviour: quietBehaviour });
  const { status, body } = firstStart.status === 502 ? await startCardPayment(testOrder) : firstStart;
  expect(status).toBe(200);
  return new URL(body.data.payment_url).searchParams.get('OrderTrackingId') ?? '';
}

/** Returns to the shop as the browser does, perhaps during the fault. */
async function returnFromProvider(location: string): Promise<void> {
  const { search } = new URL(location);
  const { status } = await callGet(shop.app, `/api/orders/payment-callback${search}`);
  expect(status).toBe(200);
}

async function reconcileNow({ order }: TestOrder): Promise<void> {
  await shop.db
    .updateTable('payment_attempts')
    .set({ next_check_at: new Date() })
    .where('order_id', '=', order.order_id)
    .where('provider_reference', 'is not', null)
    .execute();
  // Called for each payment whose check throws an error, which no fault of the provider may cause.
  const failOnError = (line: string) => expect(line).toBe('');
  await reconcilePayments({ db: shop.db, mailer: mailerWithoutQueue, providers: shop.context.providers }, failOnError);
}

/** Reads how often the order was credited, how many receipts were mailed, and the payment problems for staff. */
async function readRecords(testOrder: TestOrder) {
  const { order_id } = testOrder.order;
  const transitions = await shop.db
    .selectFrom('order_log')
    .select('to_state')
    .where('order_id', '=', order_id)
    .where('payment_attempt_id', 'is not', null)
    .execute();
  const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order_id).execute();
  const mails = await shop.db
    .selectFrom('mails')
    .select('mail_id')
    .where('user_id', '=', testOrder.buyer.user_id)
    .where('kind', '=', 'paymentReceived')
    .execute();
  return {
    payment_status: (await readOrder(testOrder)).payment_status,
    credits: transitions.filter(({ to_state }) => to_state === 'succeeded').length,
    receipts: mails.length,
    problems: problems.map(({ kind }) => kind),
  };
}

const PAID_RECORDS = { payment_status: 'Paid', credits: 1, receipts: 1, problems: [] };
const MISMATCH_RECORDS = { ...PAID_RECORDS, problems: ['mismatch'] };
/** Credited and reversed: if the shop learns both at once, it mails no receipt. */
const REVERSED_RECORDS = { payment_status: 'Refunded', credits: 1, problems: ['reversed'] };
const UNPAID_RECORDS = { payment_status: 'Unpaid', credits: 0, receipts: 0, problems: [] };

type FaultCase = {
  switches: Omit<Change, 'faults' | 'behaviour'> & { faults?: Partial<Faults>; behaviour?: Partial<Behaviour> };
  /** When the fault begins: before the start of the payment, or once the shopper is on the provider's page. */
  begins: 'before the start' | 'on the page';
  choice?: Choice;
  expected?: typeof PAID_RECORDS | typeof MISMATCH_RECORDS | typeof UNPAID_RECORDS | typeof REVERSED_RECORDS;
};

const createAlteredCase = (alteredFields: Faults['altered']): FaultCase => ({
  switches: { faults: { altered: alteredFields } },
  begins: 'on the page',
  expected: MISMATCH_RECORDS,
});
const createFaultCase = (begins: FaultCase['begins'], faults: Partial<Faults>, options: Partial<FaultCase> = {}): FaultCase => ({
  switches: { faults },
  begins,
  ...options,
});
const createBehaviourCase = (behaviour: Partial<Behaviour>, options: Partial<FaultCase> = {}): FaultCase => ({
  switches: { behaviour },
  begins: 'before the start',
  ...options,
});

const CASES: Record<string, FaultCase> = {
  'no fault': createFaultCase('before the start', {}),
  'unauthorized: once': createFaultCase('before the start', { unauthorized: 1 }),
  'unauthorized: every time at the start': createFaultCase('before the start', { unauthorized: 50 }),
  'unauthorized: once, at a status request': createFaultCase('on the page', { unauthorized: 1 }),
  'unauthorized: every time at a status request': createFaultCase('on the page', { unauthorized: 50 }),
  'silent: token': createFaultCase('before the start', { silent: ['token'] }),
  'silent: register': createFaultCase('before the start', { silent: ['register'] }),
  'silent: list': createFaultCase('before the start', { silent: ['list'] }),
  'silent: submit': createFaultCase('before the start', { silent: ['submit'] }),
  'silent: status': createFaultCase('on the page', { silent: ['status'] }),
  'html: token': createFaultCase('before the start', { html: ['token'] }),
  'html: register': createFaultCase('before the start', { html: ['register'] }),
  'html: list': createFaultCase('before the start', { html: ['list'] }),
  'html: submit': createFaultCase('before the start', { html: ['submit'] }),
  'html: status': createFaultCase('on the page', { html: ['status'] }),
  'altered: amount': createAlteredCase({ amount: 1 }),
  'altered: currency': createAlteredCase({ currency: 'KES' }),
  'altered: merchant_reference': createAlteredCase({ merchant_reference: randomUUID() }),
  reverses_after_report: createFaultCase('on the page', { reverses_after_report: true }, { expected: REVERSED_RECORDS }),
  null_error: createFaultCase('before the start', { null_error: true }),
  mixed_case: createFaultCase('before the start', { mixed_case: true }),
  'mixed_case, and declined': createFaultCase('before the start', { mixed_case: true }, { choice: 'decline', expected: UNPAID_RECORDS }),
  redirect_url: createFaultCase('before the start', { redirect_url: 'https://evil.example/pay' }),
  'notice: first': createBehaviourCase({ notice: 'first' }),
  'notice: last': createBehaviourCase({ notice: 'last' }),
  'notice: never': createBehaviourCase({ notice: 'never' }, { choice: 'mtn' }),
  'notice_count, one after the other': createBehaviourCase({ notice: 'first', notice_count: 4 }),
  notices_at_once: createBehaviourCase({ notice: 'first', notice_count: 6, notices_at_once: true }),
  notice_delay_ms: createBehaviourCase({ notice: 'first', notice_delay_ms: 60 }),
  'resend_ms, resends_max: notices repeat while status requests fail': {
    switches: { behaviour: { notice: 'first', resend_ms: 10, resends_max: 5 }, faults: { html: ['status'] } },
    begins: 'on the page',
  },
  late_ms: createBehaviourCase({ notice: 'last', late_ms: 40 }, { choice: 'late' }),
  'token_ms, and the clock goes on': { switches: { behaviour: { token_ms: 40_000 }, advance_ms: 60_000 }, begins: 'on the page' },
};

test('the table has every switch of the stand-in', () => {
  const named = Object.keys(CASES).join(' ');
  for (const name of [...Object.keys(NO_FAULTS), ...Object.keys(DEFAULT_BEHAVIOUR)]) expect(named).toContain(name);
});

test.each(Object.entries(CASES))(
  'after the fault "%s" the shop records what the stand-in reports, once',
  async (_, { switches, begins, choice = 'card', expected = PAID_RECORDS }) => {
    const testOrder = await createOrder(shop);
    if (begins === 'before the start') standIn.change(switches);
    const tracking_id = await openProviderPage(testOrder);
    if (begins === 'on the page') standIn.change(switches);
    const location = await standIn.choose(tracking_id, choice);
    await Promise.all([returnFromProvider(location), returnFromProvider(location), reconcileNow(testOrder)]);
    // While the payment differs from what the shop requested, the shop credits nothing.
    if (expected === MISMATCH_RECORDS) expect(await readRecords(testOrder)).toEqual({ ...UNPAID_RECORDS, problems: ['mismatch'] });
    // Waits until late money and late notices have arrived; then the fault ends.
    await expect.poll(() => standIn.state.payments.get(tracking_id)?.status).not.toBe('INVALID');
    standIn.change({ reset: true, behaviour: quietBehaviour });
    for (let round = 0; round < 2; round++) {
      await returnFromProvider(location);
      await reconcileNow(testOrder);
    }
    expect(await readRecords(testOrder)).toMatchObject(expected);
    const openAttempts = (await listAttempts(shop, testOrder.order.order_id)).filter(({ state }) => ['created', 'pending'].includes(state));
    expect(openAttempts).toEqual([]);
  },
);

test.each([
  ['silent', 502, 'succeeded'],
  ['html', 502, 'succeeded'],
  ['unauthorized', 422, 'refunded'],
] as const)('%s: the shop requests a refund again only after a clear refusal', async (fault, firstStatus, finalState) => {
  const testOrder = await createOrder(shop);
  const tracking_id = await openProviderPage(testOrder);
  await returnFromProvider(await standIn.choose(tracking_id, 'card'));
  const { order_id } = testOrder.order;
  const staff = await addStaffMember(shop.db);
  expect((await actAsStaff(shop, staff, order_id, 'cancel', { expected_status: 'pending', reason: 'sold out' })).status).toBe(200);
  standIn.change({ faults: fault === 'unauthorized' ? { unauthorized: 50 } : { [fault]: ['refund'] } });
  expect((await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled' })).status).toBe(firstStatus);
  standIn.change({ reset: true, behaviour: quietBehaviour });
  expect((await actAsStaff(shop, staff, order_id, 'refund', { expected_status: 'cancelled' })).status).toBe(
    finalState === 'refunded' ? 200 : 409,
  );
  expect(await listAttempts(shop, order_id)).toMatchObject([{ state: finalState }]);
});

test.each(['silent', 'html'] as const)(
  '%s: withdrawing a payment fails, the order is still cancelled, and staff get a problem if money arrives',
  async (fault) => {
    const testOrder = await createOrder(shop);
    const tracking_id = await openProviderPage(testOrder);
    standIn.change({ faults: { [fault]: ['cancel'] } });
    const { order_id } = testOrder.order;
    expect((await call(shop.app, '/api/orders/cancel', { order_id }, { token: testOrder.buyer.token })).status).toBe(200);
    await returnFromProvider(await standIn.choose(tracking_id, 'card'));
    expect(await readRecords(testOrder)).toEqual({ payment_status: 'Paid', credits: 1, receipts: 0, problems: ['paid_after_cancel'] });
  },
);
