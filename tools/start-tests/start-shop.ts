/** Helpers that run `npm start` in a checkout, and expect that the shop responds to requests and that all its processes end. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { findFreePort } from '../../server/test/support/system/free-port.ts';
import { startProcess, type TestProcess } from '../../server/test/support/system/processes.ts';
import * as support from './start-support.ts';

const ENDED_MS_MAX = 10_000;
export const INSTALL_MS_MAX = 600_000;
/** The environment of a start in production, without a database server. */
export const PRODUCTION_ENV = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', PUBLIC_URL: 'https://shop.example' };
/** The environment of a start as after cloning: without any settings, the shop is the demo. */
export const DEMO_ENV = {};

export type Clone = { folder: string; dataDir: string; env: NodeJS.ProcessEnv; uid: number | undefined };
export type Shop = { npm: TestProcess; processes: support.Process[]; port: number };

/** Creates a folder that other users can enter, and deletes it after the tests of the file. */
export function createScratchFolder(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'uruhu-start-'));
  chmodSync(scratch, 0o755);
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  return scratch;
}

/**
 * Creates a clone without installed packages. `searchPath`: the value of PATH. With `uid` the clone belongs to that user, with a separate home
 * and npm cache.
 */
export function createClone(scratch: string, searchPath: string, uid?: number): Clone {
  const [folder = '', dataDir = '', home = '', cache = ''] = ['clone', 'data', 'home', 'cache'].map((name) => join(scratch, name));
  for (const path of [folder, dataDir, home, cache]) mkdirSync(path, { recursive: true });
  support.copyRepository(folder);
  const env = { ...support.buildPlainEnv(), PATH: searchPath, npm_config_registry: support.readNpmSetting('registry') };
  if (uid === undefined) return { folder, dataDir, env, uid };
  support.changeOwner(uid, scratch);
  support.shareCache(cache, uid);
  return { folder, dataDir, env: { ...env, HOME: home, npm_config_cache: cache }, uid };
}

/** This checkout, with its installed packages and its build, and a data folder that does not exist yet. */
export const createThisCheckout = (dataDir: string): Clone => ({
  folder: join(import.meta.dirname, '../..'),
  dataDir,
  env: { ...support.buildPlainEnv(), PATH: support.buildSystemPath() },
  uid: undefined,
});

export async function startShop(clone: Clone, environment: NodeJS.ProcessEnv): Promise<Shop> {
  const port = await findFreePort();
  const npm = startProcess('npm', ['start'], {
    cwd: clone.folder,
    env: { ...clone.env, ...environment, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: clone.dataDir },
    ...(clone.uid === undefined ? {} : { uid: clone.uid, gid: clone.uid }),
  });
  await npm.waitForLine(/^ready /);
  return { npm, port, processes: support.listProcessTree(npm.child) };
}

const fetchStatus = async ({ port }: Shop, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

export async function expectServes(shop: Shop) {
  expect(await fetchStatus(shop, '/')).toBe(200);
  expect(await fetchStatus(shop, '/api/health/ready')).toBe(200);
  expect(shop.npm.errors.filter((line) => !/^npm (warn|notice) /i.test(line))).toEqual([]);
  expect(shop.npm.errors.join('\n')).not.toMatch(/EBADENGINE|install-scripts/);
}

/** Expects that the port is closed and no process is left. The lock on the data is checked only by a test that starts the shop again. */
export async function expectEnded({ processes, port }: Shop) {
  await expect.poll(() => support.listRunning(processes), { timeout: ENDED_MS_MAX }).toEqual([]);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
}
