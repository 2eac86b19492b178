import { expect, test } from 'vitest';
import { formatCouponDiscount } from './coupon-discount.ts';

test('a percentage coupon shows its whole percent in spite of rounded francs', () => {
  expect(formatCouponDiscount({ coupon_type: 'percentage', subtotal: 69_500, coupon_discount_amount: 3_475 })).toBe('5% off');
  expect(formatCouponDiscount({ coupon_type: 'percentage', subtotal: 12_345, coupon_discount_amount: 617 })).toBe('5% off');
});

test('any other coupon shows the discount in francs', () => {
  expect(formatCouponDiscount({ coupon_type: 'fixed', subtotal: 69_500, coupon_discount_amount: 2_000 })).toBe('RWF 2,000 off');
  expect(formatCouponDiscount({ coupon_type: null, subtotal: 0, coupon_discount_amount: 0 })).toBe('RWF 0 off');
});
