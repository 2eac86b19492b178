import type { Payment } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { getCardOutcome } from './card-outcome.ts';

function createCardPayment(payment_id: string, state: Payment['state']): Payment {
  const time = '2026-11-21T07:42:00.000Z';
  return {
    payment_id,
    method: 'card',
    state,
    amount: 1_000,
    reference: '',
    phone: '',
    reason: '',
    replaced_by: null,
    created_at: time,
    updated_at: time,
  };
}
/** The page that this tab has open. */
const page = { payment_id: 'ours', earlier_failed_payment_id: undefined };

test('the page waits until its attempt is known and while it is pending', () => {
  expect(getCardOutcome({ payments: [] }, { ...page, payment_id: undefined })).toBe('waiting');
  expect(getCardOutcome({ payments: [createCardPayment('ours', 'pending')] }, page)).toBe('waiting');
});

test('the page keeps waiting if an attempt had failed before it opened', () => {
  const payments = [createCardPayment('before', 'failed')];
  expect(getCardOutcome({ payments }, { payment_id: undefined, earlier_failed_payment_id: 'before' })).toBe('waiting');
});

test.each(['failed', 'expired'] as const)('an attempt that has %s ends the wait, even if its id is not known yet', (state) => {
  expect(getCardOutcome({ payments: [createCardPayment('ours', state)] }, page)).toBe('failed');
  expect(getCardOutcome({ payments: [createCardPayment('ours', state)] }, { ...page, payment_id: undefined })).toBe('failed');
});

test('a newer attempt of another tab replaces this page, unless it has failed too', () => {
  const payments = [createCardPayment('ours', 'expired'), createCardPayment('theirs', 'pending')];
  expect(getCardOutcome({ payments }, page)).toBe('elsewhere');
  expect(getCardOutcome({ payments: [createCardPayment('ours', 'expired'), createCardPayment('theirs', 'failed')] }, page)).toBe('failed');
});
