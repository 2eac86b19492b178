import { expect, test } from 'vitest';
import { findUnneededPartialPayment } from './unneeded-partial-payment.ts';

const createSucceededPayment = (amount_rwf: number) => ({ state: 'succeeded' as const, amount_rwf });

test.each<[string, number[], number, number | undefined]>([
  ['no part, and then the whole total', [], 10_000, undefined],
  ['a part, and then the remaining amount', [6_000], 4_000, undefined],
  ['a part, then the whole total', [6_000], 10_000, 6_000],
  ['a part, then a little more than the remaining amount', [6_000], 5_000, undefined],
  ['two parts, then the whole total: the larger one', [3_000, 4_000], 10_000, 4_000],
  ['two parts, then enough to make the smaller one unneeded', [2_000, 6_000], 4_500, 2_000],
  ['an order that was paid already', [10_000], 10_000, undefined],
])('finds the largest part that the order does not need, if there is one: %s', (_, parts, paid_rwf, unneeded_rwf) => {
  expect(findUnneededPartialPayment(10_000, createSucceededPayment(paid_rwf), parts.map(createSucceededPayment))?.amount_rwf).toBe(
    unneeded_rwf,
  );
});

test('only succeeded payments count as parts of the total', () => {
  expect(findUnneededPartialPayment(10_000, createSucceededPayment(10_000), [{ state: 'rejected', amount_rwf: 6_000 }])).toBeUndefined();
});
