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

/** What a filled shop keeps in its data folder, without its lock. */
const KEPT = ['database', 'media'];

/** Copies the data of a shop that has ended. The copies share the folder of renditions, so that each is made once for all of them. */
function copyData(from: string, to: string): void {
  for (const folder of KEPT) cpSync(join(from, folder), join(to, folder), { recursive: true });
  const renditions = join(from, 'renditions');
  mkdirSync(renditions, { recursive: true });
  symlinkSync(renditions, join(to, 'media/renditions'));
}

type RunningShop = { url: string; dataDir: string; stop: (after?: { keepData: boolean }) => Promise<void> };

/** @param filled the data folder of a shop that has ended, which the new shop gets a copy of; without it, the shop fills itself */
export async function startShop(filled?: string): Promise<RunningShop> {
  // In memory, since the shop would wait for flushes to a disk.
  const dataDir = mkdtempSync(join(chooseMemoryFolder(), 'uruhu-e2e-'));
  if (filled !== undefined) copyData(filled, dataDir);
  const { DATABASE_URL: _, ...env } = process.env;
  const demo = { DEMO: '1', DEMO_PASSWORD: LOGINS.shopper.password, DEMO_STAFF_PASSWORD: LOGINS.staff.password };
  const server = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
    // Fakes the shop's proxy, so that each shopper of the journeys can have her own IP address (see withOwnIpAddress).
    env: { ...env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', ...demo },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Stops the shop when the runner ends the worker during a test, which skips the normal teardown.
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
