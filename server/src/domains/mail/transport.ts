/** How a mail leaves the house: by SMTP. */
import type { Transporter } from 'nodemailer';

export type Letter = { id: string; from: string; to: string; reply_to: string | null; subject: string; text: string; html: string };

/**
 * `later`: it was not taken, and may be another time. `never`: the server will not have it. `unknown`: it was handed over and
 * the answer is lost, so it may have been taken.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'later' | 'never' | 'unknown'; why: string };
export type Deliver = (letter: Letter) => Promise<Delivery>;

const CONNECT_MS_MAX = 10_000;
const SILENCE_MS_MAX = 20_000;

type SmtpError = Error & { responseCode?: number };

/** What went wrong once the mail was handed over, by the answer that came. */
function judgeFailure({ message, responseCode = 0 }: SmtpError): Delivery {
  const why = message.slice(0, 500);
  if (responseCode >= 500) return { outcome: 'never', why };
  return { outcome: responseCode >= 400 ? 'later' : 'unknown', why };
}

/** Mails go through `smtpUrl`, read from the configuration. The library is read when the first one goes. */
export function smtpDelivery(smtpUrl: string): Deliver {
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
  return async ({ id, from, to, reply_to, subject, text, html }) => {
    const host = from.split('@').at(-1)?.replace(/>.*/, '') ?? 'shop';
    transport ??= connect();
    const way = await transport;
    try {
      // Whether the server is there, and lets us in, is asked first: from then on silence may mean that it has the mail.
      await way.verify();
    } catch (error) {
      // Nothing was said of this mail yet: a password that is wrong is put right, and then it goes.
      return { outcome: 'later', why: (error as SmtpError).message.slice(0, 500) };
    }
    try {
      await way.sendMail({ messageId: `<${id}@${host}>`, from, to, ...(reply_to ? { replyTo: reply_to } : {}), subject, text, html });
      return { outcome: 'sent' };
    } catch (error) {
      return judgeFailure(error as SmtpError);
    }
  };
}
