/** Hashes of e-mail and phone, so that one-per-customer coupons survive a new account. */
import { createHash } from 'node:crypto';
import { isPhone, normalisePhone } from '@uruhu/contract/rules/phone';
import { normaliseMailbox } from '../mail/mail.ts';

/** Returns the digits of a phone number in international form, so that all spellings of a number give the same text. */
const normaliseDigits = (phone: string) => normalisePhone(phone).replace(/\D/g, '').replace(/^00/, '');
const listPhoneTexts = (phones: readonly string[]) => phones.filter(isPhone).map((phone) => `phone ${normaliseDigits(phone)}`);

/** Hashes the texts, because they outlive the account, and sorts them, so that two transactions lock them in the same order. */
const hashTexts = (texts: readonly string[]): Buffer[] =>
  [...new Set(texts)].map((text) => createHash('sha256').update(text).digest()).sort(Buffer.compare);

/** Phones that are not valid numbers are ignored. */
export type ContactData = { email: string; phones: readonly string[] };

export const createFingerprints = ({ email, phones }: ContactData): Buffer[] =>
  hashTexts([`email ${normaliseMailbox(email)}`, ...listPhoneTexts(phones)]);

const createAccountText = (user_id: string) => `account ${user_id}`;
export const createAccountFingerprint = (user_id: string): Buffer => createHash('sha256').update(createAccountText(user_id)).digest();

/**
 * Fingerprints of the shopper who uses a coupon, with the account's own. `email`: null if it is not verified. Phones are never verified: a
 * shopper who enters another's number counts as that person.
 */
export const createRedeemerFingerprints = ({
  user_id,
  email,
  phones,
}: {
  user_id: string;
  email: string | null;
  phones: readonly string[];
}): Buffer[] =>
  hashTexts([createAccountText(user_id), ...(email === null ? [] : [`email ${normaliseMailbox(email)}`]), ...listPhoneTexts(phones)]);
