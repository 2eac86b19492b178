/** `npm start`: from a fresh clone to the shop. `--dev` restarts the server and builds the screens anew as files change. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, environment, install, nodePath, ROOT, serverFlags } from './prepare.mjs';

const dev = process.argv.includes('--dev');
const REBUILD_AFTER_MS = 200;

install();
build();

if (dev) {
  let timer;
  for (const folder of ['storefront/app', 'contract/src']) {
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => spawn(process.execPath, [join(ROOT, 'tools', 'rebuild.mjs')], { stdio: 'inherit' }), REBUILD_AFTER_MS);
    });
  }
}

const flags = [...serverFlags(), ...(dev ? ['--watch', '--watch-preserve-output'] : [])];
const server = spawn(nodePath(), [...flags, join(ROOT, 'server', 'src', 'main.ts')], {
  cwd: ROOT,
  // The channel tells the server when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', ...(dev ? [] : ['ipc'])],
  env: environment(),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
