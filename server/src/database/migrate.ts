import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';

/** The key of the advisory lock that lets one process migrate at a time. Old and new versions of the shop must use the same key. */
const LOCK_KEY = 8_200_001;

const NAME = /^(\d{4})-[a-z0-9-]+(?:\.sql)?$/;

export type Migration = { number: number; name: string; text: string; checksum: string };
export type AppliedMigration = { number: number; name: string; checksum: string };

export const MIGRATIONS_FOLDER: string = join(import.meta.dirname, 'migrations');

/**
 * The last migration of the versions that had all migrations. The baseline creates the database that it left, so a database that has it
 * counts as one that began with the baseline. `tag`: the last of these versions.
 */
export const BEFORE_BASELINE = {
  number: 66,
  checksum: 'dac77c6349fed6134a1666dbb74b616b59e18c04b83c69e2beffe30af6295548',
  tag: 'schema-0066',
};

/**
 * Applies the migrations in order, each once and in its own transaction: the baseline, a folder with a file for each domain, and after it the
 * files `0067-name.sql`, `0068-…`. Several processes may call it at the same time: one migrates while the others wait.
 *
 * @returns the names of the migrations that this call applied; it logs each.
 * @throws Error when an applied migration has changed, when the database is newer than the files or older than the baseline, or when a
 *   migration fails, which rolls it back.
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

/** @throws Error when a name is not `NNNN-name.sql` or that of a folder, or when a number is missing or double. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).sort();
  const numbers = names.map((name) => Number(NAME.exec(name)?.[1]));
  return names.map((name, index) => {
    const number = numbers[index];
    if (number === undefined || Number.isNaN(number) || number !== (numbers[0] ?? 0) + index) {
      throw new Error(`${join(folder, name)}: migrations are named 0001-name.sql, 0002-name.sql and so on, without a gap or a double`);
    }
    const text = readText(join(folder, name));
    return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/** The text of a file, or of all SQL files in a folder, by their names. */
function readText(path: string): string {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => readText(join(path, name)))
      .join('\n');
  // A checkout on Windows may have other line ends, which must not change the checksum.
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
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
  const next = migrations[countApplied(await listAppliedMigrations(transaction), migrations)];
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

/**
 * Counts how many of the migrations a database has.
 * @throws Error when it has one that is missing from the files or differs from its file, or stands before the baseline.
 */
export function countApplied(applied: readonly AppliedMigration[], migrations: readonly Migration[]): number {
  const known = skipToBaseline(applied, migrations[0]);
  for (const [index, { name, checksum }] of known.entries()) {
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
  return known.length;
}

/** Replaces the migrations of earlier versions by the baseline, to which they led. */
function skipToBaseline(applied: readonly AppliedMigration[], first: Migration | undefined): readonly AppliedMigration[] {
  if (first?.number !== BEFORE_BASELINE.number || applied.length === 0 || applied[0]?.number === first.number) return applied;
  const replaced = applied.find(({ number }) => number === first.number);
  if (replaced === undefined) {
    throw new Error(
      `the database stands at migration ${applied.at(-1)?.name}, and this version begins at ${first.name}: ` +
        `start the version of the tag ${BEFORE_BASELINE.tag} on it once, and then this one. A dump is imported and exported with that version first`,
    );
  }
  const baseline = replaced.checksum === BEFORE_BASELINE.checksum ? { ...first } : replaced;
  return [baseline, ...applied.filter(({ number }) => number > first.number)];
}
