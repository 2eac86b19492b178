import type { User } from '@uruhu/contract/account';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { getVerifiedEmail, type Mailer } from '../../mail/mail.ts';
import { formatNow } from '../passwords/format-now.ts';
import { presentUser } from '../present.ts';
import { lockUser, type UserRow } from '../queries.ts';
import { deleteConfirmLinksExceptTo, setPendingEmail } from './queries.ts';
import { sendConfirmLink } from './send-link.ts';

/** Drops the account's pending address and the links that would confirm it. The caller must have locked the account's row. */
export async function dropPendingEmail<Row extends UserRow>(trx: Db, user: Row): Promise<Row> {
  await deleteConfirmLinksExceptTo(trx, user.user_id, user.email);
  await setPendingEmail(trx, user.user_id, null);
  return { ...user, pending_email: null };
}

/**
 * Sets the account's pending address, replacing any other. Sends a link there, and a notice to the current address if it is verified.
 * An address that has reached its limit of links gets none; the response does not reveal that. The caller must have locked the account's row.
 */
export async function requestEmailChange(trx: Db, mailer: Mailer, user: UserRow, pending_email: string): Promise<UserRow> {
  const { user_id, name, email, language } = user;
  await deleteConfirmLinksExceptTo(trx, user_id, email);
  await setPendingEmail(trx, user_id, pending_email);
  const changedUser = { ...user, pending_email };
  await sendConfirmLink(trx, mailer, changedUser);
  const to = getVerifiedEmail(user);
  if (to !== null)
    await mailer.write(trx, { to, user_id, language, template: 'emailChangeAsked', data: { name, when: formatNow(language) } });
  return changedUser;
}

/** Cancels the shopper's pending change of address, if there is one. */
export const cancelEmailChange = (db: Db, user_id: string): Promise<Outcome<User>> =>
  transact(db, async (trx) => {
    const user = await lockUser(trx, user_id);
    return user ? done(presentUser(await dropPendingEmail(trx, user))) : refuse('not_authorized');
  });
