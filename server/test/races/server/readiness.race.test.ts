/** When the database responds but cannot take orders, the shop reports it before it loses an order, and reports when it works again. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../src/database/connect.ts';
import { openReadiness } from '../../../src/database/readiness.ts';
import { openTestPostgres } from '../../support/database/engines.ts';
import { addToCart } from '../../support/fixtures/cart.ts';
import { addProduct, addShopper, createUniqueName, type Shopper, setShipping } from '../../support/fixtures/fixtures.ts';
import { buildTestApp } from '../../support/shop/app.ts';

/** Each call checks anew, and the error of a failed request counts only briefly, so that the tests need not wait. */
const PROBE_ON_EVERY_CALL = { every_ms: 0, uploads_every_ms: 0, remembered_fault_ms: 200 };

/** Mutes the errors that failing jobs and snapshots print during the tests. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.mocked(console.error).mockClear();
});

async function execute(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') ?? '' });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

const parseDatabaseName = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);
const endConnections = (name: string) => execute(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

/** Starts the server on a database. When a test ends the server's connections, the server opens new ones. */
async function openShop(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolMax: 4, log: () => {} });
  const shop = await buildTestApp(database, { readiness: PROBE_ON_EVERY_CALL });
  onTestFinished(async () => {
    await shop.close();
    await database.close();
  });
  const fetchReadiness = async () => {
    const { statusCode, body } = await shop.app.inject('/api/health/ready');
    return [statusCode, JSON.parse(body).down];
  };
  const placeOrder = async ({ token }: Shopper, key: string) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
    const response = await shop.app.inject({ method: 'POST', url: '/api/orders/place', headers, payload: {} });
    return [response.statusCode, response.headers['retry-after']];
  };
  const countOrders = async () => (await database.db.selectFrom('orders').select('order_id').execute()).length;
  return { ...shop, db: database.db, fetchReadiness, placeOrder, countOrders };
}

async function addBuyer({ app, db }: Pick<Awaited<ReturnType<typeof openShop>>, 'app' | 'db'>, product_id: string) {
  const buyer = await addShopper(db);
  expect((await addToCart(app, buyer, { product_id })).status).toBe(200);
  return buyer;
}

test('with a read-only database, the readiness call and placing an order respond 503, and both work when it is writable again', async () => {
  const { databaseUrl, close } = await openTestPostgres();
  onTestFinished(close);
  const shop = await openShop(databaseUrl);
  await setShipping(shop.db);
  const { product_id } = await addProduct(shop.db, { stock: 5 });
  const buyer = await addBuyer(shop, product_id);
  expect(await shop.fetchReadiness()).toEqual([200, []]);

  const name = parseDatabaseName(databaseUrl);
  await execute(`alter database ${name} set default_transaction_read_only = on`);
  await endConnections(name);
  await vi.waitFor(async () => expect(await shop.fetchReadiness()).toEqual([503, ['database: read-only']]), {
    timeout: 10_000,
    interval: 100,
  });
  const key = createUniqueName('key');
  expect(await shop.placeOrder(buyer, key)).toEqual([503, '30']);
  expect((await shop.app.inject('/api/health/live')).statusCode).toBe(200);

  await execute(`alter database ${name} reset default_transaction_read_only`);
  await endConnections(name);
  await vi.waitFor(async () => expect(await shop.fetchReadiness()).toEqual([200, []]), { timeout: 10_000, interval: 100 });
  expect(await shop.countOrders()).toBe(0);
  expect((await shop.placeOrder(buyer, key))[0]).toBe(200);
  expect(await shop.countOrders()).toBe(1);
});

/** Mounts a small disk for the server's user. Undefined where this machine does not allow it. */
function mountDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'uruhu-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const DISK_MB = 64;
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test.runIf(canMount)(
  'with a full disk (needs the right to mount one), the readiness call and placing an order respond 503, no order is partly stored, and both work when there is space',
  async () => {
    const folder = mountDisk(DISK_MB);
    if (folder === undefined) throw new Error('the disk could not be mounted');
    const { uid, gid } = statSync((await execute('show data_directory')).rows[0].data_directory);
    chownSync(folder, uid, gid);
    const tablespace = createUniqueName('disk').replaceAll('-', '_');
    await execute(`create tablespace ${tablespace} location '${folder}'`);
    await execute(`create database ${tablespace} template shop_template tablespace ${tablespace}`);
    onTestFinished(async () => {
      await execute(`drop database ${tablespace} with (force)`);
      await execute(`drop tablespace ${tablespace}`);
    });
    const shop = await openShop(Object.assign(new URL(inject('postgresUrl') ?? ''), { pathname: tablespace }).href);
    await setShipping(shop.db);
    const { product_id } = await addProduct(shop.db, { stock: 5 });
    const buyer = await addBuyer(shop, product_id);
    expect(await shop.fetchReadiness()).toEqual([200, []]);

    const filler = join(folder, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(DISK_MB * 1024 * 1024))).toThrow('ENOSPC');
    expect(await shop.fetchReadiness()).toEqual([503, ['database: full']]);
    const key = createUniqueName('key');
    expect(await shop.placeOrder(buyer, key)).toEqual([503, '60']);

    rmSync(filler);
    await vi.waitFor(async () => expect(await shop.fetchReadiness()).toEqual([200, []]), { timeout: 10_000, interval: 100 });
    expect(await shop.countOrders()).toBe(0);
    expect((await shop.placeOrder(buyer, key))[0]).toBe(200);
    expect(await shop.countOrders()).toBe(1);
    const stock = await shop.db.selectFrom('stock').select('reserved').where('product_id', '=', product_id).execute();
    expect(stock).toEqual([{ reserved: 1 }]);
  },
);

