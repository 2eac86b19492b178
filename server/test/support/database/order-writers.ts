/** Processes that write orders to the embedded database of the same folder, and ways to take away the lock that keeps the second one out. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openDatabase } from '../../../src/database/connect.ts';
import { startScript, type TestProcess } from '../system/processes.ts';
import { checkOrders, parseAcknowledged } from './written-orders.ts';

const WRITER = join(import.meta.dirname, 'order-writer.ts');
/** A test takes seconds on idle cores; a busy machine must not make it fail. */
export const TEST_MS_MAX = 300_000;

const getLockPath = (dataDir: string) => join(dataDir, 'database.lock');
export const getRecordPath = (dataDir: string) => join(dataDir, 'database.lock.pid');
export const deleteLock = (dataDir: string) => rmSync(getLockPath(dataDir));
export function deleteLockAndRecord(dataDir: string): void {
  for (const file of [getLockPath(dataDir), getRecordPath(dataDir)]) rmSync(file);
}
export function replaceLockAndRecord(dataDir: string): void {
  deleteLockAndRecord(dataDir);
  for (const file of [getLockPath(dataDir), getRecordPath(dataDir)]) writeFileSync(file, '');
}

/** `orders`: how many orders the shop places by itself; 'per-line': one for each line of its input, see placeOrder. */
type WriterOptions = { orders?: number | 'per-line'; withSocket?: boolean };

/** Starts order-writer.ts, which stands for a shop that takes orders. */
export function startWriter(dataDir: string, { orders = Number.POSITIVE_INFINITY, withSocket = true }: WriterOptions): TestProcess {
  return startScript(WRITER, [dataDir, String(orders), ...(withSocket ? [] : ['without-socket'])]);
}

/** Places one order and waits for its acknowledgement. */
export async function placeOrder(writer: TestProcess): Promise<void> {
  const before = writer.output.length;
  writer.child.stdin?.write('\n');
  await expect.poll(() => writer.output.length, { timeout: TEST_MS_MAX / 3 }).toBe(before + 1);
}

export async function kill(writer: TestProcess): Promise<void> {
  writer.child.kill('SIGKILL');
  await writer.exited;
}

/** Opens the database after the last process was killed, and expects every acknowledged order, complete. */
export async function expectAllOrdersComplete(dataDir: string, writers: TestProcess[]): Promise<void> {
  const acknowledged = writers.flatMap(({ output }) => parseAcknowledged(output));
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
  const survival = await checkOrders(database, acknowledged);
  await database.close();
  expect(survival).toMatchObject({ lost: [], incomplete: [] });
}
