import type { User } from '@uruhu/contract/account';
import type { SignUpInput } from '@uruhu/contract/forms';
import type { Language } from '@uruhu/contract/languages';
import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { writePhonePair } from '../../lib/phones.ts';
import { giveNewMemberCoupon } from '../coupons/coupons.ts';
import type { Mailer } from '../mail/mail.ts';
import { sendLink } from './email/send-link.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { presentUser } from './present.ts';
import { insertUser, reserveSignInNames } from './queries.ts';

/**
 * Creates an account. Refuses (409) if the username or the e-mail address is a sign-in name of another account; the database decides, so
 * of two concurrent sign-ups one succeeds. The same transaction stores the new member's coupon and the welcome mail with the link that
 * confirms the address. An e-mail address that has reached its limit of mails gets none; the response does not reveal that.
 */
export async function signUp(
  db: Db,
  mailer: Mailer,
  { password, ...form }: SignUpInput,
  { language, ip_address }: { language: Language; ip_address?: string },
): Promise<Outcome<User>> {
  const password_hash = await hashPassword(password, ip_address);
  const username = normaliseSignInName(form.username);
  const email = normaliseSignInName(form.email);
  const { primary_phone: phone, secondary_phone } = writePhonePair(form.phone, '');
  return transact(db, async (trx) => {
    const row = await insertUser(trx, {
      ...form,
      phone,
      secondary_phone,
      address: form.address ?? '',
      image: form.image ?? '',
      password_hash,
      language,
    });
    const reservedNames = await reserveSignInNames(trx, row.user_id, [username, email]);
    if (!reservedNames.has(username)) return refuse('username_taken', { fields: ['username'] });
    if (!reservedNames.has(email)) return refuse('email_taken', { fields: ['email'] });
    const { user_id, name, email: to } = row;
    const coupon = await giveNewMemberCoupon(trx, { user_id, email, phones: [row.phone] });
    const write = (token: string) =>
      mailer.writeProofMail(trx, { to, user_id, language, template: 'welcome', data: { name, token, coupon } });
    await sendLink(trx, user_id, { to, write });
    return done(presentUser(row));
  });
}
