/** Beginning to pay by card, and hearing that it was paid, killed at each step: what is true at the provider becomes true here, once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../src/domains/checkout/pay/reconcile.ts';
import { openJobs } from '../../src/jobs/jobs.ts';
import { buildTestApp, type TestShop } from '../support/app.ts';
import { orderOf } from '../support/buy.ts';
import { call } from '../support/call.ts';
import { type Cards, openCards, plainPost } from '../support/cards.ts';
import { openTestPostgres } from '../support/engines.ts';
import { type Person, setShipping } from '../support/fixtures.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { atEachStep, type Killable, startKillable } from '../support/killing.ts';

const STEPS_MIN = 15;

let database: Awaited<ReturnType<typeof openTestPostgres>>;
let cards: Cards;
let shop: TestShop;
beforeAll(async () => {
  database = await openTestPostgres();
  cards = await openCards();
  const jobs = await openJobs(database.db, 'postgres', (error) => console.error(error));
  const built = await buildTestApp(database, { later: jobs.later, providers: { pesapal: cards.provider } });
  shop = { ...built, db: database.db };
  await setShipping(database.db);
});
afterAll(async () => {
  await shop.close();
  await cards.close();
  await database.close();
});

const start = (): Promise<Killable> =>
  startKillable(database.db, database.databaseUrl, {
    PESAPAL_BASE_URL: cards.standIn.baseUrl,
    PESAPAL_CONSUMER_KEY: cards.standIn.credentials.consumer_key,
    PESAPAL_CONSUMER_SECRET: cards.standIn.credentials.consumer_secret,
  });

type Order = { buyer: Person; order: { order_id: string; final_total: number } };
type Paying = { payment_attempt_id: string; tracking_id: string };

const noticeOf = ({ payment_attempt_id, tracking_id }: Paying) => ({
  method: 'GET' as const,
  url: `/api/orders/payment-ipn?OrderNotificationType=IPNCHANGE&OrderTrackingId=${tracking_id}&OrderMerchantReference=${payment_attempt_id}`,
});
const beginning = ({ buyer, order }: Order) => ({
  url: '/api/orders/payorder',
  body: { order_id: order.order_id },
  headers: { authorization: `Bearer ${buyer.token}` },
});

/** One after the other: of two looks at once, one would end while the other still asks about its order. */
let looked: Promise<unknown> = Promise.resolve();
function lookAgain(ordered: Order): Promise<void> {
  const look = looked.then(() => lookNow(ordered));
  looked = look.catch(() => {});
  return look;
}

/** What a new process does about it when it is time to look. */
async function lookNow({ order: { order_id } }: Order): Promise<void> {
  await sql`update payment_attempts set next_check_at = now() where order_id = ${order_id} and next_check_at is not null`.execute(
    database.db,
  );
  await reconcile({ db: database.db, post: plainPost, providers: { pesapal: cards.provider, momo: null } }, (line) =>
    expect(line).toBe(''),
  );
}

/** Paid, by one attempt that succeeded once, and told of once. */
async function expectPaidOnce({ buyer, order }: Order, step: string): Promise<void> {
  const { body } = await call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token: buyer.token });
  const { rows } = await sql<{ succeeded: number; noted: number; thanked: number }>`select
    (select count(*) from payment_attempts where order_id = ${order.order_id} and state = 'succeeded')::int as succeeded,
    (select count(*) from order_log where order_id = ${order.order_id} and to_state = 'succeeded')::int as noted,
    (select count(*) from mails where user_id = ${buyer.user_id} and kind = 'paymentReceived')::int as thanked`.execute(database.db);
  expect([step, body.data.payment_status, rows[0]]).toEqual([step, 'Paid', { succeeded: 1, noted: 1, thanked: 1 }]);
}

async function stepsOf(asked: Parameters<Killable['ask']>[0]): Promise<string[]> {
  const dry = await start();
  const { status, steps } = await dry.ask(asked);
  await dry.stop();
  expect(status).toBe(200);
  expect(steps.length).toBeGreaterThanOrEqual(STEPS_MIN);
  return steps;
}

