import type { PasswordResetToken } from '@uruhu/contract/account';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { deleteResets, insertReset, setPassword } from '../passwords/queries.ts';
import { lockUser } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { createHashedToken, createToken, hashToken } from '../sessions/tokens.ts';
import { computeUsername } from './change-email.ts';
import { deleteConfirmLinks, deleteUndoLinksFrom, freeUnusedEmails, selectEmailLink } from './queries.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Restores the address that an undo link was sent to. Discards later changes of address and their links, a pending change, password reset
 * links, all sessions, and the password, which a stranger may know. Returns a token to choose a new password, valid for an hour. Refuses (400)
 * an invalid link.
 */
export async function undoEmail(db: Db, token: string): Promise<Outcome<PasswordResetToken>> {
  const invalidLink = refuse('email_link_invalid');
  const token_hash = hashToken(token);
  const foundLink = token_hash && (await selectEmailLink(db, 'undo', token_hash));
  if (!foundLink) return invalidLink;
  // A random password, so that no known password signs in. Hashed before the account is locked, because hashing takes time.
  const password_hash = await hashPassword(createToken());
  return transact(db, async (trx) => {
    const user = await lockUser(trx, foundLink.user_id);
    const link = user && (await selectEmailLink(trx, 'undo', token_hash));
    if (!link) return invalidLink;
    const { user_id, email } = link;
    await verifyEmail(trx, user, { email, username: computeUsername(user, email), pending_email: null });
    await deleteUndoLinksFrom(trx, user_id, link.email_link_id);
    await deleteConfirmLinks(trx, user_id);
    await freeUnusedEmails(trx, user_id);
    await setPassword(trx, user_id, password_hash);
    await deleteSessions(trx, user_id);
    await deleteResets(trx, user_id);
    const resetToken = createHashedToken();
    await insertReset(trx, { token_hash: resetToken.token_hash, user_id });
    return done({ reset_token: resetToken.token });
  });
}
