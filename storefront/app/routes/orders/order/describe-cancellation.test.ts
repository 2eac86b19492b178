import type { Payment } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { describeCancellation, mayBePaidAlready } from './describe-cancellation.ts';

const payment: Payment = {
  payment_id: 'p1',
  method: 'card',
  state: 'succeeded',
  amount: 15_000,
  reference: '',
  phone: '',
  reason: '',
  replaced_by: null,
  created_at: '2026-11-21T07:42:00.000Z',
  updated_at: '2026-11-21T07:42:00.000Z',
};
const order = { status: 'pending', payment_status: 'Unpaid', payment_review: null, payments: [], applied_coupon_code: null } as const;

test('the text mentions a coupon only if the order used one', () => {
  expect(describeCancellation({ ...order, payments: [] })).toBe('Nothing is sent and nothing is to be paid. This cannot be undone.');
  expect(describeCancellation({ ...order, payments: [], applied_coupon_code: 'MURAHO-5' })).toBe(
    'Nothing is sent and nothing is to be paid. Your coupon MURAHO-5 comes back to you, to use while it is valid. This cannot be undone.',
  );
});

test('the text promises the money back if it has arrived or may have', () => {
  expect(describeCancellation({ ...order, payment_status: 'Paid', payments: [payment] })).toContain('we send your 15,000 RWF back to you');
  // The whole amount that arrived, even if it differs from the total.
  expect(describeCancellation({ ...order, payments: [{ ...payment, amount: 700 }] })).toContain('we send your 700 RWF back to you');
  expect(describeCancellation({ ...order, payments: [], payment_review: { state: 'submitted' } })).toContain(
    'If the money is there, we send it back',
  );
});

test('the text mentions no money for an order that costs nothing', () => {
  expect(describeCancellation({ ...order, payments: [], payment_status: 'Paid' })).toBe('Nothing is sent. This cannot be undone.');
});

test('the dialog asks the shopper for a claim if she may have sent money', () => {
  expect(mayBePaidAlready({ ...order, payments: [] })).toBe(true);
  expect(mayBePaidAlready({ ...order, payments: [], payment_review: { state: 'rejected' } })).toBe(true);
  expect(mayBePaidAlready({ ...order, payments: [], payment_review: { state: 'submitted' } })).toBe(false);
  expect(mayBePaidAlready({ ...order, payments: [payment], payment_status: 'Paid' })).toBe(false);
  // After the cancellation, the page of a refunded order would have no form for a claim.
  expect(mayBePaidAlready({ ...order, payments: [{ ...payment, state: 'refunded' }], payment_status: 'Refunded' })).toBe(false);
});
