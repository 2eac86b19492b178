import type { Config } from '../../config.ts';
import type { Db } from '../../http/parts.ts';
import type { Later } from '../../jobs/jobs.ts';
import { selectForgotten } from './queries.ts';
import { sendMail } from './send-mail.ts';
import { type Deliver, smtpDelivery } from './transport.ts';

type MailConfig = Pick<Config, 'demo' | 'mailFrom' | 'smtpUrl'>;

/** The demo's mails are seen at /dev/mail: nobody is written to. Elsewhere they wait until there is a way out. */
function deliveryOf({ demo, smtpUrl }: MailConfig): Deliver {
  if (smtpUrl) return smtpDelivery(smtpUrl);
  if (demo) return async () => ({ outcome: 'sent' });
  return async () => ({ outcome: 'later', why: 'SMTP_URL is not set' });
}

/** What the queue 'send-mail' does. */
export function mailWorker(db: Db, config: MailConfig): (work: { mail_id: string }) => Promise<void> {
  const deliver = deliveryOf(config);
  const from = config.mailFrom ?? 'shop@localhost';
  return ({ mail_id }) => sendMail(db, deliver, from, mail_id);
}

/** Mails that still wait though the queue has given up on them, as after days without a mail server: they are tried again. */
export async function sendForgotten(db: Db, later: Later): Promise<void> {
  for (const { mail_id } of await selectForgotten(db)) await later(db, 'send-mail', { mail_id });
}
