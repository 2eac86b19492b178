import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { createMigratedDatabase } from '../../../test/support/database/postgres-server.ts';
import { type OpenDatabase, openDatabase } from '../connect.ts';

const POOL_MAX = 3;

let database: OpenDatabase;
let databaseUrl: string;
/** A connection besides the tested pool. */
let admin: pg.Client;
let log: string[];

beforeEach(async () => {
  const { url, drop } = await createMigratedDatabase(inject('postgresUrl') ?? '');
  databaseUrl = url;
  log = [];
  database = await openDatabase({ databaseUrl, dataDir: '', poolMax: POOL_MAX, log: (message) => log.push(message) });
  admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  onTestFinished(async () => {
    await admin.end();
    await database.close();
    await drop();
  });
});

/** Ends the connections, as a restart or a failover of the server does. `condition`: in SQL, which of them; all by default. */
async function endConnections(condition = 'true'): Promise<void> {
  await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'uruhu' and datname = current_database() and pid <> pg_backend_pid() and ${condition}`);
}

const countConnections = async (condition: string): Promise<number> => {
  const { rows } = await admin.query<{ count: string }>(
    `select count(*) from pg_stat_activity where application_name = 'uruhu' and datname = current_database() and ${condition}`,
  );
  return Number(rows[0]?.count);
};

test('the pool replaces lost idle connections', async () => {
  await Promise.all(Array.from({ length: POOL_MAX }, () => sql`select pg_sleep(0.05)`.execute(database.db)));
  await endConnections();
  await expect.poll(() => log.some((line) => line.includes('Lost an idle database connection'))).toBe(true);
  await database.ready();
});

test('a transaction whose connection is lost between two queries fails, and process and pool keep working', async () => {
  const lostTransaction = database.db.transaction().execute(async (transaction) => {
    await sql`create table gone (id int)`.execute(transaction);
    await endConnections();
    await sql`insert into gone values (1)`.execute(transaction);
  });
  await expect(lostTransaction).rejects.toThrow();
  expect((await sql`select to_regclass('gone') as gone`.execute(database.db)).rows).toEqual([{ gone: null }]);
});

test('a query whose connection is lost fails, and a query sent at once afterwards gets another connection', async () => {
  for (let round = 0; round < 5; round++) {
    const slowQuery = sql`select pg_sleep(30)`.execute(database.db);
    const laterQuery = expect(slowQuery)
      .rejects.toThrow(/terminat/)
      .then(() => database.ready());
    await expect.poll(() => countConnections(`state = 'active'`)).toBe(1);
    await endConnections(`state = 'active'`);
    await laterQuery;
  }
});

test('the pool opens no more connections than allowed, and waiting queries get their turn', async () => {
  const queries = Array.from({ length: POOL_MAX * 4 }, () => sql`select pg_sleep(0.4)`.execute(database.db));
  await expect.poll(() => countConnections(`state = 'active'`)).toBe(POOL_MAX);
  await Promise.all(queries);
  expect(await countConnections('true')).toBe(POOL_MAX);
});

test('each connection has the time limits', async () => {
  const { rows } = await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`.execute(database.db);
  expect(rows).toEqual([{ statement: '15s', lock: '10s', idle: '15s', zone: 'UTC' }]);
});

test('opening fails when the server does not respond', async () => {
  const url = new URL(databaseUrl);
  url.port = '1';
  await expect(openDatabase({ databaseUrl: url.href, dataDir: '', log: () => {} })).rejects.toThrow('ECONNREFUSED');
});

test('a listener whose connection is lost listens again, and is called once because it may have missed something', async () => {
  const payloads: string[] = [];
  await database.listen('news', (payload) => payloads.push(payload));
  await admin.query(`notify news, 'before'`);
  await expect.poll(() => payloads).toEqual(['before']);

  await endConnections(`query ilike 'listen%'`);
  await admin.query(`notify news, 'while the listener is disconnected'`);
  await expect.poll(() => payloads).toEqual(['before', '']);
  await admin.query(`notify news, 'after'`);
  await expect.poll(() => payloads).toEqual(['before', '', 'after']);
  expect(log.filter((line) => line.includes('Lost the LISTEN connection'))).toHaveLength(1);
});

test('all listeners share one connection besides the pool', async () => {
  for (const channel of ['a', 'b', 'c']) await database.listen(channel, () => {});
  expect(await countConnections(`query ilike 'listen%'`)).toBe(1);
});

test('a LISTEN that fails because the connection is lost opens no second one', async () => {
  const payloads: string[] = [];
  await database.listen('news', (payload) => payloads.push(payload));
  const listenToMore = () => database.listen('more', () => {}).catch(() => {});
  await Promise.all([endConnections(`query ilike 'listen%'`), ...Array.from({ length: 20 }, listenToMore)]);
  await listenToMore();
  await expect.poll(() => payloads).toEqual(['']);
  expect(await countConnections(`query ilike 'listen%'`)).toBe(1);
});

test('closing ends every connection, also one that is being reopened', async () => {
  const second = await openDatabase({ databaseUrl, dataDir: '', log: () => {} });
  await second.listen('news', () => {});
  await second.ready();
  await endConnections(`query ilike 'listen%'`);
  await second.close();
  // Longer than the first pause before a reconnect.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await countConnections(`query ilike 'listen%'`)).toBe(0);
});
