import type { User } from '@uruhu/contract/account';
import type { AccountInput } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import { tries } from '../../database/tries.ts';
import type { Db } from '../../http/parts.ts';
import { TryLater } from '../../http/try-later.ts';
import { done, type Outcome, refuse, refuseField } from '../../outcome.ts';
import type { Post } from '../mail/mail.ts';
import { presentUser } from './present.ts';
import { deleteResets, dropSignInName, lockUser, selectUser, takeSignInNames, type UserRow, updateUser } from './queries.ts';
import { signInName } from './sign-in-name.ts';
import { nowInWords } from './words.ts';

/** Asking tells whether an address signs somebody in, and the one that is left is written to: nobody does either without end. */
const MOVES = tries('another e-mail address', { max: 10, everySeconds: 10 * 60 });

type Form = Pick<UserRow, 'name' | 'email' | 'phone' | 'address'>;

/**
 * Gives the account another e-mail address to sign in by; false: it signs in somebody else. The old one is given up, unless it is the
 * username, too. Links to a new password that are under way die, and the old address is told.
 */
async function moveTo(trx: Db, post: Post, before: UserRow, email: string): Promise<boolean> {
  const { user_id, username, name } = before;
  const [old, wanted] = [signInName(before.email), signInName(email)];
  if (wanted === old) return true;
  if (wanted !== signInName(username) && !(await takeSignInNames(trx, user_id, [wanted])).has(wanted)) return false;
  if (old !== signInName(username)) await dropSignInName(trx, user_id, old);
  await deleteResets(trx, user_id);
  await post.write(trx, { to: before.email, user_id, template: 'emailChanged', data: { name, when: nowInWords() } });
  return true;
}

/**
 * Changes what the person says of herself. 409 where the e-mail address signs in somebody else: the database decides that, so of two at
 * the same time one gets it. Throws TryLater after too many addresses.
 */
export async function updateAccount(db: Db, post: Post, user_id: string, input: AccountInput): Promise<Outcome<User>> {
  const form: Form = { name: input.name, email: input.email, phone: input.phone, address: input.address ?? '' };
  const now = await selectUser(db, user_id);
  if (!now) return refuse(401, MESSAGE.notAuthorized);
  const wait_s = signInName(now.email) === signInName(form.email) ? 0 : await MOVES.take(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
  return transact(db, async (trx) => {
    const before = await lockUser(trx, user_id);
    if (!before) return refuse(401, MESSAGE.notAuthorized);
    if (!(await moveTo(trx, post, before, form.email))) return refuseField(409, 'email', MESSAGE.emailTaken);
    return done(presentUser(await updateUser(trx, user_id, form)));
  });
}
