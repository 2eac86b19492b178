import type { Order } from '@uruhu/contract/order';
import type { Payment, PaymentMethod } from '@uruhu/contract/payment';
import { describe, expect, test } from 'vitest';
import {
  dueOf,
  failedBy,
  hasEnded,
  isChecked,
  isToPay,
  latestBy,
  mayHavePaid,
  mayStillAsk,
  moneyMoved,
  paymentLook,
  promptEnds,
  underWay,
} from './standing.ts';

const due = { payment_status: 'Unpaid', status: 'pending', payment_review: null } as const satisfies Partial<Order>;

function attempt(method: PaymentMethod, state: Payment['state'], payment_id = `${method} ${state}`): Payment {
  const at = '2026-11-21T07:42:00.000Z';
  return { payment_id, method, state, amount: 1_000, reference: '', phone: '', reason: '', created_at: at, updated_at: at };
}

describe('whether an order is to be paid', () => {
  test('an unpaid one is, and one of which a payment was rejected', () => {
    expect(isToPay(due)).toBe(true);
    expect(isToPay({ ...due, payment_review: { state: 'rejected' } })).toBe(true);
  });
  test('one whose money went back is until it has ended', () => {
    for (const status of ['pending', 'preparing', 'in_transit'] as const)
      expect(isToPay({ ...due, payment_status: 'Refunded', status })).toBe(true);
    for (const status of ['delivered', 'cancelled'] as const) expect(isToPay({ ...due, payment_status: 'Refunded', status })).toBe(false);
    expect(isChecked({ ...due, payment_status: 'Refunded', payment_review: { state: 'submitted' } })).toBe(true);
  });
  test('one that was cancelled unpaid may have been paid all the same, until that is told', () => {
    const cancelled = { ...due, status: 'cancelled' } as const;
    expect(mayHavePaid(cancelled)).toBe(true);
    expect(mayHavePaid({ ...cancelled, payment_review: { state: 'rejected' } })).toBe(true);
    expect(mayHavePaid({ ...cancelled, payment_review: { state: 'submitted' } })).toBe(false);
    expect(mayHavePaid({ ...cancelled, payment_status: 'Paid' })).toBe(false);
    expect(mayHavePaid({ ...cancelled, payment_status: 'Refunded' })).toBe(false);
    expect(mayHavePaid(due)).toBe(false);
  });
  test('a paid, a cancelled one is not', () => {
    expect(isToPay({ ...due, payment_status: 'Paid' })).toBe(false);
    expect(isToPay({ ...due, status: 'cancelled' })).toBe(false);
  });
  test('one whose payment is being looked for is not, until it is known', () => {
    const submitted = { ...due, payment_review: { state: 'submitted' } } as const;
    expect(isToPay(submitted)).toBe(false);
    expect(isChecked(submitted)).toBe(true);
    expect(isChecked({ ...submitted, payment_status: 'Paid' })).toBe(false);
  });
});

test('what is asked for is what is still to come', () => {
  expect(dueOf({ final_total: 10_000, payments: [attempt('card', 'failed'), attempt('card', 'succeeded')] })).toBe(9_000);
});

describe('how the payment is marked', () => {
  const submitted = { state: 'submitted' } as const;
  test.each([
    ['paid', { payment_status: 'Paid' }, 'good'],
    ['sent back', { payment_status: 'Refunded' }, 'bad'],
    ['to be paid', {}, 'waiting'],
    ['looked for', { payment_review: submitted }, 'waiting'],
    ['cancelled unpaid, of which nothing is waited for', { status: 'cancelled' }, 'quiet'],
    ['cancelled while the money is looked for', { status: 'cancelled', payment_review: submitted }, 'waiting'],
    ['cancelled after it was paid', { status: 'cancelled', payment_status: 'Paid' }, 'good'],
  ] as const)('%s', (_, order, look) => expect(paymentLook({ ...due, ...order })).toBe(look));

  test('to others than the owner, who are not told of it being looked for', () => {
    expect(paymentLook({ payment_status: 'Unpaid', status: 'pending' })).toBe('waiting');
  });
});

describe('the attempts of an order', () => {
  const payments = [
    attempt('card', 'failed'),
    attempt('mobile_money', 'rejected'),
    attempt('card', 'pending'),
    attempt('card', 'succeeded'),
  ];
  test('the newest of a way counts', () => {
    expect(latestBy({ payments }, 'card')?.state).toBe('succeeded');
    expect(latestBy({ payments }, 'prompt')).toBeUndefined();
  });
  test('what a provider has not answered is under way; what staff look for is not', () => {
    expect(underWay({ payments })?.state).toBe('pending');
    expect(underWay({ payments: [attempt('mobile_money', 'submitted')] })).toBeUndefined();
  });
  test('only money that moved is shown as a payment', () => {
    expect(moneyMoved({ payments: [...payments, attempt('card', 'refunded')] }).map(({ state }) => state)).toEqual([
      'succeeded',
      'refunded',
    ]);
  });
  test.each([
    ['pending', false],
    ['created', false],
    ['succeeded', false],
    ['failed', true],
    ['expired', true],
  ] as const)('one that is %s has come to nothing: %s', (state, failed) => {
    expect(failedBy({ payments: [attempt('card', state)] }, 'card') !== undefined).toBe(failed);
  });
  test('what failed before another try is no failure of that', () => {
    expect(failedBy({ payments: [attempt('card', 'failed'), attempt('card', 'pending')] }, 'card')).toBeUndefined();
  });
});

describe('a prompt', () => {
  const began = Date.parse('2026-11-21T07:42:00.000Z');
  const prompt = attempt('prompt', 'expired');

  test('asks for five minutes', () => {
    expect(promptEnds(prompt)).toBe('2026-11-21T07:47:00.000Z');
    expect([began, began + 299_999, began + 300_000].map((now) => hasEnded(prompt, now))).toEqual([false, false, true]);
  });

  test('that gave way to another payment may ask until then; one that was answered does not', () => {
    const told = attempt('mobile_money', 'submitted');
    expect(mayStillAsk({ payments: [prompt, told] }, began + 60_000)).toBe(prompt);
    expect(mayStillAsk({ payments: [prompt, told] }, began + 300_000)).toBeUndefined();
    expect(mayStillAsk({ payments: [attempt('prompt', 'failed'), told] }, began)).toBeUndefined();
    expect(mayStillAsk({ payments: [told] }, began)).toBeUndefined();
  });
});
