import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import type { EventLog } from '../../http/log.ts';
import { repeatTask } from '../../lib/repeat-task.ts';
import { type RetryPauses, takeDueMails } from './queries.ts';
import { sendMail } from './send-mail.ts';
import { createSmtpDelivery, type DeliverMail } from './transport.ts';

type MailConfig = Pick<Config, 'production' | 'demo' | 'mailFrom' | 'smtpUrl'>;

/** A delay of this length is not noticeable in the delivery of a mail. */
const POLL_MS = 2_000;
/** So many mails are sent at once. */
const BATCH_SIZE = 5;
const RETRY_PAUSES = { firstSeconds: 15, longestSeconds: 3_600 };
/** A mail server that answers without end must not hold up the other mails. */
const DELIVERY_MS_MAX = 120_000;
const NO_END = { outcome: 'unknown', why: `the mail server did not end within ${DELIVERY_MS_MAX / 1000} s` } as const;
/** How long a stop waits for mails that are being sent. The state of the others stays `sending`: the server may have accepted them. */
const STOP_MS_MAX = 5_000;

const withDeadline =
  (deliver: DeliverMail, deadline_ms: number): DeliverMail =>
  (mail) =>
    Promise.race([deliver(mail), pause(deadline_ms, NO_END, { ref: false })]);

/** A demo sends nothing and shows its mails at /dev/mail. In any other shop without SMTP_URL, mails wait. */
function chooseDelivery({ production, demo, smtpUrl }: MailConfig): DeliverMail {
  if (smtpUrl) return createSmtpDelivery(smtpUrl, { requiresTls: production });
  if (demo) return async () => ({ outcome: 'sent' });
  return async () => ({ outcome: 'retry', why: 'SMTP_URL is not set' });
}

/** Creates the function that sends all due mails of the outbox. Several processes may run it at once. `shouldStop` ends it between two batches. */
export function createMailSender(
  db: Db,
  config: MailConfig,
  log: Pick<EventLog, 'info'>,
  pauses: RetryPauses = RETRY_PAUSES,
): (shouldStop?: () => boolean) => Promise<void> {
  const deliver = withDeadline(chooseDelivery(config), DELIVERY_MS_MAX);
  const from = config.mailFrom ?? 'shop@localhost';
  return async (shouldStop = () => false) => {
    while (!shouldStop()) {
      const mails = await takeDueMails(db, pauses, BATCH_SIZE);
      const results = await Promise.allSettled(mails.map((mail) => sendMail({ db, deliver, from, log }, mail)));
      const failure = results.find((result) => result.status === 'rejected');
      if (failure) throw failure.reason;
      if (mails.length < BATCH_SIZE) return;
    }
  };
}

/** Sends due mails again and again. @returns the function that stops this, and waits a little for the mails that are being sent. */
export function startMailWorker(
  sendDueMails: ReturnType<typeof createMailSender>,
  onError: (line: string) => void,
  every_ms = POLL_MS,
): () => Promise<void> {
  let isStopping = false;
  const stop = repeatTask({ name: 'mails', every_ms, work: () => sendDueMails(() => isStopping) }, onError);
  return () => {
    isStopping = true;
    return Promise.race([stop(), pause(STOP_MS_MAX, undefined, { ref: false })]);
  };
}
