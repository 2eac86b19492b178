import type { User } from '@uruhu/contract/account';
import type { SignUp } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuseField } from '../../outcome.ts';
import { giveNewMemberCoupon } from '../coupons/coupons.ts';
import type { Post } from '../mail/mail.ts';
import { hashPassword } from './passwords.ts';
import { presentUser } from './present.ts';
import { insertUser, takeSignInNames } from './queries.ts';
import { signInName } from './sign-in-name.ts';

/**
 * Makes an account. 409 where the username or the e-mail signs somebody in already: the database decides that, so of two
 * at the same time one gets it. With the account come the new member's coupon and the mail that tells of it, or none of them.
 */
export async function signUp(db: Db, post: Post, { password, ...form }: SignUp): Promise<Outcome<User>> {
  const password_hash = await hashPassword(password);
  const username = signInName(form.username);
  const email = signInName(form.email);
  return transact(db, async (trx) => {
    const row = await insertUser(trx, { ...form, address: form.address ?? '', image: form.image ?? '', password_hash });
    const taken = await takeSignInNames(trx, row.user_id, [username, email]);
    if (!taken.has(username)) return refuseField(409, 'username', MESSAGE.usernameTaken);
    if (!taken.has(email)) return refuseField(409, 'email', MESSAGE.emailTaken);
    const { user_id, name } = row;
    const coupon = await giveNewMemberCoupon(trx, { user_id, email, phone: row.phone });
    await post.write(trx, { to: row.email, user_id, template: 'welcome', data: { name, coupon } });
    return done(presentUser(row));
  });
}
