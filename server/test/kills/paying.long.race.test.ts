/**
 * Kills the process at each change and each call to the provider while it starts and settles a card payment: afterwards the shop records what the
 * provider reports, once. Slow, because each change and call needs a process of its own.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '../../src/domains/paying/settle/reconcile.ts';
import { type Jobs, openJobs } from '../../src/jobs/jobs.ts';
import { findBrokenInvariants } from '../support/checks/invariants.ts';
import { openTestPostgres } from '../support/database/engines.ts';
import { createOrder } from '../support/fixtures/buy.ts';
import { mailerWithoutQueue, openTestCards, type TestCards } from '../support/fixtures/cards.ts';
import { type Shopper, setShipping } from '../support/fixtures/fixtures.ts';
import { buildTestApp, type TestShop } from '../support/shop/app.ts';
import { call, callGet } from '../support/shop/call.ts';
import { isCallOfOtherServer, isStepWithNewEffect, type Killable, killAtEachStep, startKillable } from '../support/shop/killing.ts';

/** Fewer recorded steps would mean that the recording misses some. */
const STEPS_MIN = 15;
/** Fewer kills of a start would mean that most of its steps did not happen. */
const KILLS_MIN = 10;
/** At any other step, the shop and the provider are as they were after the step before. */
const isKillStep = (step: string) => isStepWithNewEffect(step) || isCallOfOtherServer(step);

let database: Awaited<ReturnType<typeof openTestPostgres>>;
let cards: TestCards;
let shop: TestShop;
let jobs: Jobs;
beforeAll(async () => {
  database = await openTestPostgres();
  cards = await openTestCards();
  jobs = await openJobs(database.db, 'postgres', (error) => console.error(error));
  const built = await buildTestApp(database, { enqueue: jobs.enqueue, providers: { pesapal: cards.provider } });
  shop = { ...built, db: database.db };
  await setShipping(database.db);
});
afterAll(async () => {
  await shop.close();
  await jobs.close();
  await cards.close();
  await database.close();
});

const startShop = (): Promise<Killable> =>
  startKillable(database.db, database.databaseUrl, {
    PESAPAL_BASE_URL: cards.standIn.baseUrl,
    PESAPAL_CONSUMER_KEY: cards.standIn.credentials.consumer_key,
    PESAPAL_CONSUMER_SECRET: cards.standIn.credentials.consumer_secret,
  });

type KillTarget = { shop: Killable; kill_at: number; step: string };
type Order = { buyer: Shopper; order: { order_id: string; final_total: number } };
type Payment = { payment_attempt_id: string; tracking_id: string };

const buildNoticeRequest = ({ payment_attempt_id, tracking_id }: Payment) => ({
  method: 'GET' as const,
  url: `/api/orders/payment-ipn?OrderNotificationType=IPNCHANGE&OrderTrackingId=${tracking_id}&OrderMerchantReference=${payment_attempt_id}`,
});
const buildStartRequest = ({ buyer, order }: Order) => ({
  url: '/api/orders/payorder',
  body: { order_id: order.order_id },
  headers: { authorization: `Bearer ${buyer.token}` },
});

let lastRun: Promise<unknown> = Promise.resolve();
/**
 * Waits for the run of another order: of two concurrent runs, one can take the due attempts of both, and the other returns before they are
 * settled.
 */
function reconcileInTurn(testOrder: Order): Promise<void> {
  const run = lastRun.then(() => reconcileNow(testOrder));
  lastRun = run.catch(() => {});
  return run;
}

/** Reconciles the order as a new process does when it is due. */
async function reconcileNow({ order: { order_id } }: Order): Promise<void> {
  await sql`update payment_attempts set next_check_at = now() where order_id = ${order_id} and next_check_at is not null`.execute(
    database.db,
  );
  const context = { db: database.db, mailer: mailerWithoutQueue, providers: { pesapal: cards.provider, momo: null } };
  // Called for each payment whose check throws an error, which no kill may cause.
  const failOnError = (line: string) => expect(line).toBe('');
  await reconcilePayments(context, failOnError);
}

/** Expects one succeeded attempt and one mail. */
async function expectPaidOnce({ buyer, order }: Order, step: string): Promise<void> {
  const { body } = await call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token: buyer.token });
  const { rows } = await sql<{ succeeded: number; logged: number; receipts: number }>`select
    (select count(*) from payment_attempts where order_id = ${order.order_id} and state = 'succeeded')::int as succeeded,
    (select count(*) from order_log where order_id = ${order.order_id} and to_state = 'succeeded')::int as logged,
    (select count(*) from mails where user_id = ${buyer.user_id} and kind = 'paymentReceived')::int as receipts`.execute(database.db);
  expect([step, body.data.payment_status, rows[0]]).toEqual([step, 'Paid', { succeeded: 1, logged: 1, receipts: 1 }]);
}

