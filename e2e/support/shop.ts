/** One demo shop for all journeys: the real server, as a process of its own, on a folder that is thrown away. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { LOGINS } from './logins.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    chromium: string;
  }
}

const READY_MS_MAX = 120_000;
const ROOT = join(import.meta.dirname, '../..');

/** Resolves with the address once the server says that it is ready. */
function untilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`the shop ${why}:\n${said.join('\n')}`));
    };
    const stopped = (code: number | null) => fail(`stopped with ${code}`);
    const timer = setTimeout(() => fail('was not ready in time'), READY_MS_MAX);
    server.once('exit', stopped);
    for (const stream of [server.stdout, server.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        const url = /^ready (\S+)$/.exec(line)?.[1];
        if (!url) return;
        clearTimeout(timer);
        server.off('exit', stopped);
        resolve(url);
      });
    }
  });
}

export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'uruhu-e2e-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const demo = { DEMO: '1', DEMO_PASSWORD: LOGINS.shopper.password, DEMO_STAFF_PASSWORD: LOGINS.staff.password };
  const server = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
    // We are its proxy: each shopper that the journeys make up comes from an address of her own (see fromElsewhere).
    env: { ...env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', ...demo },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    project.provide('shopUrl', await untilReady(server));
    project.provide('chromium', await findChromium());
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
