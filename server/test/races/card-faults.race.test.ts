/** Each way in which PesaPal's stand-in can go wrong, from the order to the money: in the end what is true there is true here, once. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Change, Choice } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';
import { BEHAVIOUR, type Behaviour, type Faults, NO_FAULTS } from '@uruhu/demo/stand-ins/pesapal/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcile } from '../../src/domains/checkout/pay/reconcile.ts';
import { openTestShop, type TestShop } from '../support/app.ts';
import { orderOf } from '../support/buy.ts';
import { call } from '../support/call.ts';
import { plainPost } from '../support/cards.ts';
import { setShipping } from '../support/fixtures.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { attemptsOf } from '../support/paying.ts';
import { openPesapal, type TestPesapal } from '../support/pesapal.ts';
import { act, addColleague } from '../support/staff.ts';

/** How long the shop waits for an answer that never comes. */
const TIMEOUT_MS = 1_000;

let standIn: TestPesapal;
let shop: TestShop;
const quiet: Partial<Behaviour> = { notice: 'never', resend_ms: 20, late_ms: 20 };
/** A client that knows nothing yet: each fault meets its first call of every kind. */
beforeEach(async () => {
  standIn.change({ reset: true, behaviour: quiet });
  shop.parts.providers.pesapal = standIn.client({ timeout_ms: TIMEOUT_MS });
});
beforeAll(async () => {
  standIn = await openPesapal();
  shop = await openTestShop({ providers: { pesapal: standIn.client({ timeout_ms: TIMEOUT_MS }) } });
  await setShipping(shop.db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  standIn.noticesTo(`http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api/orders/payment-ipn`);
}, 60_000);
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([]);
  await shop.close();
  await standIn.close();
});

type Ordered = Awaited<ReturnType<typeof orderOf>>;
const payOrder = ({ buyer, order }: Ordered) =>
  call(shop.app, '/api/orders/payorder', { order_id: order.order_id }, { token: buyer.token });
const shown = async ({ buyer, order }: Ordered) =>
  (await call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token: buyer.token })).body.data;

/** The page that somebody is sent to; a shop that could not begin is asked again once the fault is over. */
async function toThePage(ordered: Ordered): Promise<string> {
  const first = await payOrder(ordered);
  expect([200, 502]).toContain(first.status);
  if (first.status === 502) standIn.change({ reset: true, behaviour: quiet });
  const { status, body } = first.status === 502 ? await payOrder(ordered) : first;
  expect(status).toBe(200);
  return new URL(body.data.payment_url).searchParams.get('OrderTrackingId') ?? '';
}

/** The browser comes back, perhaps while the provider is not well. */
async function comeBack(location: string): Promise<void> {
  const { search } = new URL(location);
  const { status } = await call(shop.app, `/api/orders/payment-callback${search}`, undefined, { method: 'GET' });
  expect(status).toBe(200);
}

async function lookAgain({ order }: Ordered): Promise<void> {
  await shop.db
    .updateTable('payment_attempts')
    .set({ next_check_at: new Date() })
    .where('order_id', '=', order.order_id)
    .where('provider_reference', 'is not', null)
    .execute();
  await reconcile({ db: shop.db, post: plainPost, providers: shop.parts.providers }, (line) => expect(line).toBe(''));
}

/** What the books say of the order: how often it was credited, thanked for, and what staff were told. */
async function books(ordered: Ordered) {
  const { order_id } = ordered.order;
  const moves = await shop.db
    .selectFrom('order_log')
    .select('to_state')
    .where('order_id', '=', order_id)
    .where('payment_attempt_id', 'is not', null)
    .execute();
  const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order_id).execute();
  const mails = await shop.db
    .selectFrom('mails')
    .select('mail_id')
    .where('user_id', '=', ordered.buyer.user_id)
    .where('kind', '=', 'paymentReceived')
    .execute();
  return {
    payment_status: (await shown(ordered)).payment_status,
    credits: moves.filter(({ to_state }) => to_state === 'succeeded').length,
    thanks: mails.length,
    problems: problems.map(({ kind }) => kind),
  };
}

const PAID = { payment_status: 'Paid', credits: 1, thanks: 1, problems: [] };
const MISMATCH = { ...PAID, problems: ['mismatch'] };
/** Credited, and it went back: whoever was first to know of that does not give thanks any more. */
const GONE = { payment_status: 'Refunded', credits: 1, problems: ['reversed'] };
const UNPAID = { payment_status: 'Unpaid', credits: 0, thanks: 0, problems: [] };

type Case = {
  switches: Omit<Change, 'faults' | 'behaviour'> & { faults?: Partial<Faults>; behaviour?: Partial<Behaviour> };
  /** Already when the shop begins, or from when the person is at the page. */
  from: 'the beginning' | 'the page';
  choice?: Choice;
  end?: typeof PAID | typeof MISMATCH | typeof UNPAID | typeof GONE;
};

const altered = (said: Faults['altered']): Case => ({ switches: { faults: { altered: said } }, from: 'the page', end: MISMATCH });
const at = (from: Case['from'], faults: Partial<Faults>, more: Partial<Case> = {}): Case => ({ switches: { faults }, from, ...more });
const told = (behaviour: Partial<Behaviour>, more: Partial<Case> = {}): Case => ({
  switches: { behaviour },
  from: 'the beginning',
  ...more,
});

