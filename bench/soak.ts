/**
 * `npm run soak`: a crowd shops for ten minutes (`-- --minutes 2`) at a real server on a PostgreSQL of its own. It fails where a shopper
 * got an answer that no shopper should get, where fewer orders were placed than the crowd should place, where an order that was acknowledged
 * is not there or is there twice, where the books are not right at the end, and where the server keeps more and more. `--outage 10` takes
 * the database away twice on the way, for so many seconds: once it hangs, once it refuses. `--kill` kills the server several times
 * (kill -9) and starts it again.
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
import { addCoupon } from '../server/test/support/fixtures/coupons.ts';
import { addPerson } from '../server/test/support/fixtures/fixtures.ts';
import { freePort } from '../server/test/support/system/free-port.ts';
import { brokenInvariants } from '../server/test/support/checks/invariants.ts';
import { startPostgres } from '../server/test/support/database/postgres-server.ts';
import { addColleague } from '../server/test/support/fixtures/staff.ts';
import { openWire, type Wire } from '../server/test/support/servers/wire.ts';
import type { MemoryReport } from './probe.ts';
import { type Served, serve } from './serve.ts';
import { type Crowd, runShopper, type Seen } from './shopper.ts';

const SHOPPERS = 12;
/**
 * What a visit may take: some fourteen requests, from looking around to the order and its payment, a second for each, and the shopper's own
 * pauses. On a quiet machine a visit takes a second or two.
 */
const VISIT_MS_MAX = 15_000;
/** Of the visits that tried to order: goods and coupons are plenty, so that a refusal is the shop's fault. */
const PLACED_SHARE_MIN = 0.95;
const PLENTY = 1_000_000;
const KILLS = 4;
/** A shorter run is still filling its caches and compiling its code: what it keeps says nothing. */
const MINUTES_TO_JUDGE = 5;
const SAMPLE_EVERY_MS = 5_000;
/**
 * Caches fill in the first half; in the second, what is kept may not grow faster than this. It is what one order of a small shop's
 * busiest minute may cost for ever, and far above what a sample is off by in ten minutes.
 */
const GROWTH_MB_A_MINUTE_MAX = 1;
/** The budget of the server's memory. */
const RSS_MB_MAX = 300;
/** After the database has come back: those that waited for it have their answers. */
const GRACE_MS = 10_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    outage: { type: 'string', default: '0' },
    kill: { type: 'boolean', default: false },
  },
});
const whole_ms = Number(values.minutes) * 60_000;
const outage_ms = Number(values.outage) * 1_000;
const say = (text: string) => process.stdout.write(`${text}\n`);
const SERVER = join(import.meta.dirname, '../server/src/main.ts');
const FLAGS: string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../server/node-flags.json'), 'utf8'));

type Sample = MemoryReport & { at_ms: number };
/** When the shop or its database was taken away, and for how long until now. */
type Away = { until_ms: number; down_ms: number; kills: number };

/** Of the straight line that fits best, in MB a minute. */
function slope(samples: readonly Sample[], name: keyof MemoryReport): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map(({ at_ms }) => at_ms));
  const level = mean(samples.map((sample) => sample[name]));
  const rise = samples.reduce((sum, sample) => sum + (sample.at_ms - at) * (sample[name] - level), 0);
  return (rise / samples.reduce((sum, { at_ms }) => sum + (at_ms - at) ** 2, 0)) * 60_000;
}

async function sample(shop: () => Served, going: () => boolean): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (going()) {
    await pause(SAMPLE_EVERY_MS);
    // One that is killed meanwhile has nothing to tell.
    const memoryReport = await shop()
      .readMemory()
      .catch(() => null);
    if (memoryReport) samples.push({ at_ms: performance.now(), ...memoryReport });
  }
  return samples;
}

