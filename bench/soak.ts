/**
 * `npm run soak`: simulated shoppers use a real server, on a separate PostgreSQL, for ten minutes (`-- --minutes 2` for two). It fails if a
 * shopper got an unexpected response, if too few orders were placed, if an acknowledged order is missing or stored twice, if an invariant of
 * the database is broken at the end, or if the server's memory keeps growing. `--outage 10` makes the database hang for ten seconds, and
 * later refuse connections for ten seconds. `--kill` kills the server several times (kill -9) and starts it again.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildPath } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';
import { openDatabase } from '../server/src/database/connect.ts';
import type { Db } from '../server/src/database/db.ts';
import { findBrokenInvariants } from '../server/test/support/checks/invariants.ts';
import { startPostgres } from '../server/test/support/database/postgres-server.ts';
import { addCoupon } from '../server/test/support/fixtures/coupons.ts';
import { addShopper } from '../server/test/support/fixtures/fixtures.ts';
import { addStaffMember } from '../server/test/support/fixtures/staff.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../server/test/support/servers/database-proxy.ts';
import { findFreePort } from '../server/test/support/system/free-port.ts';
import type { MemoryReport } from './probe.ts';
import { type ServedProcess, serve } from './serve.ts';
import { runShopper, type Simulation, type Tally } from './shopper.ts';

const SHOPPERS = 12;
/**
 * The longest time of a visit: about fourteen requests (browsing, ordering, paying) of at most a second each, and the shopper's pauses. On an
 * idle machine a visit takes one or two seconds.
 */
const VISIT_MS_MAX = 15_000;
/** The share of visits that must end with an order. There are enough goods and coupons, so a refusal is a fault of the shop. */
const PLACED_SHARE_MIN = 0.95;
const PIECES_IN_STOCK = 1_000_000;
const KILLS = 4;
/** A shorter run does not judge the growth of memory, because caches still fill and code is still being compiled. */
const GROWTH_MINUTES_MIN = 5;
const SAMPLE_EVERY_MS = 5_000;
/**
 * The fastest allowed growth of the heap in the second half of the run, when caches are full. It is far above the error of measurement in
 * ten minutes.
 */
const GROWTH_MB_PER_MINUTE_MAX = 1;
/** The budget of the server's memory. */
const RSS_MB_MAX = 300;
/** How long requests may still fail after an outage, because some have waited for the database. */
const GRACE_MS = 10_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    outage: { type: 'string', default: '0' },
    kill: { type: 'boolean', default: false },
  },
});
const duration_ms = Number(values.minutes) * 60_000;
const outage_ms = Number(values.outage) * 1_000;
const print = (text: string) => process.stdout.write(`${text}\n`);
const SERVER = join(import.meta.dirname, '../server/src/main.ts');
const FLAGS: string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../server/node-flags.json'), 'utf8'));

type Sample = MemoryReport & { sampled_ms: number };
/** The outages so far: until when failures are expected, and how long and how often the shop was down. */
type Downtime = { down_until_ms: number; down_ms: number; kills: number };

/** The slope in MB a minute of the line that fits the samples best (least squares). */
function computeGrowth(samples: readonly Sample[], name: keyof MemoryReport): number {
  const computeMean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanTime_ms = computeMean(samples.map(({ sampled_ms }) => sampled_ms));
  const mean_mb = computeMean(samples.map((sample) => sample[name]));
  const covariance = samples.reduce((sum, sample) => sum + (sample.sampled_ms - meanTime_ms) * (sample[name] - mean_mb), 0);
  const variance = samples.reduce((sum, { sampled_ms }) => sum + (sampled_ms - meanTime_ms) ** 2, 0);
  return (covariance / variance) * 60_000;
}

async function collectSamples(getShop: () => ServedProcess, isRunning: () => boolean): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (isRunning()) {
    await pause(SAMPLE_EVERY_MS);
    // A server that is killed meanwhile does not respond.
    const memoryReport = await getShop()
      .readMemory()
      .catch(() => null);
    if (memoryReport) samples.push({ sampled_ms: performance.now(), ...memoryReport });
  }
  return samples;
}

async function recordDowntime(downtime: Downtime, causeOutage: () => Promise<void>): Promise<void> {
  const begun_ms = performance.now();
  downtime.down_until_ms = Number.POSITIVE_INFINITY;
  await causeOutage();
  downtime.down_ms += performance.now() - begun_ms;
  downtime.down_until_ms = performance.now() + GRACE_MS;
}

