/** Starts one PostgreSQL for a test run. Databases of tests are copied from a migrated template. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../src/database/connect.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { findFreePort } from '../system/free-port.ts';
import { chooseMemoryFolder } from '../system/memory-folder.ts';
import { findBinaries } from './postgres-binaries.ts';
import type { GuardOptions } from './postgres-guard.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the server's maintenance database; unset where no PostgreSQL was started. */
    postgresUrl: string | undefined;
    /** A folder for files of tests, which is deleted after the run, even if the run is killed; unset where no PostgreSQL was started. */
    runFolder: string | undefined;
  }
}

/** `folder`: the server's folder, which is deleted when it stops. */
export type PostgresServer = { url: string; version: string; folder: string; stop(): Promise<void> };

const TEMPLATE = 'shop_template';
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 25;

/** The data is deleted after the run, so commits need not wait for the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  autovacuum: 'off',
};

/** vitest calls this function before the first test file of each project that has this file as its global setup. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    await createTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  project.provide('runFolder', server.folder);
  return server.stop;
}

/**
 * Starts an empty server on a free port of 127.0.0.1. Its process ends and its folder is deleted when this process ends, even if it is
 * killed.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const installed = findBinaries();
  const port = await findFreePort();
  const folder = mkdtempSync(join(chooseMemoryFolder(), 'uruhu-postgres-'));
  const user = findServerUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const binaries = user && !canRun(user, installed.folder) ? copyBinaries(installed.folder, folder) : installed.folder;
  const data = join(folder, 'data');
  // Sorts texts as the embedded database does.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const guardOptions: GuardOptions = {
    folder,
    user,
    commands: [
      [join(binaries, 'initdb'), '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', `--locale=${locale}`],
      [join(binaries, 'postgres'), '-D', data, ...settings],
    ],
  };
  // Detached, so that Ctrl-C ends the run first, and the guard then stops the server.
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'postgres-guard.ts'), JSON.stringify(guardOptions)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(guard, url);
  return { url, version: installed.version, folder, stop: () => stop(guard) };
}

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Creates a migrated database in a few milliseconds; `drop` also ends open connections. */
export async function createMigratedDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(serverUrl, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => execute(serverUrl, `drop database ${name} with (force)`) };
}

/** Creates a database without tables whose owner has no other rights on the server, as at a hosting provider. */
export async function createEmptyDatabase(serverUrl: string, encoding: 'UTF8' | 'SQL_ASCII' = 'UTF8'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(serverUrl, `create role ${name} login nosuperuser`);
  await execute(serverUrl, `create database ${name} owner ${name} template template0 encoding '${encoding}' locale 'C'`);
  const url = new URL(serverUrl);
  Object.assign(url, { pathname: name, username: name });
  return {
    url: url.href,
    async drop() {
      await execute(serverUrl, `drop database ${name} with (force)`);
      await execute(serverUrl, `drop role ${name}`);
    },
  };
}

async function createTemplate(serverUrl: string): Promise<void> {
  await execute(serverUrl, `create database ${TEMPLATE}`);
  const url = new URL(serverUrl);
  url.pathname = TEMPLATE;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '', log: () => {} });
  try {
    await migrate(database, () => {});
  } finally {
    await database.close();
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type User = { uid: number; gid: number };

/** Finds a user to run PostgreSQL as if this process runs as root, because PostgreSQL refuses to run as root. */
function findServerUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const readId = (flag: string): number => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
    const user = { uid: readId('-u'), gid: readId('-g') };
    if (Number.isInteger(user.uid) && Number.isInteger(user.gid)) return user;
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user (postgres or nobody) to run it as');
}

/** Returns whether the user can run the binaries, which may be in a folder that only root may enter. */
function canRun(user: User, binaries: string): boolean {
  return spawnSync(join(binaries, 'initdb'), ['--version'], { ...user, cwd: '/' }).status === 0;
}

function copyBinaries(binaries: string, folder: string): string {
  const copy = join(folder, 'postgresql');
  cpSync(join(binaries, '..'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function waitUntilReady(guard: ChildProcess, url: string): Promise<void> {
  const output: string[] = [];
  guard.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await execute(url, 'select 1');
    } catch (error) {
      if (guard.exitCode === null && Date.now() < deadline) await sleep(POLL_MS);
      else {
        await stop(guard);
        throw new Error(`PostgreSQL did not start: ${String(error)}\n${output.join('')}`);
      }
    }
  }
}

async function stop(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null) return;
  guard.stdin?.end();
  await once(guard, 'exit');
}
