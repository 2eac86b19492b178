import { expect, test } from 'vitest';
import { toSchemaErrors } from '#app/forms/form-errors.ts';
import { createSignUpSchema } from './sign-up-schema.ts';

const form = { username: 'keza', name: 'Keza', email: 'keza@example.com', password: 'rwanda-2026' };
const listErrors = (phone: string, { offersCoupon = true } = {}) => {
  const checked = createSignUpSchema({ minPasswordLength: 0, offersCoupon }).safeParse({ ...form, phone });
  return checked.success ? {} : toSchemaErrors(checked.error.issues);
};

test('signing up with a text that is no phone number says that the coupon needs one', () => {
  expect(listErrors('my sister')).toEqual({ phone: expect.stringMatching(/^Please enter a valid phone number.*first-order coupon/) });
  expect(listErrors('078 800')).toEqual({ phone: expect.stringContaining('This one has 6.') });
});

test('while the shop gives no coupon, the warning speaks of deliveries only', () => {
  expect(listErrors('my sister', { offersCoupon: false }).phone).toMatch(/Every delivery needs one/);
  expect(listErrors('my sister', { offersCoupon: false }).phone).not.toMatch(/coupon/);
});

test.each(['0788 123 456', '\u202a+250 788 123 456\u202c', '788123456', '0788123456 / 0722123456'])('%j is accepted', (phone) => {
  expect(listErrors(phone)).toEqual({});
});

test.each(['', ' ', '\u202a\u202c'])('signing up without a phone asks for one: %j', (phone) => {
  expect(listErrors(phone)).toEqual({ phone: 'Phone number is required' });
});
