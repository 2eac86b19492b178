/** Builds the storefront, then compresses its files once, as small as it goes. Runs on the Node that prepare.mjs chose. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { slimManifest } from './slim-manifest.mjs';

const root = join(import.meta.dirname, '..');
const storefront = join(root, 'storefront');
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

const { status } = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: storefront,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status !== 0) process.exit(status ?? 1);

for (const entry of readdirSync(join(storefront, 'build/client'), { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  if (/^manifest-.*\.js$/.test(entry.name)) writeFileSync(file, slimManifest(readFileSync(file, 'utf8')));
  const body = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
