/** Sends mails by SMTP. */
import type { Transporter } from 'nodemailer';
import { type Delivery, judgeRefusal, type SmtpError } from './judge-refusal.ts';

export type OutgoingMail = {
  id: string;
  from: string;
  to: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string | null;
};

export type DeliverMail = (mail: OutgoingMail) => Promise<Delivery>;

const CONNECT_MS_MAX = 10_000;
const SILENCE_MS_MAX = 20_000;

/** The headers by which a mail program ends mails of this kind with one click (RFC 8058). */
const createUnsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Creates a function that sends mails to this server. Loads the library with the first mail. */
export function createSmtpDelivery(smtpUrl: string): DeliverMail {
  let transporterPromise: Promise<Transporter> | undefined;
  async function loadTransporter(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_MS_MAX,
      greetingTimeout: CONNECT_MS_MAX,
      socketTimeout: SILENCE_MS_MAX,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
  return async ({ id, from, to, reply_to, unsubscribe_url, ...content }) => {
    const host = from.split('@').at(-1)?.replace(/>.*/, '') ?? 'shop';
    transporterPromise ??= loadTransporter();
    const transporter = await transporterPromise;
    try {
      // Verifies connection and login first, because a failure after that may mean that the server has accepted the mail.
      await transporter.verify();
    } catch (error) {
      // This refusal is not about the mail, which can be sent after the operator has fixed the connection or the login.
      return { outcome: 'retry', why: (error as SmtpError).message.slice(0, 500) };
    }
    try {
      await transporter.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to,
        ...content,
        replyTo: reply_to ?? undefined,
        headers: unsubscribe_url ? createUnsubscribeHeaders(unsubscribe_url) : undefined,
      });
      return { outcome: 'sent' };
    } catch (error) {
      return judgeRefusal(error as SmtpError);
    }
  };
}
