import type { Db } from '../../database/db.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import type { Storage } from '../../storage/storage.ts';
import { listRenditionKeys } from '../../storage/stored-types.ts';
import { deleteFilesByUser } from './queries.ts';

/** Files per job, so that a job takes seconds. */
const FILES_PER_JOB = 200;

/**
 * Deletes the rows of a shopper's files in the transaction that erases the account. After the commit, a job deletes the bytes, and retries
 * until they are gone.
 */
export async function deleteFileRows(trx: Db, enqueue: JobQueue, user_id: string): Promise<void> {
  const file_keys = await deleteFilesByUser(trx, user_id);
  for (let start = 0; start < file_keys.length; start += FILES_PER_JOB) {
    await enqueue(trx, 'erase-files', { keys: file_keys.slice(start, start + FILES_PER_JOB) });
  }
}

/** The worker of the queue 'erase-files'. Running it again does nothing. */
export async function eraseFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // Removes the picture first, so that a concurrent request does not store another rendition of it (see media).
    await storage.remove(key);
    await Promise.all(listRenditionKeys(key).map((rendition) => storage.remove(rendition)));
  }
}
