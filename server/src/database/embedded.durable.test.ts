import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from '../../test/support/processes.ts';
import { tempFolder } from '../../test/support/temp-folder.ts';
import { checkOrders, parseAcknowledged } from '../../test/support/written-orders.ts';
import { openDatabase } from './connect.ts';

const WRITER = join(import.meta.dirname, '../../test/support/order-writer.ts');
const ORDERS = 60;

/** Why the kernel cannot be watched here, if so. The simulated power cut of embedded.power-cut.test.ts needs no strace. */
function noStrace(): string | undefined {
  try {
    execFileSync('strace', ['-o', join(tempFolder(), 'trace'), 'true'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `strace cannot be used here: ${String(error)}`;
  }
}

const CREATION_MS_MAX = 60_000;
/** One for both tests: each adds its orders. */
const dataDir = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
beforeAll(async () => {
  await (await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} })).close();
}, CREATION_MS_MAX);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs order-writer.ts under strace. */
async function trace(options: string[]) {
  const file = join(tempFolder(), 'trace');
  const node = [process.execPath, WRITER, dataDir, String(ORDERS)];
  const { exited, output, errors } = startProcess('strace', ['-f', '-y', ...options, '-o', file, ...node]);
  const { code } = await exited;
  return { code, acknowledged: parseAcknowledged(output), errors: errors.join('\n'), calls: readFileSync(file, 'utf8').split('\n') };
}

/** The order in which the log was written and flushed, and orders acknowledged. A call of one thread may be cut in two by another's. */
function events(calls: readonly string[]): ('written' | 'flushed' | 'acknowledged')[] {
  const flushing = new Set<string>();
  return calls.flatMap((call) => {
    const thread = call.split(' ', 1)[0] ?? '';
    if (/ write\(1<.*>, "[0-9a-f]{8}-/.test(call)) return ['acknowledged'];
    if (/ p?write\w*\(\d+<.*\/pg_wal\/\w{24}>/.test(call)) return ['written'];
    if (/ fdatasync\(\d+<.*\/pg_wal\/\w{24}>\) += 0/.test(call)) return ['flushed'];
    if (/ fdatasync\(\d+<.*\/pg_wal\/\w{24}> <unfinished/.test(call)) flushing.add(thread);
    else if (/<\.\.\. fdatasync resumed>/.test(call) && flushing.delete(thread) && / = 0$/.test(call)) return ['flushed'];
    return [];
  });
}

test('the kernel has put the log of each commit on the disk before it is acknowledged', async ({ skip }) => {
  const reason = noStrace();
  if (reason !== undefined) skip(reason);
  const { code, acknowledged, errors, calls } = await trace(['-e', 'trace=write,pwrite64,pwritev,fdatasync']);
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

test('when the disk refuses to flush, nothing more is acknowledged, the reason is told, and what was acknowledged is there', async ({
  skip,
}) => {
  const reason = noStrace();
  if (reason !== undefined) skip(reason);
  const refusal = `inject=fdatasync:error=EIO:when=${ORDERS / 2}+`;
  const { code, acknowledged, errors } = await trace(['-e', 'trace=fdatasync', '-e', refusal]);
  expect(code).not.toBe(0);
  expect(errors).toContain('the disk refused to keep what was written');
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeLessThan(ORDERS);

  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
  const survival = await checkOrders(database, acknowledged);
  await database.close();
  expect(survival).toMatchObject({ lost: [], torn: [] });
});
