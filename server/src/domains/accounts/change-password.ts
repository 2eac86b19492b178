import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Person } from '../../http/access.ts';
import type { Parts } from '../../http/parts.ts';
import { done, type Outcome, refuseField } from '../../outcome.ts';
import { provePassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { deleteOtherSessions, deleteResets, swapPassword } from './queries.ts';
import { nowInWords } from './words.ts';

type Change = { current: string; password: string };

/**
 * Sets a new password for somebody who is signed in and knows the present one; 422 where she does not, and for the later one of two at
 * the same time. Every other session ends, links to a new password die, and the owner is told by mail. Throws TryLater after too many
 * guesses.
 */
export async function changePassword(
  { db, post }: Pick<Parts, 'db' | 'post'>,
  { user_id, token_hash }: Person,
  address: string,
  { current, password }: Change,
): Promise<Outcome<undefined>> {
  const path = 'current_password';
  const proved = await provePassword(db, { user_id, address, path, password: current });
  if (!proved.ok) return proved;
  const password_hash = await hashPassword(password);
  return transact(db, async (trx) => {
    const owner = await swapPassword(trx, user_id, proved.value, password_hash);
    if (!owner) return refuseField(422, path, MESSAGE.wrongCurrentPassword);
    await deleteResets(trx, user_id);
    await deleteOtherSessions(trx, user_id, token_hash);
    const { name, email } = owner;
    await post.write(trx, { to: email, user_id, template: 'passwordChanged', data: { name, when: nowInWords() } });
    return done(undefined);
  });
}
