import { expect, test } from 'vitest';
import { isPaymentRejected } from './order-facts.ts';

const rejectedOrder = {
  status: 'pending',
  payment_status: 'Unpaid',
  payment_review: { state: 'rejected', reason: 'No such payment' },
} as const;

test('a rejected claim is shown as long as the shopper can act on it', () => {
  expect(isPaymentRejected(rejectedOrder)).toBe(true);
  expect(isPaymentRejected({ ...rejectedOrder, status: 'cancelled' })).toBe(true);
  expect(isPaymentRejected({ ...rejectedOrder, payment_status: 'Refunded' })).toBe(true);
  expect(isPaymentRejected({ ...rejectedOrder, payment_status: 'Refunded', status: 'cancelled' })).toBe(false);
  expect(isPaymentRejected({ ...rejectedOrder, payment_review: { state: 'submitted' } })).toBe(false);
  expect(isPaymentRejected({ ...rejectedOrder, payment_review: null })).toBe(false);
});

test('a visitor who is not the owner never sees a rejected claim', () =>
  expect(isPaymentRejected({ status: 'pending', payment_status: 'Unpaid' })).toBe(false));
