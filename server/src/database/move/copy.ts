/** Fills an empty database from a source, in one transaction. */
import { countApplied, migrateWithin, readMigrations } from '../migrate.ts';
import { compareDatabases, type ReportProgress } from './compare.ts';
import { insertRows, prepareForMoving } from './rows.ts';
import { arrangeTargetColumns, dropMissingColumns, type Source, type SourceTable } from './source.ts';
import { formatTableName, JOBS_SCHEMA, listTables, quoteTable, runQuery, type Table, type Trx } from './tables.ts';

const POSTGRES_VERSION_MIN = 15;
/** How many tables with rows the error names when the target is not empty. */
const TABLES_NAMED_MAX = 5;

export type CopyOptions = {
  source: Source;
  /** A transaction of the target, which must be empty. */
  trx: Trx;
  migrationsFolder: string;
  /** SQL that creates the tables of the job queue. */
  jobsSchema: string;
  report: ReportProgress;
};

/**
 * Copies every table, then compares every row.
 * @returns the number of rows. @throws Error for the operator when the target is unsuitable, or differs after copying.
 */
export async function copyDatabase({ source, trx, migrationsFolder, jobsSchema, report }: CopyOptions): Promise<number> {
  const migrations = readMigrations(migrationsFolder);
  const sourceCount = countApplied(source.migrations, migrations);
  await prepareForMoving(trx);
  await assertServerIsSuitable(trx);
  await assertTargetIsEmpty(trx, source);
  // Applies only the source's migrations; the next start of the shop applies the rest to the copied data.
  await migrateWithin(trx, migrations.slice(0, sourceCount));
  if (source.tables.some(({ schema }) => schema === JOBS_SCHEMA)) await runQuery(trx, jobsSchema);
  // Again, because the SQL of the job queue sets time limits of its own.
  await prepareForMoving(trx);

  const sourceNames = new Set(source.tables.map(formatTableName));
  // Ignores tables of other programs in the same database.
  const targetTables = new Map(
    (await listTables(trx)).filter((table) => sourceNames.has(formatTableName(table))).map((table) => [formatTableName(table), table]),
  );
  const restoreRules = await suspendRules(trx, [...targetTables.values()]);
  for await (const section of source.readSections()) {
    const target = targetTables.get(formatTableName(section.table));
    if (target === undefined) throw new Error(`the source has a table that this version does not know: ${formatTableName(section.table)}`);
    const { table, rows } = dropMissingColumns(section, target);
    let rowCount = 0;
    for await (const batch of rows) {
      await insertRows(trx, arrangeTargetColumns(table, target), batch);
      rowCount += batch.length;
    }
    await setSequences(trx, section.table);
    report(`copied  ${formatTableName(target)}: ${rowCount} rows`);
  }
  await restoreRules();
  // Updates the planner's statistics for the first queries.
  for (const table of targetTables.values()) await runQuery(trx, `analyze ${quoteTable(table)}`);
  const comparison = await compareDatabases(source, trx, report);
  if (!comparison.isEqual) throw new Error(`the copy differs from the source, so the target is rolled back: ${comparison.difference}`);
  return comparison.rowCount;
}

async function assertServerIsSuitable(trx: Trx): Promise<void> {
  const [server] = await runQuery<Server>(
    trx,
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding`,
  );
  const reason = server && findUnsuitableReason(server);
  if (reason !== undefined) throw new Error(reason);
}

type Server = { major: number; encoding: string };

/** Returns why the shop cannot run on such a server, or undefined where it can. */
export function findUnsuitableReason({ major, encoding }: Server): string | undefined {
  if (major < POSTGRES_VERSION_MIN) return `the target is PostgreSQL ${major}: the shop needs ${POSTGRES_VERSION_MIN} or later`;
  if (encoding !== 'UTF8') return `the target's encoding is ${encoding}: create its database with encoding 'UTF8'`;
  return undefined;
}

/** Also refuses a database in which a shop has been started without taking orders, because the start has written rows. */
async function assertTargetIsEmpty(trx: Trx, source: Source): Promise<void> {
  const sourceNames = new Set(source.tables.map(formatTableName));
  const existingTables = (await listTables(trx)).filter((table) => sourceNames.has(formatTableName(table)) || table.schema === JOBS_SCHEMA);
  if (existingTables.length === 0) return;
  const tablesWithRows: string[] = [];
  for (const table of existingTables) {
    const [row] = await runQuery(trx, `select from ${quoteTable(table)} limit 1`);
    if (row) tablesWithRows.push(formatTableName(table));
  }
  const tableNames = tablesWithRows.slice(0, TABLES_NAMED_MAX).join(', ') + (tablesWithRows.length > TABLES_NAMED_MAX ? ' and others' : '');
  throw new Error(
    `the target is not empty: it has tables of a shop${tablesWithRows.length > 0 ? `, with rows in ${tableNames}` : ''}${await describeVersion(trx, existingTables)}. ` +
      'Nothing was changed. Give an empty database',
  );
}

async function describeVersion(trx: Trx, tables: readonly Table[]): Promise<string> {
  if (!tables.some(({ name }) => name === 'schema_migrations')) return '';
  const [last] = await runQuery<{ name: string }>(trx, 'select name from schema_migrations order by number desc limit 1');
  return last ? `, migrated to ${last.name}` : '';
}

/**
 * Suspends triggers and references, so that rows may come in any order and stay unchanged: triggers would count and log them a second time,
 * or refuse them. Also deletes the rows that migrations have inserted, because the source has them. The tables' owner may do all of this,
 * while `session_replication_role` would need a superuser.
 * @returns the function that restores all rules and checks every reference.
 */
async function suspendRules(trx: Trx, tables: readonly Table[]): Promise<() => Promise<void>> {
  const references = await runQuery<{ table: string; name: string }>(
    trx,
    `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and conparentid = 0 and not condeferrable and conrelid = any ($1::text[]::regclass[])`,
    [tables.map(quoteTable)],
  );
  for (const { table, name } of references)
    await runQuery(trx, `alter table ${table} alter constraint ${name} deferrable initially deferred`);
  for (const table of tables) await runQuery(trx, `alter table ${quoteTable(table)} disable trigger user`);
  for (const table of tables) await runQuery(trx, `delete from ${quoteTable(table)}`);
  return async () => {
    await runQuery(trx, 'set constraints all immediate');
    for (const table of tables) await runQuery(trx, `alter table ${quoteTable(table)} enable trigger user`);
    for (const { table, name } of references) await runQuery(trx, `alter table ${table} alter constraint ${name} not deferrable`);
  };
}

async function setSequences(trx: Trx, table: SourceTable): Promise<void> {
  for (const { column, last } of table.sequences) {
    if (last !== null) await runQuery(trx, 'select setval(pg_get_serial_sequence($1, $2), $3::bigint)', [quoteTable(table), column, last]);
  }
}
