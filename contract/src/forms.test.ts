import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldMessage } from './fields/field-code.ts';
import { createPasswordForm, createResetForm, createSignUpForm } from './forms.ts';
import { fields } from './messages/en/fields.ts';

const listMessages = (checked: { success: boolean; error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  checked.error?.issues.map(({ path, message }) => [path.join('.'), formatFieldMessage(fields, message).message]) ?? [];

const checkSignUp = (password: string, lengthMin: number) =>
  listMessages(
    createSignUpForm(lengthMin).safeParse({ username: 'keza', name: 'Keza', email: 'keza@example.com', password, phone: '0788123456' }),
  );
const checkReset = (password: string, lengthMin: number) =>
  listMessages(createResetForm(lengthMin).safeParse({ password, confirmPassword: password, token: 't' }));

test('a form reports the length that the shop requires, in the order of its fields', () => {
  const typed = { username: '', name: 'Keza', email: 'keza@example.com', password: 'abcdefg', phone: '' };
  expect(listMessages(createSignUpForm(8).safeParse(typed))).toEqual([
    ['username', 'Username is required'],
    ['password', 'Password must be at least 8 characters long'],
    ['phone', 'Phone number is required'],
  ]);
  expect(createSignUpForm(0).safeParse({ ...typed, username: 'keza', phone: '0788123456', password: 'abc' }).success).toBe(true);
});

test('a form refuses two new passwords that differ, and equal ones that are too short', () => {
  const checkPair = (password: string, confirmPassword: string, lengthMin = 0) =>
    listMessages(createResetForm(lengthMin).safeParse({ password, confirmPassword, token: 't' }));
  expect(checkPair('abcde', 'abcde')).toEqual([]);
  expect(checkPair('abcde', 'abcdf')).toEqual([['confirmPassword', 'Passwords do not match']]);
  expect(checkPair('abcd', 'abcd')).toEqual([['password', 'Password must be at least 5 characters long']]);
  expect(checkPair('abcde', 'abcde', 12)).toEqual([['password', 'Password must be at least 12 characters long']]);
});

describe('a new password', () => {
  const anyPassword = fc.string({ maxLength: 20 });
  const anyLengthMin = fc.integer({ min: 0, max: 64 });

  test('is refused if and only if it is shorter than the minimum of the specification or of the shop', () => {
    fc.assert(
      fc.property(anyPassword, anyLengthMin, (password, lengthMin) => {
        // The specification requires 3 characters of a first password, and 5 of a replacement.
        expect(checkSignUp(password, lengthMin).length === 0).toBe(password.length >= Math.max(3, lengthMin));
        expect(checkReset(password, lengthMin).length === 0).toBe(password.length >= Math.max(5, lengthMin));
      }),
    );
  });

  test('that is too short is refused with the length that would suffice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 64 }), (lengthMin) => {
        const expected = [['password', `Password must be at least ${lengthMin} characters long`]];
        expect([checkSignUp('', lengthMin), checkReset('', lengthMin)]).toEqual([expected, expected]);
        expect([checkSignUp('x'.repeat(lengthMin), lengthMin), checkReset('x'.repeat(lengthMin), lengthMin)]).toEqual([[], []]);
      }),
    );
  });

  test('that is missing is refused as too short', () => {
    const [missing] = listMessages(createPasswordForm(8).safeParse({ current_password: 'abc', confirmPassword: 'abc' }));
    expect(missing).toEqual(['password', 'Password must be at least 8 characters long']);
  });

  test.each([
    [checkSignUp, 'ab', 0, 'Password is too short'],
    [checkSignUp, 'abc', 0, null],
    [checkSignUp, 'ab', 3, 'Password is too short'],
    [checkSignUp, 'abc', 4, 'Password must be at least 4 characters long'],
    [checkReset, 'abcd', 0, 'Password must be at least 5 characters long'],
    [checkReset, 'abcde', 0, null],
    [checkReset, 'abcd', 4, 'Password must be at least 5 characters long'],
    [checkReset, 'abcdefg', 8, 'Password must be at least 8 characters long'],
  ] as const)('%o with %j, where the shop requires %i characters, reports %j', (checkForm, password, lengthMin, message) => {
    expect(checkForm(password, lengthMin)).toEqual(message === null ? [] : [['password', message]]);
  });
});
