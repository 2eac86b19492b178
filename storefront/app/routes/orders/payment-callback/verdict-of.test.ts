import type { PaymentResult } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { type Verdict, verdictOf } from './verdict-of.ts';

const VERIFYING: Verdict = { state: 'verifying' };
const said = (payment_completed: boolean, payment_status: PaymentResult['payment_status']) => ({
  ok: true as const,
  data: { payment_completed, payment_status, order_id: 'o' },
});
const refused = (status: number, message: string) => ({ ok: false as const, status, message, errors: [] });

test.each([
  [true, 'paid', 'paid'],
  [false, 'pending', 'pending'],
  [false, 'failed', 'failed'],
  [false, 'refunded', 'refunded'],
  // Contradicting itself it is not believed to be either.
  [false, 'paid', 'pending'],
] as const)('completed %s and %s is %s', (completed, status, state) => {
  expect(verdictOf(said(completed, status), VERIFYING)).toEqual({ state, order_id: 'o' });
});

test('a refusal says why, and whether asking again makes sense', () => {
  expect(verdictOf(refused(404, 'Payment not found'), VERIFYING)).toEqual({
    state: 'error',
    message: 'Payment not found',
    worthAsking: true,
  });
  expect(verdictOf(refused(400, 'Missing required payment parameters'), VERIFYING)).toMatchObject({ worthAsking: false });
});

test('while a payment is pending an answer that does not come changes nothing', () => {
  const pending: Verdict = { state: 'pending', order_id: 'o' };
  expect(verdictOf(refused(0, 'Network error.'), pending)).toBe(pending);
});
