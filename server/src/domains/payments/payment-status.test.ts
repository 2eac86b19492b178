import { PAYMENT_STATES } from '@uruhu/contract/rules/transitions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../messages/messages.ts';
import { computePaymentStatus, presentPaymentReview, summarizePayment } from './payment-status.ts';

type Attempt = Parameters<typeof summarizePayment>[1][number];

const createAttempt = (state: Attempt['state'], changes: Partial<Attempt> = {}): Attempt => ({
  provider: 'mobile_money' as const,
  reason: '',
  reason_code: '',
  state,
  amount_rwf: 10_000,
  ...changes,
});
const attemptArbitrary = fc.record({
  provider: fc.constantFrom('mobile_money' as const, 'pesapal' as const),
  state: fc.constantFrom(...PAYMENT_STATES),
  amount_rwf: fc.integer({ min: 0, max: 100_000 }),
  reason: fc.string(),
  reason_code: fc.constantFrom('', 'corrected', 'declined'),
});
const totalArbitrary = fc.integer({ min: 1, max: 200_000 });

describe('an order is', () => {
  test('paid exactly when its succeeded attempts cover the total', () => {
    fc.assert(
      fc.property(totalArbitrary, fc.array(attemptArbitrary, { maxLength: 8 }), (total_rwf, attempts) => {
        let received_rwf = 0;
        for (const { state, amount_rwf } of attempts) if (state === 'succeeded') received_rwf += amount_rwf;
        expect(computePaymentStatus(total_rwf, attempts) === 'Paid').toBe(received_rwf >= total_rwf);
      }),
    );
  });

  test('in the same payment status, whatever the sequence of its attempts', () => {
    fc.assert(
      fc.property(
        totalArbitrary,
        fc
          .array(attemptArbitrary, { maxLength: 8 })
          .chain((attempts) => fc.tuple(fc.constant(attempts), fc.shuffledSubarray(attempts, { minLength: attempts.length }))),
        (total_rwf, [attempts, shuffled]) => {
          expect(computePaymentStatus(total_rwf, shuffled)).toBe(computePaymentStatus(total_rwf, attempts));
        },
      ),
    );
  });

  test('still paid after one more payment succeeds', () => {
    fc.assert(
      fc.property(totalArbitrary, fc.array(attemptArbitrary, { maxLength: 8 }), fc.nat(100_000), (total_rwf, attempts, amount_rwf) => {
        fc.pre(computePaymentStatus(total_rwf, attempts) === 'Paid');
        expect(computePaymentStatus(total_rwf, [...attempts, createAttempt('succeeded', { amount_rwf })])).toBe('Paid');
      }),
    );
  });

  test.each(PAYMENT_STATES.filter((state) => state !== 'succeeded' && state !== 'refunded'))(
    'unpaid with an attempt that is %s',
    (state) => {
      expect(computePaymentStatus(10_000, [createAttempt(state)])).toBe('Unpaid');
    },
  );

  test('refunded when its payment was refunded, and paid when another succeeds', () => {
    expect(computePaymentStatus(10_000, [createAttempt('refunded')])).toBe('Refunded');
    expect(computePaymentStatus(10_000, [createAttempt('refunded'), createAttempt('succeeded')])).toBe('Paid');
  });

  test('paid when there is nothing to pay', () => {
    expect(computePaymentStatus(0, [])).toBe('Paid');
  });
});

describe('the review of a mobile-money payment', () => {
  /** Returns the review of an order of 10,000 francs. */
  const getPaymentReview = (...attempts: Attempt[]) =>
    presentPaymentReview({ ...summarizePayment(10_000, attempts), attempts }, MESSAGES.en);

  test('is null without a mobile-money payment', () => {
    expect(getPaymentReview()).toBeNull();
    expect(getPaymentReview(createAttempt('failed', { provider: 'pesapal' }))).toBeNull();
  });

  test('skips attempts that the shopper has corrected', () => {
    const corrected = createAttempt('rejected', { reason_code: 'corrected' });
    const rejected = createAttempt('rejected', { reason: 'No such transaction' });
    expect(getPaymentReview(corrected)).toBeNull();
    expect(getPaymentReview(corrected, createAttempt('submitted'))).toEqual({ state: 'submitted' });
    // A correction is not a decision of staff, whether it comes before or after the rejection.
    for (const attempts of [
      [corrected, rejected],
      [rejected, corrected],
    ]) {
      expect(getPaymentReview(...attempts)).toEqual({ state: 'rejected', reason: 'No such transaction' });
    }
  });

  test('is submitted while one of several attempts waits for staff', () => {
    expect(getPaymentReview(createAttempt('submitted'))).toEqual({ state: 'submitted' });
    expect(getPaymentReview(createAttempt('rejected'), createAttempt('submitted'))).toEqual({ state: 'submitted' });
    expect(getPaymentReview(createAttempt('submitted'), createAttempt('rejected'))).toEqual({ state: 'submitted' });
  });

  test('shows the reason of a rejection, if staff gave one', () => {
    expect(getPaymentReview(createAttempt('rejected', { reason: 'No such transaction' }))).toEqual({
      state: 'rejected',
      reason: 'No such transaction',
    });
    expect(getPaymentReview(createAttempt('rejected'))).toEqual({ state: 'rejected' });
  });

  test('stays rejected while the shopper tries a card', () => {
    expect(getPaymentReview(createAttempt('rejected'), createAttempt('pending', { provider: 'pesapal' }))).toEqual({ state: 'rejected' });
  });

  test('is null once the order is paid', () => {
    expect(getPaymentReview(createAttempt('rejected'), createAttempt('succeeded', { provider: 'pesapal' }))).toBeNull();
  });
});
