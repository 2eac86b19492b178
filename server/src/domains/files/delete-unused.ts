import type { Db } from '../../database/db.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import { deleteUnused, lockUnused } from './queries.ts';

/** Uploads are for reviews, and a draft of a review lives no longer than its browser tab. */
const RETENTION_DAYS = 30;
/** Files per job, so that a job takes seconds. */
const FILES_PER_ROUND = 200;

/** Rounds in one sweep; the next sweep continues. */
const ROUNDS_MAX = 500;

/** Deletes uploads that no review contains, visible or hidden; a job deletes the bytes. */
export async function deleteUnusedFiles(db: Db, enqueue: JobQueue): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const found = await db.transaction().execute(async (trx) => {
      const candidates = await lockUnused(trx, RETENTION_DAYS, FILES_PER_ROUND);
      const keys = await deleteUnused(trx, candidates);
      if (keys.length > 0) await enqueue(trx, 'erase-files', { keys });
      return candidates.length;
    });
    if (found < FILES_PER_ROUND) return;
  }
}
