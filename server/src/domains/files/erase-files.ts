import type { Db } from '../../database/db.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import type { Storage } from '../../storage/storage.ts';
import { listRenditionKeys } from '../../storage/stored-types.ts';
import { deleteFilesByUser } from './queries.ts';

/** Files per job, so that a job takes seconds. */
const KEYS_MAX = 200;

/**
 * Deletes the rows of a shopper's files in the transaction that erases the account. A job deletes the bytes once that has committed, and
 * retries until they are gone.
 */
export async function deleteFileRows(trx: Db, enqueue: JobQueue, user_id: string): Promise<void> {
  const keys = await deleteFilesByUser(trx, user_id);
  for (let at = 0; at < keys.length; at += KEYS_MAX) await enqueue(trx, 'erase-files', { keys: keys.slice(at, at + KEYS_MAX) });
}

/** The worker of the queue 'erase-files'. Running it again does nothing. */
export async function eraseFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // Removes the picture first, so that a request that is making a rendition of it finds it gone (see media).
    await storage.remove(key);
    await Promise.all(listRenditionKeys(key).map((rendition) => storage.remove(rendition)));
  }
}
