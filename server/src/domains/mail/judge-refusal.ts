/** Decides whether a mail server's refusal is about this mail, or about the server or the shop's account with it. */

/** An error as nodemailer reports it. `command`: the refused command, like `RCPT TO`; `response`: the server's reply. */
export type SmtpError = Error & { responseCode?: number; command?: string; response?: string };

/**
 * `later`: not accepted now, perhaps at a later try. `never`: the server refuses this mail for ever. `unknown`: the mail was handed over and
 * the reply was lost, so the server may have accepted it.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'later' | 'never' | 'unknown'; why: string };

/** The enhanced status code (RFC 3463), which tells what a refusal is about: `550 5.1.1 no such user`. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** Codes about the recipient's address or mailbox. 5.1.7 and 5.1.8 are about the sender. */
const OF_RECIPIENT = /^5\.(1\.(?![78]$)|2\.)/;
/** Codes about the mail itself: too large, or content that is not accepted. */
const OF_MAIL = /^5\.(3\.4|6\.)/;

/**
 * Whether the refusal is about the recipient or the content, which gives the mail up. A refusal of a connection, a login, a sender or a
 * policy would hit any other mail too: once the operator has fixed it, this mail can be sent.
 */
function isAboutMail({ command = '', response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const enhanced = ENHANCED.exec(response)?.[1];
  // A refusal without an enhanced code is assumed to be about this mail.
  return enhanced === undefined || OF_RECIPIENT.test(enhanced) || OF_MAIL.test(enhanced);
}

/** Judges an error of sending, after the connection was verified. */
export function judgeRefusal(error: SmtpError): Delivery {
  const { message, responseCode = 0 } = error;
  const why = message.slice(0, 500);
  if (responseCode >= 500) return { outcome: isAboutMail(error) ? 'never' : 'later', why };
  return { outcome: responseCode >= 400 ? 'later' : 'unknown', why };
}
