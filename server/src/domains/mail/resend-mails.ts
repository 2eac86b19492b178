import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import { done } from '../../lib/outcome.ts';
import { type MailSelection, resetToWaiting } from './queries.ts';

/** Sends these mails again: sets them to waiting and enqueues them in one transaction. Returns their number. */
export async function resendMails(db: Db, enqueue: JobQueue, selection: MailSelection): Promise<number> {
  const resent = await transact(db, async (trx) => {
    const mail_ids = await resetToWaiting(trx, selection);
    for (const mail_id of mail_ids) await enqueue(trx, 'send-mail', { mail_id });
    return done(mail_ids.length);
  });
  return resent.ok ? resent.value : 0;
}
