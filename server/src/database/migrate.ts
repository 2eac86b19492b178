import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';

/** The key of the advisory lock that lets one process migrate at a time. Old and new versions of the shop must use the same key. */
const LOCK_KEY = 8_200_001;

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

export type Migration = { number: number; name: string; text: string; checksum: string };
export type AppliedMigration = { number: number; name: string; checksum: string };

export const MIGRATIONS_FOLDER: string = join(import.meta.dirname, 'migrations');

/**
 * Applies the migrations, files `0001-name.sql`, `0002-…`, in order, each once and in its own transaction. Several processes may call it at
 * the same time: one migrates while the others wait.
 *
 * @returns the names of the files that this call applied; it logs each.
 * @throws Error when an applied file has changed, when the database is newer than the files, or when a migration fails, which rolls it back.
 */
export async function migrate<Schema>(
  { db }: { db: Kysely<Schema> },
  log: (message: string) => void,
  folder: string = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const appliedNames: string[] = [];
  for (;;) {
    const name = await db.transaction().execute((transaction) => applyNextMigration(transaction, migrations));
    if (name === undefined) return appliedNames;
    appliedNames.push(name);
    log(`migrated the database: ${name}`);
  }
}

/** Applies these migrations within a larger transaction. */
export async function migrateWithin<Schema>(transaction: Transaction<Schema>, migrations: readonly Migration[]): Promise<void> {
  while ((await applyNextMigration(transaction, migrations)) !== undefined);
}

/** Lists the applied migrations, in order. */
export async function listAppliedMigrations<Schema>(transaction: Transaction<Schema>): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`select number, name, checksum from schema_migrations order by number`.execute(transaction);
  return rows;
}

/** @throws Error when a name is not `NNNN-name.sql`, or the numbers are not 1, 2, 3, … */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).sort();
  return names.map((name, index) => {
    const number = Number(FILE_NAME.exec(name)?.[1]);
    if (number !== index + 1) {
      throw new Error(`${join(folder, name)}: migrations are named 0001-name.sql, 0002-name.sql and so on, without a gap or a double`);
    }
    // A checkout on Windows may have other line ends, which must not change the checksum.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

async function applyNextMigration<Schema>(transaction: Transaction<Schema>, migrations: readonly Migration[]): Promise<string | undefined> {
  // Waiting for another process or rewriting a large table may take longer than the limit for shoppers' queries.
  await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(transaction);
  await sql`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(transaction);
  const applied = await listAppliedMigrations(transaction);
  assertMigrationsUnchanged(applied, migrations);

  const next = migrations[applied.length];
  if (next === undefined) return undefined;
  try {
    await sql.raw(next.text).execute(transaction);
  } catch (error) {
    throw new Error(`migration ${next.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  await sql`insert into schema_migrations (number, name, checksum) values (${next.number}, ${next.name}, ${next.checksum})`.execute(
    transaction,
  );
  return next.name;
}

/** @throws Error when the database has a migration that is missing from the files or differs from its file. */
export function assertMigrationsUnchanged(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = migrations[index];
    if (migration === undefined) {
      throw new Error(`the database is newer than this version of the shop: it has migration ${name}. Start the newer version`);
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `migration ${migration.name} is not the one that was applied to the database${name === migration.name ? '' : ` (${name})`}: ` +
          'restore the file as it was, and write a new migration for the change',
      );
    }
  }
}
