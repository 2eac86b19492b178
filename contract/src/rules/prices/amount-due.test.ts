import { expect, test } from 'vitest';
import { PAYMENT_STATES } from '../transitions.ts';
import { computeAmountDue } from './amount-due.ts';

const payment = (state: (typeof PAYMENT_STATES)[number], amount: number) => ({ state, amount });

test('the amount due is the total less succeeded payments, and never below 0', () => {
  expect(computeAmountDue(10_000, [])).toBe(10_000);
  expect(computeAmountDue(10_000, [payment('succeeded', 4_000), payment('succeeded', 1_000)])).toBe(5_000);
  expect(computeAmountDue(10_000, [payment('succeeded', 12_000)])).toBe(0);
  const others = PAYMENT_STATES.filter((state) => state !== 'succeeded').map((state) => payment(state, 3_000));
  expect(computeAmountDue(10_000, others)).toBe(10_000);
});
