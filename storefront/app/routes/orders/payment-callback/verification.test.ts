import type { ClientCode } from '@uruhu/contract/client';
import type { PaymentResult } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { deriveVerification, type Verification } from './verification.ts';

const VERIFYING: Verification = { state: 'verifying' };
const createResponse = (payment_completed: boolean, payment_status: PaymentResult['payment_status']) => ({
  ok: true as const,
  data: { payment_completed, payment_status, order_id: 'o' },
});
const createRefusal = (status: number, code: ClientCode, message: string) => ({ ok: false as const, status, code, message, errors: [] });

test.each([
  [true, 'paid', 'paid'],
  [false, 'pending', 'pending'],
  [false, 'failed', 'failed'],
  [false, 'refunded', 'refunded'],
  // A contradictory result counts as pending.
  [false, 'paid', 'pending'],
] as const)('a payment with completed %s and status %s is %s', (completed, status, state) => {
  expect(deriveVerification(createResponse(completed, status), VERIFYING)).toEqual({ state, order_id: 'o' });
});

test('a refusal becomes an error with its message, and tells whether a retry may succeed', () => {
  expect(deriveVerification(createRefusal(404, 'payment_not_found', 'Payment not found'), VERIFYING)).toEqual({
    state: 'error',
    message: 'Payment not found',
    canRetry: true,
  });
  expect(
    deriveVerification(createRefusal(400, 'payment_parameters_missing', 'Missing required payment parameters'), VERIFYING),
  ).toMatchObject({
    canRetry: false,
  });
});

test('a pending payment stays pending when a call gets no response', () => {
  const pending: Verification = { state: 'pending', order_id: 'o' };
  expect(deriveVerification(createRefusal(0, 'network_error', 'Network error.'), pending)).toBe(pending);
});
