import { expect, test } from 'vitest';
import { computeChangedDiscount, computeChangedPrice } from './change-price.ts';

test.each([
  ['set', 12_000, 1, 12_000],
  ['add', -500, 1, 9_850],
  ['percent', 10, 1, 11_385],
  ['percent', 10, 100, 11_400],
  ['percent', -50, 500, 5_000],
] as const)('a price of 10,350 RWF, %s %d in steps of %d, becomes %d', (mode, value, step, price) => {
  expect(computeChangedPrice(10_350, { mode, value, step })).toBe(price);
});

test.each([
  ['set', 9_000, 1, 9_000],
  ['percent', 20, 1, 8_280],
  ['percent', 20, 100, 8_300],
  ['none', 20, 1, 0],
] as const)('a discount of a price of 10,350 RWF, %s %d in steps of %d, makes it %d', (mode, value, step, price) => {
  expect(computeChangedDiscount(10_350, { mode, value, step })).toBe(price);
});
