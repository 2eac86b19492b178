import { expect, test } from 'vitest';
import { toFieldErrors } from '#app/forms/form-errors.ts';
import { createAccountSchema, isOtherEmail } from './account-schema.ts';

const form = { name: 'Keza', email: 'keza@example.com', phone: '0788123456' };
const listErrors = (input: object) => {
  const checked = createAccountSchema({ email: 'keza@example.com', phone: 'my sister' }).safeParse(input);
  return checked.success ? {} : toFieldErrors(checked.error.issues);
};

test('the same e-mail address in another spelling is no change', () => {
  expect(isOtherEmail(' Keza@Example.com ', 'keza@example.com')).toBe(false);
  expect(isOtherEmail('keza@example.org', 'keza@example.com')).toBe(true);
});

test('only another e-mail address requires the password', () => {
  expect(listErrors({ ...form, name: 'Keza Uwase', email: 'KEZA@example.com' })).toEqual({});
  expect(Object.keys(listErrors({ ...form, email: 'new@example.com' }))).toEqual(['current_password']);
  expect(Object.keys(listErrors({ ...form, email: 'new@example.com', current_password: '' }))).toEqual(['current_password']);
  expect(listErrors({ ...form, email: 'new@example.com', current_password: 'rwanda-2026' })).toEqual({});
});

test('a missing password is reported together with other errors', () => {
  expect(Object.keys(listErrors({ ...form, name: '', email: 'nobody' }))).toEqual(['name', 'email', 'current_password']);
});

test('another phone must be a phone number; the phone of the account may stay as it is', () => {
  expect(listErrors({ ...form, phone: 'my sister' })).toEqual({});
  expect(listErrors({ ...form, phone: '078 800' })).toEqual({ phone: expect.stringMatching(/^Please enter a valid phone number/) });
  expect(Object.keys(listErrors({ ...form, phone: '' }))).toEqual(['phone']);
});
