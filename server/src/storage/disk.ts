import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';
import { isStorageKey } from './stored-types.ts';

const returnIfMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };

/** Writes a draft and renames it when it is complete and on the disk, so that after a power cut no incomplete file has the name. */
async function writeAtomically(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    const handle = await open(draft, 'wx', 0o640);
    try {
      await handle.writeFile(body);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function createFolderAndWrite(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(file, body);
}

/** Stores files in `folder`, and creates the folder when it is needed. */
export function openDiskStorage(folder: string): Storage {
  return {
    async read(key) {
      return isStorageKey(key) ? await readFile(join(folder, key)).catch(returnIfMissing(null)) : null;
    },
    async write(key, body) {
      if (!isStorageKey(key)) throw new Error(`not a key: ${key}`);
      const file = join(folder, key);
      // Creates the folder only after a failure, because it nearly always exists.
      await writeAtomically(file, body).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return createFolderAndWrite(file, body);
      });
    },
    async remove(key) {
      if (isStorageKey(key)) await rm(join(folder, key), { force: true });
    },
    async readSize(key) {
      if (!isStorageKey(key)) return null;
      const stats = await stat(join(folder, key)).catch(returnIfMissing(null));
      return stats?.size ?? null;
    },
    async probe() {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `probe.${randomUUID()}.draft`);
      await writeFile(draft, 'probe', { flag: 'wx' }).finally(() => rm(draft, { force: true }));
    },
  };
}
