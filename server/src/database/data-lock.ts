import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for "somebody else holds the lock". */
const SQLITE_BUSY = 5;

/**
 * Makes this process the only one that may open the embedded database of a folder: two writers lose data silently.
 *
 * Node has no flock. A pid in a file can be stale, and pids come again (in a container the server is always pid 1), so the lock is
 * a real one of the operating system, taken through the SQLite inside Node on a file that stays empty: the kernel gives it to
 * exactly one process, and takes it back however that process ends. `<file>.pid` only says whom to name in the refusal.
 *
 * @returns the function that gives the lock back.
 * @throws Error naming the process that holds the lock.
 */
export function acquireLock(file: string): () => void {
  const pidFile = `${file}.pid`;
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `the embedded database is in use by ${holder(pidFile)}: stop it first, or give this one another DATA_DIR (lock: ${file})`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function holder(pidFile: string): string {
  try {
    const pid = readFileSync(pidFile, 'utf8').trim();
    return pid === '' ? 'another process' : `the process with pid ${pid}`;
  } catch {
    return 'another process';
  }
}
