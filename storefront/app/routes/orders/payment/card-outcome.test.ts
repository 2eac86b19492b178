import type { Payment } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { cardOutcome } from './card-outcome.ts';

function card(payment_id: string, state: Payment['state']): Payment {
  const at = '2026-11-21T07:42:00.000Z';
  return { payment_id, method: 'card', state, amount: 1_000, reference: '', phone: '', reason: '', created_at: at, updated_at: at };
}
const page = { payment_id: 'ours', failed_before: undefined };

test('it is waited for until it is known, and as long as it may bring money', () => {
  expect(cardOutcome({ payments: [] }, { ...page, payment_id: undefined })).toBe('waiting');
  expect(cardOutcome({ payments: [card('ours', 'pending')] }, page)).toBe('waiting');
});

test('what failed before this page was opened is no news of it', () => {
  const payments = [card('before', 'failed')];
  expect(cardOutcome({ payments }, { payment_id: undefined, failed_before: 'before' })).toBe('waiting');
});

test.each(['failed', 'expired'] as const)('once it has %s it is not waited for, even where its page is not known by name', (state) => {
  expect(cardOutcome({ payments: [card('ours', state)] }, page)).toBe('failed');
  expect(cardOutcome({ payments: [card('ours', state)] }, { ...page, payment_id: undefined })).toBe('failed');
});

test('where another tab has begun anew, this page brings nothing any more', () => {
  const payments = [card('ours', 'expired'), card('theirs', 'pending')];
  expect(cardOutcome({ payments }, page)).toBe('elsewhere');
  expect(cardOutcome({ payments: [card('ours', 'expired'), card('theirs', 'failed')] }, page)).toBe('failed');
});
