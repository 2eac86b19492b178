import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import { done } from '../../lib/outcome.ts';
import { type MailChoice, resetToWaiting } from './queries.ts';

/** Sends these mails again: sets them to waiting and enqueues them in one transaction. Returns their number. */
export async function repeatMails(db: Db, enqueue: JobQueue, choice: MailChoice): Promise<number> {
  const repeated = await transact(db, async (trx) => {
    const mail_ids = await resetToWaiting(trx, choice);
    for (const mail_id of mail_ids) await enqueue(trx, 'send-mail', { mail_id });
    return done(mail_ids.length);
  });
  return repeated.ok ? repeated.value : 0;
}
