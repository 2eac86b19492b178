/**
 * Stands between a test run and its PostgreSQL, so that none is left behind however the run ends: it stops the server and removes
 * the folder as soon as its own input closes, which a killed parent does too.
 *
 * Arguments: the folder to remove, a uid and gid to run as (or two empty ones), the command.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder = '', uid = '', gid = '', command = '', ...args] = process.argv.slice(2);
const user = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) };
const server = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

server.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
// SIGINT is PostgreSQL's fast shutdown: it ends the sessions instead of waiting for them.
process.stdin.once('close', () => server.kill('SIGINT')).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGINT'));
