import { ORDER_STATUSES } from '@uruhu/contract/order';
import { PAYMENT_STATES, PAYMENT_TRANSITIONS, type PaymentState } from '@uruhu/contract/rules/transitions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Receipt, Standing } from '../../payments/payments.ts';
import { type Around, type Asked, verdict } from './verdict.ts';

const asked = (state: PaymentState, more: Partial<Asked> = {}): Asked => ({
  ...{ payment_attempt_id: 'ours', order_id: 'order', state, amount_rwf: 25_000, currency: 'RWF', refund_asked_at: null },
  ...more,
});
const receipt = (more: Partial<Receipt> = {}): Receipt => ({
  ...{ merchant_reference: 'ours', amount: 25_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' },
  ...more,
});
const open = (stood: PaymentState): Around => ({ stood, order_status: 'pending', covered: false, counted: null });
const ANSWERS: Record<string, Standing> = {
  unknown: { kind: 'unknown', reason: 'no answer' },
  pending: { kind: 'pending' },
  failed: { kind: 'failed', reason: 'declined' },
  paid: { kind: 'paid', receipt: receipt() },
  reversed: { kind: 'reversed', receipt: receipt() },
};

/** From a state, what each answer leads to; every pair that is not here leads nowhere. */
const LEADS: Record<string, Partial<Record<PaymentState, string>>> = {
  unknown: {},
  pending: { created: 'pending' },
  failed: { created: 'failed', pending: 'failed' },
  paid: { created: 'succeeded', pending: 'succeeded', failed: 'succeeded', expired: 'succeeded' },
  reversed: {
    created: 'succeeded refunded ! reversed',
    pending: 'succeeded refunded ! reversed',
    failed: 'succeeded refunded ! reversed',
    expired: 'succeeded refunded ! reversed',
    succeeded: 'refunded ! reversed',
  },
};

const told = (asking: Asked, standing: Standing, around: Around) => {
  const { steps, problems } = verdict(asking, standing, around);
  return [...steps, ...problems.map(({ kind }) => `! ${kind}`)].join(' ');
};
const pairs = Object.keys(ANSWERS).flatMap((answer) => PAYMENT_STATES.map((state) => [answer, state] as const));

describe('what follows from', () => {
  test.each(pairs)('%s of an attempt that is %s', (answer, state) => {
    expect(told(asked(state), ANSWERS[answer] as Standing, open(state))).toBe(LEADS[answer]?.[state] ?? '');
  });

  test.each([
    ['an amount that is another', receipt({ amount: 24_999 })],
    ['an amount times a hundred', receipt({ amount: 2_500_000 })],
    ['an amount that is none', receipt({ amount: Number.NaN })],
    ['another currency', receipt({ currency: 'KES' })],
    ['no currency', receipt({ currency: '' })],
    ['another reference', receipt({ merchant_reference: 'theirs' })],
    ['no reference', receipt({ merchant_reference: '' })],
  ])('%s: a problem, and no step from any state', (_, other) => {
    for (const kind of ['paid', 'reversed'] as const) {
      for (const state of PAYMENT_STATES.filter((some) => some !== 'refunded')) {
        expect(told(asked(state), { kind, receipt: other }, open(state))).toBe('! mismatch');
      }
    }
  });

  test('money for an order that was cancelled, or paid already: it counts, and staff are told', () => {
    const paid = ANSWERS.paid as Standing;
    const from = (state: PaymentState, around: Pick<Around, 'order_status' | 'covered'>) =>
      told(asked(state), paid, { ...open(state), ...around });
    expect(from('expired', { order_status: 'cancelled', covered: false })).toBe('succeeded ! paid_after_cancel');
    expect(from('pending', { order_status: 'preparing', covered: true })).toBe('succeeded ! paid_twice');
    expect(from('expired', { order_status: 'cancelled', covered: true })).toBe('succeeded ! paid_after_cancel ! paid_twice');
    expect(from('succeeded', { order_status: 'cancelled', covered: true })).toBe('');
  });

  test('money that staff have counted by the same transaction: nothing more for this order, and their problem for another', () => {
    const paid = ANSWERS.paid as Standing;
    for (const state of ['created', 'pending', 'failed', 'expired'] as const) {
      const by = (order_id: string) => verdict(asked(state), paid, { ...open(state), covered: true, counted: { order_id } });
      expect(by('order')).toEqual({ steps: [], problems: [] });
      expect(by('another').steps).toEqual(['succeeded']);
      expect(by('another').problems).toMatchObject([
        { kind: 'paid_twice', of: 'this' },
        { kind: 'used_twice', of: 'counted', detail: 'the same transaction has paid order order through its provider' },
      ]);
    }
    // It was said when it came.
    expect(told(asked('succeeded'), paid, { ...open('succeeded'), counted: { order_id: 'another' } })).toBe('');
    // What is not what was asked for is nobody's.
    const wrong: Standing = { kind: 'paid', receipt: receipt({ amount: 1 }) };
    expect(told(asked('pending'), wrong, { ...open('pending'), counted: { order_id: 'order' } })).toBe('! mismatch');
  });

  test('money that went back because we asked for it: no surprise', () => {
    expect(told(asked('succeeded', { refund_asked_at: new Date() }), ANSWERS.reversed as Standing, open('succeeded'))).toBe('refunded');
  });

  test('an answer that names another payment: nothing', () => {
    for (const kind of ['pending', 'failed'] as const) {
      const standing: Standing = { kind, reason: '', merchant_reference: 'theirs' };
      for (const state of ['created', 'pending'] as const) expect(told(asked(state), standing, open(state))).toBe('');
    }
  });

  test.each([
    ['said of what had come in by then, by name', 'succeeded', 'ours', '! mismatch'],
    ['from before it came in', 'pending', 'ours', ''],
    ['of what the provider does not know any more', 'succeeded', undefined, ''],
    ['of another payment', 'succeeded', 'theirs', ''],
  ] as const)('‘failed’ of money that is there, %s', (_, stood, merchant_reference, leads) => {
    const failed: Standing = { kind: 'failed', reason: 'declined', ...(merchant_reference ? { merchant_reference } : {}) };
    expect(told(asked('succeeded'), failed, open(stood))).toBe(leads);
  });

  test('what is wrong in another way, and what went back, is another fact; what the provider says at length is cut', () => {
    const detailOf = (kind: 'paid' | 'reversed', more: Partial<Receipt>) =>
      verdict(asked('pending'), { kind, receipt: receipt(more) }, open('pending'))
        .problems.map(({ detail }) => detail)
        .join();
    const details = [detailOf('paid', { amount: 1 }), detailOf('paid', { amount: 2 }), detailOf('reversed', { amount: 1 })];
    expect(new Set(details).size).toBe(3);
    expect(detailOf('paid', { currency: 'X'.repeat(5_000) }).length).toBeLessThan(250);
  });
});

describe('whatever is asked and answered', () => {
  const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
  const anyReceipt = fc.record({
    merchant_reference: some('ours', 'theirs', ''),
    amount: fc.oneof(some(25_000, 0, -25_000, 2_500_000, Number.NaN), fc.integer(), fc.double()),
    currency: some('RWF', 'rwf', 'KES', 'EUR', ''),
    confirmation_code: fc.string(),
    method: fc.string(),
  });
  const anyStanding: fc.Arbitrary<Standing> = fc.oneof(
    fc.record({ kind: some('paid' as const, 'reversed' as const), receipt: anyReceipt }),
    fc.record({ kind: some('pending' as const), merchant_reference: some('ours', 'theirs') }),
    fc.record({ kind: some('failed' as const, 'unknown' as const), reason: fc.string() }),
  );
  const anyCounted = some(null, { order_id: 'order' }, { order_id: 'another' });
  const anyAround = fc.record({
    stood: some(...PAYMENT_STATES),
    order_status: some(...ORDER_STATUSES),
    covered: fc.boolean(),
    counted: anyCounted,
  });

  test('money counts only where reference, currency and amount are what was asked for', () => {
    fc.assert(
      fc.property(some(...PAYMENT_STATES), anyStanding, anyAround, (state, standing, around) => {
        const { steps } = verdict(asked(state), standing, around);
        if (!steps.includes('succeeded')) return;
        expect('receipt' in standing && [standing.receipt.merchant_reference, standing.receipt.currency, standing.receipt.amount]).toEqual([
          'ours',
          'RWF',
          25_000,
        ]);
      }),
    );
  });

  test('each step is one that the table of steps knows, and the same answer again leads nowhere', () => {
    fc.assert(
      fc.property(some(...PAYMENT_STATES), anyStanding, anyAround, (state, standing, around) => {
        const { steps } = verdict(asked(state), standing, around);
        let at = state;
        for (const step of steps) {
          expect(PAYMENT_TRANSITIONS[at]).toContain(step);
          at = step;
        }
        if (steps.length > 0) expect(verdict(asked(at), standing, around)).toEqual({ steps: [], problems: [] });
      }),
    );
  });
});
