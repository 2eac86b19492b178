/** Deletes data whose retention time is over. Several processes may run it at once. */
import type { Db } from '../database/db.ts';
import { deleteEmptyBuckets } from '../database/rate-limiter.ts';
import { deleteOldSignInData } from '../domains/accounts/accounts.ts';
import { deleteOldMessages } from '../domains/contact/contact.ts';
import { deleteOldRedemptionFingerprints } from '../domains/coupons/coupons.ts';
import { deleteUnusedFiles } from '../domains/files/files.ts';
import { deleteOldMails, deleteOldProofMails } from '../domains/mail/mail.ts';
import { eraseDueGuests } from '../domains/order-view/order-view.ts';
import { cancelForgottenImports, deleteOldImports } from '../domains/product-files/product-files.ts';
import { deleteOldMissedSearches } from '../domains/search-words/search-words.ts';
import { deleteOldStaffSessions, deleteOldStaffSignIns } from '../domains/staff/staff.ts';
import { deleteExpiredUnsubscribeLinks, deleteOldWaits } from '../domains/stock-waits/stock-waits.ts';
import type { JobQueue } from './jobs.ts';
import type { ShopJob } from './shop-job.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1_000;

/** How long staff see what an import has done. */
const IMPORT_DAYS = 30;
/** How long the files of an unfinished import wait. */
const UNFINISHED_IMPORT_HOURS = 24;

export async function deleteOldData(db: Db, enqueue: JobQueue): Promise<void> {
  await eraseDueGuests(db);
  await deleteOldMails(db);
  await deleteOldProofMails(db);
  await deleteOldMessages(db);
  await deleteOldSignInData(db);
  await deleteOldStaffSessions(db);
  await deleteOldStaffSignIns(db);
  await deleteOldRedemptionFingerprints(db);
  await deleteOldWaits(db);
  await deleteExpiredUnsubscribeLinks(db);
  await deleteOldMissedSearches(db);
  await deleteOldImports(db, IMPORT_DAYS);
  await cancelForgottenImports(db, UNFINISHED_IMPORT_HOURS);
  await deleteEmptyBuckets(db);
  await deleteUnusedFiles(db, enqueue);
}

export const createSweepJob = (db: Db, enqueue: JobQueue): ShopJob => ({
  name: 'sweep',
  every_ms: SWEEP_EVERY_MS,
  pausesAfterClockJump: true,
  work: () => deleteOldData(db, enqueue),
});
