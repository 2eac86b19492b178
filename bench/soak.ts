/**
 * `npm run soak`: a crowd shops for ten minutes (`-- --minutes 2`) at a real server on a PostgreSQL of its own. It fails where somebody
 * got an answer that nobody should get, where an order that was acknowledged is not there or is there twice, where the books are not
 * right at the end, and where the server keeps more and more. `--outage 10` takes the database away twice on the way, for so many
 * seconds: once it hangs, once it refuses.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/src/database/connect.ts';
import { addCoupon } from '../server/test/support/coupons.ts';
import { addPerson } from '../server/test/support/fixtures.ts';
import { brokenInvariants } from '../server/test/support/invariants.ts';
import { startPostgres } from '../server/test/support/postgres-server.ts';
import { addColleague } from '../server/test/support/staff.ts';
import { openWire, type Wire } from '../server/test/support/wire.ts';
import type { Kept } from './probe.ts';
import { type Served, serve } from './serve.ts';
import { type Crowd, type Seen, shop as shopAt } from './shopper.ts';

const SHOPPERS = 12;
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

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, outage: { type: 'string', default: '0' } } });
const whole_ms = Number(values.minutes) * 60_000;
const outage_ms = Number(values.outage) * 1_000;
const say = (text: string) => process.stdout.write(`${text}\n`);
const SERVER = join(import.meta.dirname, '../server/src/main.ts');
const FLAGS: string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../server/node-flags.json'), 'utf8'));

type Sample = Kept & { at_ms: number };

/** Of the straight line that fits best, in MB a minute. */
function slope(samples: readonly Sample[], name: keyof Kept): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map(({ at_ms }) => at_ms));
  const level = mean(samples.map((sample) => sample[name]));
  const rise = samples.reduce((sum, sample) => sum + (sample.at_ms - at) * (sample[name] - level), 0);
  return (rise / samples.reduce((sum, { at_ms }) => sum + (at_ms - at) ** 2, 0)) * 60_000;
}

async function sample(shop: Served, going: () => boolean): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (going()) {
    await pause(SAMPLE_EVERY_MS);
    samples.push({ at_ms: performance.now(), ...(await shop.kept()) });
  }
  return samples;
}

/** The database hangs at a third and refuses at two thirds. */
async function cut(wire: Wire, away: { until_ms: number }): Promise<void> {
  for (const state of ['hangs', 'refuses'] as const) {
    await pause(whole_ms / 3);
    away.until_ms = Number.POSITIVE_INFINITY;
    say(`the database ${state} for ${outage_ms / 1_000} s`);
    wire.set(state);
    await pause(outage_ms);
    wire.set('whole');
    away.until_ms = performance.now() + GRACE_MS;
  }
}

/** What a person does on the page of the stand-in. */
async function payAt(redirect_url: string): Promise<void> {
  const body = new URLSearchParams({ choice: Math.random() < 0.8 ? 'card' : 'decline' });
  const page = await fetch(redirect_url, { method: 'POST', body, redirect: 'manual' });
  const back = page.headers.get('location');
  if (page.status !== 303 || !back) throw new Error(`the stand-in answers ${page.status}`);
  await (await fetch(back, { redirect: 'manual' })).text();
}

async function firstProducts(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/products?page=1`, { method: 'POST' });
  return ((await response.json()) as { results: { product_id: string }[] }).results.map(({ product_id }) => product_id);
}

function judge(seen: Seen, samples: readonly Sample[], broken: readonly string[], lost: readonly string[]): string[] {
  const later = samples.slice(Math.floor(samples.length / 2));
  const growth = slope(later, 'heap_mb');
  const rss_mb = Math.max(...samples.map((one) => one.rss_mb));
  const kept = samples.at(-1);
  say(
    `${seen.requests} requests, ${seen.acknowledged.size} orders, ${seen.paid} at the provider's page, ${seen.confirmed} confirmed by staff, ${seen.sent} sent, ${seen.cancelled} cancelled`,
  );
  if (seen.away > 0) say(`${seen.away} answers while the database was away were failures, and were asked for again`);
  say(
    `kept at the end: ${kept?.heap_mb.toFixed(1)} MB, in the second half ${growth.toFixed(2)} MB a minute more (limit ${GROWTH_MB_A_MINUTE_MAX})`,
  );
  if (whole_ms < MINUTES_TO_JUDGE * 60_000) say(`(under ${MINUTES_TO_JUDGE} minutes the growth is told and not judged)`);
  say(`memory of the process: ${Math.round(rss_mb)} MB at most (limit ${RSS_MB_MAX}), ${slope(later, 'rss_mb').toFixed(2)} MB a minute`);
  return [
    ...seen.unfair.map((line) => `answered what nobody should get: ${line}`),
    ...lost.map((key) => `acknowledged and not there, or there twice: ${key}`),
    ...broken,
    ...(whole_ms >= MINUTES_TO_JUDGE * 60_000 && growth > GROWTH_MB_A_MINUTE_MAX ? [`it keeps ${growth.toFixed(2)} MB a minute more`] : []),
    ...(rss_mb > RSS_MB_MAX ? [`it takes ${Math.round(rss_mb)} MB`] : []),
  ];
}

async function soak(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'uruhu-soak-'));
  const postgres = await startPostgres();
  const wire = await openWire(postgres.url);
  const env = {
    DATABASE_URL: wire.url,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    DEMO_PASSWORD: 'of the soak',
  };
  // The one that fills the shop with its demo is not the one that is judged: filling it takes memory that no other start takes.
  await (await serve(SERVER, env, FLAGS)).stop();
  const shop = await serve(SERVER, env, [...FLAGS, '--expose-gc']);
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: () => {} });
  try {
    // The demo's orders of former years have no trail.
    const before = new Set(await brokenInvariants(db));
    const seen: Seen = { requests: 0, acknowledged: new Map(), paid: 0, confirmed: 0, sent: 0, cancelled: 0, unfair: [], away: 0 };
    const away = { until_ms: 0 };
    const ends_ms = performance.now() + whole_ms;
    const going = () => performance.now() < ends_ms;
    const crowd: Crowd = {
      ...{ url: shop.url, seen, going, product_ids: await firstProducts(shop.url), coupon_code: await addCoupon(db) },
      isAway: () => performance.now() < away.until_ms,
      signUp: () => addPerson(db),
      payByCard: payAt,
      staff_token: (await addColleague(db)).token,
    };
    const cutting = outage_ms > 0 ? cut(wire, away) : undefined;
    const [samples] = await Promise.all([sample(shop, going), cutting, ...Array.from({ length: SHOPPERS }, () => shopAt(crowd))]);
    const orders = await db.selectFrom('orders').select(['order_id', 'idempotency_key']).where('idempotency_key', 'is not', null).execute();
    const byKey = Map.groupBy(orders, ({ idempotency_key }) => idempotency_key);
    const lost = [...seen.acknowledged].filter(([key, order_id]) => {
      const found = byKey.get(key) ?? [];
      return found.length !== 1 || found[0]?.order_id !== order_id;
    });
    const broken = (await brokenInvariants(db)).filter((line) => !before.has(line));
    return judge(seen, samples, broken, lost.map(String));
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
