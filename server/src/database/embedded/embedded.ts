import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { acquireLock } from './data-lock.ts';
import { syncFolder, syncTree } from './durable-fs.ts';
import { type EmbeddedThread, startThread } from './embedded-thread.ts';
import { type Engine, type Log, Subscriptions } from '../engine.ts';
import { claimFolder, HAS_ABSTRACT_SOCKETS } from './folder-claim.ts';
import type { HeldFile } from './held-files.ts';
import { startMaintenance } from './maintenance.ts';
import { refuseMoved } from './moved-marker.ts';
import { valueTypes } from '../value-types.ts';

/**
 * How long a query waits for the connection. It is far above what any query takes, so it ends a deadlock: a transaction whose callback
 * queries through `db` instead of its own handle waits for itself.
 */
const TURN_TIMEOUT_MS = 15_000;

const NOTICE =
  'The database is the embedded one (PGlite): right for a first look, development and a very small shop. ' +
  'One process, one query at a time. Set DATABASE_URL to a PostgreSQL server before the shop grows.';

export type EmbeddedEngine = Engine & Pick<EmbeddedThread, 'dump'>;

type Opening = {
  dataDir: string;
  log: Log;
  /** `move`: for move-database, which reads or fills the whole database. It is opened even if it was moved, and not vacuumed. */
  purpose?: 'shop' | 'move';
  /** Whether a socket also guards the folder; tests of the other guards set it to false. */
  withSocket?: boolean;
};

/**
 * Opens the embedded database of a data folder, creating it at the first start.
 * @throws Error when another process has it open (the message names it), or when it cannot be opened.
 */
export async function openEmbedded({
  dataDir,
  log,
  purpose = 'shop',
  withSocket = HAS_ABSTRACT_SOCKETS,
}: Opening): Promise<EmbeddedEngine> {
  makePrivate(dataDir);
  const lock = acquireLock(dataDir);
  const releases = [lock.release];
  const release = () => {
    for (const one of releases.reverse()) one();
  };
  try {
    if (purpose === 'shop') refuseMoved(dataDir);
    const place = join(dataDir, 'database');
    if (!existsSync(join(place, 'PG_VERSION'))) await create(place, [lock.file], log);
    // PGlite follows no symbolic link to its folder.
    const folder = realpathSync(place);
    makePrivate(folder);
    const claim = await claimFolder(folder, withSocket);
    releases.push(claim.release);
    const thread = await startThread({ folder, held: [lock.file, claim.file] }, log).catch((error: unknown) => {
      throw explainOtherEngine(error, dataDir);
    });
    const engine = createEngine(thread, [NOTICE]);
    const stopMaintenance = purpose === 'shop' ? startMaintenance(engine.pool, log) : async () => {};
    return {
      ...engine,
      async close() {
        await stopMaintenance();
        await engine.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** PostgreSQL's messages for a folder that another major version has made. */
const OTHER_ENGINE = /not compatible with this version|incompatible with server/;

function explainOtherEngine(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !OTHER_ENGINE.test(error.message)) return error;
  return new Error(
    `the database in ${dataDir} was made by another version of the embedded engine, which this one cannot open. ` +
      'With the version of the shop that you had before: npm run move-database -- --export shop.dump.gz. ' +
      `Then move ${join(dataDir, 'database')} away, and with this version: npm run move-database -- --from shop.dump.gz --to ${dataDir}\n` +
      error.message,
    { cause: error },
  );
}

/** Opens a database in memory, for tests: empty, or from an image. */
export async function openInMemory({
  image,
  log,
  turnTimeout_ms,
}: {
  image: Uint8Array | undefined;
  log: Log;
  turnTimeout_ms?: number;
}): Promise<EmbeddedEngine> {
  return createEngine(await startThread({ image }, log), [], turnTimeout_ms);
}

/**
 * Creates the database under another name and then renames it, so that no start opens a half-created one. It uses a thread of its own,
 * whose memory (about 300 MB) is freed when it ends.
 */
async function create(folder: string, held: readonly HeldFile[], log: Log): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds something, but no database: move it away, or give another DATA_DIR`);
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivate(unfinished);
  const thread = await startThread({ folder: unfinished, held }, log);
  await thread.close();
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncFolder(join(folder, '..'));
}

/** Creates the folder if necessary, and lets only its owner read it. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/**
 * Creates the same driver as for a server, on a socket to the thread. PGlite has one session, so the pool has one connection: a transaction
 * holds it until its end, and other queries wait in the pool's queue.
 */
function createEngine(thread: EmbeddedThread, notices: string[], turnTimeout_ms = TURN_TIMEOUT_MS): EmbeddedEngine {
  const subscriptions = new Subscriptions();
  const pool = new pg.Pool({
    stream: () => thread.connect(),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: turnTimeout_ms,
    types: valueTypes(),
    async onConnect(client) {
      client.on('notification', ({ channel, payload }) => subscriptions.notify(channel, payload ?? ''));
      // The session outlives its connections, so this ends a transaction that a lost connection has left open.
      await client.query('rollback');
    },
  });
  // The thread reports its end once. Without these listeners, each lost connection would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});

  return {
    name: 'embedded',
    pool,
    notices,
    dump: () => thread.dump(),
    onDeath: (onDeath) => void thread.died.then(onDeath),
    async close() {
      await pool.end();
      await thread.close();
    },
    async listen(channel, onNotify) {
      subscriptions.add(channel, onNotify);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        if (subscriptions.remove(channel, onNotify)) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
  };
}