/** Not due: a look for another order's sake would settle it before its own process dies of that. */
async function paidUnknown(): Promise<Order & Paying> {
  const ordered = await orderOf(shop, { stock: 5 });
  const paying = await cards.begin(database.db, ordered.order);
  await sql`update payment_attempts set next_check_at = now() + interval '1 hour'
    where payment_attempt_id = ${paying.payment_attempt_id}`.execute(database.db);
  await cards.standIn.choose(paying.tracking_id, 'card');
  return { ...ordered, ...paying };
}

test('a notice of a payment: the next look settles it, and whoever had settled it is not followed by a second', async () => {
  const unhurt = await paidUnknown();
  const steps = await stepsOf(noticeOf(unhurt));
  await expectPaidOnce(unhurt, 'no kill');
  let killed = 0;
  await atEachStep(steps, start, async ({ shop: victim, kill_at, step }) => {
    const paid = await paidUnknown();
    // Not in one line: that would add to what it was before the wait, and several wait at once.
    const died = await victim.dieOf({ ...noticeOf(paid), kill_at });
    killed += Number(died);
    await lookAgain(paid);
    await expectPaidOnce(paid, step);
  });
  expect(killed).toBe(steps.length);
  expect(await brokenInvariants(database.db)).toEqual([]);
}, 400_000);

/** The provider's side of what was begun, though the shop may not know how it is called there. */
const knownThere = (payment_attempt_id: string) =>
  [...cards.standIn.world.payments.values()].find(({ id }) => id === payment_attempt_id)?.order_tracking_id;

const attemptsOf = ({ order }: Order) =>
  database.db.selectFrom('payment_attempts').select(['payment_attempt_id', 'state']).where('order_id', '=', order.order_id).execute();

/** Nobody came back to it for as long as a beginning may take. */
async function longAgo({ order }: Order): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update payment_attempts set created_at = now() - interval '1 day', next_check_at = now() where order_id = ${order.order_id}`.execute(
      trx,
    );
  });
}

test('beginning to pay: what was begun at the provider can be paid there, and else it is begun anew', async () => {
  const steps = await stepsOf(beginning(await orderOf(shop)));
  let killed = 0;
  await atEachStep(steps, start, async ({ shop: victim, kill_at, step }) => {
    const ordered = await orderOf(shop);
    const died = await victim.dieOf({ ...beginning(ordered), kill_at });
    killed += Number(died);
    const [begun, ...more] = await attemptsOf(ordered);
    expect(more).toEqual([]);
    const there = begun && knownThere(begun.payment_attempt_id);
    if (begun && there) {
      await cards.standIn.choose(there, 'card');
      await call(shop.app, noticeOf({ payment_attempt_id: begun.payment_attempt_id, tracking_id: there }).url, undefined, {
        method: 'GET',
      });
      return expectPaidOnce(ordered, step);
    }
    await longAgo(ordered);
    await lookAgain(ordered);
    const { url, body, headers } = beginning(ordered);
    const again = await call(shop.app, url, body, { headers });
    expect([step, again.status]).toEqual([step, 200]);
    const tracking_id = new URL(again.body.data.payment_url).searchParams.get('OrderTrackingId') ?? '';
    await cards.standIn.choose(tracking_id, 'card');
    const live = (await attemptsOf(ordered)).find(({ state }) => state === 'pending');
    await call(shop.app, noticeOf({ payment_attempt_id: live?.payment_attempt_id ?? '', tracking_id }).url, undefined, { method: 'GET' });
    await expectPaidOnce(ordered, step);
  });
  // Where it was done before, the last steps are not there any more.
  expect(killed).toBeGreaterThanOrEqual(STEPS_MIN);
  expect(await brokenInvariants(database.db)).toEqual([]);
}, 400_000);
