/**
 * Writes phone numbers in their one form, E.164, as in +250788123456. The metadata of libphonenumber-js stays on the server, because the shop's
 * rule (contract/src/rules/phone.ts) decides alone which texts are phone numbers. A number that no country has stays as it was typed.
 */
import { listPhones } from '@uruhu/contract/rules/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The contract has written Rwandan mobile numbers already, which are nearly all. */
const RWANDAN_MOBILE = /^\+2507\d{8}$/;

function writeInternational(number: string): string {
  if (RWANDAN_MOBILE.test(number)) return number;
  const parsed = parsePhoneNumberFromString(number, 'RW');
  return parsed?.isValid() ? parsed.number : number;
}

/** The phone numbers in a text: one, two, or none if the text is anything else. */
export const writePhones = (text: string): string[] => [...new Set(listPhones(text).map(writeInternational))];

/** The (first) number of a text; '' if it has none. */
export const writePhone = (text: string): string => writePhones(text)[0] ?? '';

/** A number as people read it, +250 788 123 456; any other text stays. */
export function formatPhone(number: string): string {
  const parsed = parsePhoneNumberFromString(number, 'RW');
  return parsed?.isValid() ? parsed.formatInternational() : number;
}

/** A number and the one to call if nobody answers: the second field, or the second number in the first. */
export function writePhonePair(first: string, second: string | null | undefined): { primary_phone: string; secondary_phone: string } {
  const [primary_phone = '', next = ''] = writePhones(first);
  return { primary_phone, secondary_phone: writePhone(second ?? '') || next };
}
