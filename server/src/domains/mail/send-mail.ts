import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import type { EventLog } from '../../http/log.ts';
import { done } from '../../lib/outcome.ts';
import {
  lockRefusals,
  type MailRow,
  markRefused,
  markSent,
  markUncertain,
  markWaiting,
  resetRefusedToWaiting,
  selectServerReplies,
} from './queries.ts';
import type { DeliverMail } from './transport.ts';

/** This many refusals in a row, each for another recipient, mean that the server refuses all mail. */
const REFUSALS_IN_A_ROW = 5;

/** Whether the server refuses all recipients, judging by its latest replies. */
async function isServerRefusingAll(db: Db): Promise<boolean> {
  // More replies than refusals are needed, as several of them may be for the same recipient.
  const replies = await selectServerReplies(db, 3 * REFUSALS_IN_A_ROW);
  const acceptedIndex = replies.findIndex(({ is_refused }) => !is_refused);
  const latestRefusals = acceptedIndex < 0 ? replies : replies.slice(0, acceptedIndex);
  return new Set(latestRefusals.map(({ to_address }) => to_address.toLowerCase())).size >= REFUSALS_IN_A_ROW;
}

/**
 * Records that the mail server refused a mail, which the shop then gives up. While the mail server refuses all recipients, the shop gives up
 * no mail: this one waits, and so do those that the shop gave up before it noticed.
 */
async function recordRefusal(db: Db, mail_id: string, why: string): Promise<void> {
  await transact(db, async (trx) => {
    // Records one refusal at a time, so that the fifth one finds all mails that were given up before.
    await lockRefusals(trx);
    await markRefused(trx, mail_id, why);
    if (await isServerRefusingAll(trx)) await resetRefusedToWaiting(trx);
    return done(null);
  });
}

type SendContext = { db: Db; deliver: DeliverMail; from: string; log: Pick<EventLog, 'info'> };

/** Sends a mail that takeDueMails has taken, and records its state. Never makes a mail wait again that the server may have accepted. */
export async function sendMail({ db, deliver, from, log }: SendContext, mail: MailRow): Promise<void> {
  const { mail_id, state, kind, created_at, to_address: to, reply_to, subject, text, html, unsubscribe_url } = mail;
  if (state === 'dropped') {
    const fields = { event: 'mail_dropped', mail_id, kind, created_at, reason: mail.last_error };
    return log.info(fields, 'This mail is too old or withdrawn, so the shop dropped it');
  }
  const delivery = await deliver({ id: mail_id, from, to, reply_to, subject, text, html, unsubscribe_url });
  if (delivery.outcome === 'sent') await markSent(db, mail_id);
  else if (delivery.outcome === 'unknown') await markUncertain(db, mail_id, delivery.why);
  else if (delivery.outcome === 'retry') await markWaiting(db, mail_id, delivery.why);
  else await recordRefusal(db, mail_id, delivery.why);
}
