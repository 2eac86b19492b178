/** `npm start`: prepares a fresh clone and runs the shop. With `--dev`, it shows changed pages at once and restarts a changed server. */
import { join } from 'node:path';
import { build, buildEnvironment, findNode, install, ROOT, readServerFlags } from './prepare.mjs';
import { runToEnd } from './run.mjs';

const dev = process.argv.includes('--dev');

await install('start');
// In development the server renders the storefront from its sources, so this skips the build.
if (!dev) await build();

// Vite reloads the storefront's files itself. It writes temporary ones, which would make a plain `--watch` restart the server for ever.
const watched = ['server/src', 'contract/src'].map((folder) => `--watch-path=${join(ROOT, folder)}`);
const flags = [...readServerFlags(), ...(dev ? [...watched, '--watch-preserve-output'] : [])];
const args = [join(ROOT, 'server', 'src', 'main.ts'), ...(dev ? ['--dev'] : [])];
const { code, signal, stoppedBy } = await runToEnd(findNode(), [...flags, ...args], {
  cwd: ROOT,
  // The channel closes when this process is killed, which stops the server.
  stdio: ['inherit', 'inherit', 'inherit', ...(dev ? [] : ['ipc'])],
  env: buildEnvironment(),
});
// A server that ends by the passed-on signal was still starting, so that is not an error.
process.exit(code ?? (signal && signal === stoppedBy ? 0 : 1));
