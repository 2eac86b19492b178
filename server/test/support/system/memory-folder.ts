/** Chooses the folder in which test runs store their databases. */
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_FOLDER = '/dev/shm';
/** Three times the most that a test run stores. */
const FREE_BYTES_MIN = 2 * 1024 ** 3;

/**
 * Chooses a folder in memory if there is room, because database tests would wait long for flushes to a disk, and none of them needs the data
 * to survive a power cut of the machine. TMPDIR, if set, names the folder instead.
 */
export const chooseMemoryFolder = (): string => process.env.TMPDIR || (isSuitable(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir());

/**
 * Returns whether the folder has room, is writable, and allows programs to run, because PostgreSQL's binaries may have to be copied there.
 */
function isSuitable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const mount = readFileSync('/proc/mounts', 'utf8').match(new RegExp(`^\\S+ ${folder} \\S+ (\\S+)`, 'm'))?.[1] ?? '';
    return bavail * bsize >= FREE_BYTES_MIN && !mount.split(',').includes('noexec');
  } catch {
    return false;
  }
}
