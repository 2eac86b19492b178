/** The source of a move: a database or a dump. */
import { createHash } from 'node:crypto';
import { type AppliedMigration, listAppliedMigrations } from '../migrate.ts';
import { prepareForMoving, type Row, readRows } from './rows.ts';
import { formatTableName, listSequences, listTables, runQuery, type Sequence, type Table, type Trx } from './tables.ts';

/** A table and the state of its sequences. */
export type SourceTable = Table & { sequences: Sequence[] };
/** The rows of one table; read them to their end before those of the next table. */
export type Section<TableInfo extends Table = Table> = { table: TableInfo; rows: AsyncIterable<Row[]> };

export type Source = {
  migrations: readonly AppliedMigration[];
  tables: readonly SourceTable[];
  readSections(): AsyncIterable<Section<SourceTable>>;
};

/** @throws Error when the database does not hold a shop. */
export async function readDatabase(trx: Trx): Promise<Source> {
  await prepareForMoving(trx);
  const migrations = await readAppliedMigrations(trx);
  const tables: SourceTable[] = [];
  for (const table of await listTables(trx)) tables.push({ ...table, sequences: await listSequences(trx, table) });
  return {
    migrations,
    tables,
    async *readSections() {
      for (const table of tables) yield { table, rows: readRows(trx, table) };
    },
  };
}

/** Lists the migrations of a database. @throws Error when it does not hold a shop. */
export async function readAppliedMigrations(trx: Trx): Promise<AppliedMigration[]> {
  const [row] = await runQuery<{ is_shop: boolean }>(trx, `select to_regclass('public.schema_migrations') is not null as is_shop`);
  if (!row?.is_shop) throw new Error('there is no shop in this database');
  return await listAppliedMigrations(trx);
}

/** Formats a row as one line of text, for the hash and the dump. */
export const formatLine = (row: Row): string => `${JSON.stringify(row)}\n`;

/** Counts and hashes rows. */
export class RowDigest {
  rowCount = 0;
  readonly #hash = createHash('sha256');

  add(line: string): void {
    this.rowCount += 1;
    this.#hash.update(line);
  }

  /** Call it once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/**
 * Drops the columns that the target lacks, because a later version of the job queue may lack columns of an earlier one. The shop's own
 * tables have the same columns on both sides, because both have the same migrations.
 */
export function dropMissingColumns({ table, rows }: Section, target: Table): Section {
  const sharedColumns = table.columns.filter(({ name }) => target.columns.some((column) => column.name === name));
  if (sharedColumns.length === table.columns.length) return { table, rows };
  if (table.schema === 'public') throw new Error(`the table ${formatTableName(table)} has other columns in the target`);
  const columnIndexes = sharedColumns.map(({ name }) => table.columns.findIndex((column) => column.name === name));
  const readSharedColumns = async function* (): AsyncGenerator<Row[]> {
    for await (const batch of rows) yield batch.map((row) => columnIndexes.map((index) => row[index] ?? null));
  };
  return { table: { ...table, columns: sharedColumns }, rows: readSharedColumns() };
}

/** Returns the target's table with only the columns of `table`, in the order of `table`. */
export function arrangeTargetColumns(table: Table, target: Table): Table {
  const columns = table.columns.flatMap(({ name }) => target.columns.filter((column) => column.name === name));
  return { ...target, columns };
}
