import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { Db } from '../../../database/db.ts';
import { getVerifiedEmail, type Mailer } from '../../mail/mail.ts';
import { formatNow } from '../passwords/format-now.ts';
import { deleteResets } from '../passwords/queries.ts';
import { reserveSignInNames, type UserRow } from '../queries.ts';
import { createHashedToken } from '../sessions/tokens.ts';
import { deleteConfirmLinksExceptTo, freeUnusedEmails, insertEmailLink, selectNameOwner } from './queries.ts';
import { verifyEmail } from './verify-email.ts';

/** The username after the change: a username that equals the old address becomes the new address. */
export const computeUsername = ({ username, email }: Pick<UserRow, 'username' | 'email'>, new_email: string): string =>
  normaliseSignInName(username) === normaliseSignInName(email) ? new_email : username;

/** Whether an e-mail address is a sign-in name of another account, or is reserved for an account that can still undo its change of address. */
export async function isEmailTaken(db: Db, user_id: string, email: string): Promise<boolean> {
  const owner = await selectNameOwner(db, normaliseSignInName(email));
  return owner !== undefined && owner.user_id !== user_id;
}

/** Mails the old address a link that undoes the change. The address stays reserved for the account as long as the link is valid. */
async function notifyOldAddress(trx: Db, mailer: Mailer, user: UserRow): Promise<void> {
  const to = getVerifiedEmail(user);
  if (to === null) return;
  const { user_id, name, language } = user;
  const { token, token_hash } = createHashedToken();
  await insertEmailLink(trx, { token_hash, user_id, purpose: 'undo', email: to });
  await mailer.write(trx, { to, user_id, language, template: 'emailChanged', data: { name, when: formatNow(language), token } });
}

/**
 * Gives the account the address that was just verified. Returns false if another account has it. Deletes password reset links and links to
 * other addresses. The caller must have locked the account's row.
 */
export async function changeEmail(trx: Db, mailer: Mailer, user: UserRow, email: string): Promise<boolean> {
  const { user_id } = user;
  const sign_in_name = normaliseSignInName(email);
  const wasFree = (await reserveSignInNames(trx, user_id, [sign_in_name])).has(sign_in_name);
  // A name that was not free may be reserved for this account already.
  if (!wasFree && (await isEmailTaken(trx, user_id, email))) return false;
  await notifyOldAddress(trx, mailer, user);
  await verifyEmail(trx, user, { email, username: computeUsername(user, email), pending_email: null });
  // Keeps the link that the shopper followed, as mail programs open links twice.
  await deleteConfirmLinksExceptTo(trx, user_id, email);
  await deleteResets(trx, user_id);
  await freeUnusedEmails(trx, user_id);
  return true;
}