async function runWhileAway(away: Away, takeAway: () => Promise<void>): Promise<void> {
  const begun_ms = performance.now();
  away.until_ms = Number.POSITIVE_INFINITY;
  await takeAway();
  away.down_ms += performance.now() - begun_ms;
  away.until_ms = performance.now() + GRACE_MS;
}

/** The database hangs at a third and refuses at two thirds. */
async function cutConnections(wire: Wire, away: Away): Promise<void> {
  for (const state of ['hangs', 'refuses'] as const) {
    await pause(whole_ms / 3);
    await runWhileAway(away, async () => {
      say(`the database ${state} for ${outage_ms / 1_000} s`);
      wire.set(state);
      await pause(outage_ms);
      wire.set('whole');
    });
  }
}

/** Kills the server at even distances and starts it again. */
async function killOften(shop: Served, start: () => Promise<Served>, away: Away, started: (shop: Served) => void): Promise<void> {
  let running = shop;
  for (let kill = 1; kill <= KILLS; kill++) {
    await pause(whole_ms / (KILLS + 1));
    await runWhileAway(away, async () => {
      await running.kill();
      running = await start();
    });
    started(running);
    away.kills += 1;
  }
}

async function firstProducts(url: string): Promise<string[]> {
  const response = await fetch(`${url}${buildPath(SHOP_PATHS.products, {}, { page: 1 })}`, { method: 'POST' });
  return ((await response.json()) as { results: { product_id: string }[] }).results.map(({ product_id }) => product_id);
}

/** The orders that the crowd should have placed: one a visit, and a visit of each shopper in the time that one may take. */
function expectedOrders({ visits }: Seen, { down_ms }: Away): number {
  const by_time = Math.floor((SHOPPERS * Math.max(0, whole_ms - down_ms)) / VISIT_MS_MAX);
  const by_visits = Math.ceil(PLACED_SHARE_MIN * visits);
  say(
    `${Math.max(by_time, by_visits)} orders at least should be placed: ${by_time} by ${SHOPPERS} shoppers with a visit in ${VISIT_MS_MAX / 1_000} s, ${by_visits} in ${visits} visits`,
  );
  return Math.max(by_time, by_visits);
}

function tell(seen: Seen, { kills, down_ms }: Away): void {
  const { requests, acknowledged, paid, confirmed, sent, cancelled, away, refused } = seen;
  say(
    `${requests} requests, ${acknowledged.size} orders, ${paid} at the provider's page, ${confirmed} confirmed by staff, ${sent} sent, ${cancelled} cancelled`,
  );
  if (kills > 0) say(`killed ${kills} times; ${Math.round(down_ms / kills)} ms until it served again`);
  if (away > 0) say(`${away} answers while the shop or its database was away were failures, and were asked for again`);
  if (refused.length > 0) say(`${refused.length} orders were refused, the first with ${refused[0]}`);
}

/** What the server keeps; after a kill it begins anew, so that its growth says nothing. */
function judgeMemory(samples: readonly Sample[]): string[] {
  const later = samples.slice(Math.floor(samples.length / 2));
  const growth = slope(later, 'heap_mb');
  const rss_mb = Math.max(...samples.map((one) => one.rss_mb));
  const isLong = whole_ms >= MINUTES_TO_JUDGE * 60_000 && !values.kill;
  say(
    `kept at the end: ${samples.at(-1)?.heap_mb.toFixed(1)} MB, in the second half ${growth.toFixed(2)} MB a minute more (limit ${GROWTH_MB_A_MINUTE_MAX})`,
  );
  if (!isLong) say(`(under ${MINUTES_TO_JUDGE} minutes, or with --kill, the growth is told and not judged)`);
  say(`memory of the process: ${Math.round(rss_mb)} MB at most (limit ${RSS_MB_MAX}), ${slope(later, 'rss_mb').toFixed(2)} MB a minute`);
  return [
    ...(isLong && growth > GROWTH_MB_A_MINUTE_MAX ? [`it keeps ${growth.toFixed(2)} MB a minute more`] : []),
    ...(rss_mb > RSS_MB_MAX ? [`it takes ${Math.round(rss_mb)} MB`] : []),
  ];
}

