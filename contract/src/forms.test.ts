import { expect, test } from 'vitest';
import { resetFormOf, signUpFormOf } from './forms.ts';

const messagesOf = (checked: { success: boolean; error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  checked.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

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
