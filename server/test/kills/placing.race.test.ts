/**
 * Kills the process at each change while it places an order: afterwards the database holds nothing or all of the order. Slow, because each
 * change needs a process of its own.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Jobs, openJobs } from '../../src/jobs/jobs.ts';
import { openTestPostgres } from '../support/database/engines.ts';
import { placeOrder } from '../support/fixtures/buy.ts';
import { addToCart } from '../support/fixtures/cart.ts';
import { addCoupon } from '../support/fixtures/coupons.ts';
import { addProduct, addShopper, createUniqueName, type Shopper, setShipping } from '../support/fixtures/fixtures.ts';
import { buildTestApp, type TestShop } from '../support/shop/app.ts';
import { isBeforeCommit, isStepWithNewEffect, type Killable, killAtEachStep, startKillable } from '../support/shop/killing.ts';

/** Fewer recorded steps, or fewer changes among them, would mean that the recording misses some. */
const STEPS_MIN = 30;
const CHANGES_MIN = 12;

let database: Awaited<ReturnType<typeof openTestPostgres>>;
let shop: Omit<TestShop, 'db'>;
let jobs: Jobs;
beforeAll(async () => {
  database = await openTestPostgres();
  jobs = await openJobs(database.db, 'postgres', (error) => console.error(error));
  shop = await buildTestApp(database, { enqueue: jobs.enqueue });
  await setShipping(database.db);
});
afterAll(async () => {
  await shop.close();
  await jobs.close();
  await database.close();
});

type PreparedOrder = { buyer: Shopper; product_ids: string[]; coupon_code: string; idempotency_key: string };

/** Adds a shopper with two products in the cart and a coupon. */
async function prepareOrder(): Promise<PreparedOrder> {
  const { db } = database;
  const buyer = await addShopper(db);
  const products = [await addProduct(db, { stock: 5 }), await addProduct(db, { options: [{ stock: 5 }] })];
  for (const { product_id } of products) {
    expect((await addToCart(shop.app, buyer, { product_id, quantity: 2 })).status).toBe(200);
  }
  return {
    buyer,
    product_ids: products.map(({ product_id }) => product_id),
    coupon_code: await addCoupon(db, { total_limit: 1 }),
    idempotency_key: createUniqueName('key'),
  };
}

const buildRequest = ({ buyer, idempotency_key, coupon_code }: PreparedOrder) => ({
  url: '/api/orders/place',
  body: { applied_coupon_code: coupon_code },
  headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': idempotency_key },
});

/** Counts the rows of each kind that one order creates, and reads the counters. */
async function readTraces({ buyer, product_ids, coupon_code }: PreparedOrder) {
  const { rows } = await sql<Record<string, number>>`
    with buyer_orders as (select order_id from orders where user_id = ${buyer.user_id})
    select
      (select count(*) from buyer_orders)::int as orders,
      (select count(*) from order_lines where order_id in (select order_id from buyer_orders))::int as lines,
      (select count(*) from order_events where order_id in (select order_id from buyer_orders))::int as events,
      (select count(*) from order_log where order_id in (select order_id from buyer_orders))::int as log_entries,
      (select count(*) from stock_reservations where stock_id in (select stock_id from stock where product_id = any(${product_ids})))::int
        as reservations,
      (select sum(reserved) from stock where product_id = any(${product_ids}))::int as pieces,
      (select redeemed from coupons where coupon_code = ${coupon_code}) as redeemed,
      (select count(*) from coupon_redemptions where order_id in (select order_id from buyer_orders))::int as redemptions,
      (select count(*) from mails where user_id = ${buyer.user_id})::int as mails,
      (select count(*) from pgboss.job where data->>'mail_id' in (select mail_id::text from mails where user_id = ${buyer.user_id}))::int
        as jobs,
      (select count(*) from carts where user_id = ${buyer.user_id} and ordered_at is not null)::int as ordered_carts
  `.execute(database.db);
  return rows[0];
}

const NO_ORDER = {
  orders: 0,
  lines: 0,
  events: 0,
  log_entries: 0,
  reservations: 0,
  pieces: 0,
  redeemed: 0,
  redemptions: 0,
  mails: 0,
  jobs: 0,
  ordered_carts: 0,
};
const ONE_ORDER = {
  orders: 1,
  lines: 2,
  events: 1,
  log_entries: 1,
  reservations: 2,
  pieces: 4,
  redeemed: 1,
  redemptions: 1,
  mails: 1,
  jobs: 1,
  ordered_carts: 1,
};

test('a kill leaves nothing or all of the order, and repeating the call with the same key places one order', async () => {
  const start = () => startKillable(database.db, database.databaseUrl);
  const completeOrder = await prepareOrder();
  const recordingShop = await start();
  const { status, steps } = await recordingShop.request(buildRequest(completeOrder));
  await recordingShop.stop();
  expect(status).toBe(200);
  expect(await readTraces(completeOrder)).toEqual(ONE_ORDER);
  expect(steps.length).toBeGreaterThanOrEqual(STEPS_MIN);
  const commitIndex = steps.findIndex(isBeforeCommit);
  expect(commitIndex).toBeGreaterThan(0);
  // Steps count from 1. The step after 'before commit' sends the commit to the database.
  const killBeforeCommit = commitIndex + 1;
  const killDuringCommit = commitIndex + 2;

  const extents: Record<string, 'nothing' | 'whole'> = {};
  const killOrder = async ({ shop: victim, kill_at, step }: { shop: Killable; kill_at: number; step: string }) => {
    const prepared = await prepareOrder();
    expect([step, await victim.killDuring({ ...buildRequest(prepared), kill_at })]).toEqual([step, true]);
    const traces = await readTraces(prepared);
    const extent = traces?.orders === 0 ? 'nothing' : 'whole';
    expect([step, traces]).toEqual([step, extent === 'nothing' ? NO_ORDER : ONE_ORDER]);
    extents[kill_at] = extent;
    const repeated = await placeOrder(
      shop,
      prepared.buyer,
      { applied_coupon_code: prepared.coupon_code },
      { 'idempotency-key': prepared.idempotency_key },
    );
    expect(repeated.status).toBe(200);
    expect(await readTraces(prepared)).toEqual(ONE_ORDER);
  };
  await killAtEachStep(steps, start, killOrder, (step) => isStepWithNewEffect(step) || isBeforeCommit(step));
  expect(Object.keys(extents).length).toBeGreaterThanOrEqual(CHANGES_MIN);
  // A kill before the commit leaves nothing, and one after it everything. A kill while the commit has no response yet may leave either.
  const certainExtents = Object.entries(extents).filter(([kill_at]) => Number(kill_at) !== killDuringCommit);
  expect(certainExtents).toEqual(certainExtents.map(([kill_at]) => [kill_at, Number(kill_at) <= killBeforeCommit ? 'nothing' : 'whole']));
}, 300_000);