/** Makes the database hang after a third of the run, and refuse connections after two thirds. */
async function cutConnections(proxy: DatabaseProxy, downtime: Downtime): Promise<void> {
  for (const state of ['hangs', 'refuses'] as const) {
    await pause(duration_ms / 3);
    await recordDowntime(downtime, async () => {
      print(`the database ${state} for ${outage_ms / 1_000} s`);
      proxy.setState(state);
      await pause(outage_ms);
      proxy.setState('forwards');
    });
  }
}

/** Kills the server at regular intervals and starts it again. */
async function killRepeatedly(
  shop: ServedProcess,
  startShop: () => Promise<ServedProcess>,
  downtime: Downtime,
  onStart: (shop: ServedProcess) => void,
): Promise<void> {
  let runningShop = shop;
  for (let kill = 1; kill <= KILLS; kill++) {
    await pause(duration_ms / (KILLS + 1));
    await recordDowntime(downtime, async () => {
      await runningShop.kill();
      runningShop = await startShop();
    });
    onStart(runningShop);
    downtime.kills += 1;
  }
}

async function fetchProductIds(url: string): Promise<string[]> {
  const response = await fetch(`${url}${buildPath(SHOP_PATHS.products, {}, { page: 1 })}`, { method: 'POST' });
  return ((await response.json()) as { results: { product_id: string }[] }).results.map(({ product_id }) => product_id);
}

/**
 * The least number of orders that the shop must have taken: one for each visit for which the shoppers had time while the shop was up, or
 * nearly one for each visit that they made, whichever is more.
 */
function computeExpectedOrders({ visits }: Tally, { down_ms }: Downtime): number {
  const by_time = Math.floor((SHOPPERS * Math.max(0, duration_ms - down_ms)) / VISIT_MS_MAX);
  const by_visits = Math.ceil(PLACED_SHARE_MIN * visits);
  print(
    `expected at least ${Math.max(by_time, by_visits)} orders: ${by_time} by ${SHOPPERS} shoppers at ${VISIT_MS_MAX / 1_000} s a visit, ${by_visits} in ${visits} visits`,
  );
  return Math.max(by_time, by_visits);
}

function printSummary(tally: Tally, { kills, down_ms }: Downtime): void {
  const { requests, acknowledged, finished_at_provider, confirmed, shipped, cancelled, failed_while_down, refusals } = tally;
  print(
    `${requests} requests, ${acknowledged.size} orders, ${finished_at_provider} paid or declined at the provider, ${confirmed} confirmed by staff, ${shipped} shipped, ${cancelled} cancelled`,
  );
  if (kills > 0) print(`killed ${kills} times; ${Math.round(down_ms / kills)} ms until the server was ready again`);
  if (failed_while_down > 0) print(`${failed_while_down} requests failed while the shop or its database was down, and were repeated`);
  if (refusals.length > 0) print(`${refusals.length} orders were refused, the first with: ${refusals[0]}`);
}

/** Judges the server's memory. With --kill it does not judge the growth, because each start begins with little memory. */
function findMemoryFaults(samples: readonly Sample[]): string[] {
  const secondHalf = samples.slice(Math.floor(samples.length / 2));
  const growth = computeGrowth(secondHalf, 'heap_mb');
  const rss_mb_max = Math.max(...samples.map(({ rss_mb }) => rss_mb));
  const canJudgeGrowth = duration_ms >= GROWTH_MINUTES_MIN * 60_000 && !values.kill;
  print(
    `heap at the end: ${samples.at(-1)?.heap_mb.toFixed(1)} MB, growth in the second half ${growth.toFixed(2)} MB a minute (limit ${GROWTH_MB_PER_MINUTE_MAX})`,
  );
  if (!canJudgeGrowth) print(`(under ${GROWTH_MINUTES_MIN} minutes, or with --kill, the growth is not judged)`);
  print(
    `memory of the process: ${Math.round(rss_mb_max)} MB at most (limit ${RSS_MB_MAX}), ${computeGrowth(secondHalf, 'rss_mb').toFixed(2)} MB a minute`,
  );
  const faults: string[] = [];
  if (canJudgeGrowth && growth > GROWTH_MB_PER_MINUTE_MAX) faults.push(`the heap grows by ${growth.toFixed(2)} MB a minute`);
  if (rss_mb_max > RSS_MB_MAX) faults.push(`the process uses ${Math.round(rss_mb_max)} MB`);
  return faults;
}