const CASES: Record<string, Case> = {
  'no fault': at('the beginning', {}),
  'unauthorized: once': at('the beginning', { unauthorized: 1 }),
  'unauthorized: again and again': at('the beginning', { unauthorized: 50 }),
  'unauthorized: once, when it is asked': at('the page', { unauthorized: 1 }),
  'unauthorized: again and again, when it is asked': at('the page', { unauthorized: 50 }),
  'silent: token': at('the beginning', { silent: ['token'] }),
  'silent: register': at('the beginning', { silent: ['register'] }),
  'silent: list': at('the beginning', { silent: ['list'] }),
  'silent: submit': at('the beginning', { silent: ['submit'] }),
  'silent: status': at('the page', { silent: ['status'] }),
  'html: token': at('the beginning', { html: ['token'] }),
  'html: register': at('the beginning', { html: ['register'] }),
  'html: list': at('the beginning', { html: ['list'] }),
  'html: submit': at('the beginning', { html: ['submit'] }),
  'html: status': at('the page', { html: ['status'] }),
  'altered: amount': altered({ amount: 1 }),
  'altered: currency': altered({ currency: 'KES' }),
  'altered: merchant_reference': altered({ merchant_reference: randomUUID() }),
  flips: at('the page', { flips: true }, { end: GONE }),
  null_error: at('the beginning', { null_error: true }),
  mixed_case: at('the beginning', { mixed_case: true }),
  'mixed_case, and declined': at('the beginning', { mixed_case: true }, { choice: 'decline', end: UNPAID }),
  redirect_url: at('the beginning', { redirect_url: 'https://evil.example/pay' }),
  'notice: first': told({ notice: 'first' }),
  'notice: last': told({ notice: 'last' }),
  'notice: never': told({ notice: 'never' }, { choice: 'mtn' }),
  'notice_times, one after the other': told({ notice: 'first', notice_times: 4 }),
  notices_at_once: told({ notice: 'first', notice_times: 6, notices_at_once: true }),
  notice_delay_ms: told({ notice: 'first', notice_delay_ms: 60 }),
  'resend_ms, resends_max: told again while it cannot be asked': {
    switches: { behaviour: { notice: 'first', resend_ms: 10, resends_max: 5 }, faults: { html: ['status'] } },
    from: 'the page',
  },
  late_ms: told({ notice: 'last', late_ms: 40 }, { choice: 'late' }),
  'token_ms, and the clock goes on': { switches: { behaviour: { token_ms: 40_000 }, advance_ms: 60_000 }, from: 'the page' },
};

test('every switch of the stand-in is in the table', () => {
  const named = Object.keys(CASES).join(' ');
  for (const name of [...Object.keys(NO_FAULTS), ...Object.keys(BEHAVIOUR)]) expect(named).toContain(name);
});

test.each(Object.entries(CASES))('%s', async (_, { switches, from, choice = 'card', end = PAID }) => {
  const ordered = await orderOf(shop);
  if (from === 'the beginning') standIn.change(switches);
  const tracking_id = await toThePage(ordered);
  if (from === 'the page') standIn.change(switches);
  const location = await standIn.choose(tracking_id, choice);
  await Promise.all([comeBack(location), comeBack(location), lookAgain(ordered)]);
  // Nothing is credited that is not as it was asked for, while it is not.
  if (end === MISMATCH) expect(await books(ordered)).toEqual({ ...UNPAID, problems: ['mismatch'] });
  // Late money and late notices have come by then, and the provider is well again.
  await expect.poll(() => standIn.world.payments.get(tracking_id)?.status).not.toBe('INVALID');
  standIn.change({ reset: true, behaviour: quiet });
  for (let times = 0; times < 2; times++) {
    await comeBack(location);
    await lookAgain(ordered);
  }
  expect(await books(ordered)).toMatchObject(end);
  const live = (await attemptsOf(shop, ordered.order.order_id)).filter(({ state }) => ['created', 'pending'].includes(state));
  expect(live).toEqual([]);
});

test.each([
  ['silent', 502, 'succeeded'],
  ['html', 502, 'succeeded'],
  ['unauthorized', 422, 'refunded'],
] as const)('%s: a refund is asked for once more only where nothing was done for sure', async (fault, status, end) => {
  const ordered = await orderOf(shop);
  const tracking_id = await toThePage(ordered);
  await comeBack(await standIn.choose(tracking_id, 'card'));
  const { order_id } = ordered.order;
  const staff = await addColleague(shop.db);
  expect((await act(shop, staff, order_id, 'cancel', 'pending', { reason: 'sold out' })).status).toBe(200);
  standIn.change({ faults: fault === 'unauthorized' ? { unauthorized: 50 } : { [fault]: ['refund'] } });
  expect((await act(shop, staff, order_id, 'refund', 'cancelled')).status).toBe(status);
  standIn.change({ reset: true, behaviour: quiet });
  expect((await act(shop, staff, order_id, 'refund', 'cancelled')).status).toBe(end === 'refunded' ? 200 : 409);
  expect(await attemptsOf(shop, order_id)).toMatchObject([{ state: end }]);
});

test.each(['silent', 'html'] as const)(
  '%s: giving a payment up fails, the order is cancelled all the same, and money that comes is told of',
  async (fault) => {
    const ordered = await orderOf(shop);
    const tracking_id = await toThePage(ordered);
    standIn.change({ faults: { [fault]: ['cancel'] } });
    const { order_id } = ordered.order;
    expect((await call(shop.app, '/api/orders/cancel', { order_id }, { token: ordered.buyer.token })).status).toBe(200);
    await comeBack(await standIn.choose(tracking_id, 'card'));
    expect(await books(ordered)).toEqual({ payment_status: 'Paid', credits: 1, thanks: 0, problems: ['paid_after_cancel'] });
  },
);
