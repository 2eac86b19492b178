/** Telling of mobile money, and staff's word that it has come, killed at each change: there is nothing of it afterwards, or all of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '../../src/jobs/jobs.ts';
import { buildTestApp, type TestShop } from '../support/app.ts';
import { orderOf } from '../support/buy.ts';
import { call } from '../support/call.ts';
import { type Cards, openCards } from '../support/cards.ts';
import { openTestPostgres } from '../support/engines.ts';
import { setShipping } from '../support/fixtures.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { atEachStep, changes, type Killable, startKillable } from '../support/killing.ts';
import { freshTransaction, submit } from '../support/paying.ts';
import { addColleague, type Colleague } from '../support/staff.ts';

const CHANGES_MIN = 5;

let database: Awaited<ReturnType<typeof openTestPostgres>>;
let cards: Cards;
let jobs: Awaited<ReturnType<typeof openJobs>>;
let shop: TestShop;
let staff: Colleague;
beforeAll(async () => {
  database = await openTestPostgres();
  cards = await openCards();
  jobs = await openJobs(database.db, 'postgres', (error) => console.error(error));
  const built = await buildTestApp(database, { later: jobs.later });
  shop = { ...built, db: database.db };
  await setShipping(database.db);
  staff = await addColleague(database.db);
});
afterAll(async () => {
  await shop.close();
  await jobs.close();
  await cards.close();
  await database.close();
});

type Asking = Parameters<Killable['ask']>[0];
type Case = { asked: Asking; order_id: string; user_id: string };
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

/** Somebody who has begun to pay by card tells of mobile money: that ends the one and begins the other. */
async function telling(): Promise<Case> {
  const { buyer, order } = await orderOf(shop);
  await cards.begin(database.db, order);
  const body = { order_id: order.order_id, transaction_id: freshTransaction(), phone: '0788 123 456' };
  const asked = { url: '/api/orders/mobile-money/submit', body, headers: bearer(buyer) };
  return { asked, order_id: order.order_id, user_id: buyer.user_id };
}

/** Somebody has mistyped the transaction, and sends another in its place. */
async function correcting(): Promise<Case> {
  const { buyer, order } = await orderOf(shop);
  expect((await submit(shop, buyer, order.order_id)).status).toBe(200);
  const body = { order_id: order.order_id, transaction_id: freshTransaction(), phone: '0788 123 456' };
  const asked = { url: '/api/orders/mobile-money/submit', body, headers: bearer(buyer) };
  return { asked, order_id: order.order_id, user_id: buyer.user_id };
}

async function confirming(): Promise<Case> {
  const { buyer, order } = await orderOf(shop);
  const told = await submit(shop, buyer, order.order_id);
  expect(told.status).toBe(200);
  const asked = {
    url: `/api/admin/orders/${order.order_id}/confirm-payment`,
    body: { expected_status: 'pending', payment_id: told.body.data.payments[0].payment_id },
    headers: bearer(staff),
  };
  return { asked, order_id: order.order_id, user_id: buyer.user_id };
}

/** How the payments stand, what the trail says of them, and what was written to whoever pays. */
async function traces({ order_id, user_id }: Case) {
  const { rows } = await sql<{ states: string[]; trail: string[]; mails: number; jobs: number }>`
    with thanks as (select mail_id from mails where user_id = ${user_id} and kind = 'paymentReceived')
    select
      (select array_agg(state order by created_at) from payment_attempts where order_id = ${order_id}) as states,
      (select array_agg(to_state order by order_log_id) from order_log where order_id = ${order_id} and payment_attempt_id is not null) as trail,
      (select count(*) from thanks)::int as mails,
      (select count(*) from pgboss.job where data->>'mail_id' in (select mail_id::text from thanks))::int as jobs`.execute(database.db);
  return rows[0];
}

type Traces = Awaited<ReturnType<typeof traces>>;
type Verb = { make: () => Promise<Case>; nothing: Traces; whole: Traces; again: number };

const VERBS: Record<string, Verb> = {
  'telling of mobile money': {
    make: telling,
    nothing: { states: ['pending'], trail: ['created', 'pending'], mails: 0, jobs: 0 },
    whole: { states: ['expired', 'submitted'], trail: ['created', 'pending', 'expired', 'submitted'], mails: 0, jobs: 0 },
    again: 200,
  },
  'correcting it': {
    make: correcting,
    nothing: { states: ['submitted'], trail: ['submitted'], mails: 0, jobs: 0 },
    whole: { states: ['rejected', 'submitted'], trail: ['submitted', 'rejected', 'submitted'], mails: 0, jobs: 0 },
    again: 200,
  },
  'confirming it': {
    make: confirming,
    nothing: { states: ['submitted'], trail: ['submitted'], mails: 0, jobs: 0 },
    whole: { states: ['succeeded'], trail: ['submitted', 'succeeded'], mails: 1, jobs: 1 },
    // Staff see that it is done.
    again: 409,
  },
};

test.each(Object.entries(VERBS))(
  '%s: nothing or all of it, and once more makes it whole, once',
  async (_, { make, nothing, whole, again }) => {
    const start = () => startKillable(database.db, database.databaseUrl);
    const unhurt = await make();
    expect(await traces(unhurt)).toEqual(nothing);
    const dry = await start();
    const { status, steps } = await dry.ask(unhurt.asked);
    await dry.stop();
    expect([status, await traces(unhurt)]).toEqual([200, whole]);
    expect(steps.filter(changes).length).toBeGreaterThanOrEqual(CHANGES_MIN);

    const found = { nothing: 0, whole: 0 };
    await atEachStep(
      steps,
      start,
      async ({ shop: victim, kill_at, step }) => {
        const wanted = await make();
        expect([step, await victim.dieOf({ ...wanted.asked, kill_at })]).toEqual([step, true]);
        const left = await traces(wanted);
        const is = left?.states.join() === nothing?.states.join() ? 'nothing' : 'whole';
        expect([step, left]).toEqual([step, is === 'nothing' ? nothing : whole]);
        found[is] += 1;
        const { url, body, headers = {} } = wanted.asked;
        const answer = await call(shop.app, url, body, { headers });
        expect([step, answer.status]).toEqual([step, is === 'whole' ? again : 200]);
        expect([step, await traces(wanted)]).toEqual([step, whole]);
      },
      changes,
    );
    expect([found.nothing, found.whole].every((count) => count > 0)).toBe(true);
    expect(await brokenInvariants(database.db)).toEqual([]);
  },
  200_000,
);
