import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { createInUseError } from './data-lock.ts';
import { describeLostFile, identifyFile, type OwnerFile } from './owner-files.ts';

/** Only Linux has abstract sockets. */
export const HAS_ABSTRACT_SOCKETS: boolean = process.platform === 'linux';

export type FolderGuard = {
  /** Each process that opens the folder replaces this file, so that a process that opened it before, on any machine, notices and stops. */
  file: OwnerFile;
  release(): void;
};

/**
 * Guards the folder of the database itself against other processes. The lock file beside it is not enough: it can be deleted, and two paths
 * (symbolic links, volumes) can lead to one folder with a lock file each.
 *
 * `withSocket`: also holds a socket named by the folder's device and inode. It has no file that could be deleted, and ends with the process.
 * Each network namespace has its own sockets, so it does not guard against another container.
 * @throws Error when another process of this machine has the folder open.
 */
export async function guardFolder(folder: string, { withSocket }: { withSocket: boolean }): Promise<FolderGuard> {
  const socket = withSocket ? await bindSocket(folder) : undefined;
  try {
    const fileGuard = replaceOwnerFile(join(folder, 'uruhu.owner'));
    return {
      file: fileGuard.file,
      release() {
        fileGuard.release();
        socket?.close();
      },
    };
  } catch (error) {
    socket?.close();
    throw error;
  }
}

/** Replaces the owner file of another process, if there is one, by one of this process. */
function replaceOwnerFile(path: string): FolderGuard {
  // Stays open, so that no later file can get its inode.
  const descriptor = openSync(`${path}.new`, 'w', 0o600);
  writeSync(descriptor, `${process.pid}\n`);
  renameSync(`${path}.new`, path);
  const file = identifyFile(path);
  return {
    file,
    release() {
      if (describeLostFile([file]) === undefined) rmSync(path, { force: true });
      closeSync(descriptor);
    },
  };
}

/** @throws Error when another process holds the socket of the folder. */
async function bindSocket(folder: string): Promise<Server> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `uruhu-${dev.toString(16)}-${ino.toString(16)}`;
  const server = createServer((connection) => connection.destroy()).unref();
  return await new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? createInUseError(`socket @${name}, shown by ss -xlp`) : error),
    );
    server.listen(`\0${name}`, () => resolve(server));
  });
}
