import { randomInt } from 'node:crypto';

/** Excludes characters that look or sound alike (0/O, 1/I/L, 2/Z, 5/S, 8/B) and vowels, so no code spells a word. */
const CODE_CHARACTERS = '34679CDFGHJKMNPQRTVWXY';

const createEnding = (length: number): string => Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** The code of a welcome coupon: MURAHO, a greeting, and one of 113 million random endings. */
export const createNewMemberCode = (): string => `MURAHO-${createEnding(6)}`;

/** A code of a batch has one of 54 billion random endings: for a batch of 10,000 codes, one in five million guesses is right. */
export const createBatchCode = (prefix: string): string => `${prefix}${createEnding(8)}`;

/** Normalises a code as typed by a shopper. */
export const normaliseCouponCode = (text: string): string => text.trim().toUpperCase();

type CouponBounds = { user_id: string | null; person_limit: number | null; new_members_only: boolean };

/**
 * Whether the coupon is limited per customer or belongs to one. Such a coupon needs a verified e-mail address, which identifies the
 * customer.
 */
export const isLimitedPerCustomer = ({ user_id, person_limit, new_members_only }: CouponBounds): boolean =>
  user_id !== null || person_limit !== null || new_members_only;

/** Whether the customer may use this coupon. `owner_id`: the only customer who may; null if every customer may. */
export const isUsableBy = ({ user_id: owner_id }: { user_id: string | null }, customer_id: string): boolean =>
  owner_id === null || owner_id === customer_id;
