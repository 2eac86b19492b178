import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { writePhones } from '../../lib/phones.ts';
import { isUuid } from '../../lib/uuid.ts';
import { checkCurrentPassword, deleteUser, getPrimaryPhone, lockUserForErasure, type UserRow } from '../accounts/accounts.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { deleteOpenCart } from '../cart/cart.ts';
import { deleteMessagesFromAddress } from '../contact/contact.ts';
import { deleteFileRows } from '../files/files.ts';
import { deleteContactMails, getVerifiedEmail } from '../mail/mail.ts';
import { requestGuestErasure } from '../order-view/order-view.ts';
import { eraseReviews } from '../reviews/reviews.ts';
import { deleteSignInsWithName } from '../staff/staff.ts';

/** `password`: the account's password as the shopper typed it. */
type EraseRequest = { user_id: string; ip_address: string; password: string };

/**
 * Erases an account with all its data, in one transaction. Its orders stay without an account, and the database erases the customer from them
 * once they are delivered or cancelled. Refuses (422) a wrong password, and throws TryLater after too many wrong passwords.
 */
export async function eraseAccount(
  { db, enqueue, mailer }: Pick<AppContext, 'db' | 'enqueue' | 'mailer'>,
  { user_id, ip_address, password }: EraseRequest,
): Promise<Outcome<undefined>> {
  const passwordCheck = await checkCurrentPassword(db, { user_id, ip_address, path: 'password', password });
  if (!passwordCheck.ok) return passwordCheck;
  return transact(db, async (trx) => {
    const user = await lockUserForErasure(trx, user_id);
    if (!user) return refuse('not_authorized');
    await eraseLockedUser({ enqueue, mailer }, trx, user);
    return done(undefined);
  });
}

/** Erases an account that the transaction has locked, and sends the goodbye mail. */
async function eraseLockedUser({ enqueue, mailer }: Pick<AppContext, 'enqueue' | 'mailer'>, trx: Db, user: UserRow): Promise<void> {
  const { user_id, name } = user;
  await deleteSignInsWithName(trx, normaliseSignInName(user.username));
  await eraseReviews(trx, user_id);
  await deleteOpenCart(trx, user_id);
  await deleteFileRows(trx, enqueue, user_id);
  // The goodbye mail has no user_id, as a mail with one would be deleted with the account before it is sent.
  const to = getVerifiedEmail(user);
  if (to) {
    await deleteContactMails(trx, to);
    await deleteMessagesFromAddress(trx, to);
    await mailer.write(trx, { to, user_id: null, language: user.language, template: 'goodbye', data: { name } });
  }
  await requestGuestErasure(trx, getContact(user));
  await deleteUser(trx, user_id);
}

/**
 * The e-mail address and phone numbers of the shopper. They also find orders that staff entered for her without her account. Phone numbers
 * are not verified. If the shopper has entered another person's number, that person is erased from ended orders earlier than by the sweep.
 */
function getContact(user: UserRow) {
  // Old orders may have a number as it was typed.
  const phones = [getPrimaryPhone(user), user.secondary_phone].filter(Boolean).flatMap((phone) => [phone, ...writePhones(phone)]);
  const email = getVerifiedEmail(user);
  return { emails: email ? [email.toLowerCase()] : [], phones };
}

const isSameUsername = (left: string, right: string) => normaliseSignInName(left) === normaliseSignInName(right);

/** Erases a customer on behalf of a staff member, who confirms it by typing the customer's username. */
export const eraseCustomer = (
  { db, enqueue, mailer }: Pick<AppContext, 'db' | 'enqueue' | 'mailer'>,
  staff: StaffActor,
  { user_id, username }: { user_id: string; username: string },
): Promise<Outcome<undefined>> =>
  changeAsStaff(db, staff, async (trx) => {
    const user = isUuid(user_id) ? await lockUserForErasure(trx, user_id) : undefined;
    if (!user) return refuse('customer_not_found');
    if (!isSameUsername(username, user.username)) return refuse('username_differs', { fields: ['username'] });
    await eraseLockedUser({ enqueue, mailer }, trx, user);
    return done(undefined);
  });
