/** Tests a process that is stopped while it opens the embedded database. Slow: it starts processes that open the embedded database. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from '../test/support/system/processes.ts';
import { createTempFolder } from '../test/support/system/temp-folder.ts';

test('SIGTERM during the start ends the process at once with 0, and the next start can open the data', async () => {
  const DATA_DIR = createTempFolder();
  const { DATABASE_URL: _, ...env } = process.env;
  const start = () =>
    startProcess(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { ...env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR, DEMO: '0' },
    });
  const stopped = start();
  await stopped.waitForLine(/^migrated the database/);
  stopped.child.kill('SIGTERM');
  expect(await stopped.exited).toEqual({ code: 0, signal: null });
  expect(stopped.output).not.toContainEqual(expect.stringMatching(/^ready /));
  const restarted = start();
  await restarted.waitForLine(/^ready /);
});
