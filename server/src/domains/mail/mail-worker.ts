import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { EventLog } from '../../http/log.ts';
import type { JobQueue } from '../../jobs/jobs.ts';
import { selectStuckMails } from './queries.ts';
import { sendMail } from './send-mail.ts';
import { createSmtpDelivery, type DeliverMail } from './transport.ts';

type MailConfig = Pick<Config, 'production' | 'demo' | 'mailFrom' | 'smtpUrl'>;

/** A demo sends nothing and shows its mails at /dev/mail. In any other shop without SMTP_URL, mails wait. */
function chooseDelivery({ production, demo, smtpUrl }: MailConfig): DeliverMail {
  if (smtpUrl) return createSmtpDelivery(smtpUrl, { requiresTls: production });
  if (demo) return async () => ({ outcome: 'sent' });
  return async () => ({ outcome: 'retry', why: 'SMTP_URL is not set' });
}

/** The worker of the queue 'send-mail'. */
export function createMailWorker(
  db: Db,
  config: MailConfig,
  enqueue: JobQueue,
  log: Pick<EventLog, 'info'>,
): (job: { mail_id: string }) => Promise<void> {
  const deliver = chooseDelivery(config);
  const from = config.mailFrom ?? 'shop@localhost';
  return ({ mail_id }) => sendMail({ db, enqueue, deliver, from, log }, mail_id);
}

/** Enqueues mails again whose jobs the queue has given up, for example after days without a mail server. */
export async function enqueueStuckMails(db: Db, enqueue: JobQueue): Promise<void> {
  for (const { mail_id } of await selectStuckMails(db)) await enqueue(db, 'send-mail', { mail_id });
}
