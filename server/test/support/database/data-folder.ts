/** Data folders of the embedded database, copied from one template, because creating one takes seconds. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../src/database/connect.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { CACHE, imageKey } from './migrated-image.ts';
import { tempFolder } from '../system/temp-folder.ts';

const DATABASE = join(import.meta.dirname, '../../../src/database');
/** The files of that folder that create and migrate a data folder. */
const CREATORS = /^(migrate|embedded.(embedded[\w-]*|durable-fs))\.ts$/;

/** Creates a data folder with a migrated, empty database; by default a temporary one. */
export async function migratedFolder(folder: string = tempFolder()): Promise<string> {
  cpSync(await createTemplateOnce(), folder, { recursive: true });
  return folder;
}

/** Creates the template when PGlite, a migration or the code that creates databases has changed. Of two simultaneous processes, the first one's stays. */
async function createTemplateOnce(): Promise<string> {
  const made = join(CACHE, `folder-${imageKey()}-${hashOfSources()}`);
  if (existsSync(made)) return made;
  mkdirSync(CACHE, { recursive: true });
  const mine = `${made}.${process.pid}`;
  const database = await openDatabase({ databaseUrl: undefined, dataDir: mine, log: () => {} });
  await migrate(database, () => {});
  await database.close();
  try {
    renameSync(mine, made);
  } catch (error) {
    rmSync(mine, { recursive: true, force: true });
    if (!existsSync(made)) throw error;
  }
  return made;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(DATABASE, { recursive: true, encoding: 'utf8' }).sort()) {
    if (CREATORS.test(path)) hash.update(readFileSync(join(DATABASE, path)));
  }
  return hash.digest('hex').slice(0, 8);
}
