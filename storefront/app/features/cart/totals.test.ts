import { describe, expect, test } from 'vitest';
import { computeTotal, findCartDiscount } from './totals.ts';

const NO_COUPON = { code: null, coupon: null, refusal: null, checking: false, applying: false, feedback: null };
const createView = (coupon_type: 'percentage' | 'fixed', discount: number) => ({
  ...NO_COUPON,
  code: 'MURAHO',
  coupon: { coupon_id: '1', coupon_code: 'MURAHO', coupon_type, discount, discount_amount: 0, minimum_spend: 0 },
});
const FREE_SHIPPING = { kind: 'free', fee_rwf: 0 } as const;
const CHARGED_SHIPPING = { kind: 'charged', fee_rwf: 2_000 } as const;

describe('the discount of a coupon', () => {
  test('is computed from the current subtotal, not taken from the server’s amount for an older cart', () => {
    expect(findCartDiscount(createView('percentage', 5), 69_500)).toEqual({ code: 'MURAHO', amount_rwf: 3_475 });
    expect(findCartDiscount(createView('fixed', 5_000), 3_000)).toEqual({ code: 'MURAHO', amount_rwf: 3_000 });
  });

  test('is unknown during the first check, and null when the coupon is refused', () => {
    expect(findCartDiscount({ ...NO_COUPON, code: 'MURAHO', checking: true }, 1_000)).toEqual({ code: 'MURAHO', amount_rwf: null });
    expect(
      findCartDiscount({ ...NO_COUPON, code: 'MURAHO', refusal: { code: 'coupon_expired', message: 'no', canRetry: false } }, 1_000),
    ).toBeNull();
    expect(findCartDiscount(NO_COUPON, 1_000)).toBeNull();
  });
});

describe('the total', () => {
  test('is subtotal + fee − discount', () => {
    expect(computeTotal({ subtotal: 69_500 }, CHARGED_SHIPPING, { code: 'MURAHO', amount_rwf: 3_475 })).toBe(68_025);
    expect(computeTotal({ subtotal: 69_500 }, FREE_SHIPPING, null)).toBe(69_500);
  });

  test('is null while the fee or the discount is unknown', () => {
    expect(computeTotal({ subtotal: 69_500 }, { kind: 'loading' }, null)).toBeNull();
    expect(computeTotal({ subtotal: 69_500 }, { kind: 'none' }, null)).toBeNull();
    expect(computeTotal({ subtotal: 69_500 }, FREE_SHIPPING, { code: 'MURAHO', amount_rwf: null })).toBeNull();
  });
});
