import type { Payment } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { getRefundState } from './refund-state.ts';

function payment(state: Payment['state'], amount: number, updated_at = '2026-11-21T07:42:00.000Z'): Payment {
  return {
    payment_id: `${state} ${amount}`,
    method: 'card',
    state,
    amount,
    reference: '',
    phone: '',
    reason: '',
    created_at: updated_at,
    updated_at,
  };
}
const cancelled = (...payments: Payment[]) => getRefundState({ status: 'cancelled', payments });

test('the money of a cancelled order is to be refunded', () => {
  expect(cancelled(payment('failed', 900), payment('succeeded', 15_000))).toEqual({
    pending_rwf: 15_000,
    refunded_rwf: 0,
    refunded_at: null,
  });
  expect(getRefundState({ status: 'preparing', payments: [payment('succeeded', 15_000)] })).toBeNull();
});

test('a refund has its date, beside the amount still to be refunded', () => {
  const [first, last] = ['2026-11-21T07:42:00.000Z', '2026-11-22T09:00:00.000Z'];
  expect(cancelled(payment('refunded', 4_000, last), payment('refunded', 1_000, first), payment('succeeded', 500))).toEqual({
    pending_rwf: 500,
    refunded_rwf: 5_000,
    refunded_at: last,
  });
});

test('an order without payments has no refund state', () => {
  expect(cancelled()).toBeNull();
  expect(cancelled(payment('submitted', 15_000), payment('rejected', 15_000))).toBeNull();
});
