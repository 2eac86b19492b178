import { expect, test } from 'vitest';
import { resetFormOf, signUpFormOf } from '../forms.ts';
import { passwordTooShort } from './password.ts';

const messagesOf = (checked: { success: boolean; error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  checked.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('the specification’s least, unless the shop asks for more', () => {
  expect(passwordTooShort('ab', 'signUp', 0)).toBe('Password is too short');
  expect(passwordTooShort('abc', 'signUp', 0)).toBeNull();
  expect(passwordTooShort('abcd', 'reset', 0)).toBe('Password must be at least 5 characters long');
  expect(passwordTooShort('abcde', 'reset', 3)).toBeNull();
  expect(passwordTooShort('abcdefg', 'signUp', 8)).toBe('Password must be at least 8 characters long');
  expect(passwordTooShort('abcdefg', 'reset', 8)).toBe('Password must be at least 8 characters long');
  expect(passwordTooShort('abcdefgh', 'reset', 8)).toBeNull();
});

test('a form says what its shop asks for, in its place among the other fields', () => {
  const typed = { username: '', name: 'Keza', email: 'keza@example.com', password: 'abcdefg', phone: '' };
  expect(messagesOf(signUpFormOf(8).safeParse(typed))).toEqual([
    ['username', 'Username is required'],
    ['password', 'Password must be at least 8 characters long'],
    ['phone', 'Phone number is required'],
  ]);
  expect(signUpFormOf(0).safeParse({ ...typed, username: 'keza', phone: '1', password: 'abc' }).success).toBe(true);
});

test('a new password is typed twice alike', () => {
  const messages = (password: string, confirmPassword: string, least = 0) =>
    messagesOf(resetFormOf(least).safeParse({ password, confirmPassword, token: 't' }));
  expect(messages('abcde', 'abcde')).toEqual([]);
  expect(messages('abcde', 'abcdf')).toEqual([['confirmPassword', 'Passwords do not match']]);
  expect(messages('abcd', 'abcd')).toEqual([['password', 'Password must be at least 5 characters long']]);
  expect(messages('abcde', 'abcde', 12)).toEqual([['password', 'Password must be at least 12 characters long']]);
});
