import { expect, test } from 'vitest';
import { toFieldErrors } from '#app/forms/form-errors.ts';
import { createAccountSchema, isOtherEmail } from './account-schema.ts';

const validForm = { name: 'Keza', email: 'keza@example.com', phone: '0788123456' };
const listErrors = (input: object) => {
  const checked = createAccountSchema({ email: 'keza@example.com' }).safeParse(input);
  return checked.success ? {} : toFieldErrors(checked.error.issues);
};

test('the same e-mail address in another spelling is no change', () => {
  expect(isOtherEmail(' Keza@Example.com ', 'keza@example.com')).toBe(false);
  expect(isOtherEmail('keza@example.org', 'keza@example.com')).toBe(true);
});

test('only another e-mail address requires the password', () => {
  expect(listErrors({ ...validForm, name: 'Keza Uwase', email: 'KEZA@example.com' })).toEqual({});
  expect(Object.keys(listErrors({ ...validForm, email: 'new@example.com' }))).toEqual(['current_password']);
  expect(Object.keys(listErrors({ ...validForm, email: 'new@example.com', current_password: '' }))).toEqual(['current_password']);
  expect(listErrors({ ...validForm, email: 'new@example.com', current_password: 'rwanda-2026' })).toEqual({});
});

test('a missing password is reported together with other errors', () => {
  expect(Object.keys(listErrors({ ...validForm, name: '', email: 'nobody' }))).toEqual(['name', 'email', 'current_password']);
});

test('the phone must be a phone number', () => {
  expect(listErrors({ ...validForm, phone: '078 800' })).toEqual({ phone: expect.stringMatching(/^Please enter a valid phone number/) });
  expect(Object.keys(listErrors({ ...validForm, phone: '' }))).toEqual(['phone']);
});
