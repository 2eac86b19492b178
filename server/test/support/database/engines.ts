import { expect, inject } from 'vitest';
import { type OpenDatabase, withKysely } from '../../../src/database/connect.ts';
import { openInMemory } from '../../../src/database/embedded/embedded.ts';
import { openPostgres, POOL_MAX } from '../../../src/database/postgres/postgres.ts';
import { loadMigratedDump } from './migrated-dump.ts';
import { createMigratedDatabase } from './postgres-server.ts';

const ENGINES = { embedded: openTestEmbedded, postgres: openTestPostgres };

/** The engine that TEST_ENGINE names; without it, the engine of this test project. */
export const testEngine: keyof typeof ENGINES =
  process.env.TEST_ENGINE === undefined ? findProjectEngine() : parseEngineName(process.env.TEST_ENGINE);

type Connections = Pick<Parameters<typeof openPostgres>[0], 'poolMax' | 'connectionTimeout_ms'>;

/** For transactions that wait for each other, and for job queues, which lock their setup on a connection of their own. Races always have it. */
export const SEVERAL_CONNECTIONS: Connections = { poolMax: POOL_MAX };

/**
 * All other files get one connection, as on the embedded engine: there, a transaction whose callback queries through `db` waits for itself, and
 * with several connections no test would notice it. PostgreSQL ends such a transaction after 15 s. Other queries wait longer than in a shop,
 * because a machine that runs tests is busy.
 */
const ONE_CONNECTION: Connections = { poolMax: 1, connectionTimeout_ms: 60_000 };

const chooseConnections = (): Connections => (expect.getState().testPath?.endsWith('.race.test.ts') ? SEVERAL_CONNECTIONS : ONE_CONNECTION);

/** Opens a migrated, empty database for one test file; closing deletes it. `connections`: on PostgreSQL; the embedded engine has one. */
export async function openTestDatabase(connections?: Connections): Promise<OpenDatabase> {
  return await ENGINES[testEngine](connections);
}

/** Opens a migrated, empty database on PostgreSQL, whatever engine the run uses. `databaseUrl` is for code that opens the database itself. */
export async function openTestPostgres(connections = chooseConnections()): Promise<OpenDatabase & { databaseUrl: string }> {
  const serverUrl = inject('postgresUrl');
  if (serverUrl === undefined) throw new Error('no PostgreSQL was started: run this in the project "postgres"');
  const { url, drop } = await createMigratedDatabase(serverUrl);
  const database = withKysely(await openPostgres({ url, log: () => {}, ...connections }));
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
