import type { User } from '@uruhu/contract/account';
import type { AccountInput } from '@uruhu/contract/forms';
import { isSameEmail } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import { createSharedRateLimiter } from '../../database/rate-limiter.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { writePhones } from '../../lib/phones.ts';
import { TryLater } from '../../lib/try-later.ts';
import { isEmailTaken } from './email/change-email.ts';
import { requestEmailChange } from './email/pending-email.ts';
import { checkCurrentPassword } from './passwords/check-current-password.ts';
import { selectPassword } from './passwords/queries.ts';
import { presentUser } from './present.ts';
import { lockUser, selectUser, updateUser } from './queries.ts';

/** Limits requests for another address: each reveals whether an address is registered, and mails the current address. */
const EMAIL_CHANGE_LIMIT = createSharedRateLimiter('another e-mail address', { burst: 10, secondsPerCall: 10 * 60 });

/** `chargePasswordCheck`: charges the cost of checking a password before it is checked; throws TryLater if a bucket of the payer is full. */
type UpdateRequest = { user_id: string; ip_address: string; chargePasswordCheck: () => Promise<void> };

/** Checks the password and the limit of address changes. Returns the hash of the correct password. */
async function checkEmailChange(
  db: Db,
  { user_id, ip_address, chargePasswordCheck }: UpdateRequest,
  password: string,
): Promise<Outcome<string>> {
  const path = 'current_password';
  if (password === '') return refuse('email_change_needs_password', { fields: [path] });
  await chargePasswordCheck();
  const passwordCheck = await checkCurrentPassword(db, { user_id, ip_address, path, password });
  if (!passwordCheck.ok) return passwordCheck;
  const wait_s = await EMAIL_CHANGE_LIMIT.countCalls(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
  return passwordCheck;
}

/**
 * Updates the account's name, phone, address and e-mail address. Another e-mail address needs the password (422) and takes effect when the
 * shopper follows the link that is sent to it; refuses (409) an address that is a sign-in name of another account. Throws TryLater after too
 * many wrong passwords or too many addresses.
 */
export async function updateAccount(
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  request: UpdateRequest,
  { name, email, phone, address, current_password }: AccountInput,
): Promise<Outcome<User>> {
  const { user_id } = request;
  const account = await selectUser(db, user_id);
  if (!account) return refuse('not_authorized');
  const passwordCheck = isSameEmail(account.email, email) ? null : await checkEmailChange(db, request, current_password ?? '');
  if (passwordCheck?.ok === false) return passwordCheck;
  return transact(db, async (trx) => {
    const lockedUser = await lockUser(trx, user_id);
    if (!lockedUser) return refuse('not_authorized');
    const [primary_phone = '', secondary_phone = lockedUser.secondary_phone] = writePhones(phone);
    const row = await updateUser(trx, user_id, { name, phone: primary_phone, secondary_phone, address: address ?? '' });
    if (passwordCheck === null || isSameEmail(row.email, email)) return done(presentUser(row));
    // If the password was changed meanwhile, requests that used the old one must fail.
    const storedPassword = await selectPassword(trx, user_id);
    if (storedPassword?.password_hash !== passwordCheck.value) return refuse('wrong_current_password', { fields: ['current_password'] });
    if (await isEmailTaken(trx, user_id, email)) return refuse('email_taken', { fields: ['email'] });
    return done(presentUser(await requestEmailChange(trx, mailer, row, email)));
  });
}
