/**
 * Kills the process at each change while a shopper claims to have paid by mobile money or staff confirm it: afterwards the database holds
 * nothing or all of the change. Slow, because each change needs a process of its own.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '../../src/jobs/jobs.ts';
import { findBrokenInvariants } from '../support/checks/invariants.ts';
import { openTestPostgres } from '../support/database/engines.ts';
import { createOrder } from '../support/fixtures/buy.ts';
import { openTestCards, type TestCards } from '../support/fixtures/cards.ts';
import { setShipping } from '../support/fixtures/fixtures.ts';
import { claimMobileMoney, createTransactionId } from '../support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../support/fixtures/staff.ts';
import { buildTestApp, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';
import { isStepWithNewEffect, type Killable, killAtEachStep, startKillable } from '../support/shop/killing.ts';

/** Fewer recorded changes would mean that the recording misses some. */
const CHANGES_MIN = 5;

let database: Awaited<ReturnType<typeof openTestPostgres>>;
let cards: TestCards;
let jobs: Awaited<ReturnType<typeof openJobs>>;
let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  database = await openTestPostgres();
  cards = await openTestCards();
  jobs = await openJobs(database.db, 'postgres', (error) => console.error(error));
  const built = await buildTestApp(database, { enqueue: jobs.enqueue });
  shop = { ...built, db: database.db };
  await setShipping(database.db);
  staff = await addStaffMember(database.db);
});
afterAll(async () => {
  await shop.close();
  await jobs.close();
  await cards.close();
  await database.close();
});

type CallRequest = Parameters<Killable['request']>[0];
type InterruptedCall = { request: CallRequest; order_id: string; user_id: string };
const formatBearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** Prepares a claim: a shopper who has started to pay by card claims to have paid by mobile money, which ends the card payment. */
async function prepareClaim(): Promise<InterruptedCall> {
  const { buyer, order } = await createOrder(shop);
  await cards.startPayment(database.db, order);
  const body = { order_id: order.order_id, transaction_id: createTransactionId(), phone: '0788 123 456' };
  const request = { url: '/api/orders/mobile-money/submit', body, headers: formatBearer(buyer) };
  return { request, order_id: order.order_id, user_id: buyer.user_id };
}

/** Prepares a correction: a shopper corrects a mistyped transaction id by another claim. */
async function prepareCorrection(): Promise<InterruptedCall> {
  const { buyer, order } = await createOrder(shop);
  expect((await claimMobileMoney(shop, buyer, order.order_id)).status).toBe(200);
  const body = { order_id: order.order_id, transaction_id: createTransactionId(), phone: '0788 123 456' };
  const request = { url: '/api/orders/mobile-money/submit', body, headers: formatBearer(buyer) };
  return { request, order_id: order.order_id, user_id: buyer.user_id };
}

/** Prepares a confirmation: a staff member confirms the claim of a shopper. */
async function prepareConfirmation(): Promise<InterruptedCall> {
  const { buyer, order } = await createOrder(shop);
  const claimed = await claimMobileMoney(shop, buyer, order.order_id);
  expect(claimed.status).toBe(200);
  const request = {
    url: `/api/admin/orders/${order.order_id}/confirm-payment`,
    body: { expected_status: 'pending', payment_id: claimed.body.data.payments[0].payment_id },
    headers: formatBearer(staff),
  };
  return { request, order_id: order.order_id, user_id: buyer.user_id };
}

/** Reads the states of the payments, the order log, and the mails to the shopper. */
async function readTraces({ order_id, user_id }: InterruptedCall) {
  const { rows } = await sql<{ states: string[]; log: string[]; mails: number }>`
    select
      (select array_agg(state order by created_at) from payment_attempts where order_id = ${order_id}) as states,
      (select array_agg(to_state order by order_log_id) from order_log where order_id = ${order_id} and payment_attempt_id is not null) as log,
      (select count(*) from mails where user_id = ${user_id} and kind = 'paymentReceived' and state = 'waiting')::int as mails`.execute(
    database.db,
  );
  return rows[0];
}

type Traces = Awaited<ReturnType<typeof readTraces>>;
/** `repeatedStatus`: the response to the repeated call if the first one had completed before the kill. */
type Action = { prepareCall: () => Promise<InterruptedCall>; tracesBefore: Traces; tracesAfter: Traces; repeatedStatus: number };

const ACTIONS: Record<string, Action> = {
  'claiming to have paid by mobile money': {
    prepareCall: prepareClaim,
    tracesBefore: { states: ['pending'], log: ['created', 'pending'], mails: 0 },
    tracesAfter: { states: ['expired', 'submitted'], log: ['created', 'pending', 'expired', 'submitted'], mails: 0 },
    repeatedStatus: 200,
  },
  'correcting the claim': {
    prepareCall: prepareCorrection,
    tracesBefore: { states: ['submitted'], log: ['submitted'], mails: 0 },
    tracesAfter: { states: ['rejected', 'submitted'], log: ['submitted', 'rejected', 'submitted'], mails: 0 },
    repeatedStatus: 200,
  },
  'confirming the claim': {
    prepareCall: prepareConfirmation,
    tracesBefore: { states: ['submitted'], log: ['submitted'], mails: 0 },
    tracesAfter: { states: ['succeeded'], log: ['submitted', 'succeeded'], mails: 1 },
    // Refused, because the order is no longer as the staff member saw it.
    repeatedStatus: 409,
  },
};

test.each(Object.entries(ACTIONS))(
  'a kill while %s leaves nothing or all of it, and repeating the call completes it once',
  async (_, { prepareCall, tracesBefore, tracesAfter, repeatedStatus }) => {
    const start = () => startKillable(database.db, database.databaseUrl);
    const undisturbed = await prepareCall();
    expect(await readTraces(undisturbed)).toEqual(tracesBefore);
    const recorder = await start();
    const { status, steps } = await recorder.request(undisturbed.request);
    await recorder.stop();
    expect([status, await readTraces(undisturbed)]).toEqual([200, tracesAfter]);
    expect(steps.filter(isStepWithNewEffect).length).toBeGreaterThanOrEqual(CHANGES_MIN);

    const counts = { nothing: 0, whole: 0 };
    await killAtEachStep(
      steps,
      start,
      async ({ shop: victim, kill_at, step }) => {
        const interrupted = await prepareCall();
        expect([step, await victim.killDuring({ ...interrupted.request, kill_at })]).toEqual([step, true]);
        const traces = await readTraces(interrupted);
        const extent = traces?.states.join() === tracesBefore?.states.join() ? 'nothing' : 'whole';
        expect([step, traces]).toEqual([step, extent === 'nothing' ? tracesBefore : tracesAfter]);
        counts[extent] += 1;
        const { url, body, headers = {} } = interrupted.request;
        const response = await call(shop.app, url, body, { headers });
        expect([step, response.status]).toEqual([step, extent === 'whole' ? repeatedStatus : 200]);
        expect([step, await readTraces(interrupted)]).toEqual([step, tracesAfter]);
      },
      isStepWithNewEffect,
    );
    expect([counts.nothing, counts.whole].every((count) => count > 0)).toBe(true);
    expect(await findBrokenInvariants(database.db)).toEqual([]);
  },
  200_000,
);
