import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSWORD_LENGTH_MIN, type PasswordUse, passwordTooShort } from './password.ts';

const uses = Object.keys(PASSWORD_LENGTH_MIN) as PasswordUse[];
const anyUse = fc.constantFrom(...uses);
const anyPassword = fc.oneof(fc.string({ maxLength: 20 }), fc.string({ unit: 'grapheme', maxLength: 20 }));
/** As the database lets it be. */
const anyLeast = fc.integer({ min: 0, max: 64 });

describe('how long a password must be', () => {
  test('is the more of what the specification and what the shop asks for', () => {
    fc.assert(
      fc.property(anyPassword, anyUse, anyLeast, (password, use, least) => {
        const isLong = password.length >= PASSWORD_LENGTH_MIN[use] && password.length >= least;
        expect(passwordTooShort(password, use, least) === null).toBe(isLong);
      }),
    );
  });

  test('grows with what the shop asks for, never shrinks', () => {
    fc.assert(
      fc.property(anyPassword, anyUse, anyLeast, anyLeast, (password, use, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        if (passwordTooShort(password, use, more) === null) expect(passwordTooShort(password, use, less)).toBeNull();
      }),
    );
  });

  test('is said with the length that would do', () => {
    fc.assert(
      fc.property(anyUse, fc.integer({ min: 6, max: 64 }), (use, least) => {
        const said = passwordTooShort('', use, least) ?? '';
        expect(passwordTooShort('x'.repeat(Number(/\d+/.exec(said)?.[0])), use, least)).toBeNull();
        expect(said).toBe(`Password must be at least ${least} characters long`);
      }),
    );
  });

  test.each([
    ['signUp', 'ab', 0, 'Password is too short'],
    ['signUp', 'abc', 0, null],
    ['signUp', 'ab', 3, 'Password is too short'],
    ['signUp', 'abc', 4, 'Password must be at least 4 characters long'],
    ['reset', 'abcd', 0, 'Password must be at least 5 characters long'],
    ['reset', 'abcde', 0, null],
    ['reset', 'abcd', 4, 'Password must be at least 5 characters long'],
    ['reset', 'abcdefg', 8, 'Password must be at least 8 characters long'],
  ] as const)('%s of %j where the shop asks for %i: %j', (use, password, least, said) => {
    expect(passwordTooShort(password, use, least)).toBe(said);
  });
});
