import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migratedImage } from '../../test/support/engines.ts';
import { withKysely } from './connect.ts';
import { type EmbeddedEngine, openInMemory } from './embedded.ts';
import { analyze, checkpointWhenDue, repeat, startMaintenance, vacuum } from './maintenance.ts';

const INTERVAL_MS = 1_000;
const SOON = { timeout: 15_000 };

let engine: EmbeddedEngine;
beforeAll(async () => {
  engine = await openInMemory({ image: await migratedImage(), log: () => {} });
});
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.pool.query('drop table if exists "Odd name"; create table "Odd name" (id int, filler text)');
});
afterEach(() => {
  vi.useRealTimers();
});

const fill = (rows: number) => engine.pool.query(`insert into "Odd name" select g, repeat('x', 100) from generate_series(1, ${rows}) g`);
const pages = async () => {
  const { rows } = await engine.pool.query<{ pages: number; tuples: number }>(
    `select relpages as pages, reltuples as tuples from pg_class where relname = 'Odd name'`,
  );
  return rows[0];
};

test('a vacuum gives the space of deleted rows back and renews what the planner knows', async () => {
  await fill(1_000);
  await engine.pool.query('delete from "Odd name" where id > 10');
  await vacuum(engine.pool);
  expect(await pages()).toEqual({ pages: 1, tuples: 10 });
});

test('analyze renews what the planner knows', async () => {
  await fill(500);
  await analyze(withKysely(engine).db);
  expect((await pages())?.tuples).toBe(500);
});

test('a checkpoint is made when much has been logged since the last, and only then', async () => {
  await engine.pool.query('checkpoint');
  expect(await checkpointWhenDue(engine.pool, 1_000_000)).toBe(false);
  await fill(20_000);
  expect(await checkpointWhenDue(engine.pool, 1_000_000)).toBe(true);
  expect(await checkpointWhenDue(engine.pool, 1_000_000)).toBe(false);
});

test('maintenance vacuums by itself, at its interval', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log: string[] = [];
  const stop = startMaintenance(engine.pool, (message) => log.push(message));
  await fill(100);
  vi.advanceTimersByTime(60 * 60 * 1_000);
  await stop();
  expect((await pages())?.tuples).toBe(100);
  expect(log).toEqual([]);
});

test('a task never runs twice at once, and stopping waits for the one under way', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ends: (() => void)[] = [];
  const task = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const stop = repeat(INTERVAL_MS, task, () => {});
  vi.advanceTimersByTime(INTERVAL_MS * 3);
  expect(task).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(task).toHaveBeenCalledTimes(2);
  }, SOON);

  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await sql`select 1`.execute(withKysely(engine).db);
  expect(stopped).toBe(false);
  ends[1]?.();
  await stopping;
  vi.advanceTimersByTime(INTERVAL_MS * 3);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a task that fails is logged and tried again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log: string[] = [];
  const task = vi.fn(() => Promise.reject(new Error('no space left')));
  const stop = repeat(INTERVAL_MS, task, (message) => log.push(message));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(INTERVAL_MS);
    expect(log).toHaveLength(2);
  }, SOON);
  expect(log[0]).toContain('no space left');
  await stop();
});