/** The acknowledged orders that are not there, or twice. */
async function findLost(db: Db, { acknowledged }: Seen): Promise<string[]> {
  const orders = await db.selectFrom('orders').select(['order_id', 'idempotency_key']).where('idempotency_key', 'is not', null).execute();
  const byKey = Map.groupBy(orders, ({ idempotency_key }) => idempotency_key);
  return [...acknowledged].flatMap(([key, order_id]) => {
    const found = byKey.get(key) ?? [];
    return found.length === 1 && found[0]?.order_id === order_id ? [] : [`acknowledged and not there, or there twice: ${key}, ${order_id}`];
  });
}

async function judge(db: Db, seen: Seen, samples: readonly Sample[], away: Away, before: ReadonlySet<string>): Promise<string[]> {
  tell(seen, away);
  const expected = expectedOrders(seen, away);
  const placed = seen.acknowledged.size;
  return [
    ...(placed < expected ? [`${placed} orders were placed, and the crowd should have placed ${expected}`] : []),
    ...seen.unfair.map((line) => `answered what no shopper should get: ${line}`),
    ...(await findLost(db, seen)),
    ...(await brokenInvariants(db)).filter((line) => !before.has(line)),
    ...judgeMemory(samples),
  ];
}

/** The demo's few pieces would be sold out within the first minute. */
const fillStock = (db: Db) => db.updateTable('stock').set({ on_hand: PLENTY }).execute();

const createTallies = (): Seen => ({
  ...{ requests: 0, visits: 0, acknowledged: new Map(), paid: 0, confirmed: 0, sent: 0, cancelled: 0, unfair: [], away: 0, refused: [] },
});

async function soak(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'uruhu-soak-'));
  const postgres = await startPostgres();
  const wire = await openWire(postgres.url);
  const env = {
    DATABASE_URL: wire.url,
    DATA_DIR: folder,
    // A shopper comes back to the address where the shop was before it was killed.
    PORT: String(await freePort()),
    PESAPAL_STAND_IN_PORT: String(await freePort()),
    DEMO: '1',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    DEMO_PASSWORD: 'of the soak',
  };
  // The one that fills the shop with its demo is not the one that is judged: filling it takes memory that no other start takes.
  await (await serve(SERVER, env, FLAGS)).stop();
  const start = () => serve(SERVER, env, [...FLAGS, '--expose-gc']);
  let shop = await start();
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: () => {} });
  try {
    await fillStock(db);
    // The demo's orders of former years have no trail.
    const before = new Set(await brokenInvariants(db));
    const seen = createTallies();
    const away: Away = { until_ms: 0, down_ms: 0, kills: 0 };
    const ends_ms = performance.now() + whole_ms;
    const going = () => performance.now() < ends_ms;
    const crowd: Crowd = {
      ...{ url: shop.url, seen, going, product_ids: await firstProducts(shop.url), coupon_code: await addCoupon(db) },
      isAway: () => performance.now() < away.until_ms,
      // With a verified e-mail address: what a shopper without one may hold is not what is measured.
      signUp: () => addPerson(db),
      staff_token: (await addColleague(db)).token,
    };
    const [samples] = await Promise.all([
      sample(() => shop, going),
      outage_ms > 0 ? cutConnections(wire, away) : undefined,
      values.kill
        ? killOften(shop, start, away, (started) => {
            shop = started;
          })
        : undefined,
      ...Array.from({ length: SHOPPERS }, () => runShopper(crowd)),
    ]);
    return await judge(db, seen, samples, away, before);
  } finally {
    await close();
    await shop.stop();
    await wire.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const faults = await soak();
for (const fault of faults.slice(0, 50)) say(fault);
say(faults.length === 0 ? 'the soak found nothing wrong' : `the soak found ${faults.length} things wrong`);
process.exit(faults.length === 0 ? 0 : 1);
