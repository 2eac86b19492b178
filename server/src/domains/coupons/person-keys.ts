/** By what a person is known again who makes another account. */
import { createHash } from 'node:crypto';
import { isPhone, normalisePhone } from '@uruhu/contract/rules/phone';

/** `email` in its one form: no capitals. */
export type Reached = { email: string; phone: string };

/** What stands behind a + is a note to oneself: the mail comes to the same person. */
const mailbox = (email: string) => email.replace(/\+[^@]*@/, '@');

/** One number, however it is written; what is no number counts as the text it is. */
const callable = (phone: string) =>
  isPhone(phone) ? normalisePhone(phone).replace(/\D/g, '').replace(/^00/, '') : phone.trim().toLowerCase();

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** Hashes, as they outlive the account; always in the same order, so that two who share them do not wait for one another. */
export const personKeys = ({ email, phone }: Reached): Buffer[] =>
  [hashed(`email ${mailbox(email)}`), hashed(`phone ${callable(phone)}`)].sort(Buffer.compare);

/**
 * By what a person is known who uses a coupon: the account, too, and of phones only what can be called. They are not verified: who
 * enters another's number is taken for that person. Sorted.
 */
export const redeemerKeys = ({ user_id, email, phones }: { user_id: string; email: string; phones: readonly string[] }): Buffer[] => {
  const texts = [`account ${user_id}`, `email ${mailbox(email)}`, ...phones.filter(isPhone).map((phone) => `phone ${callable(phone)}`)];
  return [...new Set(texts)].map(hashed).sort(Buffer.compare);
};
