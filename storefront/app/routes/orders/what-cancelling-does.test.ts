import type { Payment } from '@uruhu/contract/payment';
import { expect, test } from 'vitest';
import { mayBePaidAlready, whatCancellingDoes } from './what-cancelling-does.ts';

const at = '2026-11-21T07:42:00.000Z';
const came: Payment = {
  ...{ payment_id: 'p1', method: 'card', state: 'succeeded', amount: 15_000 },
  ...{ reference: '', phone: '', reason: '', created_at: at, updated_at: at },
};
const order = { status: 'pending', payment_status: 'Unpaid', payment_review: null, payments: [], applied_coupon_code: null } as const;

test('a coupon is spoken of only where one was used', () => {
  expect(whatCancellingDoes({ ...order, payments: [] })).toBe('Nothing is sent and nothing is to be paid. This cannot be undone.');
  expect(whatCancellingDoes({ ...order, payments: [], applied_coupon_code: 'MURAHO-5' })).toBe(
    'Nothing is sent and nothing is to be paid. Your coupon MURAHO-5 comes back to you, to use while it is valid. This cannot be undone.',
  );
});

test('money that came in, or may have, goes back', () => {
  expect(whatCancellingDoes({ ...order, payment_status: 'Paid', payments: [came] })).toContain('we send your 15,000 RWF back to you');
  // All of it, also where more or less came than it costs.
  expect(whatCancellingDoes({ ...order, payments: [{ ...came, amount: 700 }] })).toContain('we send your 700 RWF back to you');
  expect(whatCancellingDoes({ ...order, payments: [], payment_review: { state: 'submitted' } })).toContain(
    'If the money is there, we send it back',
  );
});

test('of an order that costs nothing no money is spoken of', () => {
  expect(whatCancellingDoes({ ...order, payments: [], payment_status: 'Paid' })).toBe('Nothing is sent. This cannot be undone.');
});

test('whoever has sent money of which nobody knows is asked to tell', () => {
  expect(mayBePaidAlready({ ...order, payments: [] })).toBe(true);
  expect(mayBePaidAlready({ ...order, payments: [], payment_review: { state: 'rejected' } })).toBe(true);
  expect(mayBePaidAlready({ ...order, payments: [], payment_review: { state: 'submitted' } })).toBe(false);
  expect(mayBePaidAlready({ ...order, payments: [came], payment_status: 'Paid' })).toBe(false);
  // Cancelled, its page would have no place to tell it.
  expect(mayBePaidAlready({ ...order, payments: [{ ...came, state: 'refunded' }], payment_status: 'Refunded' })).toBe(false);
});
