import { expect, test } from 'vitest';
import { toSchemaErrors } from '#app/forms/form-errors.ts';
import { createSignUpSchema } from './sign-up-schema.ts';

const form = { username: 'keza', name: 'Keza', email: 'keza@example.com', password: 'rwanda-2026' };
const listErrors = (phone: string, explainedPhone: string | null = null, offersCoupon = true) => {
  const checked = createSignUpSchema({ minPasswordLength: 0, explainedPhone, offersCoupon }).safeParse({ ...form, phone });
  return checked.success ? {} : toSchemaErrors(checked.error.issues);
};

test('signing up with a text that is no phone number says first that the coupon needs one', () => {
  expect(listErrors('my sister')).toEqual({ phone: expect.stringMatching(/^Please enter a valid phone number.*first-order coupon/) });
  expect(listErrors('078 800', 'my sister')).toEqual({ phone: expect.stringContaining('This one has 6.') });
});

test('while the shop gives no coupon, the warning speaks of deliveries only', () => {
  expect(listErrors('my sister', null, false).phone).toMatch(/Every delivery needs one/);
  expect(listErrors('my sister', null, false).phone).not.toMatch(/coupon/);
});

test('signing up with that text is accepted the second time, and with a phone number the first time', () => {
  expect(listErrors(' my sister ', 'my sister')).toEqual({});
  expect(listErrors('0788 123 456')).toEqual({});
});

test('signing up without a phone asks for one', () => {
  expect(listErrors('', '')).toEqual({ phone: 'Phone number is required' });
});
