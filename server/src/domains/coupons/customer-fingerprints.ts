/** Hashes of e-mail and phone, so that one-per-customer coupons survive a new account. */
import { createHash } from 'node:crypto';
import { isPhone, normalisePhone } from '@uruhu/contract/rules/phone';
import { normaliseMailbox } from '../mail/mail.ts';

/** The digits of a number in international form, the same however it was typed. */
const canonicalPhone = (phone: string) => normalisePhone(phone).replace(/\D/g, '').replace(/^00/, '');
const phoneTexts = (phones: readonly string[]) => phones.filter(isPhone).map((phone) => `phone ${canonicalPhone(phone)}`);

/** Hashed, as they outlive the account. Sorted, so that two transactions lock them in the same order. */
const hashed = (texts: readonly string[]): Buffer[] =>
  [...new Set(texts)].map((text) => createHash('sha256').update(text).digest()).sort(Buffer.compare);

/** Phones that are not valid numbers are ignored. */
export type Reached = { email: string; phones: readonly string[] };

export const customerFingerprints = ({ email, phones }: Reached): Buffer[] =>
  hashed([`email ${normaliseMailbox(email)}`, ...phoneTexts(phones)]);

/**
 * Fingerprints of the shopper who uses a coupon, with the account's own. `email`: null if it is not verified. Phones are never verified: a
 * shopper who enters another's number counts as that person.
 */
export const redeemerKeys = ({ user_id, email, phones }: { user_id: string; email: string | null; phones: readonly string[] }): Buffer[] =>
  hashed([`account ${user_id}`, ...(email === null ? [] : [`email ${normaliseMailbox(email)}`]), ...phoneTexts(phones)]);
