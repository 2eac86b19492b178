import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import type { Post } from '../mail/mail.ts';
import { hashPassword } from './passwords.ts';
import { deleteResets, deleteSessions, lockUser, selectReset, setPassword, takeReset } from './queries.ts';
import { tokenHash } from './tokens.ts';
import { nowInWords } from './words.ts';

/**
 * Sets a new password by the link of a mail. The link is used up, as are all others of the account; every session ends, and the
 * owner is told by mail. 400 where the link is unknown, used or too old.
 */
export async function resetPassword(db: Db, post: Post, token: string, password: string): Promise<Outcome<undefined>> {
  const dead = refuse(400, MESSAGE.resetLinkDead);
  const token_hash = tokenHash(token);
  // Looked at first: hashing a password is work that nobody gets for nothing.
  const asked = token_hash && (await selectReset(db, token_hash));
  if (!asked) return dead;
  const password_hash = await hashPassword(password);
  return transact(db, async (trx) => {
    // The person first: two links of one person are used one after the other.
    const locked = await lockUser(trx, asked.user_id);
    const owner = locked && (await takeReset(trx, token_hash));
    if (!owner) return dead;
    const { user_id, name, email } = await setPassword(trx, owner.user_id, password_hash);
    await deleteResets(trx, user_id);
    await deleteSessions(trx, user_id);
    await post.write(trx, { to: email, user_id, template: 'passwordChanged', data: { name, when: nowInWords() } });
    return done(undefined);
  });
}
