import type { Db } from '../../database/db.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import { deleteUnusedUploads, lockUnusedUploads } from './queries.ts';

/** Only reviews use uploads. The draft of a review lives in a browser tab, so no draft still needs an upload of this age. */
const RETENTION_DAYS = 30;
/** Files per job, so that a job takes seconds. */
const FILES_PER_ROUND = 200;

/** Rounds in one sweep; the next sweep continues. */
const ROUNDS_MAX = 500;

/** Deletes the rows of old uploads that no review contains, visible or hidden; a job deletes the bytes. */
export async function deleteUnusedFiles(db: Db, enqueue: JobQueue): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const candidateCount = await db.transaction().execute(async (trx) => {
      const candidates = await lockUnusedUploads(trx, RETENTION_DAYS, FILES_PER_ROUND);
      const keys = await deleteUnusedUploads(trx, candidates);
      if (keys.length > 0) await enqueue(trx, 'erase-files', { keys });
      return candidates.length;
    });
    if (candidateCount < FILES_PER_ROUND) return;
  }
}
