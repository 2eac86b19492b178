import { expect, test } from 'vitest';
import { isPaymentRejected } from './order-facts.ts';

const rejectedOrder = {
  status: 'pending',
  payment_status: 'Unpaid',
  payment_review: { state: 'rejected', reason: 'No such payment' },
} as const;

test('a rejected claim is shown while the order is unpaid, even a cancelled one, because the shopper can make another claim', () => {
  expect(isPaymentRejected(rejectedOrder)).toBe(true);
  expect(isPaymentRejected({ ...rejectedOrder, status: 'cancelled' })).toBe(true);
});

test('a rejected claim is shown on a refunded order while the shopper can pay it again, so not on a cancelled one', () => {
  expect(isPaymentRejected({ ...rejectedOrder, payment_status: 'Refunded' })).toBe(true);
  expect(isPaymentRejected({ ...rejectedOrder, payment_status: 'Refunded', status: 'cancelled' })).toBe(false);
});

test('no rejected claim is shown while a claim waits for staff, or without a claim', () => {
  expect(isPaymentRejected({ ...rejectedOrder, payment_review: { state: 'submitted' } })).toBe(false);
  expect(isPaymentRejected({ ...rejectedOrder, payment_review: null })).toBe(false);
});

test('a visitor who is not the owner never sees a rejected claim', () =>
  expect(isPaymentRejected({ status: 'pending', payment_status: 'Unpaid' })).toBe(false));
