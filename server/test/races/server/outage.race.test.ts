/**
 * The database fails under load: no acknowledged order is lost or duplicated, and the shop recovers. Slow: the outage lasts ten seconds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../src/database/connect.ts';
import { identifyFault } from '../../../src/database/fault.ts';
import { closeSilentConnections } from '../../../src/database/postgres/close-silent-connections.ts';
import { openJobs } from '../../../src/jobs/jobs.ts';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { openTestPostgres } from '../../support/database/engines.ts';
import { placeOrder } from '../../support/fixtures/buy.ts';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName, setShipping } from '../../support/fixtures/fixtures.ts';
import { openDatabaseProxy } from '../../support/servers/database-proxy.ts';
import { buildTestApp } from '../../support/shop/app.ts';

const OUTAGE_MS = 10_000;
const SHOPPER_COUNT = 12;
/** Long, because on a busy machine the orders are placed late. */
const POLL_OPTIONS = { timeout: 60_000 };
/** Whether a logged error or line says that the database could not be reached or was too slow, and nothing else. */
const isCausedByOutage = (error: unknown) =>
  ['away', 'busy'].includes(identifyFault(error)?.kind ?? '') || /timeout exceeded|terminated|ECONN/.test(String(error));

/**
 * A request waits for a connection twice, for the session and for its work, at most five seconds each. A query that has begun may wait for
 * the whole outage. One second is a margin.
 */
const RESPONSE_MS_MAX = 2 * 5_000 + 1_000 + OUTAGE_MS;

/** `close` ends the connections; the tests close a shop that uses them first. */
async function openDatabaseBehindProxy() {
  const direct = await openTestPostgres();
  const proxy = await openDatabaseProxy(direct.databaseUrl);
  const proxied = await openDatabase({ databaseUrl: proxy.url, dataDir: '', poolMax: 6, log: () => {} });
  const close = async () => {
    await proxied.close();
    await proxy.close();
    await direct.close();
  };
  return { direct, proxy, proxied, close };
}

async function openShopBehindProxy() {
  const { direct, proxy, proxied, close } = await openDatabaseBehindProxy();
  const shop = await buildTestApp(proxied);
  onTestFinished(async () => {
    proxy.setState('forwards');
    await shop.close();
    await close();
  });
  await setShipping(direct.db);
  return { direct, proxy, proxied, shop };
}

type Shop = Awaited<ReturnType<typeof openShopBehindProxy>>;

/** Places orders until stopped, and repeats each with its key until it gets a response. */
async function runShopper({ direct, shop }: Shop, product_id: string, shouldContinue: () => boolean) {
  const acknowledged: string[] = [];
  const failedStatuses: number[] = [];
  let slowest_ms = 0;
  while (shouldContinue()) {
    const buyer = await addShopper(direct.db);
    const repeatUntilAcknowledged = async (sendCall: () => Promise<{ status: number; body: { data: { order_id: string } } }>) => {
      for (;;) {
        const started_ms = performance.now();
        const { status, body } = await sendCall();
        slowest_ms = Math.max(slowest_ms, performance.now() - started_ms);
        if (status === 200) return body.data;
        failedStatuses.push(status);
        // Far sooner than `retry-after` says, but not a flood.
        await pause(250);
      }
    };
    const keyHeader = { 'idempotency-key': createUniqueName('key') };
    // A repeated call may add the line twice to the cart, which is still ordered only once.
    await repeatUntilAcknowledged(() => addToCart(shop.app, buyer, { product_id }));
    acknowledged.push((await repeatUntilAcknowledged(() => placeOrder(shop, buyer, {}, keyHeader))).order_id);
  }
  return { acknowledged, failedStatuses, slowest_ms };
}

