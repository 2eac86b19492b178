import { Kysely, PostgresDialect, sql } from 'kysely';
import { openEmbedded } from './embedded/embedded.ts';
import type { Engine, Listen, Log } from './engine.ts';
import { openPostgres, POOL_MAX } from './postgres/postgres.ts';
import type { Database } from './schema.ts';

export type DatabaseConfig = {
  /** A PostgreSQL URL, or undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
  /** The maximum number of connections to a PostgreSQL server. */
  poolMax?: number | undefined;
};

export type OpenDatabase = {
  db: Kysely<Database>;
  engine: 'embedded' | 'postgres';
  listen: Listen;
  /** Warnings that the process logs at its start. */
  startWarnings: string[];
  onFailure: Engine['onFailure'];
  /** Rejects when the database does not respond. */
  ready(): Promise<void>;
  /** Waits for running queries, then closes all connections and releases the locks. */
  close(): Promise<void>;
};

/** @throws Error for the operator when the database cannot be opened. */
export async function openDatabase({ databaseUrl, dataDir, log, poolMax = POOL_MAX }: DatabaseConfig): Promise<OpenDatabase> {
  const engine = databaseUrl === undefined ? await openEmbedded({ dataDir, log }) : await openPostgres({ url: databaseUrl, poolMax, log });
  return withKysely(engine);
}

export function withKysely(engine: Engine): OpenDatabase {
  const { name, pool, listen, startWarnings, onFailure } = engine;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: name,
    listen,
    startWarnings,
    onFailure,
    async ready() {
      await sql`select 1`.execute(db);
    },
    close: engine.close,
  };
}
