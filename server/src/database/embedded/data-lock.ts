import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findLiveHolder, readHolderPid, removeHolder, writeHolder } from './holder-record.ts';
import { identifyFile, type OwnerFile } from './owner-files.ts';

/** SQLite's code for a lock that another connection holds. */
const SQLITE_BUSY = 5;

export type DataLock = {
  /** The locked file. If another file replaces it at its path, a second process can lock that file, so the lock protects nothing. */
  file: OwnerFile;
  release(): void;
};

/**
 * Locks the embedded database of a folder for this process, because two writers lose data silently.
 *
 * Node has no flock. A pid in a file can be stale, and pids are reused (in a container the server is always pid 1). So the lock is a
 * POSIX lock that Node's SQLite takes on an empty file: the kernel gives it to exactly one process, and releases it however that process
 * ends. No other code of this process may open the file, because closing any descriptor of it releases the lock.
 *
 * `database.lock.pid` names the holder. It also keeps out a second process that locks a new file after the locked one was deleted.
 * @throws Error naming the process that holds the lock.
 */
export function acquireLock(dataDir: string): DataLock {
  const file = join(dataDir, 'database.lock');
  const recordFile = `${file}.pid`;
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    const pid = findLiveHolder(recordFile, dataDir);
    if (pid !== undefined) throw createInUseError(file, pid);
    writeHolder(recordFile, dataDir);
    return {
      file: identifyFile(file),
      release() {
        removeHolder(recordFile, dataDir);
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw isBusy(error) ? createInUseError(file, readHolderPid(recordFile)) : error;
  }
}

/** Creates the error that a second process gets. `lock`: the file or the socket that the first process holds. `pid`: the first process, if known. */
export function createInUseError(lock: string, pid?: number): Error {
  const holder = pid === undefined ? 'another process' : `the process with pid ${pid}`;
  return new Error(`the embedded database is in use by ${holder}: stop it first, or give this one another DATA_DIR (lock: ${lock})`);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
