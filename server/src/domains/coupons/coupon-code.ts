import { randomInt } from 'node:crypto';
import { cleanIdentifier } from '@uruhu/contract/rules/clean-text';

/** Excludes characters that look or sound alike (0/O, 1/I/L, 2/Z, 5/S, 8/B) and vowels, so no code spells a word. */
const CODE_CHARACTERS = '34679CDFGHJKMNPQRTVWXY';

const createEnding = (length: number): string => Array.from({ length }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** The code of a welcome coupon: MURAHO, a greeting, and one of 113 million random endings. */
export const createNewMemberCode = (): string => `MURAHO-${createEnding(6)}`;

/** A code of a batch has one of 54 billion random endings: for a batch of 10,000 codes, one in five million guesses is right. */
export const createBatchCode = (prefix: string): string => `${prefix}${createEnding(8)}`;

/** Normalises a code as typed by a shopper. */
export const normaliseCouponCode = (text: string): string => cleanIdentifier(text).toUpperCase();
