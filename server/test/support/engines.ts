import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase, withKysely } from '../../src/database/connect.ts';
import { openInMemory } from '../../src/database/embedded.ts';
import { MIGRATIONS_FOLDER, migrate, readMigrations } from '../../src/database/migrate.ts';
import { freshDatabase } from './postgres-server.ts';

const CACHE = join(import.meta.dirname, '../../../.cache/test');

const ENGINES = { embedded: openTestEmbedded, postgres: openTestPostgres };

/** The engine that TEST_ENGINE names, else the one that this test project started. */
export const testEngine: keyof typeof ENGINES = process.env.TEST_ENGINE === undefined ? projectEngine() : named(process.env.TEST_ENGINE);

/** A migrated, empty database for one test file; closing it throws it away. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return await ENGINES[testEngine]();
}

/** The same, whichever engine the rest of the run uses. `databaseUrl` is for what opens it itself. */
export async function openTestPostgres(): Promise<OpenDatabase & { databaseUrl: string }> {
  const serverUrl = inject('postgresUrl');
  if (serverUrl === undefined) throw new Error('no PostgreSQL was started: run this in the project "postgres"');
  const { url, drop } = await freshDatabase(serverUrl);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: () => {} });
  return {
    ...database,
    databaseUrl: url,
    async close() {
      await database.close();
      await drop();
    },
  };
}

async function openTestEmbedded(): Promise<OpenDatabase> {
  return withKysely(await openInMemory({ image: await migratedImage(), log: () => {} }));
}

/**
 * The data folder of a migrated, empty database. Making it takes seconds and loading it a quarter of one, so it is kept until PGlite
 * or a migration changes. Two workers may make it at once: the last one's stays, and both are right.
 */
export async function migratedImage(): Promise<Uint8Array> {
  const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const build = statSync(join(pglite, 'pglite.wasm')).size;
  const migrations = readMigrations(MIGRATIONS_FOLDER).map(({ checksum }) => checksum);
  const key = createHash('sha256')
    .update(JSON.stringify([build, migrations]))
    .digest('hex')
    .slice(0, 16);
  const file = join(CACHE, `embedded-${key}.tar`);
  if (!existsSync(file)) {
    const engine = await openInMemory({ image: undefined, log: () => {} });
    const database = withKysely(engine);
    await migrate(database, () => {});
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, await engine.dump());
    renameSync(`${file}.${process.pid}`, file);
    await database.close();
  }
  return readFileSync(file);
}

function projectEngine(): keyof typeof ENGINES {
  return inject('postgresUrl') === undefined ? 'embedded' : 'postgres';
}

function named(name: string): keyof typeof ENGINES {
  if (name === 'embedded' || name === 'postgres') return name;
  throw new Error(`TEST_ENGINE is ${name}; it may be embedded or postgres`);
}
