import { expect, test } from 'vitest';
import { toSchemaErrors } from '#app/forms/form-errors.ts';
import { createSignUpSchema } from './sign-up-schema.ts';

const form = { username: 'keza', name: 'Keza', email: 'keza@example.com', password: 'rwanda-2026' };
type TestOptions = { explainedPhone?: string; offersCoupon?: boolean };
const listErrors = (phone: string, { explainedPhone, offersCoupon = true }: TestOptions = {}) => {
  const checked = createSignUpSchema({ minPasswordLength: 0, explainedPhone: explainedPhone ?? null, offersCoupon }).safeParse({
    ...form,
    phone,
  });
  return checked.success ? {} : toSchemaErrors(checked.error.issues);
};

test('signing up with a text that is no phone number first says that the coupon needs one', () => {
  expect(listErrors('my sister')).toEqual({ phone: expect.stringMatching(/^Please enter a valid phone number.*first-order coupon/) });
  expect(listErrors('078 800', { explainedPhone: 'my sister' })).toEqual({ phone: expect.stringContaining('This one has 6.') });
});

test('while the shop gives no coupon, the warning speaks of deliveries only', () => {
  expect(listErrors('my sister', { offersCoupon: false }).phone).toMatch(/Every delivery needs one/);
  expect(listErrors('my sister', { offersCoupon: false }).phone).not.toMatch(/coupon/);
});

test('a text that is no phone number is accepted the second time, and a phone number the first time', () => {
  expect(listErrors(' my sister ', { explainedPhone: 'my sister' })).toEqual({});
  expect(listErrors('0788 123 456')).toEqual({});
});

test('signing up without a phone asks for one', () => {
  expect(listErrors('', { explainedPhone: '' })).toEqual({ phone: 'Phone number is required' });
});
