/**
 * When the thread of the embedded database dies under a running shop, the process must end, because a shop without a database is useless.
 * Slow: it starts a whole shop twice.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMigratedFolder } from '../../../test/support/database/data-folder.ts';
import { startProcess } from '../../../test/support/system/processes.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
/** A module that ends the database's thread when the process gets SIGUSR2. */
const END_THREAD = join(import.meta.dirname, '../../../test/support/database/end-database-thread.ts');
const END_MS_MAX = 5_000;
/** The test takes some twenty seconds on two idle cores; a busy machine must not make it fail. */
const TEST_MS_MAX = 300_000;

function startShop(dataDir: string) {
  const env = { ...process.env, NODE_ENV: 'test', DEMO: '0', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '' };
  return startProcess(process.execPath, ['--import', END_THREAD, MAIN], { env });
}

test(
  'a shop whose database thread has died exits with 1 and the reason, and the next start has all data',
  async () => {
    const dataDir = await createMigratedFolder();
    const shop = startShop(dataDir);
    const url = (await shop.waitForLine(/^ready /)).replace('ready ', '');
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    // `fetch` keeps its connection open, as a browser does, and this must not keep the process alive.
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);

    const killed_ms = performance.now();
    shop.child.kill('SIGUSR2');
    expect((await shop.exited).code).toBe(1);
    expect(performance.now() - killed_ms).toBeLessThan(END_MS_MAX);
    const stopLines = shop.output.filter((line) => line.includes('"event":"database_stopped"'));
    expect(stopLines).toHaveLength(1);
    expect(JSON.parse(stopLines[0] ?? '')).toMatchObject({
      level: 60,
      reason: expect.stringContaining('the embedded database has stopped'),
    });

    const next = startShop(dataDir);
    const nextUrl = (await next.waitForLine(/^ready /)).replace('ready ', '');
    expect((await fetch(`${nextUrl}/api/health/ready`)).status).toBe(200);
    next.child.kill('SIGTERM');
    expect((await next.exited).code).toBe(0);
  },
  TEST_MS_MAX,
);
