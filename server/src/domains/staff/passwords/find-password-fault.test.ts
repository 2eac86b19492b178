import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPasswordFault } from './find-password-fault.ts';

const KNOWN_TEXTS = ['keza.m', 'k.mutesi@uruhu-beauty.rw', 'Uruhu Beauty'];

test.each([
  ['a demo password', 'muraho-staff', 'password_is_public'],
  ['a common one', '1q2w3e4r5t', 'password_too_common'],
  ['a common one in other letters', 'Password123', 'password_too_common'],
  ['a common one in wide characters', '１２３４５６７８９０', 'password_too_common'],
  ['the username with digits', 'Keza.M2026', 'password_is_guessable'],
  ['the username twice', 'kezamkezam', 'password_is_guessable'],
  ['the e-mail address', 'k.mutesi@uruhu-beauty.rw', 'password_is_guessable'],
  ['a part of the address with signs', '!!mutesi!!1999', 'password_is_guessable'],
  ['the name of the shop with a year', 'URUHU BEAUTY 2026', 'password_is_guessable'],
  ['a word of it with a few letters', '2026uruhu-abc', 'password_is_guessable'],
  ['words that do not belong together', 'rice paper window', null],
  ['such words with the name of the shop', 'uruhu under the lake', null],
  ['random characters', 'hV7#qLz0tR', null],
])('%s', (_, password, fault) => {
  expect(findPasswordFault(password, KNOWN_TEXTS)).toBe(fault);
});

test('texts that are empty or too short make no password guessable', () => {
  expect(findPasswordFault('al quick foxes', ['al', '', '  '])).toBeNull();
});

test('the list has ten thousand different passwords of at least ten characters, in lower case and sorted', () => {
  const passwords = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(passwords).toHaveLength(10_000);
  expect(passwords).toEqual([...new Set(passwords)].sort());
  expect(passwords.filter((password) => password.length < 10 || password !== password.toLowerCase())).toEqual([]);
});
