/** Runs a program, and ends it when the npm that started this process ends. Plain JavaScript without dependencies, for any Node ≥ 20. */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'];
const PARENT_PID = process.ppid;
const PARENT_CHECK_MS = 500;

/**
 * Whether the npm that started this process has ended. A killed npm sends no signal, but this process then gets another parent. Returns false
 * for a command that was started without npm, which may run in the background on purpose after its parent has ended.
 */
const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== PARENT_PID;

/**
 * Resolves when the program has ended, with its exit `code`, the `signal` that ended it, or the `error` that prevented its start. `stoppedBy`
 * is the signal that this process has passed on to it, or null. `priority`: the priority of the program for the operating system, by default the
 * one of this process.
 */
export function runToEnd(command, args, { priority, ...options } = {}) {
  let stoppedBy = null;
  const stop = (signal) => {
    stoppedBy ??= signal;
    child.kill(signal);
  };
  // Before the program starts: otherwise a signal in between would end only this process, and leave the program running.
  for (const signal of SIGNALS) process.on(signal, stop);
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  const parentCheck = setInterval(() => {
    if (stoppedBy === null && isOrphan()) stop('SIGTERM');
  }, PARENT_CHECK_MS);
  return new Promise((resolve) => {
    const end = (result) => {
      clearInterval(parentCheck);
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve({ stoppedBy, ...result });
    };
    child.once('error', (error) => end({ code: null, error }));
    child.once('exit', (code, signal) => end({ code, signal }));
  });
}
