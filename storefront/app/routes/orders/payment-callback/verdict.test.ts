import type { ClientCode } from '@uruhu/contract/client';
import type { PaymentResult } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { toVerdict, type Verdict } from './verdict.ts';

const VERIFYING: Verdict = { state: 'verifying' };
const response = (payment_completed: boolean, payment_status: PaymentResult['payment_status']) => ({
  ok: true as const,
  data: { payment_completed, payment_status, order_id: 'o' },
});
const refused = (status: number, code: ClientCode, message: string) => ({ ok: false as const, status, code, message, errors: [] });

test.each([
  [true, 'paid', 'paid'],
  [false, 'pending', 'pending'],
  [false, 'failed', 'failed'],
  [false, 'refunded', 'refunded'],
  // A contradictory result counts as pending.
  [false, 'paid', 'pending'],
] as const)('a payment with completed %s and status %s is %s', (completed, status, state) => {
  expect(toVerdict(response(completed, status), VERIFYING)).toEqual({ state, order_id: 'o' });
});

test('a refusal has its message, and says whether a retry may succeed', () => {
  expect(toVerdict(refused(404, 'payment_not_found', 'Payment not found'), VERIFYING)).toEqual({
    state: 'error',
    message: 'Payment not found',
    canRetry: true,
  });
  expect(toVerdict(refused(400, 'payment_parameters_missing', 'Missing required payment parameters'), VERIFYING)).toMatchObject({
    canRetry: false,
  });
});

test('a pending payment stays pending when a call gets no response', () => {
  const pending: Verdict = { state: 'pending', order_id: 'o' };
  expect(toVerdict(refused(0, 'network_error', 'Network error.'), pending)).toBe(pending);
});
