import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../storage/storage.ts';
import { findStoredType } from '../storage/stored-types.ts';

const COPIES_AT_ONCE = 32;

export type OnProgress = (done: number, total: number) => void;

/**
 * Copies the pictures of `folder` into the storage. It skips those that are there with the same size, so an interrupted copy continues.
 * Several processes may do it at once, because the storage shows a file only when it is complete.
 */
export async function copyPictures(folder: string, storage: Storage, onProgress: OnProgress): Promise<void> {
  const names = (await readdir(folder)).filter((name) => findStoredType(name) !== null);
  onProgress(0, names.length);
  for (let done = 0; done < names.length; done += COPIES_AT_ONCE) {
    const batch = names.slice(done, done + COPIES_AT_ONCE);
    await Promise.all(batch.map((name) => copyPicture(join(folder, name), name, storage)));
    onProgress(done + batch.length, names.length);
  }
}

async function copyPicture(file: string, key: string, storage: Storage): Promise<void> {
  if ((await storage.readSize(key)) === (await stat(file)).size) return;
  await storage.write(key, await readFile(file), findStoredType(key)?.type ?? '');
}