/** Finds the acknowledged orders that are missing, or stored twice. */
async function findLostOrders(db: Db, { acknowledged }: Tally): Promise<string[]> {
  const orders = await db.selectFrom('orders').select(['order_id', 'idempotency_key']).where('idempotency_key', 'is not', null).execute();
  const ordersByKey = Map.groupBy(orders, ({ idempotency_key }) => idempotency_key);
  return [...acknowledged].flatMap(([key, order_id]) => {
    const storedOrders = ordersByKey.get(key) ?? [];
    return storedOrders.length === 1 && storedOrders[0]?.order_id === order_id
      ? []
      : [`acknowledged, but missing or stored twice: key ${key}, order ${order_id}`];
  });
}

async function findFaults(
  db: Db,
  tally: Tally,
  samples: readonly Sample[],
  downtime: Downtime,
  invariantsBrokenBefore: ReadonlySet<string>,
): Promise<string[]> {
  printSummary(tally, downtime);
  const expected = computeExpectedOrders(tally, downtime);
  const placed = tally.acknowledged.size;
  const tooFewOrders = placed < expected ? [`only ${placed} orders were placed, expected at least ${expected}`] : [];
  return [
    ...tooFewOrders,
    ...tally.unexpected.map((line) => `unexpected response: ${line}`),
    ...(await findLostOrders(db, tally)),
    ...(await findBrokenInvariants(db)).filter((line) => !invariantsBrokenBefore.has(line)),
    ...findMemoryFaults(samples),
  ];
}

/** Sets a large stock, because the demo's few pieces would be sold out within the first minute. */
const fillStock = (db: Db) => db.updateTable('stock').set({ on_hand: PIECES_IN_STOCK }).execute();

const createTally = (): Tally => ({
  requests: 0,
  visits: 0,
  acknowledged: new Map(),
  finished_at_provider: 0,
  confirmed: 0,
  shipped: 0,
  cancelled: 0,
  unexpected: [],
  failed_while_down: 0,
  refusals: [],
});

async function runSoak(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'uruhu-soak-'));
  const postgres = await startPostgres();
  const proxy = await openDatabaseProxy(postgres.url);
  const env = {
    DATABASE_URL: proxy.url,
    DATA_DIR: folder,
    // A fixed port, because shoppers return to the same address after the server was killed.
    PORT: String(await findFreePort()),
    PESAPAL_STAND_IN_PORT: String(await findFreePort()),
    DEMO: '1',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    DEMO_PASSWORD: 'of the soak',
  };
  // A separate process fills the shop with the demo, because that takes memory that no later start takes.
  await (await serve(SERVER, env, FLAGS)).stop();
  const startShop = () => serve(SERVER, env, [...FLAGS, '--expose-gc']);
  let shop = await startShop();
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: () => {} });
  try {
    await fillStock(db);
    // The demo's old orders have no log of transitions, which breaks an invariant.
    const invariantsBrokenBefore = new Set(await findBrokenInvariants(db));
    const tally = createTally();
    const downtime: Downtime = { down_until_ms: 0, down_ms: 0, kills: 0 };
    const ends_ms = performance.now() + duration_ms;
    const isRunning = () => performance.now() < ends_ms;
    const simulation: Simulation = {
      url: shop.url,
      tally,
      isRunning,
      product_ids: await fetchProductIds(shop.url),
      coupon_code: await addCoupon(db),
      isDown: () => performance.now() < downtime.down_until_ms,
      // Adds shoppers with a verified e-mail address, because this run does not measure the lower limits of other shoppers.
      signUp: () => addShopper(db),
      staff_token: (await addStaffMember(db)).token,
    };
    const [samples] = await Promise.all([
      collectSamples(() => shop, isRunning),
      outage_ms > 0 ? cutConnections(proxy, downtime) : undefined,
      values.kill
        ? killRepeatedly(shop, startShop, downtime, (newShop) => {
            shop = newShop;
          })
        : undefined,
      ...Array.from({ length: SHOPPERS }, () => runShopper(simulation)),
    ]);
    return await findFaults(db, tally, samples, downtime, invariantsBrokenBefore);
  } finally {
    await close();
    await shop.stop();
    await proxy.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One fault of the shop may cause thousands of lines. */
const FAULTS_PRINTED_MAX = 50;
const faults = await runSoak();
for (const fault of faults.slice(0, FAULTS_PRINTED_MAX)) print(fault);
print(faults.length === 0 ? 'the soak found nothing wrong' : `the soak found ${faults.length} things wrong`);
process.exit(faults.length === 0 ? 0 : 1);
