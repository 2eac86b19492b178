import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';
import { isStorageKey } from './stored-types.ts';

const orIfMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };

/** Its name is given when it is whole and on the disk: a power cut must not leave a name with nothing behind it. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
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

async function makeFolderAndWrite(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, body);
}

/** Files below `folder`, which is made when it is needed. */
export function diskStorage(folder: string): Storage {
  return {
    async read(key) {
      return isStorageKey(key) ? await readFile(join(folder, key)).catch(orIfMissing(null)) : null;
    },
    async write(key, body) {
      if (!isStorageKey(key)) throw new Error(`not a key: ${key}`);
      const file = join(folder, key);
      // The folder is nearly always there.
      await writeWhole(file, body).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return makeFolderAndWrite(file, body);
      });
    },
    async remove(key) {
      if (isStorageKey(key)) await rm(join(folder, key), { force: true });
    },
    async size(key) {
      if (!isStorageKey(key)) return null;
      const there = await stat(join(folder, key)).catch(orIfMissing(null));
      return there?.size ?? null;
    },
  };
}
