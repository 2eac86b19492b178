import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import type { EventLog } from '../../http/log.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import { done } from '../../lib/outcome.ts';
import {
  dropUnsendableMail,
  lockRefusals,
  markRefused,
  markSent,
  markUncertain,
  markWaiting,
  resetRefusedToWaiting,
  selectServerReplies,
  takeMail,
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
 * Records that the mail server refused a mail, and returns whether the shop gives the mail up. While the mail server refuses all
 * recipients, the shop gives up no mail: the refused mail waits, and the caller makes the queue retry it. Mails that the shop gave up
 * before it noticed that the server refuses all recipients wait again, too.
 */
async function recordRefusal(db: Db, enqueue: JobQueue, mail_id: string, why: string): Promise<boolean> {
  const outcome = await transact(db, async (trx) => {
    // Records one refusal at a time, so that the fifth one finds all mails that were given up before.
    await lockRefusals(trx);
    await markRefused(trx, mail_id, why);
    if (!(await isServerRefusingAll(trx))) return done(true);
    const waiting_ids = await resetRefusedToWaiting(trx);
    for (const waiting_id of waiting_ids) if (waiting_id !== mail_id) await enqueue(trx, 'send-mail', { mail_id: waiting_id });
    return done(false);
  });
  return outcome.ok && outcome.value;
}

type SendContext = { db: Db; enqueue: JobQueue; deliver: DeliverMail; from: string; log: Pick<EventLog, 'info'> };

/**
 * Sends one mail of the outbox once, even if several processes try. Throws if the mail may be sent later, so that the queue retries it.
 * Does not send a mail again that the server may have accepted. Drops a mail that is too old or withdrawn.
 */
export async function sendMail({ db, enqueue, deliver, from, log }: SendContext, mail_id: string): Promise<void> {
  const droppedMail = await dropUnsendableMail(db, mail_id);
  if (droppedMail) {
    const { last_error: reason, ...mail } = droppedMail;
    return log.info({ event: 'mail_dropped', mail_id, ...mail, reason }, 'This mail is too old or withdrawn, so the shop dropped it');
  }
  const mail = await takeMail(db, mail_id);
  if (!mail) return;
  const { to_address: to, reply_to, subject, text, html, unsubscribe_url } = mail;
  const delivery = await deliver({ id: mail_id, from, to, reply_to, subject, text, html, unsubscribe_url });
  if (delivery.outcome === 'sent') {
    await markSent(db, mail_id);
    return;
  }
  if (delivery.outcome === 'unknown') {
    await markUncertain(db, mail_id, delivery.why);
    return;
  }
  // If the server refuses all recipients, recordRefusal has made the mail wait, and the queue must retry it.
  const isGivenUp = delivery.outcome === 'give_up' && (await recordRefusal(db, enqueue, mail_id, delivery.why));
  if (isGivenUp) return;
  if (delivery.outcome === 'retry') await markWaiting(db, mail_id, delivery.why);
  throw new Error(`a mail could not be sent; the queue tries it again: ${delivery.why}`);
}
