import type { AppContext } from '../../../context.ts';
import { transact } from '../../../database/transact.ts';
import type { SignedInShopper } from '../../../http/access.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { getVerifiedEmail } from '../../mail/mail.ts';
import { dropPendingEmail } from '../email/pending-email.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { formatNow } from './format-now.ts';
import { hashPassword } from './hash-password.ts';
import { deleteResets, replacePasswordHash } from './queries.ts';

type PasswordChange = { current_password: string; password: string };

/**
 * Sets a new password for a signed-in shopper who knows the current one; refuses (422) otherwise, and the later of two concurrent changes.
 * Ends all other sessions, deletes password reset links, and mails the owner. Throws TryLater after too many wrong passwords.
 */
export async function changePassword(
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  { user_id, token_hash }: SignedInShopper,
  ip_address: string,
  { current_password, password }: PasswordChange,
): Promise<Outcome<undefined>> {
  const path = 'current_password';
  const passwordCheck = await checkCurrentPassword(db, { user_id, ip_address, path, password: current_password });
  if (!passwordCheck.ok) return passwordCheck;
  const password_hash = await hashPassword(password, ip_address);
  return transact(db, async (trx) => {
    const owner = await replacePasswordHash(trx, { user_id, current_hash: passwordCheck.value, new_hash: password_hash });
    if (!owner) return refuse('wrong_current_password', { fields: [path] });
    await deleteResets(trx, user_id);
    await deleteOtherSessions(trx, user_id, token_hash);
    // A stranger who knew the old password may have asked for another address, so the pending change is dropped.
    await dropPendingEmail(trx, owner);
    const to = getVerifiedEmail(owner);
    if (to)
      await mailer.write(trx, {
        to,
        user_id,
        language: owner.language,
        template: 'passwordChanged',
        data: { name: owner.name, when: formatNow(owner.language) },
      });
    return done(undefined);
  });
}
