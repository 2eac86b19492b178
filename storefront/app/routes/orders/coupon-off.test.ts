import { expect, test } from 'vitest';
import { couponOff } from './coupon-off.ts';

test('a percentage is the whole percent that it was, whatever rounding did to the francs', () => {
  expect(couponOff({ coupon_type: 'percentage', subtotal: 69_500, coupon_discount_amount: 3_475 })).toBe('5% off');
  expect(couponOff({ coupon_type: 'percentage', subtotal: 12_345, coupon_discount_amount: 617 })).toBe('5% off');
});

test('any other is the francs that it took off', () => {
  expect(couponOff({ coupon_type: 'fixed', subtotal: 69_500, coupon_discount_amount: 2_000 })).toBe('RWF 2,000 off');
  expect(couponOff({ coupon_type: null, subtotal: 0, coupon_discount_amount: 0 })).toBe('RWF 0 off');
});
