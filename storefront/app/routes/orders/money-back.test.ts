import type { Payment } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { moneyBack } from './money-back.ts';

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
const cancelled = (...payments: Payment[]) => moneyBack({ status: 'cancelled', payments });

test('money that came in is to go back once the order is cancelled', () => {
  expect(cancelled(payment('failed', 900), payment('succeeded', 15_000))).toEqual({ to_come_rwf: 15_000, sent_rwf: 0, sent_at: null });
  expect(moneyBack({ status: 'preparing', payments: [payment('succeeded', 15_000)] })).toBeNull();
});

test('what has gone back is told with its day, beside what is still to go', () => {
  const [first, last] = ['2026-11-21T07:42:00.000Z', '2026-11-22T09:00:00.000Z'];
  expect(cancelled(payment('refunded', 4_000, last), payment('refunded', 1_000, first), payment('succeeded', 500))).toEqual({
    to_come_rwf: 500,
    sent_rwf: 5_000,
    sent_at: last,
  });
});

test('where no money came in nothing is said of any', () => {
  expect(cancelled()).toBeNull();
  expect(cancelled(payment('submitted', 15_000), payment('rejected', 15_000))).toBeNull();
});
