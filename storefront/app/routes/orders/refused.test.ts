import { expect, test } from 'vitest';
import { isRefused } from './refused.ts';

const rejected = { status: 'pending', payment_status: 'Unpaid', payment_review: { state: 'rejected', reason: 'No such payment' } } as const;

test('money that staff could not find asks for attention as long as something can be done', () => {
  expect(isRefused(rejected)).toBe(true);
  expect(isRefused({ ...rejected, status: 'cancelled' })).toBe(true);
  expect(isRefused({ ...rejected, payment_status: 'Refunded' })).toBe(true);
  expect(isRefused({ ...rejected, payment_status: 'Refunded', status: 'cancelled' })).toBe(false);
  expect(isRefused({ ...rejected, payment_review: { state: 'submitted' } })).toBe(false);
  expect(isRefused({ ...rejected, payment_review: null })).toBe(false);
});

test('strangers are told nothing of it', () => expect(isRefused({ status: 'pending', payment_status: 'Unpaid' })).toBe(false));
