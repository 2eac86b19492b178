/** Where test runs keep their databases. */
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** A run of either step keeps less than a third of this at once. */
const ROOM_BYTES_MIN = 2 * 1024 ** 3;

/**
 * The folder for temporary files of database tests: in memory where there is room, because flushes to a disk are much of what these tests
 * wait for, and none of them cuts the power of the machine. TMPDIR names another one.
 */
export const memoryFolder = (): string => process.env.TMPDIR || (isFit(MEMORY) ? MEMORY : tmpdir());

/** Whether a folder has room, takes files, and lets programs run: PostgreSQL's own may have to be copied there. */
function isFit(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const mount = readFileSync('/proc/mounts', 'utf8').match(new RegExp(`^\\S+ ${folder} \\S+ (\\S+)`, 'm'))?.[1] ?? '';
    return bavail * bsize >= ROOM_BYTES_MIN && !mount.split(',').includes('noexec');
  } catch {
    return false;
  }
}
