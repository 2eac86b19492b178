/**
 * Measures how long it takes to open the embedded database, and how much slower commits are when they wait for the disk.
 *
 *   node server/test/measure-embedded.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START_PARAMS, DurableFs } from '../src/database/embedded/durable-fs.ts';
import { openEmbedded, openInMemory } from '../src/database/embedded/embedded.ts';

const COMMITS = 1_000;
const TABLE = 'create table if not exists written (id int generated always as identity primary key, text text)';
const INSERT = 'insert into written (text) values ($1)';
const TEXT = 'x'.repeat(200);

type Query = (statement: string, values?: unknown[]) => Promise<unknown>;

const scratchFolder = mkdtempSync(join(tmpdir(), 'uruhu-bench-'));
const log = (message: string): void => void process.stderr.write(`${message}\n`);
const report = (name: string, value: number, unit: string): void =>
  void process.stdout.write(`${name.padEnd(56)}${value.toFixed(0).padStart(7)} ${unit}\n`);

async function measureTime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const started_ms = performance.now();
  const value = await work();
  report(name, performance.now() - started_ms, 'ms');
  return value;
}

async function measureRate(name: string, query: Query, statement: string, values?: unknown[]): Promise<void> {
  await query(statement, values);
  const started_ms = performance.now();
  for (let count = 0; count < COMMITS; count++) await query(statement, values);
  report(name, (COMMITS * 1_000) / (performance.now() - started_ms), 'a second');
}

async function measureCommits(name: string, database: { query: Query }): Promise<void> {
  await database.query(TABLE);
  await measureRate(name, (statement, values) => database.query(statement, values), INSERT, [TEXT]);
}

const dataDir = join(scratchFolder, 'data');
const newDatabase = await measureTime('create and open', () => openEmbedded({ dataDir, log }));
await measureTime('close', newDatabase.close);
const embedded = await measureTime('open', () => openEmbedded({ dataDir, log }));
const dump = await embedded.dump();
await measureCommits('commits, through the server’s connection pool', embedded.pool);
await measureRate('reads, through the server’s connection pool', (statement) => embedded.pool.query(statement), 'select 1');
await embedded.close();
const memory = await measureTime('open in memory, from a dump', () => openInMemory({ dump, log }));
await memory.close();

// The same engine in this thread, so that the flush is the only difference.
const folder = join(dataDir, 'database');
const fail = (reason: string): never => {
  throw new Error(reason);
};
const durable = await PGlite.create({ fs: new DurableFs(folder, fail), startParams: [...DURABLE_START_PARAMS] });
await measureCommits('commits, PGlite alone, flushed', durable);
await durable.close();
const unflushed = await PGlite.create({ dataDir: folder });
await measureCommits('commits, PGlite alone, not flushed (its default)', unflushed);
await unflushed.close();

report('memory of this process at the end', process.memoryUsage().rss / 1e6, 'MB');
rmSync(scratchFolder, { recursive: true, force: true });
