/** `npm run move-database`: moves the shop's data from the embedded database to PostgreSQL or a new folder, or to a file and back. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type OpenDatabase, openDatabase, withKysely } from '../database/connect.ts';
import { openEmbedded } from '../database/embedded/embedded.ts';
import { assertNotMoved, markMoved } from '../database/embedded/moved-marker.ts';
import { countApplied, MIGRATIONS_FOLDER, readMigrations } from '../database/migrate.ts';
import { compareDatabases } from '../database/move/compare.ts';
import { copyDatabase } from '../database/move/copy.ts';
import { readWholeDump, writeDump } from '../database/move/dump.ts';
import { explainFailure } from '../database/move/explain-failure.ts';
import { prepareForMoving } from '../database/move/rows.ts';
import { readAppliedMigrations, readDatabase, type Source } from '../database/move/source.ts';
import { buildJobsSchema } from '../jobs/jobs-schema.ts';
import { CommandError } from './run-command.ts';

const USAGE = `npm run move-database -- --to postgres://…       from the embedded database in DATA_DIR to PostgreSQL
npm run move-database -- --to <folder>           to a new embedded database, in this data folder
npm run move-database -- --export <file>         to a file, which later versions read
npm run move-database -- --from <file> --to …    from such a file
npm run move-database -- --check [--from <file>] --to …   compares every row, and changes nothing`;

const print = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);
const dataDir = resolve(process.env.DATA_DIR?.trim() || './data');

const isUrl = (target: string) => /^postgres(ql)?:\/\//.test(target);
const hasDatabase = (folder: string) => existsSync(join(folder, 'database', 'PG_VERSION'));

/** Removes the password, and parameters that may contain one, from an address that is printed or written to a file. */
function hidePassword(target: string): string {
  if (!isUrl(target)) return target;
  const url = new URL(target);
  url.password = '';
  url.search = '';
  return url.href;
}

/**
 * What the command does. It refuses to move or export a database that was moved before, because since that move the shop has changed only
 * its target. It may still compare the two.
 */
type Purpose = 'move' | 'export' | 'compare';

/** Runs `work` on the dump, or if `dumpFile` is undefined, on the embedded database in DATA_DIR. */
async function withSource<Result>(
  dumpFile: string | undefined,
  purpose: Purpose,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  if (dumpFile !== undefined) return await work(await readWholeDump(dumpFile));
  if (purpose !== 'compare') assertNotMoved(dataDir);
  if (!hasDatabase(dataDir)) throw new CommandError(`there is no embedded database in ${dataDir}: set DATA_DIR to the shop's`);
  const database = withKysely(await openEmbedded({ dataDir, log: warn, purpose: 'move' }));
  try {
    const transaction = database.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await transaction.execute(async (trx) => await work(await readDatabase(trx)));
  } finally {
    await database.close();
  }
}

/** Opens the target, the URL of a PostgreSQL server or a data folder. */
async function openTarget(target: string, purpose: Purpose): Promise<OpenDatabase> {
  if (isUrl(target)) return await openDatabase({ databaseUrl: target, dataDir, poolMax: 1, log: warn });
  const folder = resolve(target);
  if (purpose === 'move') assertNotMoved(folder);
  else if (!hasDatabase(folder)) throw new CommandError(`there is no embedded database in ${folder}`);
  return withKysely(await openEmbedded({ dataDir: folder, log: warn, purpose: 'move' }));
}

async function withTarget<Result>(target: string, purpose: Purpose, work: (db: OpenDatabase['db']) => Promise<Result>): Promise<Result> {
  const database = await openTarget(target, purpose);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function moveDatabase(dumpFile: string | undefined, target: string): Promise<string> {
  const rowCount = await withSource(dumpFile, 'move', (source) =>
    withTarget(target, 'move', (db) =>
      db
        .transaction()
        .execute((trx) => copyDatabase({ source, trx, migrationsFolder: MIGRATIONS_FOLDER, jobsSchema: buildJobsSchema(), report: print })),
    ),
  );
  if (dumpFile === undefined) markSourceAsMoved(target);
  return [`Moved ${rowCount} rows to ${hidePassword(target)}; every one was compared.`, ...listNextSteps(dumpFile, target)].join('\n');
}

function markSourceAsMoved(target: string): void {
  try {
    markMoved(dataDir, hidePassword(target));
  } catch (error) {
    throw new CommandError(
      `Everything was moved to ${hidePassword(target)}, but ${dataDir} could not be marked so (${error}): do not start the shop on it again.`,
    );
  }
}

function listNextSteps(dumpFile: string | undefined, target: string): string[] {
  const media = join(dataDir, 'media');
  if (isUrl(target)) {
    return [
      `Now set DATABASE_URL=${hidePassword(target)} (with its password) and start the shop.`,
      `Pictures and documents stay in ${media}: keep DATA_DIR as it is.`,
      ...(dumpFile === undefined ? ['The embedded database is unchanged, and the shop does not start on it any more.'] : []),
    ];
  }
  const isElsewhere = resolve(target) !== dataDir;
  return isElsewhere
    ? [`Now move ${media} to ${join(resolve(target), 'media')}, set DATA_DIR=${resolve(target)} and start the shop.`]
    : ['Start the shop.'];
}

async function compareWithTarget(dumpFile: string | undefined, target: string): Promise<string> {
  const result = await withSource(dumpFile, 'compare', (source) =>
    withTarget(target, 'compare', (db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => compareSameVersion(source, trx)),
    ),
  );
  if (!result.isEqual) throw new CommandError(`They differ. ${result.difference}`);
  return `Equal: ${result.rowCount} rows.`;
}

async function compareSameVersion(source: Source, trx: Parameters<typeof readDatabase>[0]) {
  await prepareForMoving(trx);
  const known = readMigrations(MIGRATIONS_FOLDER);
  const migrations = await readAppliedMigrations(trx);
  if (countApplied(migrations, known) !== countApplied(source.migrations, known)) {
    throw new CommandError(`They are of different versions: ${source.migrations.at(-1)?.name}, and the target ${migrations.at(-1)?.name}`);
  }
  return await compareDatabases(source, trx, print);
}

async function exportToFile(file: string): Promise<string> {
  await withSource(undefined, 'export', (source) => writeDump(source, file, print));
  const { rowCount } = await readWholeDump(file);
  return `Written ${rowCount} rows to ${file}. It holds addresses and the hashes of passwords: keep it like a backup.`;
}

async function main(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, from: { type: 'string' }, export: { type: 'string' }, check: { type: 'boolean' } },
  });
  const { to: target, from: dumpFile, export: exportFile, check } = values;
  if (exportFile !== undefined && target === undefined && dumpFile === undefined && !check) return await exportToFile(resolve(exportFile));
  if (target === undefined || exportFile !== undefined) throw new CommandError(USAGE);
  if (dumpFile === undefined && !isUrl(target) && resolve(target) === dataDir)
    throw new CommandError(`${dataDir} is where the database is: give another folder`);
  return check ? await compareWithTarget(dumpFile, target) : await moveDatabase(dumpFile, target);
}

try {
  print(await main(process.argv.slice(2)));
} catch (error) {
  warn(error instanceof CommandError ? error.message : explainFailure(error));
  process.exitCode = 1;
}