async function recordSteps(request: Parameters<Killable['request']>[0]): Promise<string[]> {
  const recorder = await startShop();
  const { status, steps } = await recorder.request(request);
  await recorder.stop();
  expect(status).toBe(200);
  expect(steps.length).toBeGreaterThanOrEqual(STEPS_MIN);
  return steps;
}

/**
 * Pays an order at the provider and postpones its check, so that the reconciliation of another order does not settle it before the process
 * that handles its notice is killed.
 */
async function payWithoutNotice(): Promise<Order & Payment> {
  const testOrder = await createOrder(shop, { stock: 5 });
  const payment = await cards.startPayment(database.db, testOrder.order);
  await sql`update payment_attempts set next_check_at = now() + interval '1 hour'
    where payment_attempt_id = ${payment.payment_attempt_id}`.execute(database.db);
  await cards.standIn.choose(payment.tracking_id, 'card');
  return { ...testOrder, ...payment };
}

test('after a kill during a payment notice the next reconciliation settles the payment, and never a second time', async () => {
  const undisturbed = await payWithoutNotice();
  const steps = await recordSteps(buildNoticeRequest(undisturbed));
  await expectPaidOnce(undisturbed, 'no kill');
  let killCount = 0;
  const killNotice = async ({ shop: victim, kill_at, step }: KillTarget) => {
    const paid = await payWithoutNotice();
    // Awaited on a separate line: `killCount += await …` would add to the value from before the wait, while other calls add to it too.
    const wasKilled = await victim.killDuring({ ...buildNoticeRequest(paid), kill_at });
    killCount += Number(wasKilled);
    await reconcileInTurn(paid);
    await expectPaidOnce(paid, step);
  };
  await killAtEachStep(steps, startShop, killNotice, isKillStep);
  expect(killCount).toBe(steps.filter(isKillStep).length);
  expect(await findBrokenInvariants(database.db)).toEqual([]);
}, 400_000);

/** Finds the started payment at the provider, also if the shop has not recorded the provider's id. */
const findTrackingId = (payment_attempt_id: string) =>
  [...cards.standIn.state.payments.values()].find(({ id }) => id === payment_attempt_id)?.order_tracking_id;

const listAttempts = ({ order }: Order) =>
  database.db.selectFrom('payment_attempts').select(['payment_attempt_id', 'state']).where('order_id', '=', order.order_id).execute();

/** Makes the attempt older than a start may take. */
async function makeAttemptOld({ order }: Order): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    // In this mode PostgreSQL does not run the trigger that prevents changes of created_at.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update payment_attempts set created_at = now() - interval '1 day', next_check_at = now() where order_id = ${order.order_id}`.execute(
      trx,
    );
  });
}

test('after a kill during the start of a payment, the shopper can pay at the provider if the payment was started there, and otherwise start again', async () => {
  const steps = await recordSteps(buildStartRequest(await createOrder(shop)));
  let killCount = 0;
  const killStart = async ({ shop: victim, kill_at, step }: KillTarget) => {
    const testOrder = await createOrder(shop);
    const wasKilled = await victim.killDuring({ ...buildStartRequest(testOrder), kill_at });
    killCount += Number(wasKilled);
    const [attempt, ...furtherAttempts] = await listAttempts(testOrder);
    expect(furtherAttempts).toEqual([]);
    const trackingId = attempt && findTrackingId(attempt.payment_attempt_id);
    if (attempt && trackingId) {
      await cards.standIn.choose(trackingId, 'card');
      await callGet(shop.app, buildNoticeRequest({ payment_attempt_id: attempt.payment_attempt_id, tracking_id: trackingId }).url);
      return expectPaidOnce(testOrder, step);
    }
    await makeAttemptOld(testOrder);
    await reconcileInTurn(testOrder);
    const { url, body, headers } = buildStartRequest(testOrder);
    const repeated = await call(shop.app, url, body, { headers });
    expect([step, repeated.status]).toEqual([step, 200]);
    const tracking_id = new URL(repeated.body.data.payment_url).searchParams.get('OrderTrackingId') ?? '';
    await cards.standIn.choose(tracking_id, 'card');
    const openAttempt = (await listAttempts(testOrder)).find(({ state }) => state === 'pending');
    await callGet(shop.app, buildNoticeRequest({ payment_attempt_id: openAttempt?.payment_attempt_id ?? '', tracking_id }).url);
    await expectPaidOnce(testOrder, step);
  };
  await killAtEachStep(steps, startShop, killStart, isKillStep);
  // The recorded start also registers the notice address at the provider. Later starts find it registered, so they end before the last steps.
  expect(killCount).toBeGreaterThanOrEqual(KILLS_MIN);
  expect(await findBrokenInvariants(database.db)).toEqual([]);
}, 400_000);
