import type { Db } from '../../../database/db.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { UserRow } from '../queries.ts';
import { createHashedToken } from '../sessions/tokens.ts';
import { insertEmailLink } from './queries.ts';

type LinkMail = {
  to: string;
  /** Writes the mail with the link's token. Returns false if the address has reached its limit of mails. */
  write: (token: string) => Promise<boolean>;
};

/** Sends a link that verifies an address. Returns false, without a new link, if the address has reached its limit of mails. */
export async function sendLink(trx: Db, user_id: string, { to, write }: LinkMail): Promise<boolean> {
  const { token, token_hash } = createHashedToken();
  if (!(await write(token))) return false;
  await insertEmailLink(trx, { token_hash, user_id, purpose: 'confirm', email: to });
  return true;
}

/** Sends the account's confirm link to its pending address, else to its current one. */
export function sendConfirmLink(trx: Db, mailer: Mailer, { user_id, name, email, pending_email, language }: UserRow): Promise<boolean> {
  const [to, template] = pending_email === null ? ([email, 'confirmEmail'] as const) : ([pending_email, 'confirmNewEmail'] as const);
  return sendLink(trx, user_id, {
    to,
    write: (token) => mailer.writeProofMail(trx, { to, user_id, language, template, data: { name, token } }),
  });
}
