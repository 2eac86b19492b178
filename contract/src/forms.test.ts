import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sayField } from './fields/field-code.ts';
import { createPasswordForm, createResetForm, createSignUpForm } from './forms.ts';
import { fields } from './messages/en/fields.ts';

const listMessages = (checked: { success: boolean; error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  checked.error?.issues.map(({ path, message }) => [path.join('.'), sayField(fields, message).message]) ?? [];

const signUp = (password: string, least: number) =>
  listMessages(createSignUpForm(least).safeParse({ username: 'keza', name: 'Keza', email: 'keza@example.com', password, phone: '1' }));
const reset = (password: string, least: number) =>
  listMessages(createResetForm(least).safeParse({ password, confirmPassword: password, token: 't' }));

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
  const messages = (password: string, confirmPassword: string, least = 0) =>
    listMessages(createResetForm(least).safeParse({ password, confirmPassword, token: 't' }));
  expect(messages('abcde', 'abcde')).toEqual([]);
  expect(messages('abcde', 'abcdf')).toEqual([['confirmPassword', 'Passwords do not match']]);
  expect(messages('abcd', 'abcd')).toEqual([['password', 'Password must be at least 5 characters long']]);
  expect(messages('abcde', 'abcde', 12)).toEqual([['password', 'Password must be at least 12 characters long']]);
});

describe('a password that is too short', () => {
  const anyPassword = fc.string({ maxLength: 20 });
  const anyLeast = fc.integer({ min: 0, max: 64 });

  test('is refused below what the specification and the shop ask for, and never above', () => {
    fc.assert(
      fc.property(anyPassword, anyLeast, (password, least) => {
        expect(signUp(password, least).length === 0).toBe(password.length >= Math.max(3, least));
        expect(reset(password, least).length === 0).toBe(password.length >= Math.max(5, least));
      }),
    );
  });

  test('is refused with the length that would suffice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 64 }), (least) => {
        const expected = [['password', `Password must be at least ${least} characters long`]];
        expect([signUp('', least), reset('', least)]).toEqual([expected, expected]);
        expect([signUp('x'.repeat(least), least), reset('x'.repeat(least), least)]).toEqual([[], []]);
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
  ] as const)('%o of %j where the shop asks for %i: %j', (form, password, least, said) => {
    expect(form(password, least)).toEqual(said === null ? [] : [['password', said]]);
  });
});
