import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CouponRule, computeDiscount, computeOrderTotal, shareDiscount } from './discount.ts';

const francs = fc.integer({ min: 0, max: 2_000_000_000 });
const rule: fc.Arbitrary<CouponRule> = fc.oneof(
  fc.record({ coupon_type: fc.constant('percentage' as const), discount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ coupon_type: fc.constant('fixed' as const), discount: fc.integer({ min: 1, max: 2_000_000_000 }) }),
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the discount', () => {
  test.each([
    ['percentage', 5, 12_000, 600],
    ['percentage', 5, 10, 1],
    ['percentage', 5, 9, 0],
    ['percentage', 33, 50, 17],
    ['percentage', 100, 12_345, 12_345],
    ['fixed', 2_000, 12_000, 2_000],
    ['fixed', 20_000, 12_000, 12_000],
    ['fixed', 20_000, 0, 0],
  ] as const)('%s %i of a subtotal of %i is %i francs', (coupon_type, discount, subtotal, off) => {
    expect(computeDiscount({ coupon_type, discount }, subtotal)).toBe(off);
  });

  test('is a whole number from 0 to the subtotal, and within half a franc of the percentage', () => {
    fc.assert(
      fc.property(rule, francs, (coupon, subtotal) => {
        const off = computeDiscount(coupon, subtotal);
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(subtotal);
        if (coupon.coupon_type === 'percentage') expect(Math.abs(off - (subtotal * coupon.discount) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the shares of a discount', () => {
  test('are in proportion to the line totals; the odd franc goes to the largest remainder, between equal ones to the earlier line', () => {
    expect(shareDiscount(100, [101, 101, 101])).toEqual([34, 33, 33]);
    expect(shareDiscount(10, [100, 200, 700])).toEqual([1, 2, 7]);
    expect(shareDiscount(2, [10, 10, 10])).toEqual([1, 1, 0]);
    expect(shareDiscount(0, [5, 5])).toEqual([0, 0]);
    expect(shareDiscount(0, [])).toEqual([]);
  });

  test('sum exactly to the discount; none is below 0, above its line or a fraction', () => {
    const order = fc
      .array(fc.integer({ min: 0, max: 999_000_000_000 }), { minLength: 1, maxLength: 100 })
      .chain((lines) => fc.record({ lines: fc.constant(lines), discount: fc.integer({ min: 0, max: sum(lines) }) }));
    fc.assert(
      fc.property(order, ({ lines, discount }) => {
        const shares = shareDiscount(discount, lines);
        expect(sum(shares)).toBe(discount);
        for (const [index, share] of shares.entries()) {
          expect(Number.isInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lines[index] ?? -1);
        }
      }),
    );
  });
});

test('the total of any order is its lines and the fee less the discount, and never below the fee', () => {
  fc.assert(
    fc.property(rule, fc.array(francs, { maxLength: 20 }), fc.integer({ min: 0, max: 100_000 }), (coupon, lines, fee_rwf) => {
      const subtotal_rwf = sum(lines);
      const discount_rwf = computeDiscount(coupon, subtotal_rwf);
      const total = computeOrderTotal({ subtotal_rwf, fee_rwf, discount_rwf });
      const shares = shareDiscount(discount_rwf, lines);
      expect(total).toBe(fee_rwf + sum(lines.map((line, index) => line - (shares[index] ?? 0))));
      expect(total).toBeGreaterThanOrEqual(fee_rwf);
    }),
  );
});
