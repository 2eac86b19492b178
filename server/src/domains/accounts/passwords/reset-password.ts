import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { getVerifiedEmail, type Mailer } from '../../mail/mail.ts';
import { dropPendingEmail } from '../email/pending-email.ts';
import { verifyEmail } from '../email/verify-email.ts';
import { lockUser } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { hashToken } from '../sessions/tokens.ts';
import { formatNow } from './format-now.ts';
import { hashPassword } from './hash-password.ts';
import { consumeReset, deleteResets, selectReset, setPassword } from './queries.ts';

type PasswordReset = { token: string; password: string; ip_address?: string };

/**
 * Sets a new password by the link of a mail, which also verifies the address. Deletes all such links of the account, ends all sessions,
 * drops a pending change of address, and mails the owner. Refuses (400) an unknown, used or expired link.
 */
export async function resetPassword(db: Db, mailer: Mailer, { token, password, ip_address }: PasswordReset): Promise<Outcome<undefined>> {
  const invalidLink = refuse('reset_link_invalid');
  const token_hash = hashToken(token);
  // Checks the link first, as hashing is expensive and requests without a valid link must not cause it.
  const link = token_hash && (await selectReset(db, token_hash));
  if (!link) return invalidLink;
  const password_hash = await hashPassword(password, ip_address);
  return transact(db, async (trx) => {
    // Locks the account first, so that two links of one account are used one after the other.
    const user = await lockUser(trx, link.user_id);
    const consumedReset = user && (await consumeReset(trx, token_hash));
    if (!consumedReset) return invalidLink;
    const { user_id, name, language } = await setPassword(trx, consumedReset.user_id, password_hash);
    await deleteResets(trx, user_id);
    await deleteSessions(trx, user_id);
    // A stranger who had the account before must not be able to change its address.
    await dropPendingEmail(trx, user);
    // The link was sent to the current address, as a change of address deletes the links.
    const to = getVerifiedEmail(user.email_verified_at === null ? await verifyEmail(trx, user) : user);
    if (to) await mailer.write(trx, { to, user_id, language, template: 'passwordChanged', data: { name, when: formatNow(language) } });
    return done(undefined);
  });
}
