/** Slow: strace follows each system call of the embedded engine. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMigratedFolder } from '../../../test/support/database/data-folder.ts';
import { checkOrders, parseAcknowledged } from '../../../test/support/database/written-orders.ts';
import { startProcess } from '../../../test/support/system/processes.ts';
import { createTempFolder } from '../../../test/support/system/temp-folder.ts';
import { openDatabase } from '../connect.ts';

const WRITER = join(import.meta.dirname, '../../../test/support/database/order-writer.ts');
const ORDERS = 60;
const CREATION_MS_MAX = 60_000;

/** Returns why strace cannot run here, or undefined if it can. power-cut.embedded.test.ts tests a power cut without strace. */
function findStraceProblem(): string | undefined {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
const straceProblem = findStraceProblem();
if (straceProblem !== undefined)
  process.stdout.write(`durable.embedded.test.ts is skipped, strace cannot be used here: ${straceProblem}\n`);

/** All tests share one database. Each adds its orders and closes it cleanly, so that each start makes the same system calls. */
const dataDir = mkdtempSync(join(tmpdir(), 'uruhu-test-'));
beforeAll(async () => {
  if (straceProblem === undefined) await createMigratedFolder(dataDir);
}, CREATION_MS_MAX);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A run of order-writer.ts. `calls`: its system calls, as strace prints them. */
type Run = { code: number | null; acknowledged: string[]; errors: string; calls: string[] };

/** Runs order-writer.ts under strace. */
async function traceSystemCalls(straceOptions: string[]): Promise<Run> {
  const file = join(createTempFolder(), 'trace');
  const writerCommand = [process.execPath, WRITER, dataDir, String(ORDERS)];
  const { exited, output, errors } = startProcess('strace', ['-f', '-y', ...straceOptions, '-o', file, ...writerCommand]);
  const { code } = await exited;
  return { code, acknowledged: parseAcknowledged(output), errors: errors.join('\n'), calls: readFileSync(file, 'utf8').split('\n') };
}

let healthyRun: Promise<Run> | undefined;
/** Traces the system calls of a run without failures. */
function traceHealthyRun(): Promise<Run> {
  healthyRun ??= traceSystemCalls(['-e', 'trace=write,pwrite64,pwritev,fdatasync']);
  return healthyRun;
}

/** The writer acknowledges an order by printing its id, a UUID, to standard output. */
const isAcknowledgement = (call: string): boolean => / write\(1<.*>, "[0-9a-f]{8}-/.test(call);

/** Lines of strace for the files of PostgreSQL's write-ahead log, whose names are 24 hexadecimal digits. */
const LOG_WRITE = / p?write\w*\(\d+<.*\/pg_wal\/\w{24}>/;
const LOG_FLUSH = / fdatasync\(\d+<.*\/pg_wal\/\w{24}>\) += 0/;
const LOG_FLUSH_BEGIN = / fdatasync\(\d+<.*\/pg_wal\/\w{24}> <unfinished/;
const FLUSH_END = /<\.\.\. fdatasync resumed>/;
const SUCCESS = / = 0$/;

/**
 * Lists writes and flushes of the write-ahead log, and acknowledgements, in their order. strace prints a call in two lines, `<unfinished ...>`
 * and `resumed`, when another thread makes a call meanwhile.
 */
function listEvents(calls: readonly string[]): ('written' | 'flushed' | 'acknowledged')[] {
  const flushing = new Set<string>();
  return calls.flatMap((call) => {
    const thread = call.split(' ', 1)[0] ?? '';
    if (isAcknowledgement(call)) return ['acknowledged'];
    if (LOG_WRITE.test(call)) return ['written'];
    if (LOG_FLUSH.test(call)) return ['flushed'];
    if (LOG_FLUSH_BEGIN.test(call)) flushing.add(thread);
    else if (FLUSH_END.test(call) && flushing.delete(thread) && SUCCESS.test(call)) return ['flushed'];
    return [];
  });
}

test.runIf(straceProblem === undefined)('the log of each commit is flushed to the disk before the commit is acknowledged', async () => {
  const { code, acknowledged, errors, calls } = await traceHealthyRun();
  expect(code, errors).toBe(0);
  expect(acknowledged).toHaveLength(ORDERS);

  let eventsSinceLastOrder: string[] = [];
  let checked = 0;
  for (const event of listEvents(calls)) {
    if (event !== 'acknowledged') eventsSinceLastOrder.push(event);
    else {
      expect(eventsSinceLastOrder).toContain('written');
      expect(eventsSinceLastOrder.at(-1)).toBe('flushed');
      eventsSinceLastOrder = [];
      checked++;
    }
  }
  expect(checked).toBe(ORDERS);
});

test.runIf(straceProblem === undefined).each([
  ['refuses to flush', 'fdatasync', 'EIO', 'flushing to the disk failed: Error: EIO'],
  ['is full', 'pwrite64', 'ENOSPC', 'No space left on device'],
])(
  'when the disk %s, nothing more is acknowledged, the reason is logged, and every acknowledged order is there',
  async (_, call, fault, message) => {
    const { calls } = await traceHealthyRun();
    const middleIndex = calls.flatMap((text, index) => (isAcknowledgement(text) ? [index] : []))[ORDERS / 2];
    const callsBefore = calls.slice(0, middleIndex).filter((text) => text.includes(` ${call}(`)).length;

    // Lets every such call fail from the middle of the run on.
    const { code, acknowledged, errors } = await traceSystemCalls([
      '-e',
      `trace=${call}`,
      '-e',
      `inject=${call}:error=${fault}:when=${callsBefore}+`,
    ]);
    expect(code).not.toBe(0);
    expect(errors).toContain(message);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(ORDERS);

    const database = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} });
    const survival = await checkOrders(database, acknowledged);
    await database.close();
    expect(survival).toMatchObject({ lost: [], incomplete: [] });
  },
);