/** Copies a database, so that no page is cached yet, and finds the file of one of its tables. */
async function copyDatabase(databaseUrl: string, table: string) {
  const original = parseDatabaseName(databaseUrl);
  const name = `${original}_copy`;
  await endConnections(original);
  await execute(`create database ${name} template ${original} strategy file_copy`);
  onTestFinished(async () => void (await execute(`drop database ${name} with (force)`)));
  const url = Object.assign(new URL(databaseUrl), { pathname: name }).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select current_setting('data_directory') as folder, pg_relation_filepath($1) as file`, [table]);
  await client.end();
  return { url, file: join(rows[0].folder, rows[0].file) };
}

test.each(['orders', 'order_lines'])(
  'with a damaged table %s, the readiness call and placing an order respond 503, and no data is lost',
  async (table) => {
    const { databaseUrl, close } = await openTestPostgres();
    onTestFinished(close);
    const healthy = await openDatabase({ databaseUrl, dataDir: '', poolMax: 4, log: () => {} });
    const first = await buildTestApp(healthy);
    await setShipping(healthy.db);
    const { product_id } = await addProduct(healthy.db, { stock: 5 });
    const [buyerBefore, buyerAfter] = [
      await addBuyer({ ...first, db: healthy.db }, product_id),
      await addBuyer({ ...first, db: healthy.db }, product_id),
    ];
    const headers = { authorization: `Bearer ${buyerBefore.token}` };
    expect((await first.app.inject({ method: 'POST', url: '/api/orders/place', headers, payload: {} })).statusCode).toBe(200);
    await first.close();
    await healthy.close();

    const { url, file } = await copyDatabase(databaseUrl, table);
    expect(existsSync(file)).toBe(true);
    const contents = readFileSync(file);
    writeFileSync(file, Buffer.alloc(contents.length, 0xa5), { flag: 'r+' });
    const shop = await openShop(url);
    expect(await shop.fetchReadiness()).toEqual([503, ['database: damaged']]);
    const key = createUniqueName('key');
    expect(await shop.placeOrder(buyerAfter, key)).toEqual([503, '300']);

    writeFileSync(file, contents, { flag: 'r+' });
    await vi.waitFor(async () => expect(await shop.fetchReadiness()).toEqual([200, []]), { timeout: 10_000, interval: 100 });
    expect(await shop.countOrders()).toBe(1);
    expect((await shop.placeOrder(buyerAfter, key))[0]).toBe(200);
    expect(await shop.countOrders()).toBe(2);
  },
);

test('a lost file of a table counts as damage too', async () => {
  const { databaseUrl, close } = await openTestPostgres();
  onTestFinished(close);
  const { url, file } = await copyDatabase(databaseUrl, 'order_events');
  rmSync(file);
  const shop = await openShop(url);
  expect(await shop.fetchReadiness()).toEqual([503, ['database: damaged']]);
});

test('a thousand readiness calls cause one probe of the database', async () => {
  const { databaseUrl, close } = await openTestPostgres();
  onTestFinished(close);
  const database = await openDatabase({ databaseUrl, dataDir: '', poolMax: 4, log: () => {} });
  const shop = await buildTestApp(database);
  onTestFinished(async () => {
    await shop.close();
    await database.close();
  });
  const readLastWrite = async () => {
    const { rows } = await sql<{ transaction_id: number }>`select xmin::text::int as transaction_id from readiness_probe`.execute(
      database.db,
    );
    return rows[0]?.transaction_id;
  };
  const before = await readLastWrite();
  const responses = await Promise.all(Array.from({ length: 1_000 }, () => shop.app.inject('/api/health/ready')));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const after = await readLastWrite();
  expect(after).not.toBe(before);
  expect((await shop.app.inject('/api/health/ready')).statusCode).toBe(200);
  expect(await readLastWrite()).toBe(after);
});

test('the probe reads no whole table, however large it is', async () => {
  const { db, databaseUrl, close } = await openTestPostgres();
  onTestFinished(close);
  await sql`insert into mails (kind, to_address, subject, text, html)
    select 'welcome', 'keza@example.com', 'a', 'a', 'a' from generate_series(1, 5000)`.execute(db);
  await sql`analyze mails`.execute(db);
  const countWholeReads = async () => {
    const { rows } = await sql<{ seq_scan: number }>`select seq_scan from pg_stat_user_tables where relname = 'mails'`.execute(db);
    return rows[0]?.seq_scan;
  };
  const before = await countWholeReads();
  const probeDatabase = await openDatabase({ databaseUrl, dataDir: '', poolMax: 1, log: () => {} });
  // The check of uploads always succeeds, because this test is only about the database.
  const readiness = openReadiness(probeDatabase.db, async () => {}, PROBE_ON_EVERY_CALL);
  for (let round = 0; round < 5; round++) expect(await readiness.check()).toEqual({ down: [], degraded: [] });
  // PostgreSQL updates the statistics of a connection when it ends.
  await probeDatabase.close();
  await pause(500);
  expect(await countWholeReads()).toBe(before);
});
