import type { Payment } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { getRefundState } from './refund-state.ts';

function createPayment(state: Payment['state'], amount: number, updated_at = '2026-11-21T07:42:00.000Z'): Payment {
  return {
    payment_id: `${state} ${amount}`,
    method: 'card',
    state,
    amount,
    reference: '',
    phone: '',
    reason: '',
    replaced_by: null,
    created_at: updated_at,
    updated_at,
  };
}
const getStateOfCancelled = (...payments: Payment[]) => getRefundState({ status: 'cancelled', payments });

test('the money of a cancelled order is to be refunded', () => {
  expect(getStateOfCancelled(createPayment('failed', 900), createPayment('succeeded', 15_000))).toEqual({
    pending_rwf: 15_000,
    refunded_rwf: 0,
    refunded_at: null,
  });
  expect(getRefundState({ status: 'preparing', payments: [createPayment('succeeded', 15_000)] })).toBeNull();
});

test('a refund has its date, beside the amount still to be refunded', () => {
  const [first, last] = ['2026-11-21T07:42:00.000Z', '2026-11-22T09:00:00.000Z'];
  expect(
    getStateOfCancelled(createPayment('refunded', 4_000, last), createPayment('refunded', 1_000, first), createPayment('succeeded', 500)),
  ).toEqual({
    pending_rwf: 500,
    refunded_rwf: 5_000,
    refunded_at: last,
  });
});

test('an order without payments has no refund state', () => {
  expect(getStateOfCancelled()).toBeNull();
  expect(getStateOfCancelled(createPayment('submitted', 15_000), createPayment('rejected', 15_000))).toBeNull();
});
