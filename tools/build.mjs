/** Builds the storefront or the back office, then compresses its files with the best compression. Runs on the Node that prepare.mjs chooses. */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runToEnd } from './run.mjs';

const root = join(import.meta.dirname, '..');
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

/** The storefront has a build for each folder of messages. */
const LANGUAGES = readdirSync(join(root, 'storefront/app/messages'));

/** `clientFolder` contains the built files that browsers load. */
const BUILDS = {
  storefront: {
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    variants: LANGUAGES.map((language) => ({
      env: { STOREFRONT_LANGUAGE: language },
      clientFolder: `storefront/build/${language}/client`,
    })),
  },
  admin: { command: ['node_modules/vite/bin/vite.js', 'build'], variants: [{ env: {}, clientFolder: 'admin/build' }] },
};

const workspace = process.argv[2];
const {
  command: [script, ...args],
  variants,
} = BUILDS[workspace];

const listFiles = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Compressed files by the name of the file, which is the same in several languages where its content is. */
const compressedFiles = new Map();

function compress(file, name) {
  const body = readFileSync(file);
  const twin = compressedFiles.get(name);
  if (twin !== undefined) {
    // All languages share the addresses of files, so one name must be one content.
    if (!readFileSync(twin).equals(body)) throw new Error(`${twin} and ${file} have one address and differ`);
    for (const ending of ['.br', '.gz']) copyFileSync(twin + ending, file + ending);
    return;
  }
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  compressedFiles.set(name, file);
}

const build = ({ env }) =>
  runToEnd(process.execPath, [join(root, script), ...args], {
    cwd: join(root, workspace),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });

// A folder of an earlier build would stay where a language is removed.
rmSync(join(root, workspace, 'build'), { recursive: true, force: true });
const results = await Promise.all(variants.map(build));
for (const { code } of results) if (code !== 0) process.exit(code ?? 1);

for (const { clientFolder } of variants) {
  for (const file of listFiles(clientFolder).filter((file) => COMPRESSIBLE.test(file)))
    compress(file, file.slice(join(root, clientFolder).length));
}
