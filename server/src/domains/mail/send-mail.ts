import type { Db } from '../../http/parts.ts';
import { giveBackMail, markSent, noteUncertain, refuseMail, takeMail } from './queries.ts';
import type { Deliver } from './transport.ts';

/**
 * Sends one mail of the outbox, which nobody else does at the same time or afterwards. Throws where it could not be sent but
 * may be later, so that the queue tries it again; what was perhaps taken is not sent a second time.
 */
export async function sendMail(db: Db, deliver: Deliver, from: string, mail_id: string): Promise<void> {
  const mail = await takeMail(db, mail_id);
  if (!mail) return;
  const { to_address: to, reply_to, subject, text, html } = mail;
  const delivery = await deliver({ id: mail_id, from, to, reply_to, subject, text, html });
  if (delivery.outcome === 'sent') return void (await markSent(db, mail_id));
  if (delivery.outcome === 'never') return void (await refuseMail(db, mail_id, delivery.why));
  if (delivery.outcome === 'unknown') return void (await noteUncertain(db, mail_id, delivery.why));
  await giveBackMail(db, mail_id, delivery.why);
  throw new Error(`a mail could not be sent: ${delivery.why}`);
}
