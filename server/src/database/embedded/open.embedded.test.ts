/** Slow: each test starts processes with the embedded database. */
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createMigratedFolder } from '../../../test/support/database/data-folder.ts';
import { loadMigratedDump } from '../../../test/support/database/migrated-dump.ts';
import { startScript } from '../../../test/support/system/processes.ts';
import { createTempFolder } from '../../../test/support/system/temp-folder.ts';
import { openDatabase, withKysely } from '../connect.ts';
import { MIGRATIONS_FOLDER } from '../migrate.ts';
import { openInMemory } from './embedded.ts';
import { startMemoryThread } from './embedded-thread.ts';

const OPENER = join(import.meta.dirname, '../../../test/support/database/database-opener.ts');

const openDatabaseIn = (dataDir: string) => openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });

async function openMigratedInMemory(options: { connectionTimeout_ms?: number } = {}) {
  const engine = await openInMemory({ dump: await loadMigratedDump(), log: () => {}, ...options });
  onTestFinished(() => engine.close());
  return engine;
}

const readPermissions = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('written data is there after closing and reopening, in folders that only the owner can read', async () => {
  const dataDir = join(createTempFolder(), 'data');
  mkdirSync(dataDir, { mode: 0o755 });
  const first = await openDatabaseIn(dataDir);
  expect(first.startWarnings).toEqual([expect.stringContaining('DATABASE_URL')]);
  await sql`create table notes as select 'kept' as text`.execute(first.db);
  await first.close();
  expect([readPermissions(dataDir), readPermissions(join(dataDir, 'database'))]).toEqual(['700', '700']);

  chmodSync(join(dataDir, 'database'), 0o755);
  const second = await openDatabaseIn(dataDir);
  expect((await sql`select text from notes`.execute(second.db)).rows).toEqual([{ text: 'kept' }]);
  expect(readPermissions(join(dataDir, 'database'))).toBe('700');
  await second.close();
});

test('an interrupted creation starts again', async () => {
  const dataDir = createTempFolder();
  const unfinished = join(dataDir, 'database.unfinished');
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
  const database = await openDatabaseIn(dataDir);
  await database.ready();
  await database.close();
  expect(existsSync(unfinished)).toBe(false);
});

test('a folder with other files is refused and left unchanged', async () => {
  const dataDir = createTempFolder();
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database', 'letter.txt'), 'dear');
  await expect(openDatabaseIn(dataDir)).rejects.toThrow('no database');
  expect(readFileSync(join(dataDir, 'database', 'letter.txt'), 'utf8')).toBe('dear');
});

test("opening a broken database fails with PostgreSQL's reason, and can be tried again", async () => {
  const dataDir = await createMigratedFolder();
  const versionFile = join(dataDir, 'database', 'PG_VERSION');
  writeFileSync(versionFile, '12\n');
  await expect(openDatabaseIn(dataDir)).rejects.toThrow(/not compatible|incompatible/);
  writeFileSync(versionFile, '18\n');
  await (await openDatabaseIn(dataDir)).close();
});

test('a second process is refused with the pid of the first, and one that starts after the first was killed opens the database', async () => {
  const dataDir = await createMigratedFolder();
  const first = startScript(OPENER, [dataDir, MIGRATIONS_FOLDER]);
  await first.waitForLine(/^open/);
  await expect(openDatabaseIn(dataDir)).rejects.toThrow(`pid ${first.child.pid}`);
  const second = startScript(OPENER, [dataDir, MIGRATIONS_FOLDER]);
  expect(await second.waitForLine(/./)).toContain(`pid ${first.child.pid}`);

  first.child.kill('SIGKILL');
  await first.exited;
  // The killed process has left its record behind, which must not keep out the next process.
  expect(Number.parseInt(readFileSync(join(dataDir, 'database.lock.pid'), 'utf8'), 10)).toBe(first.child.pid);
  await (await openDatabaseIn(dataDir)).close();
});

test('a second opening in the same process is refused too', async () => {
  const dataDir = await createMigratedFolder();
  const first = await openDatabaseIn(dataDir);
  await expect(openDatabaseIn(dataDir)).rejects.toThrow(`pid ${process.pid}`);
  await first.close();
  await (await openDatabaseIn(dataDir)).close();
});

test('of several processes that start at once on a new folder, exactly one opens it', async () => {
  const dataDir = createTempFolder();
  const emptyMigrationsFolder = createTempFolder();
  const openers = Array.from({ length: 4 }, () => startScript(OPENER, [dataDir, emptyMigrationsFolder]));
  const lines = await Promise.all(openers.map((opener) => opener.waitForLine(/^(open|refused)/)));
  expect(lines.filter((line) => line.startsWith('open'))).toHaveLength(1);
  for (const line of lines.filter((text) => text.startsWith('refused'))) expect(line).toContain('is in use by');
});

test('a transaction that waits for itself fails instead of hanging, and later queries succeed', async () => {
  const database = withKysely(await openMigratedInMemory({ connectionTimeout_ms: 1_000 }));
  await database.ready();
  const waiting = database.db.transaction().execute(() => sql`select 1`.execute(database.db));
  await expect(waiting).rejects.toThrow('timeout');
  await database.ready();
});

test('a transaction of a lost connection is rolled back before the next query', async () => {
  const engine = await openMigratedInMemory();
  await engine.pool.query('create table notes (text text)');
  const client = await engine.pool.connect();
  await client.query('begin');
  await client.query(`insert into notes values ('of a lost transaction')`);
  client.release(new Error('the connection is lost'));

  await engine.pool.query(`insert into notes values ('kept')`);
  expect((await engine.pool.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
  expect((await engine.pool.query('select pg_current_xact_id_if_assigned() as open')).rows).toEqual([{ open: null }]);
});

test('a slow query does not block the rest of the process', async () => {
  const database = withKysely(await openMigratedInMemory());
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started_ms = performance.now();
  await sql`select count(*) from generate_series(1, 5000000)`.execute(database.db);
  const took_ms = performance.now() - started_ms;
  delay.disable();
  expect(took_ms).toBeGreaterThan(100);
  expect(delay.max / 1e6).toBeLessThan(took_ms / 2);
});

test('when the thread has ended, existing and new connections fail at once with the reason', async () => {
  const thread = await startMemoryThread(await loadMigratedDump(), () => {});
  const waitForError = (socket: Duplex) => new Promise<string>((resolve) => socket.once('error', (error) => resolve(error.message)));
  const errorOfOpenConnection = waitForError(thread.connect());
  await thread.close();
  expect(await errorOfOpenConnection).toContain('the embedded database has stopped');
  expect(await waitForError(thread.connect())).toContain('the embedded database has stopped');
});

test('a database that opens from a dump has the data of the dump, and its changes reach neither the dump nor other databases from it', async () => {
  const original = await openMigratedInMemory();
  await original.pool.query(`create table notes as select 'copied' as text`);
  const dump = await original.dump();
  const [changed, other] = [await openInMemory({ dump, log: () => {} }), await openInMemory({ dump, log: () => {} })];
  onTestFinished(async () => {
    await Promise.all([changed.close(), other.close()]);
  });
  await changed.pool.query(`update notes set text = 'changed'`);
  await changed.pool.query('checkpoint');
  const later = await openInMemory({ dump, log: () => {} });
  onTestFinished(() => later.close());
  for (const copy of [other, later]) expect((await copy.pool.query('select text from notes')).rows).toEqual([{ text: 'copied' }]);
});
