/** What is kept for a time only goes when that is over. Any process does it, several at once do no harm. */
import { repeat } from '../database/maintenance.ts';
import { forgetOldAccess } from '../domains/accounts/accounts.ts';
import { forgetOldMessages } from '../domains/contact/contact.ts';
import { forgetOldKeys } from '../domains/coupons/coupons.ts';
import { forgetOldMails } from '../domains/mail/mail.ts';
import { forgetOldStaffSessions } from '../domains/staff/staff.ts';
import type { Db } from '../http/parts.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1_000;

export async function sweep(db: Db): Promise<void> {
  await forgetOldMails(db);
  await forgetOldMessages(db);
  await forgetOldAccess(db);
  await forgetOldStaffSessions(db);
  await forgetOldKeys(db);
}

/** @returns the function that ends it, and waits for what is under way. */
export const keepSweeping = (db: Db, log: (line: string) => void): (() => Promise<void>) => repeat(SWEEP_EVERY_MS, () => sweep(db), log);
