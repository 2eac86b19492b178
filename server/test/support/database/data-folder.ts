/** Data folders of the embedded database, copied from one template, because creating one takes seconds. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../src/database/connect.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { createTempFolder } from '../system/temp-folder.ts';
import { CACHE_FOLDER, computeDumpKey } from './migrated-dump.ts';

const DATABASE_SOURCES = join(import.meta.dirname, '../../../src/database');
/** The source files of src/database whose code creates and migrates a data folder. */
const CREATING_SOURCES = /^(migrate|embedded.(embedded[\w-]*|durable-fs))\.ts$/;

/** Creates a data folder with a migrated, empty database; by default a temporary one. */
export async function createMigratedFolder(folder: string = createTempFolder()): Promise<string> {
  cpSync(await createTemplateOnce(), folder, { recursive: true });
  return folder;
}

/**
 * Creates the template, unless one exists for this PGlite, these migrations and this code. If two processes create it at once, the template
 * of the first one stays.
 */
async function createTemplateOnce(): Promise<string> {
  const template = join(CACHE_FOLDER, `folder-${computeDumpKey()}-${hashSources()}`);
  if (existsSync(template)) return template;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const temporaryFolder = `${template}.${process.pid}`;
  const database = await openDatabase({ databaseUrl: undefined, dataDir: temporaryFolder, log: () => {} });
  await migrate(database, () => {});
  await database.close();
  try {
    renameSync(temporaryFolder, template);
  } catch (error) {
    rmSync(temporaryFolder, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
  return template;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(DATABASE_SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
    if (CREATING_SOURCES.test(path)) hash.update(readFileSync(join(DATABASE_SOURCES, path)));
  }
  return hash.digest('hex').slice(0, 8);
}
