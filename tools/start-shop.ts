/** `npm start` in a fresh clone, as docs/operations.md describes it: the shop serves, and when it ends, all of its processes end. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { freePort } from '../server/test/support/system/free-port.ts';
import { startProcess, type TestProcess } from '../server/test/support/system/processes.ts';
import * as support from './start-support.ts';

const GONE_MS_MAX = 10_000;
export const INSTALL_MS_MAX = 600_000;
export const PRODUCTION = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', PUBLIC_URL: 'https://shop.example' };

export type Clone = { folder: string; dataDir: string; env: NodeJS.ProcessEnv; uid: number | undefined };
export type Shop = { npm: TestProcess; processes: support.Process[]; port: number };

/** Creates a folder that other users can enter, and deletes it after the tests of the file. */
export function makeScratch(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'uruhu-start-'));
  chmodSync(scratch, 0o755);
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  return scratch;
}

/** Creates a clone without installed packages; for another user with a separate home and cache. */
export function makeClone(scratch: string, path: string, uid?: number): Clone {
  const at = (part: string) => join(scratch, part);
  const [folder, dataDir, home, cache] = [at('clone'), at('data'), at('home'), at('cache')];
  for (const made of [folder, dataDir, home, cache]) mkdirSync(made, { recursive: true });
  support.cloneTo(folder);
  const env = { ...support.plainEnv(), PATH: path, npm_config_registry: support.npmSetting('registry') };
  if (uid === undefined) return { folder, dataDir, env, uid };
  support.giveTo(uid, scratch);
  support.shareCache(cache, uid);
  return { folder, dataDir, env: { ...env, HOME: home, npm_config_cache: cache }, uid };
}

export async function startShop(clone: Clone, more: NodeJS.ProcessEnv = PRODUCTION): Promise<Shop> {
  const port = await freePort();
  const npm = startProcess('npm', ['start'], {
    cwd: clone.folder,
    env: { ...clone.env, ...more, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: clone.dataDir },
    ...(clone.uid === undefined ? {} : { uid: clone.uid, gid: clone.uid }),
  });
  await npm.line(/^ready /);
  return { npm, port, processes: support.processTree(npm.child) };
}

const fetchStatus = async ({ port }: Shop, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

export async function expectServed(shop: Shop) {
  expect(await fetchStatus(shop, '/')).toBe(200);
  expect(await fetchStatus(shop, '/api/health/ready')).toBe(200);
  expect(shop.npm.errors.filter((line) => !/^npm (warn|notice) /i.test(line))).toEqual([]);
  expect(shop.npm.errors.join('\n')).not.toMatch(/EBADENGINE|install-scripts/);
}

/** Expects that the port is closed and no process is left. The next start on the same data shows that its lock is free. */
export async function expectGone({ processes, port }: Shop) {
  await expect.poll(() => support.listRunning(processes), { timeout: GONE_MS_MAX }).toEqual([]);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
}
