/**
 * Runs the PostgreSQL of a test run. When its input closes (because the run has ended, or its process was killed), this process stops the
 * server and deletes the folder.
 *
 * Argument: `GuardOptions`, as JSON.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

export type GuardOptions = {
  /** The working folder, which is deleted at the end. */
  folder: string;
  user: { uid: number; gid: number } | undefined;
  /** The commands, run one after the other while each succeeds. */
  commands: [command: string, ...args: string[]][];
};

const { folder, user, commands }: GuardOptions = JSON.parse(process.argv[2] ?? '');
let running: ChildProcess | undefined;
let isStopped = false;

function stop(): void {
  isStopped = true;
  // SIGINT is PostgreSQL's fast shutdown: it ends the sessions instead of waiting for them.
  running?.kill('SIGINT');
}
process.stdin.once('close', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

let exitCode = 0;
for (const [command, ...args] of commands) {
  if (isStopped || exitCode !== 0) break;
  running = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  exitCode = await once(running, 'exit').then(
    ([code]) => code ?? 1,
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      return 1;
    },
  );
}
rmSync(folder, { recursive: true, force: true });
process.exit(exitCode);
