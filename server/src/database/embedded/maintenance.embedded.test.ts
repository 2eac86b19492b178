import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMigratedDump } from '../../../test/support/database/migrated-dump.ts';
import { openJobs } from '../../jobs/jobs.ts';
import { withKysely } from '../connect.ts';
import { type EmbeddedEngine, openInMemory } from './embedded.ts';
import { checkpointWhenDue, startMaintenance, vacuumTables } from './maintenance.ts';

let engine: EmbeddedEngine;
beforeAll(async () => {
  engine = await openInMemory({ dump: await loadMigratedDump(), log: () => {} });
});
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.pool.query('drop table if exists "Odd name"; create table "Odd name" (id int, filler text)');
});
afterEach(() => {
  vi.useRealTimers();
});

const insertRows = (rows: number) =>
  engine.pool.query(`insert into "Odd name" select g, repeat('x', 100) from generate_series(1, ${rows}) g`);
const readTableSize = async () => {
  const { rows } = await engine.pool.query<{ pages: number; tuples: number }>(
    `select relpages as pages, reltuples as tuples from pg_class where relname = 'Odd name'`,
  );
  return rows[0];
};

test("a vacuum frees the space of deleted rows and updates the planner's statistics", async () => {
  await insertRows(1_000);
  await engine.pool.query('delete from "Odd name" where id > 10');
  await vacuumTables(engine.pool);
  expect(await readTableSize()).toEqual({ pages: 1, tuples: 10 });
});

test('a vacuum covers the job queue too: however often its jobs are deleted, its tables do not grow', async () => {
  const { db } = withKysely(engine);
  const jobs = await openJobs(db, 'embedded', () => {});
  const createDeadRows = async () => {
    for (let job = 0; job < 300; job++) await jobs.enqueue(db, 'forgot-password', { email: `${job}@example.com` });
    for (let change = 0; change < 5; change++) await sql`update pgboss.job set data = data || '{"again": true}'`.execute(db);
    await sql`delete from pgboss.job`.execute(db);
  };
  const sizes: number[] = [];
  for (let round = 0; round < 6; round++) {
    await createDeadRows();
    await vacuumTables(engine.pool);
    const { rows } = await sql<{ bytes: number }>`
      select sum(pg_total_relation_size(relid))::bigint as bytes from pg_stat_user_tables
      where schemaname = 'pgboss'`.execute(db);
    sizes.push(rows[0]?.bytes ?? 0);
  }
  await jobs.close();
  expect(sizes[0]).toBeGreaterThan(0);
  // From the second round on, new rows take the space that the vacuum has freed.
  expect(sizes.at(-1)).toBeLessThanOrEqual((sizes[1] ?? 0) * 1.1);
});

test('the embedded database makes a checkpoint only when its write-ahead log has grown beyond the limit since the last one', async () => {
  await engine.pool.query('checkpoint');
  expect(await checkpointWhenDue(engine.pool, 1_000_000)).toBe(false);
  await insertRows(20_000);
  expect(await checkpointWhenDue(engine.pool, 1_000_000)).toBe(true);
  expect(await checkpointWhenDue(engine.pool, 1_000_000)).toBe(false);
});

test('maintenance vacuums every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log: string[] = [];
  const stop = startMaintenance(engine.pool, (message) => log.push(message));
  await insertRows(100);
  vi.advanceTimersByTime(60 * 60 * 1_000);
  await stop();
  expect((await readTableSize())?.tuples).toBe(100);
  expect(log).toEqual([]);
});
