import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computePercentOff, formatRwf, isDiscounted } from './money.ts';

describe('an amount shown', () => {
  test.each([
    [0, '0 RWF'],
    [5, '5 RWF'],
    [999, '999 RWF'],
    [12_000, '12,000 RWF'],
    [1_234_567, '1,234,567 RWF'],
    ['27500', '27,500 RWF'],
    ['27500.00', '27,500 RWF'],
    [' 500 ', '500 RWF'],
    [1234.5, '1,234.5 RWF'],
    [1234.56, '1,234.6 RWF'],
    [1234.04, '1,234 RWF'],
    [-1500, '-1,500 RWF'],
  ])('%j is %j', (amount, text) => {
    expect(formatRwf(amount)).toBe(text);
  });

  test.each([undefined, null, '', ' ', 'free', Number.NaN, Number.POSITIVE_INFINITY, {}, '12,000'])(
    '%j is not a number and shows as 0 RWF',
    (amount) => {
      expect(formatRwf(amount)).toBe('0 RWF');
    },
  );

  test('of whole francs keeps every digit and shows no fraction', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        const text = formatRwf(amount);
        expect(text).toMatch(/^\d{1,3}(,\d{3})* RWF$/);
        expect(Number(text.replace(/[^\d]/g, ''))).toBe(amount);
      }),
    );
  });

  test('is written as Intl writes it for English', () => {
    const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), fc.nat({ max: 99 }), (francs, hundredths) => {
        const amount = Number(`${francs}.${String(hundredths).padStart(2, '0')}`);
        expect(formatRwf(amount)).toBe(`${format.format(amount)} RWF`);
      }),
    );
  });
});

describe('a discount', () => {
  test.each([
    [10_000, 7_500, 25],
    [30_000, 20_000, 33],
    [32_000, 27_500, 14],
    [10_000, 9_999, 0],
    [10_000, 1, 100],
  ])('from %i to %i is %i percent', (base, discounted, percent) => {
    expect(computePercentOff(base, discounted)).toBe(percent);
  });

  test.each([
    [10_000, 0],
    [10_000, 10_000],
    [10_000, 12_000],
  ])('from %i to %i is no discount', (base, discounted) => {
    expect(isDiscounted(base, discounted)).toBe(false);
    expect(computePercentOff(base, discounted)).toBe(0);
  });

  test('is between 0 and 100 percent, and never smaller for a lower price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000_000 }), fc.nat(), fc.nat(), (base, a, b) => {
        const [low = 0, high = 0] = [a, b].map((price) => 1 + (price % (base - 1))).sort((x, y) => x - y);
        expect(computePercentOff(base, low)).toBeGreaterThanOrEqual(computePercentOff(base, high));
        expect(computePercentOff(base, high)).toBeGreaterThanOrEqual(0);
        expect(computePercentOff(base, low)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
