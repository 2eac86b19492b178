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

export type Deliver = (mail: OutgoingMail) => Promise<Delivery>;

const CONNECT_MS_MAX = 10_000;
const SILENCE_MS_MAX = 20_000;

/** The headers by which a mail program ends mails of this kind with one click (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

/** `smtpUrl`: from the configuration. The library is loaded with the first mail. */
export function createSmtpDelivery(smtpUrl: string): Deliver {
  let transport: Promise<Transporter> | undefined;
  async function connect(): Promise<Transporter> {
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
    transport ??= connect();
    const connected = await transport;
    try {
      // Verifies connection and login first: after that, a missing reply may mean that the server has the mail.
      await connected.verify();
    } catch (error) {
      // The refusal is not about this mail: it can be sent once the operator has fixed the connection or the login.
      return { outcome: 'later', why: (error as SmtpError).message.slice(0, 500) };
    }
    try {
      await connected.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to,
        ...content,
        ...(reply_to ? { replyTo: reply_to } : {}),
        ...(unsubscribe_url ? { headers: unsubscribeHeaders(unsubscribe_url) } : {}),
      });
      return { outcome: 'sent' };
    } catch (error) {
      return judgeRefusal(error as SmtpError);
    }
  };
}
