import type { Db } from '../../database/db.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import { deleteUnusedUploads, lockUnusedUploads } from './queries.ts';

/** Only reviews use uploads. The draft of a review lives in a browser tab, so no draft still needs an upload of this age. */
const RETENTION_DAYS = 30;
/** A round queues one job for its files. With this many files, a job takes seconds. */
const FILES_PER_ROUND = 200;

/** Rounds in one sweep; the next sweep continues. */
const ROUNDS_MAX = 500;

/** Deletes the rows of old uploads that no review contains, visible or hidden; a job deletes the bytes. */
export async function deleteUnusedFiles(db: Db, enqueue: JobQueue): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const lockedCount = await db.transaction().execute(async (trx) => {
      const lockedKeys = await lockUnusedUploads(trx, RETENTION_DAYS, FILES_PER_ROUND);
      const deletedKeys = await deleteUnusedUploads(trx, lockedKeys);
      if (deletedKeys.length > 0) await enqueue(trx, 'erase-files', { keys: deletedKeys });
      return lockedKeys.length;
    });
    if (lockedCount < FILES_PER_ROUND) return;
  }
}
