import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldMessage } from './fields/field-code.ts';
import { createPasswordForm, createResetForm, createSignUpForm } from './forms.ts';
import { fields } from './messages/en/fields.ts';

const listMessages = (checked: { success: boolean; error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  checked.error?.issues.map(({ path, message }) => [path.join('.'), formatFieldMessage(fields, message).message]) ?? [];

const signUp = (password: string, lengthMin: number) =>
  listMessages(createSignUpForm(lengthMin).safeParse({ username: 'keza', name: 'Keza', email: 'keza@example.com', password, phone: '1' }));
const reset = (password: string, lengthMin: number) =>
  listMessages(createResetForm(lengthMin).safeParse({ password, confirmPassword: password, token: 't' }));

test('a form reports the length that the shop requires, in the order of its fields', () => {
  const typed = { username: '', name: 'Keza', email: 'keza@example.com', password: 'abcdefg', phone: '' };
  expect(listMessages(createSignUpForm(8).safeParse(typed))).toEqual([
    ['username', 'Username is required'],
    ['password', 'Password must be at least 8 characters long'],
    ['phone', 'Phone number is required'],
  ]);
  expect(createSignUpForm(0).safeParse({ ...typed, username: 'keza', phone: '1', password: 'abc' }).success).toBe(true);
});

test('a form refuses two new passwords that differ', () => {
  const messages = (password: string, confirmPassword: string, lengthMin = 0) =>
    listMessages(createResetForm(lengthMin).safeParse({ password, confirmPassword, token: 't' }));
  expect(messages('abcde', 'abcde')).toEqual([]);
  expect(messages('abcde', 'abcdf')).toEqual([['confirmPassword', 'Passwords do not match']]);
  expect(messages('abcd', 'abcd')).toEqual([['password', 'Password must be at least 5 characters long']]);
  expect(messages('abcde', 'abcde', 12)).toEqual([['password', 'Password must be at least 12 characters long']]);
});

describe('a password that is too short', () => {
  const anyPassword = fc.string({ maxLength: 20 });
  const anyLeast = fc.integer({ min: 0, max: 64 });

  test('is refused exactly if it is below the minimum of the specification or of the shop', () => {
    fc.assert(
      fc.property(anyPassword, anyLeast, (password, lengthMin) => {
        expect(signUp(password, lengthMin).length === 0).toBe(password.length >= Math.max(3, lengthMin));
        expect(reset(password, lengthMin).length === 0).toBe(password.length >= Math.max(5, lengthMin));
      }),
    );
  });

  test('is refused with the length that would suffice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 64 }), (lengthMin) => {
        const expected = [['password', `Password must be at least ${lengthMin} characters long`]];
        expect([signUp('', lengthMin), reset('', lengthMin)]).toEqual([expected, expected]);
        expect([signUp('x'.repeat(lengthMin), lengthMin), reset('x'.repeat(lengthMin), lengthMin)]).toEqual([[], []]);
      }),
    );
  });

  test('gets the same sentence where it is missing', () => {
    const [missing] = listMessages(createPasswordForm(8).safeParse({ current_password: 'abc', confirmPassword: 'abc' }));
    expect(missing).toEqual(['password', 'Password must be at least 8 characters long']);
  });

  test.each([
    [signUp, 'ab', 0, 'Password is too short'],
    [signUp, 'abc', 0, null],
    [signUp, 'ab', 3, 'Password is too short'],
    [signUp, 'abc', 4, 'Password must be at least 4 characters long'],
    [reset, 'abcd', 0, 'Password must be at least 5 characters long'],
    [reset, 'abcde', 0, null],
    [reset, 'abcd', 4, 'Password must be at least 5 characters long'],
    [reset, 'abcdefg', 8, 'Password must be at least 8 characters long'],
  ] as const)('%o with %j, where the shop requires %i characters, reports %j', (listErrors, password, lengthMin, message) => {
    expect(listErrors(password, lengthMin)).toEqual(message === null ? [] : [['password', message]]);
  });
});
