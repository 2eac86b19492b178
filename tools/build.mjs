/** Builds the storefront or the back office, then compresses its files with the best compression. Runs on the Node that prepare.mjs chooses. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runToEnd } from './run.mjs';

const root = join(import.meta.dirname, '..');
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

/** `clientFolder` contains the built files that browsers load. */
const BUILDS = {
  storefront: { command: ['node_modules/@react-router/dev/bin.cjs', 'build'], clientFolder: 'storefront/build/client' },
  admin: { command: ['node_modules/vite/bin/vite.js', 'build'], clientFolder: 'admin/build' },
};

const workspace = process.argv[2];
const { command, clientFolder } = BUILDS[workspace];
const [script, ...args] = command;
const { code } = await runToEnd(process.execPath, [join(root, script), ...args], {
  cwd: join(root, workspace),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
if (code !== 0) process.exit(code ?? 1);

for (const entry of readdirSync(join(root, clientFolder), { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const body = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
