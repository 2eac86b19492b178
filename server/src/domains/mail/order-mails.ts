import type { OrderMail } from '@uruhu/contract/staff/orders/details';
import type { Db } from '../../database/db.ts';
import { isUuid } from '../../lib/uuid.ts';
import { insertMail, type ListedMail, type MailRow, selectMailsByOrder, selectOrderMail } from './queries.ts';
import type { VerifiedEmail } from './verified-email.ts';

export const presentOrderMail = ({ mail_id, kind, to_address, subject, state, created_at, sent_at }: ListedMail): OrderMail => ({
  mail_id,
  kind,
  to: to_address,
  subject,
  state,
  created_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
});

/** The mails about an order, newest first. */
export const listOrderMails = async (db: Db, order_id: string): Promise<OrderMail[]> =>
  (await selectMailsByOrder(db, order_id)).map(presentOrderMail);

export const findOrderMail = async (db: Db, mail_id: string): Promise<MailRow | undefined> =>
  isUuid(mail_id) ? selectOrderMail(db, mail_id) : undefined;

/** Sends an unchanged copy of a mail to this address. */
export async function sendCopy(trx: Db, mail: MailRow, to: VerifiedEmail): Promise<void> {
  const { user_id, order_id, kind, reply_to, subject, text, html, unsubscribe_url } = mail;
  const copiedMail = { user_id, order_id, kind, reply_to, subject, text, html, unsubscribe_url, to_address: to };
  await insertMail(trx, copiedMail);
}
