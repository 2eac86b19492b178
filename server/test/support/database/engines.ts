import { expect, inject } from 'vitest';
import { type OpenDatabase, openDatabase, withKysely } from '../../../src/database/connect.ts';
import { openInMemory } from '../../../src/database/embedded/embedded.ts';
import { POOL_MAX } from '../../../src/database/postgres/postgres.ts';
import { loadMigratedDump } from './migrated-dump.ts';
import { createMigratedDatabase } from './postgres-server.ts';

const ENGINES = { embedded: openTestEmbedded, postgres: openTestPostgres };

/** The engine that TEST_ENGINE names; without it, the engine of this test project. */
export const testEngine: keyof typeof ENGINES =
  process.env.TEST_ENGINE === undefined ? findProjectEngine() : parseEngineName(process.env.TEST_ENGINE);

/** Opens a migrated, empty database for one test file; closing deletes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return await ENGINES[testEngine]();
}

/**
 * Only races get several connections. All other files have one, as on the embedded engine: there, a transaction whose callback queries through
 * `db` waits for itself, and with several connections no test would notice it.
 */
const countConnections = (): number => (expect.getState().testPath?.endsWith('.race.test.ts') ? POOL_MAX : 1);

/** Opens a migrated, empty database on PostgreSQL, whatever engine the run uses. `databaseUrl` is for code that opens the database itself. */
export async function openTestPostgres(): Promise<OpenDatabase & { databaseUrl: string }> {
  const serverUrl = inject('postgresUrl');
  if (serverUrl === undefined) throw new Error('no PostgreSQL was started: run this in the project "postgres"');
  const { url, drop } = await createMigratedDatabase(serverUrl);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolMax: countConnections(), log: () => {} });
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
  return withKysely(await openInMemory({ dump: await loadMigratedDump(), log: () => {} }));
}

function findProjectEngine(): keyof typeof ENGINES {
  return inject('postgresUrl') === undefined ? 'embedded' : 'postgres';
}

function parseEngineName(name: string): keyof typeof ENGINES {
  if (name === 'embedded' || name === 'postgres') return name;
  throw new Error(`TEST_ENGINE is ${name}; it may be embedded or postgres`);
}
