import { transact } from '../../database/transact.ts';
import { tries } from '../../database/tries.ts';
import type { Db } from '../../http/parts.ts';
import { done } from '../../outcome.ts';
import type { Post } from '../mail/mail.ts';
import { insertReset, lockUser, selectUserBySignInName } from './queries.ts';
import { signInName } from './sign-in-name.ts';
import { newToken, tokenHash } from './tokens.ts';

const MAILS = tries('mails about a new password', { max: 3, everySeconds: 20 * 60 });

/**
 * Work of the queue, not of the request: whoever asked was answered before anybody looked whether there is such an account, so
 * neither words nor time tell. Writes the mail with the link, which is good once, for an hour.
 */
export async function forgotPassword(db: Db, post: Post, email: string): Promise<void> {
  const found = await selectUserBySignInName(db, signInName(email));
  // A username may look like somebody else's address: only the account's own address is written to.
  const isOwn = (account: { email: string } | undefined) => account !== undefined && signInName(account.email) === signInName(email);
  if (!found || !isOwn(found)) return;
  // A flood of mails is no way to bother somebody.
  if ((await MAILS.take(db, found.user_id)) > 0) return;
  const token = newToken();
  await transact(db, async (trx) => {
    // Looked at again: the account may have moved to another address meanwhile, or be gone.
    if (!isOwn(await lockUser(trx, found.user_id))) return done(undefined);
    await insertReset(trx, { token_hash: tokenHash(token) as Buffer, user_id: found.user_id });
    await post.write(trx, { to: found.email, user_id: found.user_id, template: 'reset', data: { name: found.name, token } });
    return done(undefined);
  });
}
