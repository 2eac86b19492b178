/** A demo shop: the real server in its own process, with a temporary data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chooseMemoryFolder } from '../../server/test/support/system/memory-folder.ts';
import { LOGINS } from './logins.ts';

const READY_MS_MAX = 240_000;
const ROOT = join(import.meta.dirname, '../..');

/** Resolves with the shop's address when the server prints that it is ready. */
function waitUntilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`the shop ${why}:\n${output.join('\n')}`));
    };
    const onExit = (code: number | null) => fail(`stopped with ${code}`);
    const timer = setTimeout(() => fail('was not ready in time'), READY_MS_MAX);
    server.once('exit', onExit);
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const url = /^ready (\S+)$/.exec(line)?.[1];
        if (!url) return;
        clearTimeout(timer);
        server.off('exit', onExit);
        resolve(url);
      });
    }
  });
}

/** The parts of a data folder that a copy needs. The lock of the filled shop is not one of them. */
const COPIED_FOLDERS = ['database', 'media'];

/** Copies the data of a shop that has ended. All copies share its folder of picture renditions, so that each rendition is made only once. */
function copyData(sourceDir: string, targetDir: string): void {
  for (const folder of COPIED_FOLDERS) cpSync(join(sourceDir, folder), join(targetDir, folder), { recursive: true });
  const renditions = join(sourceDir, 'renditions');
  mkdirSync(renditions, { recursive: true });
  symlinkSync(renditions, join(targetDir, 'media/renditions'));
}

type RunningShop = { url: string; dataDir: string; stop: (options?: { keepData: boolean }) => Promise<void> };

/** Starts the shop on a copy of `filledDataDir`, the data folder of a shop that has ended. Without it, the shop fills itself. */
export async function startShop(filledDataDir?: string): Promise<RunningShop> {
  // In memory, because on a disk the database would wait for its writes to be flushed.
  const dataDir = mkdtempSync(join(chooseMemoryFolder(), 'uruhu-e2e-'));
  if (filledDataDir !== undefined) copyData(filledDataDir, dataDir);
  const { DATABASE_URL: _, ...env } = process.env;
  const demo = { DEMO: '1', DEMO_PASSWORD: LOGINS.shopper.password, DEMO_STAFF_PASSWORD: LOGINS.staff.password };
  const server = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
    // Trusts the journeys as it would trust its proxy, so that each shopper can send her own IP address (see withRandomIpAddress).
    env: { ...env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', ...demo },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Stops the shop when Playwright ends the worker during a test, which skips the normal teardown.
  const killShop = () => {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', killShop);
  const stop = async ({ keepData } = { keepData: false }) => {
    process.off('exit', killShop);
    if (server.exitCode === null) {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
    }
    if (!keepData) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await waitUntilReady(server), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
