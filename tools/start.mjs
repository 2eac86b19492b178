/** `npm start`: prepares a fresh clone and runs the shop. With `--dev`, it shows changed pages at once and restarts a changed server. */
import { join } from 'node:path';
import { build, buildEnvironment, findNode, install, ROOT, readServerFlags } from './prepare.mjs';
import { runToEnd } from './run.mjs';

const isDev = process.argv.includes('--dev');

await install('start');
// In development the server renders the storefront from its sources, so this skips the build.
if (!isDev) await build();

// Excludes the storefront, whose files Vite reloads. Vite also writes temporary files there, which would restart the server without end.
const watchFlags = ['server/src', 'contract/src'].map((folder) => `--watch-path=${join(ROOT, folder)}`);
const flags = [...readServerFlags(), ...(isDev ? [...watchFlags, '--watch-preserve-output'] : [])];
const args = [join(ROOT, 'server', 'src', 'main.ts'), ...(isDev ? ['--dev'] : [])];
const { code, signal, stoppedBy } = await runToEnd(findNode(), [...flags, ...args], {
  cwd: ROOT,
  // The server stops when the channel closes, which happens also when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', ...(isDev ? [] : ['ipc'])],
  env: buildEnvironment(),
});
// A server that runs exits with a code after a signal. A signal ends it only while it starts, which is no error if this process passed it on.
process.exit(code ?? (signal && signal === stoppedBy ? 0 : 1));
