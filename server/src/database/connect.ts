import { Kysely, PostgresDialect, sql } from 'kysely';
import { openEmbedded } from './embedded.ts';
import type { Engine, Listen, Log } from './engine.ts';
import { openPostgres, POOL_MAX } from './postgres.ts';
import type { Database } from './schema.ts';

export type DatabaseConfig = {
  /** A PostgreSQL URL, or undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
  /** Most connections to a PostgreSQL server. */
  poolMax?: number | undefined;
};

export type OpenDatabase = {
  db: Kysely<Database>;
  engine: 'embedded' | 'postgres';
  listen: Listen;
  /** Plain warnings to print at the start. */
  notices: string[];
  /** Rejects when the database does not answer. */
  ready(): Promise<void>;
  /** Waits for what is under way, then lets go of everything. */
  close(): Promise<void>;
};

/** @throws Error in plain words when the database cannot be opened, so that the start can end with them. */
export async function openDatabase({ databaseUrl, dataDir, log, poolMax = POOL_MAX }: DatabaseConfig): Promise<OpenDatabase> {
  const engine = databaseUrl === undefined ? await openEmbedded({ dataDir, log }) : await openPostgres({ url: databaseUrl, poolMax, log });
  return withKysely(engine);
}

export function withKysely(engine: Engine): OpenDatabase {
  const { name, pool, listen, notices } = engine;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: name,
    listen,
    notices,
    async ready() {
      await sql`select 1`.execute(db);
    },
    close: engine.close,
  };
}
