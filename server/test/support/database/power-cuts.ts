/** Simulates power cuts of the embedded database: each keeps only what was flushed to the disk. */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect } from 'vitest';
import { DURABLE_START_PARAMS, DurableFs } from '../../../src/database/embedded/durable-fs.ts';
import { createTempFolder } from '../system/temp-folder.ts';
import { FragileDisk } from './fragile-disk.ts';

export const ORDERS_PER_CUT = 30;
/** Checkpoints come at another interval than cuts, so that some cuts come soon after a checkpoint and some long after. */
const ORDERS_PER_CHECKPOINT = 70;
/** Log files of 1 MB instead of 16, so that PostgreSQL switches to the next one several times. */
const SMALL_LOG_FILES = ['--wal-segsize=1'];
const NOTE_BYTES = 4_000;
const chooseLineCount = (id: number) => (id % 3) + 1;

function fail(reason: string): never {
  throw new Error(reason);
}

const openDatabaseIn = (folder: string, startParams: readonly string[]) =>
  PGlite.create({ fs: new DurableFs(folder, fail), startParams: [...startParams], initDbStartParams: SMALL_LOG_FILES });

const CREATION_MS_MAX = 60_000;
/** An empty database, which each run copies, because creating one takes seconds. */
const emptyFolder = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
/** Creates the empty database before the tests of the file, and deletes it after them. */
export function useEmptyDatabase(): void {
  beforeAll(async () => {
    const database = await openDatabaseIn(emptyFolder, DURABLE_START_PARAMS);
    await database.exec('create table orders (id int primary key, note text); create table lines (order_id int references orders)');
    await database.close();
  }, CREATION_MS_MAX);
  afterAll(() => rmSync(emptyFolder, { recursive: true, force: true }));
}

/** Opens the database after a power cut and reads the orders, each with the number of its lines. */
async function readOrders(folder: string): Promise<string[]> {
  const database = await openDatabaseIn(folder, DURABLE_START_PARAMS);
  const { rows } = await database.query<{ text: string }>(
    `select id || ':' || (select count(*) from lines where order_id = id) as text from orders order by id`,
  );
  await database.close();
  return rows.map(({ text }) => text);
}

/** `acknowledged`: the number of orders that were acknowledged before the cut. */
type PowerCut = { acknowledged: number; readRemainingOrders: () => Promise<string[]> };

/**
 * Places orders, and simulates a power cut now and then: it copies the files that the cut would leave, and the database goes on. Returns each
 * cut with its acknowledged orders and the function that reads the remaining ones from the copy.
 */
export async function placeOrdersWithCuts(startParams: readonly string[], orders: number): Promise<PowerCut[]> {
  const folder = join(createTempFolder(), 'database');
  cpSync(emptyFolder, folder, { recursive: true });
  const disk = new FragileDisk(folder, createTempFolder());
  const database = await PGlite.create({ fs: disk.createFileSystem(), startParams: [...startParams] });
  const cuts: PowerCut[] = [];
  for (let id = 1; id <= orders; id++) {
    await database.transaction(async (transaction) => {
      await transaction.query('insert into orders values ($1, $2)', [id, randomBytes(NOTE_BYTES).toString('hex')]);
      await transaction.query('insert into lines select $1 from generate_series(1, $2)', [id, chooseLineCount(id)]);
    });
    if (id % ORDERS_PER_CHECKPOINT === 0) await database.exec('checkpoint');
    if (id % ORDERS_PER_CUT === 0) {
      const remainingFolder = join(createTempFolder(), 'remaining');
      disk.writeRemainingFiles(remainingFolder);
      cuts.push({ acknowledged: id, readRemainingOrders: () => readOrders(remainingFolder) });
    }
  }
  await database.close();
  return cuts;
}

/** Expects that after each cut the acknowledged orders are there, each with all its lines, and nothing else. */
export async function expectNothingLost(cuts: readonly PowerCut[]): Promise<void> {
  for (const { acknowledged, readRemainingOrders } of cuts) {
    expect(await readRemainingOrders()).toEqual(
      Array.from({ length: acknowledged }, (_, index) => `${index + 1}:${chooseLineCount(index + 1)}`),
    );
  }
}
