import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from '../../test/support/processes.ts';
import { tempFolder } from '../../test/support/temp-folder.ts';
import { checkOrders, parseAcknowledged } from '../../test/support/written-orders.ts';
import { openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

const WRITER = join(import.meta.dirname, '../../test/support/order-writer.ts');
const ORDERS = 60;
const CREATION_MS_MAX = 60_000;

/** Why the kernel cannot be watched here, if so. The power cut of embedded.power-cut.test.ts needs no strace. */
function whyNoStrace(): string | undefined {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
const reason = whyNoStrace();
if (reason !== undefined) process.stdout.write(`embedded.durable.test.ts is skipped, strace cannot be used here: ${reason}\n`);

/** One for all tests, made and migrated before: each adds its orders, and leaves it so that the next start does the same work. */
const dataDir = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
beforeAll(async () => {
  if (reason !== undefined) return;
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
  await migrate(database, () => {});
  await database.close();
}, CREATION_MS_MAX);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Run = { code: number | null; acknowledged: string[]; errors: string; calls: string[] };

/** Runs order-writer.ts under strace. */
async function trace(options: string[]): Promise<Run> {
  const file = join(tempFolder(), 'trace');
  const node = [process.execPath, WRITER, dataDir, String(ORDERS)];
  const { exited, output, errors } = startProcess('strace', ['-f', '-y', ...options, '-o', file, ...node]);
  const { code } = await exited;
  return { code, acknowledged: parseAcknowledged(output), errors: errors.join('\n'), calls: readFileSync(file, 'utf8').split('\n') };
}

let healthy: Promise<Run> | undefined;
/** What the kernel saw while nothing went wrong. */
function healthyRun(): Promise<Run> {
  healthy ??= trace(['-e', 'trace=write,pwrite64,pwritev,fdatasync']);
  return healthy;
}

const isAcknowledgement = (call: string): boolean => / write\(1<.*>, "[0-9a-f]{8}-/.test(call);

/** The order in which the log was written and flushed, and orders acknowledged. A call of one thread may be cut in two by another's. */
function events(calls: readonly string[]): ('written' | 'flushed' | 'acknowledged')[] {
  const flushing = new Set<string>();
  return calls.flatMap((call) => {
    const thread = call.split(' ', 1)[0] ?? '';
    if (isAcknowledgement(call)) return ['acknowledged'];
    if (/ p?write\w*\(\d+<.*\/pg_wal\/\w{24}>/.test(call)) return ['written'];
    if (/ fdatasync\(\d+<.*\/pg_wal\/\w{24}>\) += 0/.test(call)) return ['flushed'];
    if (/ fdatasync\(\d+<.*\/pg_wal\/\w{24}> <unfinished/.test(call)) flushing.add(thread);
    else if (/<\.\.\. fdatasync resumed>/.test(call) && flushing.delete(thread) && / = 0$/.test(call)) return ['flushed'];
    return [];
  });
}

test.runIf(reason === undefined)('the kernel has put the log of each commit on the disk before it is acknowledged', async () => {
  const { code, acknowledged, errors, calls } = await healthyRun();
  expect(code, errors).toBe(0);
  expect(acknowledged).toHaveLength(ORDERS);

  let since: string[] = [];
  let seen = 0;
  for (const event of events(calls)) {
    if (event !== 'acknowledged') since.push(event);
    else {
      expect(since).toContain('written');
      expect(since.at(-1)).toBe('flushed');
      since = [];
      seen++;
    }
  }
  expect(seen).toBe(ORDERS);
});

test.runIf(reason === undefined).each([
  ['refuses to flush', 'fdatasync', 'EIO', 'the disk refused to keep what was written'],
  ['is full', 'pwrite64', 'ENOSPC', 'No space left on device'],
])(
  'when the disk %s, nothing more is acknowledged, the reason is told, and what was acknowledged is there',
  async (_, call, fault, why) => {
    const { calls } = await healthyRun();
    const middle = calls.flatMap((text, index) => (isAcknowledgement(text) ? [index] : []))[ORDERS / 2];
    const callsBefore = calls.slice(0, middle).filter((text) => text.includes(` ${call}(`)).length;

    const { code, acknowledged, errors } = await trace(['-e', `trace=${call}`, '-e', `inject=${call}:error=${fault}:when=${callsBefore}+`]);
    expect(code).not.toBe(0);
    expect(errors).toContain(why);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(ORDERS);

    const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
    const survival = await checkOrders(database, acknowledged);
    await database.close();
    expect(survival).toMatchObject({ lost: [], torn: [] });
  },
);
