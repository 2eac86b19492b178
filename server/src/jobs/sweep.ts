/** Deletes data whose retention time is over. Several processes may run it at once. */
import { forgetEmptyBuckets } from '../database/charges.ts';
import type { Db } from '../database/db.ts';
import { forgetOldAccess } from '../domains/accounts/accounts.ts';
import { forgetOldMessages } from '../domains/contact/contact.ts';
import { forgetOldKeys } from '../domains/coupons/coupons.ts';
import { forgetUnusedFiles } from '../domains/files/files.ts';
import { forgetOldMails, forgetOldProvingMails } from '../domains/mail/mail.ts';
import { forgetOldStaffSessions } from '../domains/staff/staff.ts';
import { forgetOldWaits } from '../domains/stock-waits/stock-waits.ts';
import type { JobQueue } from './jobs.ts';
import type { ShopJob } from './shop-job.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1_000;

export async function sweep(db: Db, enqueue: JobQueue): Promise<void> {
  await forgetOldMails(db);
  await forgetOldProvingMails(db);
  await forgetOldMessages(db);
  await forgetOldAccess(db);
  await forgetOldStaffSessions(db);
  await forgetOldKeys(db);
  await forgetOldWaits(db);
  await forgetEmptyBuckets(db);
  await forgetUnusedFiles(db, enqueue);
}

export const sweepJob = (db: Db, enqueue: JobQueue): ShopJob => ({
  job: 'sweep',
  every_ms: SWEEP_EVERY_MS,
  isGuarded: true,
  work: () => sweep(db, enqueue),
});
