/** Decides whether a mail server's refusal is about this mail, or about the server or the shop's account with it. */

/** An error as nodemailer reports it. `command`: the refused command, like `RCPT TO`; `response`: the server's reply. */
export type SmtpError = Error & { responseCode?: number; command?: string; response?: string };

/**
 * `retry`: the server may accept the mail at a later attempt. `give_up`: it will always refuse this mail. `unknown`: its reply was lost after
 * the shop had sent the mail, so it may have accepted it.
 */
export type Delivery = { outcome: 'sent' } | { outcome: 'retry' | 'give_up' | 'unknown'; why: string };

/** The enhanced status code (RFC 3463), which says what a refusal is about: 5.1.1 in `550 5.1.1 no such user`. */
const ENHANCED_CODE_PATTERN = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** Codes about the recipient's address or mailbox. 5.1.7 and 5.1.8 are about the sender. */
const RECIPIENT_CODE_PATTERN = /^5\.(1\.(?![78]$)|2\.)/;
/** Codes about the mail itself: too large, or content that is not accepted. */
const MAIL_CODE_PATTERN = /^5\.(3\.4|6\.)/;

/**
 * Whether the refusal is about the recipient or the content, so that the shop gives this mail up. A refusal because of the connection, the
 * login, the sender or a policy is about all mails: once the operator has fixed it, the shop can send this mail.
 */
function isAboutMail({ command = '', response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const enhancedCode = ENHANCED_CODE_PATTERN.exec(response)?.[1];
  // Assumes that a refusal without an enhanced code is about this mail.
  return enhancedCode === undefined || RECIPIENT_CODE_PATTERN.test(enhancedCode) || MAIL_CODE_PATTERN.test(enhancedCode);
}

/**
 * Judges an error of sending a mail. The caller has verified the connection before, so without a reply the server may have got the mail: the
 * outcome is then `unknown`.
 */
export function judgeRefusal(error: SmtpError): Delivery {
  const { message, responseCode = 0 } = error;
  const why = message.slice(0, 500);
  if (responseCode >= 500) return { outcome: isAboutMail(error) ? 'give_up' : 'retry', why };
  return { outcome: responseCode >= 400 ? 'retry' : 'unknown', why };
}
