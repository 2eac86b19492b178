import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import { done } from '../../lib/outcome.ts';
import { countUnsendable, type MailSelection, resetSelectionToWaiting } from './queries.ts';

/** `resent`: the number of mails that are sent again. `left`: the number of mails that are not, because they are too old or withdrawn. */
export type ResendCounts = { resent: number; left: number };

/** Sends these mails again: sets them to waiting and enqueues them in one transaction. */
export async function resendMails(db: Db, enqueue: JobQueue, selection: MailSelection): Promise<ResendCounts> {
  const outcome = await transact(db, async (trx) => {
    const mail_ids = await resetSelectionToWaiting(trx, selection);
    for (const mail_id of mail_ids) await enqueue(trx, 'send-mail', { mail_id });
    return done({ resent: mail_ids.length, left: await countUnsendable(trx, selection) });
  });
  return outcome.ok ? outcome.value : { resent: 0, left: 0 };
}
