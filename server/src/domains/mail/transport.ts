/** Sends mails by SMTP. */
import type { Transporter } from 'nodemailer';
import { isLoopback } from '../../lib/is-loopback.ts';
import { type Delivery, judgeRefusal, type SmtpError } from './judge-refusal.ts';

type OutgoingMail = {
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

/** The parameter of SMTP_URL that lets mails and the password of the mail server go over the network in the clear. */
const INSECURE_PARAMETER = 'insecure';

/**
 * Creates a function that sends mails to this server. Loads the library with the first mail. `requiresTls`: sends neither password nor mail
 * before the connection is encrypted, unless the server is on this machine or its URL says `insecure=1`. Mails hold links that open accounts.
 */
export function createSmtpDelivery(smtpUrl: string, { requiresTls }: { requiresTls: boolean }): DeliverMail {
  const url = new URL(smtpUrl);
  const isInsecureAllowed = url.searchParams.get(INSECURE_PARAMETER) === '1' || isLoopback(url.hostname);
  url.searchParams.delete(INSECURE_PARAMETER);
  let transporterPromise: Promise<Transporter> | undefined;
  async function loadTransporter(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: url.href,
      requireTLS: requiresTls && !isInsecureAllowed,
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
