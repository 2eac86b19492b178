/** Hashes of e-mail and phone, so that one-per-customer coupons survive a new account. */
import { createHash } from 'node:crypto';
import { listPhones } from '@uruhu/contract/rules/phone';
import { writePhones } from '../../lib/phones.ts';
import { normaliseMailbox } from '../mail/mail.ts';

/**
 * The digits of a phone number in international form, so that all spellings of a number give the same text. Also as it was typed: older
 * fingerprints of landlines are of that form.
 */
const listPhoneTexts = (phones: readonly string[]) =>
  phones
    .flatMap((phone) => [...writePhones(phone), ...listPhones(phone)])
    .map((phone) => `phone ${phone.replace(/\D/g, '').replace(/^00/, '')}`);

/** Stored fingerprints outlive the account, so they are hashes. They are sorted, so that two transactions lock them in the same order. */
const hashTexts = (texts: readonly string[]): Buffer[] =>
  [...new Set(texts)].map((text) => createHash('sha256').update(text).digest()).sort(Buffer.compare);

/** `phones`: texts as entered; fingerprints ignore those that are not valid numbers. */
export type ContactData = { email: string; phones: readonly string[] };

export const createFingerprints = ({ email, phones }: ContactData): Buffer[] =>
  hashTexts([`email ${normaliseMailbox(email)}`, ...listPhoneTexts(phones)]);

const createAccountText = (user_id: string) => `account ${user_id}`;
export const createAccountFingerprint = (user_id: string): Buffer => createHash('sha256').update(createAccountText(user_id)).digest();

/**
 * Fingerprints of the shopper who uses a coupon, including that of her account. `email`: null if it is not verified. The shop never
 * verifies phones, so a shopper who enters the number of another customer counts as that customer.
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
