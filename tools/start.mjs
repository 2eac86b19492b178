/** `npm start`: prepares a fresh clone and runs the shop. With `--dev`, it shows each change of pages and server at once. */
import { join } from 'node:path';
import { build, buildEnvironment, findNode, install, ROOT, readServerFlags } from './prepare.mjs';
import { runToEnd } from './run.mjs';

const isDev = process.argv.includes('--dev');

await install('start');
// In development the server renders the storefront from its sources, so this skips the build.
if (!isDev) await build();

const args = [join(ROOT, 'server', 'src', 'main.ts'), ...(isDev ? ['--dev'] : [])];
const { code, signal, stoppedBy } = await runToEnd(findNode(), [...readServerFlags(), ...args], {
  cwd: ROOT,
  // The server stops when the channel closes, which happens also when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: buildEnvironment(),
});
// A server that runs exits with a code after a signal. A signal ends it only while it starts, which is no error if this process passed it on.
process.exit(code ?? (signal && signal === stoppedBy ? 0 : 1));
