/**
 * How the shop reads typed phone numbers. Browsers load this file, so it knows only Rwanda's numbers; the server also writes those of other
 * countries in their one form (server/src/lib/phones.ts). Both accept the same texts.
 */
import { cleanIdentifier, toAsciiDigits } from './clean-text.ts';

/** The contact rule of the specification: 10 or more of digits, spaces, hyphens, parentheses; a leading + is allowed. */
const PHONE = /^(?=.*\d)\+?[\d\s\-()]{10,40}$/;
/** The country code (+250, 00250 or 250, perhaps with the 0 after it), the 0 of the country or neither, and a number of a mobile network. */
const RWANDAN_MOBILE = '(?:(?:\\+|00)?2500?|0)?(7[2389]\\d{7})';
const ONE_RWANDAN = new RegExp(`^${RWANDAN_MOBILE}$`);
/** Two numbers with only a space between them: no number has so many digits. */
const TWO_RWANDAN = new RegExp(`^${RWANDAN_MOBILE}${RWANDAN_MOBILE}$`);
const SEPARATOR = /[/|,;&、]/;

/** No text of two numbers is longer. It bounds the time that reading takes. */
const TEXT_LENGTH_MAX = 200;

const removePunctuation = (text: string): string => text.replace(/[\s\-()]/g, '');
const toRwandanForm = (digits: string): string => `+250${digits}`;

/** ASCII digits, a plain hyphen for each dash, a space for each dot, and the + before the parenthesis of '(+250)'. */
const writePlainly = (typed: string): string =>
  toAsciiDigits(cleanIdentifier(typed.replace(/[\r\n]+/g, ',')))
    .replace(/^tel:/i, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[.·•]/g, ' ')
    .replace(/^\s*\(\s*\+/, '+(');

/** One number: a Rwandan mobile number as +2507…, others with single spaces, as typed. */
function writeNumber(plain: string): string {
  const rwandan = ONE_RWANDAN.exec(removePunctuation(plain));
  return rwandan ? toRwandanForm(rwandan[1] ?? '') : plain.replace(/\s+/g, ' ').trim();
}

function splitNumbers(plain: string): string[] {
  const two = TWO_RWANDAN.exec(removePunctuation(plain));
  if (two) return two.slice(1).map(toRwandanForm);
  const parts = plain
    .split(SEPARATOR)
    .map(writeNumber)
    .filter((part) => part !== '');
  // Some countries write a slash within a number: '02/555 12 12'.
  return parts.some((part) => PHONE.test(part)) ? parts : [writeNumber(plain.replaceAll('/', ' '))];
}

/** The phone numbers in a typed text: one, two, or none if the text is anything else. */
export function listPhones(typed: string): string[] {
  if (typed.length > TEXT_LENGTH_MAX) return [];
  const numbers = [...new Set(splitNumbers(writePlainly(typed)))];
  return numbers.length <= 2 && numbers.every((number) => PHONE.test(number)) ? numbers : [];
}

/** Whether the text is one phone number. */
export const isPhone = (typed: string): boolean => listPhones(typed).length === 1;
/** Whether the text is a phone number, or two of which a courier calls the second if nobody answers the first. */
export const isPhoneOrPair = (typed: string): boolean => listPhones(typed).length > 0;

/** Writes each number in its one form, two of them with a slash between them. Any other text stays, without invisible characters. */
export const cleanPhone = (typed: string): string => listPhones(typed).join(' / ') || cleanIdentifier(typed);

/** The (first) number in its one form. Any other text stays, without invisible characters. */
export const normalisePhone = (typed: string): string => listPhones(typed)[0] ?? cleanIdentifier(typed);
