import type { Order } from '@uruhu/contract/order';
import type { Payment, PaymentMethod } from '@uruhu/contract/payment';
import { describe, expect, test } from 'vitest';
import {
  findFailedPayment,
  findLatestPayment,
  findPendingPayment,
  findSupersededPrompt,
  getAmountDue,
  getPaymentTone,
  getPromptEnd,
  hasPromptEnded,
  isPayable,
  isUnderReview,
  listCompletedPayments,
  mayHaveBeenPaid,
} from './payment-state.ts';

const unpaidOrder = { payment_status: 'Unpaid', status: 'pending', payment_review: null } as const satisfies Partial<Order>;

function createAttempt(method: PaymentMethod, state: Payment['state'], payment_id = `${method} ${state}`): Payment {
  const time = '2026-11-21T07:42:00.000Z';
  return {
    payment_id,
    method,
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

describe('whether the shopper can pay an order', () => {
  test('she can pay an unpaid order, also after a rejected claim', () => {
    expect(isPayable(unpaidOrder)).toBe(true);
    expect(isPayable({ ...unpaidOrder, payment_review: { state: 'rejected' } })).toBe(true);
  });
  test('she can pay a refunded order until it is delivered or cancelled', () => {
    for (const status of ['pending', 'preparing', 'in_transit'] as const)
      expect(isPayable({ ...unpaidOrder, payment_status: 'Refunded', status })).toBe(true);
    for (const status of ['delivered', 'cancelled'] as const)
      expect(isPayable({ ...unpaidOrder, payment_status: 'Refunded', status })).toBe(false);
    expect(isUnderReview({ ...unpaidOrder, payment_status: 'Refunded', payment_review: { state: 'submitted' } })).toBe(true);
  });
  test('she can claim a payment for an order that was cancelled unpaid, until she has done so', () => {
    const cancelled = { ...unpaidOrder, status: 'cancelled' } as const;
    expect(mayHaveBeenPaid(cancelled)).toBe(true);
    expect(mayHaveBeenPaid({ ...cancelled, payment_review: { state: 'rejected' } })).toBe(true);
    expect(mayHaveBeenPaid({ ...cancelled, payment_review: { state: 'submitted' } })).toBe(false);
    expect(mayHaveBeenPaid({ ...cancelled, payment_status: 'Paid' })).toBe(false);
    expect(mayHaveBeenPaid({ ...cancelled, payment_status: 'Refunded' })).toBe(false);
    expect(mayHaveBeenPaid(unpaidOrder)).toBe(false);
  });
  test('she cannot pay a paid or cancelled order', () => {
    expect(isPayable({ ...unpaidOrder, payment_status: 'Paid' })).toBe(false);
    expect(isPayable({ ...unpaidOrder, status: 'cancelled' })).toBe(false);
  });
  test('she cannot pay an order while her claim is under review', () => {
    const submitted = { ...unpaidOrder, payment_review: { state: 'submitted' } } as const;
    expect(isPayable(submitted)).toBe(false);
    expect(isUnderReview(submitted)).toBe(true);
    expect(isUnderReview({ ...submitted, payment_status: 'Paid' })).toBe(false);
  });
});

test('the amount due is the total without the succeeded payments', () => {
  expect(getAmountDue({ final_total: 10_000, payments: [createAttempt('card', 'failed'), createAttempt('card', 'succeeded')] })).toBe(
    9_000,
  );
});

describe('the payment badge has the tone that the shopper expects for an order', () => {
  const submitted = { state: 'submitted' } as const;
  test.each([
    ['that is paid', { payment_status: 'Paid' }, 'good'],
    ['that is refunded', { payment_status: 'Refunded' }, 'bad'],
    ['that is unpaid', {}, 'waiting'],
    ['under review', { payment_review: submitted }, 'waiting'],
    ['that was cancelled unpaid', { status: 'cancelled' }, 'quiet'],
    ['that was cancelled while a claim is under review', { status: 'cancelled', payment_review: submitted }, 'waiting'],
    ['that was cancelled after payment', { status: 'cancelled', payment_status: 'Paid' }, 'good'],
  ] as const)('%s', (_, order, tone) => expect(getPaymentTone({ ...unpaidOrder, ...order })).toBe(tone));

  test('that is unpaid, for a visitor who cannot see the claim', () => {
    expect(getPaymentTone({ payment_status: 'Unpaid', status: 'pending' })).toBe('waiting');
  });
});

describe('the attempts of an order', () => {
  const payments = [
    createAttempt('card', 'failed'),
    createAttempt('mobile_money', 'rejected'),
    createAttempt('card', 'pending'),
    createAttempt('card', 'succeeded'),
  ];
  test('the latest attempt by a method is the last one in the list', () => {
    expect(findLatestPayment({ payments }, 'card')?.state).toBe('succeeded');
    expect(findLatestPayment({ payments }, 'prompt')).toBeUndefined();
  });
  test('an attempt with a provider can be pending; a claim cannot', () => {
    expect(findPendingPayment({ payments })?.state).toBe('pending');
    expect(findPendingPayment({ payments: [createAttempt('mobile_money', 'submitted')] })).toBeUndefined();
  });
  test('only succeeded and refunded attempts are completed payments', () => {
    expect(listCompletedPayments({ payments: [...payments, createAttempt('card', 'refunded')] }).map(({ state }) => state)).toEqual([
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
  ] as const)('an attempt that is %s counts as failed: %s', (state, failed) => {
    expect(findFailedPayment({ payments: [createAttempt('card', state)] }, 'card') !== undefined).toBe(failed);
  });
  test('an earlier failure does not count for a later attempt', () => {
    expect(findFailedPayment({ payments: [createAttempt('card', 'failed'), createAttempt('card', 'pending')] }, 'card')).toBeUndefined();
  });
});

describe('a prompt', () => {
  const began_ms = Date.parse('2026-11-21T07:42:00.000Z');
  const prompt = createAttempt('prompt', 'expired');

  test('ends after five minutes', () => {
    expect(getPromptEnd(prompt)).toBe('2026-11-21T07:47:00.000Z');
    expect([began_ms, began_ms + 299_999, began_ms + 300_000].map((now_ms) => hasPromptEnded(prompt, now_ms))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('that another payment superseded is reported until it ends, unless the shopper declined it', () => {
    const claim = createAttempt('mobile_money', 'submitted');
    expect(findSupersededPrompt({ payments: [prompt, claim] }, began_ms + 60_000)).toBe(prompt);
    expect(findSupersededPrompt({ payments: [prompt, claim] }, began_ms + 300_000)).toBeUndefined();
    expect(findSupersededPrompt({ payments: [createAttempt('prompt', 'failed'), claim] }, began_ms)).toBeUndefined();
    expect(findSupersededPrompt({ payments: [claim] }, began_ms)).toBeUndefined();
  });
});
