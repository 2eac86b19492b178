/** The database goes away in the middle of a load: no order that was answered is lost, none is there twice, and the shop comes back. */
import { setTimeout as pause } from 'node:timers/promises';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/connect.ts';
import { endSilent } from '../../src/database/postgres-silence.ts';
import { openJobs } from '../../src/jobs/jobs.ts';
import { buildTestApp } from '../support/app.ts';
import { place } from '../support/buy.ts';
import { addToCart } from '../support/cart.ts';
import { openTestPostgres } from '../support/engines.ts';
import { addPerson, addProduct, fresh, setShipping } from '../support/fixtures.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { openWire } from '../support/wire.ts';

const AWAY_MS = 10_000;
const AROUND_MS = 1_000;
const SHOPPERS = 12;
/** A request waits for a connection twice (whose session it is, then what is asked for), at most five seconds each; and one to spare. */
const ANSWER_MS_MAX = 2 * 5_000 + 1_000 + AWAY_MS;

async function shopOnAWire() {
  const direct = await openTestPostgres();
  const wire = await openWire(direct.databaseUrl);
  const wired = await openDatabase({ databaseUrl: wire.url, dataDir: '', poolMax: 6, log: () => {} });
  const shop = await buildTestApp(wired);
  onTestFinished(async () => {
    wire.set('whole');
    await shop.close();
    await wired.close();
    await wire.close();
    await direct.close();
  });
  await setShipping(direct.db);
  return { direct, wire, wired, shop };
}

type Shop = Awaited<ReturnType<typeof shopOnAWire>>;

/** Orders one thing after the other until told to stop; each is asked for with its key until it is answered. */
async function shopper({ direct, shop }: Shop, product_id: string, going: () => boolean) {
  const acknowledged: string[] = [];
  const failed: number[] = [];
  let slowest_ms = 0;
  while (going()) {
    const buyer = await addPerson(direct.db);
    const insist = async (ask: () => Promise<{ status: number; body: { data: { order_id: string } } }>) => {
      for (;;) {
        const begun_ms = performance.now();
        const { status, body } = await ask();
        slowest_ms = Math.max(slowest_ms, performance.now() - begun_ms);
        if (status === 200) return body.data;
        failed.push(status);
        await pause(50);
      }
    };
    const key = { 'idempotency-key': fresh('key') };
    // Asked again after no answer the line may be in there twice: that is the cart's, and one order all the same.
    await insist(() => addToCart(shop.app, buyer, { product_id }));
    acknowledged.push((await insist(() => place(shop, buyer, {}, key))).order_id);
  }
  return { acknowledged, failed, slowest_ms };
}

test.each(['hangs', 'refuses'] as const)(
  'it %s for a while under load: what was answered is there, once, and the shop comes back by itself',
  async (how) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const all = await shopOnAWire();
    const { direct, wire, shop } = all;
    const { product_id } = await addProduct(direct.db, { stock: 100_000 });
    let over = false;
    const shoppers = Promise.all(Array.from({ length: SHOPPERS }, () => shopper(all, product_id, () => !over)));
    await pause(AROUND_MS);
    wire.set(how);
    await pause(AWAY_MS / 2);
    const live = await shop.app.inject('/api/health/live');
    expect(live.statusCode).toBe(200);
    const told = await shop.app.inject({ method: 'POST', url: '/api/orders/shipping-fees/get', payload: {} });
    expect([told.statusCode, told.headers['retry-after'], told.json()]).toEqual([
      503,
      '5',
      { status: 'error', message: MESSAGE.somethingWrong },
    ]);
    await pause(AWAY_MS / 2);
    wire.set('whole');
    const ordersBefore = await direct.db.selectFrom('orders').select('order_id').execute();
    await pause(AROUND_MS);
    over = true;
    const ends = await shoppers;
    const acknowledged = ends.flatMap((end) => end.acknowledged);
    const orders = await direct.db.selectFrom('orders').select(['order_id', 'user_id']).execute();
    expect(acknowledged.length).toBeGreaterThan(SHOPPERS);
    expect(orders.length).toBeGreaterThan(ordersBefore.length);
    expect(orders.map(({ order_id }) => order_id).sort()).toEqual(acknowledged.sort());
    expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(orders.length);
    const failed = ends.flatMap((end) => end.failed);
    expect(failed).not.toEqual([]);
    expect(failed).toEqual(failed.map(() => 503));
    expect(Math.max(...ends.map((end) => end.slowest_ms))).toBeLessThan(ANSWER_MS_MAX);
    expect(await brokenInvariants(direct.db)).toEqual([]);
    expect((await shop.app.inject('/api/health/ready')).statusCode).toBe(200);
    // What looks at the shop of itself says that it cannot, and nothing else.
    expect(said.mock.calls.map(String).filter((words) => !/timeout exceeded|terminated|ECONN/.test(words))).toEqual([]);
    said.mockClear();
  },
  60_000,
);

test('the queue says in words that its database is away, and works when it is back', async () => {
  const { wire, wired, direct } = await shopOnAWire();
  const said: string[] = [];
  const worked: string[] = [];
  const jobs = await openJobs(wired.db, 'postgres', (words) => said.push(words), { pollSeconds: 0.5 });
  await jobs.work({
    'send-mail': async () => {},
    'forgot-password': async ({ email }) => void worked.push(email),
    'erase-files': async () => {},
  });
  wire.set('refuses');
  await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThan(2);
  wire.set('whole');
  await jobs.later(direct.db, 'forgot-password', { email: 'keza@example.com' });
  await expect.poll(() => worked, { timeout: 20_000 }).toEqual(['keza@example.com']);
  await jobs.close();
  expect(said.filter((words) => !/[a-z]{4}/i.test(words) || words.includes('[object'))).toEqual([]);
  expect(said.join('\n')).toMatch(/Connection terminated|ECONN/);
}, 60_000);

test('a statement that a stopped server never answers fails, and its connection is not used again', async () => {
  const { direct, wire } = await shopOnAWire();
  const log: string[] = [];
  const connection = { connectionString: wire.url };
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  endSilent(pool, connection, (line) => log.push(line), 300);
  const before = await pool.query('select pg_backend_pid() as pid');
  // Silent, and alive.
  await pool.query('select pg_sleep(1)');
  wire.set('hangs');
  await expect(pool.query('select 1')).rejects.toThrow('terminated');
  expect(log).toHaveLength(1);
  wire.set('whole');
  const after = await pool.query('select pg_backend_pid() as pid');
  expect(after.rows).not.toEqual(before.rows);
  await pool.end();
  await direct.ready();
}, 30_000);
