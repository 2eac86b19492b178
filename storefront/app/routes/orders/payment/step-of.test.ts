import { expect, test } from 'vitest';
import { stepOf } from './step-of.ts';

const due = { payment_status: 'Unpaid', status: 'pending', payment_review: null } as const;

test('what is being done is shown as long as the order is to be paid', () => {
  expect(stepOf(due, 'card')).toBe('card');
  expect(stepOf({ ...due, payment_review: { state: 'rejected' } }, 'tell')).toBe('tell');
});

test('once it is paid, or looked for, that is shown instead', () => {
  expect(stepOf({ ...due, payment_status: 'Paid' }, 'card')).toBe('paid');
  expect(stepOf({ ...due, payment_review: { state: 'submitted' } }, 'card')).toBe('told');
});

test('one that costs nothing was only placed', () => expect(stepOf({ ...due, payment_status: 'Paid' }, 'placed')).toBe('placed'));

test('once it is cancelled there is nothing to wait for, whatever is still looked for', () => {
  expect(stepOf({ ...due, status: 'cancelled' }, 'card')).toBe('cancelled');
  expect(stepOf({ ...due, status: 'cancelled' }, 'placed')).toBe('cancelled');
  expect(stepOf({ ...due, status: 'cancelled', payment_review: { state: 'submitted' } }, 'mobile_money')).toBe('cancelled');
});