/** Lets the database fail under load in one way, and expects that the shop recovers by itself. */
async function surviveOutage(state: 'hangs' | 'refuses') {
  const testShop = await openShopBehindProxy();
  const { direct, proxy, shop } = testShop;
  const { product_id } = await addProduct(direct.db, { stock: 100_000 });
  let isOver = false;
  const shoppers = Promise.all(Array.from({ length: SHOPPER_COUNT }, () => runShopper(testShop, product_id, () => !isOver)));
  const countOrders = async () => (await direct.db.selectFrom('orders').select('order_id').execute()).length;
  await expect.poll(countOrders, POLL_OPTIONS).toBeGreaterThan(0);
  proxy.setState(state);
  await pause(OUTAGE_MS / 2);
  const live = await shop.app.inject('/api/health/live');
  expect(live.statusCode).toBe(200);
  const response = await shop.app.inject({ method: 'POST', url: '/api/orders/shipping-fees/get', payload: {} });
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    503,
    '5',
    { status: 'error', code: 'storage_unavailable', message: 'Something went wrong.' },
  ]);
  await pause(OUTAGE_MS / 2);
  proxy.setState('forwards');
  const ordersBefore = await countOrders();
  await expect.poll(countOrders, POLL_OPTIONS).toBeGreaterThan(ordersBefore + SHOPPER_COUNT);
  isOver = true;
  const results = await shoppers;
  const acknowledged = results.flatMap((result) => result.acknowledged);
  const orders = await direct.db.selectFrom('orders').select(['order_id', 'user_id']).execute();
  expect(acknowledged.length, state).toBeGreaterThan(SHOPPER_COUNT);
  expect(orders.map(({ order_id }) => order_id).sort(), state).toEqual(acknowledged.sort());
  expect(new Set(orders.map(({ user_id }) => user_id)).size, state).toBe(orders.length);
  const failedStatuses = results.flatMap((result) => result.failedStatuses);
  expect(failedStatuses, state).not.toEqual([]);
  expect(failedStatuses, state).toEqual(failedStatuses.map(() => 503));
  expect(Math.max(...results.map((result) => result.slowest_ms)), state).toBeLessThan(RESPONSE_MS_MAX);
  expect(await findBrokenInvariants(direct.db)).toEqual([]);
  expect((await shop.app.inject('/api/health/ready')).statusCode, state).toBe(200);
}

test('when the database hangs or refuses for a while under load, each acknowledged order exists once, and the shop recovers by itself', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Runs two shops at the same time, each with its own database, because most of an outage is waiting.
  await Promise.all([surviveOutage('hangs'), surviveOutage('refuses')]);
  // The recurring jobs log only errors that the outage causes.
  expect(consoleError.mock.calls.filter(([error]) => !isCausedByOutage(error)).map(String)).toEqual([]);
  consoleError.mockClear();
});

test('the queue reports in a sentence that its database does not respond, and works again afterwards', async () => {
  // This test opens no shop, which would log its own failures.
  const { proxy, proxied, direct, close } = await openDatabaseBehindProxy();
  onTestFinished(close);
  const output: string[] = [];
  const doneEmails: string[] = [];
  const jobs = await openJobs(proxied.db, 'postgres', (line) => output.push(line), { pollSeconds: 0.5 });
  await jobs.startWorkers({
    'forgot-password': async ({ email }) => void doneEmails.push(email),
    'erase-files': async () => {},
  });
  proxy.setState('refuses');
  await expect.poll(() => output.length, { timeout: 20_000 }).toBeGreaterThan(2);
  proxy.setState('forwards');
  await jobs.enqueue(direct.db, 'forgot-password', { email: 'keza@example.com' });
  await expect.poll(() => doneEmails, { timeout: 20_000 }).toEqual(['keza@example.com']);
  await jobs.close();
  expect(output.filter((line) => !/[a-z]{4}/i.test(line) || line.includes('[object'))).toEqual([]);
  expect(output.join('\n')).toMatch(/Connection terminated|ECONN/);
});

test('a statement to a stopped server fails, and its connection is not used again', async () => {
  const { direct, proxy, close } = await openDatabaseBehindProxy();
  onTestFinished(close);
  const log: string[] = [];
  const connection = { connectionString: proxy.url };
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const SILENCE_MS_MAX = 300;
  closeSilentConnections(pool, connection, (line) => log.push(line), SILENCE_MS_MAX);
  const before = await pool.query('select pg_backend_pid() as pid');
  // A server that is silent for a second, but alive, keeps its connection.
  await pool.query('select pg_sleep(1)');
  proxy.setState('hangs');
  await expect(pool.query('select 1')).rejects.toThrow('terminated');
  expect(log).toHaveLength(1);
  proxy.setState('forwards');
  const after = await pool.query('select pg_backend_pid() as pid');
  expect(after.rows).not.toEqual(before.rows);
  await pool.end();
  // PostgreSQL itself was not stopped: only the proxy hung.
  await direct.ready();
}, 30_000);
