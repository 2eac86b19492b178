/** The database fails under load: no acknowledged order is lost or duplicated, and the shop recovers. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/connect.ts';
import { closeSilentConnections } from '../../src/database/postgres/close-silent-connections.ts';
import { openJobs } from '../../src/jobs/jobs.ts';
import { findBrokenInvariants } from '../support/checks/invariants.ts';
import { openTestPostgres } from '../support/database/engines.ts';
import { placeOrder } from '../support/fixtures/buy.ts';
import { addToCart } from '../support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName, setShipping } from '../support/fixtures/fixtures.ts';
import { openDatabaseProxy } from '../support/servers/database-proxy.ts';
import { buildTestApp } from '../support/shop/app.ts';

const AWAY_MS = 10_000;
const AROUND_MS = 1_000;
const SHOPPERS = 12;
/** A request waits for a connection twice, for the session and for its work, at most five seconds each; plus one second of margin. */
const ANSWER_MS_MAX = 2 * 5_000 + 1_000 + AWAY_MS;

/** `close` ends the connections; what uses them closes first. */
async function openDatabaseBehindWire() {
  const direct = await openTestPostgres();
  const wire = await openDatabaseProxy(direct.databaseUrl);
  const wired = await openDatabase({ databaseUrl: wire.url, dataDir: '', poolMax: 6, log: () => {} });
  const close = async () => {
    await wired.close();
    await wire.close();
    await direct.close();
  };
  return { direct, wire, wired, close };
}

async function openShopBehindWire() {
  const { direct, wire, wired, close } = await openDatabaseBehindWire();
  const shop = await buildTestApp(wired);
  onTestFinished(async () => {
    wire.set('forwards');
    await shop.close();
    await close();
  });
  await setShipping(direct.db);
  return { direct, wire, wired, shop };
}

type Shop = Awaited<ReturnType<typeof openShopBehindWire>>;

/** Places orders until stopped, and repeats each with its key until it gets a response. */
async function runShopper({ direct, shop }: Shop, product_id: string, going: () => boolean) {
  const acknowledged: string[] = [];
  const failed: number[] = [];
  let slowest_ms = 0;
  while (going()) {
    const buyer = await addShopper(direct.db);
    const placeUntilAcknowledged = async (ask: () => Promise<{ status: number; body: { data: { order_id: string } } }>) => {
      for (;;) {
        const started_ms = performance.now();
        const { status, body } = await ask();
        slowest_ms = Math.max(slowest_ms, performance.now() - started_ms);
        if (status === 200) return body.data;
        failed.push(status);
        // Far sooner than `retry-after` says, but not a flood.
        await pause(250);
      }
    };
    const key = { 'idempotency-key': createUniqueName('key') };
    // A repeated call may add the line twice; that concerns the cart, and it is still one order.
    await placeUntilAcknowledged(() => addToCart(shop.app, buyer, { product_id }));
    acknowledged.push((await placeUntilAcknowledged(() => placeOrder(shop, buyer, {}, key))).order_id);
  }
  return { acknowledged, failed, slowest_ms };
}

/** Lets the database fail under load in one way, and expects that the shop recovers by itself. */
async function surviveOutage(how: 'hangs' | 'refuses') {
  const all = await openShopBehindWire();
  const { direct, wire, shop } = all;
  const { product_id } = await addProduct(direct.db, { stock: 100_000 });
  let isOver = false;
  const shoppers = Promise.all(Array.from({ length: SHOPPERS }, () => runShopper(all, product_id, () => !isOver)));
  await pause(AROUND_MS);
  wire.set(how);
  await pause(AWAY_MS / 2);
  const live = await shop.app.inject('/api/health/live');
  expect(live.statusCode).toBe(200);
  const response = await shop.app.inject({ method: 'POST', url: '/api/orders/shipping-fees/get', payload: {} });
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    503,
    '5',
    { status: 'error', code: 'storage_unavailable', message: 'Something went wrong.' },
  ]);
  await pause(AWAY_MS / 2);
  wire.set('forwards');
  const ordersBefore = await direct.db.selectFrom('orders').select('order_id').execute();
  await pause(AROUND_MS);
  isOver = true;
  const ends = await shoppers;
  const acknowledged = ends.flatMap((end) => end.acknowledged);
  const orders = await direct.db.selectFrom('orders').select(['order_id', 'user_id']).execute();
  expect(acknowledged.length, how).toBeGreaterThan(SHOPPERS);
  expect(orders.length, how).toBeGreaterThan(ordersBefore.length);
  expect(orders.map(({ order_id }) => order_id).sort(), how).toEqual(acknowledged.sort());
  expect(new Set(orders.map(({ user_id }) => user_id)).size, how).toBe(orders.length);
  const failed = ends.flatMap((end) => end.failed);
  expect(failed, how).not.toEqual([]);
  expect(failed, how).toEqual(failed.map(() => 503));
  expect(Math.max(...ends.map((end) => end.slowest_ms)), how).toBeLessThan(ANSWER_MS_MAX);
  expect(await findBrokenInvariants(direct.db)).toEqual([]);
  expect((await shop.app.inject('/api/health/ready')).statusCode, how).toBe(200);
}

test('it hangs or refuses for a while under load: each acknowledged order is there once, and the shop recovers by itself', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Two shops at the same time, each with its own database, as most of an outage is waiting.
  await Promise.all([surviveOutage('hangs'), surviveOutage('refuses')]);
  // The recurring jobs log only that they cannot work.
  expect(consoleError.mock.calls.map(String).filter((words) => !/timeout exceeded|terminated|ECONN/.test(words))).toEqual([]);
  consoleError.mockClear();
});

test('the queue reports in a sentence that its database does not respond, and works again afterwards', async () => {
  // Without a shop, which would log its own failures.
  const { wire, wired, direct, close } = await openDatabaseBehindWire();
  onTestFinished(close);
  const output: string[] = [];
  const worked: string[] = [];
  const jobs = await openJobs(wired.db, 'postgres', (words) => output.push(words), { pollSeconds: 0.5 });
  await jobs.startWorkers({
    'send-mail': async () => {},
    'forgot-password': async ({ email }) => void worked.push(email),
    'erase-files': async () => {},
  });
  wire.set('refuses');
  await expect.poll(() => output.length, { timeout: 20_000 }).toBeGreaterThan(2);
  wire.set('forwards');
  await jobs.enqueue(direct.db, 'forgot-password', { email: 'keza@example.com' });
  await expect.poll(() => worked, { timeout: 20_000 }).toEqual(['keza@example.com']);
  await jobs.close();
  expect(output.filter((words) => !/[a-z]{4}/i.test(words) || words.includes('[object'))).toEqual([]);
  expect(output.join('\n')).toMatch(/Connection terminated|ECONN/);
});

test('a statement to a stopped server fails, and its connection is not used again', async () => {
  const { direct, wire, close } = await openDatabaseBehindWire();
  onTestFinished(close);
  const log: string[] = [];
  const connection = { connectionString: wire.url };
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  closeSilentConnections(pool, connection, (line) => log.push(line), 300);
  const before = await pool.query('select pg_backend_pid() as pid');
  // A silent but live server.
  await pool.query('select pg_sleep(1)');
  wire.set('hangs');
  await expect(pool.query('select 1')).rejects.toThrow('terminated');
  expect(log).toHaveLength(1);
  wire.set('forwards');
  const after = await pool.query('select pg_backend_pid() as pid');
  expect(after.rows).not.toEqual(before.rows);
  await pool.end();
  await direct.ready();
}, 30_000);
