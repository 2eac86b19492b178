/** Reads the short number of an order and the last four digits of a phone number from the texts that a shopper typed. */

import { cleanDigits, cleanIdentifier } from '@uruhu/contract/rules/clean-text';

/** Eight characters, alone or at the beginning of a number that was cut off. Uses no lookbehind, which Safari before 16.4 cannot parse. */
const SHORT_NUMBER = /(?:^|[^0-9a-z])([0-9a-f]{8})(?![0-9a-z])/i;
const PHONE_DIGITS = 4;

/** The first eight characters of an order's number, in lower case; null if there are none. */
export const findShortNumber = (typed: string): string | null => SHORT_NUMBER.exec(cleanIdentifier(typed))?.[1]?.toLowerCase() ?? null;

/** The last four digits of the typed text, which may be the whole phone number; null if it has fewer. */
export function readPhoneDigits(typed: string): string | null {
  const digits = cleanDigits(typed).replace(/\D/g, '');
  return digits.length < PHONE_DIGITS ? null : digits.slice(-PHONE_DIGITS);
}
