/** Bundles the shop that kill tests start, because finding and reading its thousand modules is most of what a start takes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { CACHE } from '../server/test/support/database/migrated-image.ts';

const ROOT = join(import.meta.dirname, '..');
/** Packages that read other files of their own folder, such as compiled parts. */
const EXTERNAL = [/^sharp/, /^@node-rs\//, /^@electric-sql\//, /^@fastify\/swagger-ui$/, /^pg-native$/];

/** Bundles a file of the server and what it imports. The returned file lies in this repository, so that it finds the packages left out. */
export async function bundleScript(entry: string): Promise<string> {
  const bundled = (await build({
    ...{ root: ROOT, configFile: false, logLevel: 'error', publicDir: false },
    ssr: { noExternal: true },
    build: { ssr: entry, write: false, minify: false, target: 'esnext', rolldownOptions: { external: EXTERNAL } },
  })) as Rolldown.RolldownOutput;
  const chunks = bundled.output.filter((chunk) => chunk.type === 'chunk');
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks) hash.update(fileName).update(code);
  const folder = join(CACHE, `bundle-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) write(folder, chunks);
  return join(folder, chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
}

/** Of two simultaneous processes, the first one's stays. */
function write(folder: string, chunks: readonly Rolldown.OutputChunk[]): void {
  const mine = `${folder}.${process.pid}`;
  for (const { fileName, code } of chunks) {
    mkdirSync(join(mine, fileName, '..'), { recursive: true });
    writeFileSync(join(mine, fileName), code);
  }
  try {
    renameSync(mine, folder);
  } catch (error) {
    rmSync(mine, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
