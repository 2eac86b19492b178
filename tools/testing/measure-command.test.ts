import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from '../../server/test/support/system/processes.ts';
import { createTempFolder } from '../../server/test/support/system/temp-folder.ts';

const startMeasured = (file: string, script: string) =>
  startProcess(process.execPath, [join(import.meta.dirname, 'measure-command.mjs'), file, 'sh', '-c', script]);

/** Takes at least 100 ms of processor time, however long that takes on a busy machine. */
const WORK = `'${process.execPath}' -e "while (process.cpuUsage().user < 100_000);"`;

test('the processor time includes that of grandchildren, and the exit code is the one of the command', async () => {
  const file = join(createTempFolder(), 'cpu');
  expect(await startMeasured(file, `(${WORK}); exit 3`).exited).toEqual({ code: 3, signal: null });
  // Only Linux has /proc, from which the time is read.
  expect(existsSync(file)).toBe(process.platform === 'linux');
  if (process.platform === 'linux') expect(Number(readFileSync(file, 'utf8'))).toBeGreaterThanOrEqual(100);
});

test('a signal is passed on to the command', async () => {
  const measured = startMeasured(
    join(createTempFolder(), 'cpu'),
    "trap 'echo ended; exit 5' TERM; echo started; while :; do sleep 0.05; done",
  );
  await measured.waitForLine(/started/);
  measured.child.kill('SIGTERM');
  expect((await measured.exited).code).toBe(5);
  expect(measured.output).toContain('ended');
});
