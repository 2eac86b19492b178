/** Bundles the server that kill tests start, because finding and reading its thousand modules takes most of the time of a start. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { CACHE_FOLDER } from '../server/test/support/database/migrated-dump.ts';

const ROOT = join(import.meta.dirname, '..');
/** Packages that are not bundled, because they read other files of their folder, such as native modules. */
const EXTERNAL = [/^sharp/, /^@node-rs\//, /^@resvg\//, /^@electric-sql\//, /^@fastify\/swagger-ui$/, /^pg-native$/];

/** Bundles a file of the server with its imports. The bundle is inside the repository, so that it finds the packages that are not bundled. */
export async function bundleScript(entry: string): Promise<string> {
  const bundled = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, minify: false, target: 'esnext', rolldownOptions: { external: EXTERNAL } },
  })) as Rolldown.RolldownOutput;
  const chunks = bundled.output.filter((chunk) => chunk.type === 'chunk');
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks) hash.update(fileName).update(code);
  const folder = join(CACHE_FOLDER, `bundle-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) writeBundle(folder, chunks);
  return join(folder, chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
}

/** Writes the bundle. If two processes write it at once, the bundle of the first one stays; both are equal. */
function writeBundle(folder: string, chunks: readonly Rolldown.OutputChunk[]): void {
  const temporary = `${folder}.${process.pid}`;
  for (const { fileName, code } of chunks) {
    mkdirSync(join(temporary, fileName, '..'), { recursive: true });
    writeFileSync(join(temporary, fileName), code);
  }
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
