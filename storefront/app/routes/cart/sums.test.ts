import { describe, expect, test } from 'vitest';
import { discountIn, totalOf } from './sums.ts';

const NONE = { code: null, coupon: null, refusal: null, checking: false, applying: false, said: null };
const coupon = (coupon_type: 'percentage' | 'fixed', discount: number) => ({
  ...NONE,
  code: 'MURAHO',
  coupon: { coupon_id: '1', coupon_code: 'MURAHO', coupon_type, discount, discount_amount: 0 },
});
const FREE = { kind: 'free', fee_rwf: 0 } as const;
const CHARGED = { kind: 'charged', fee_rwf: 2_000 } as const;

describe('what a coupon takes off', () => {
  test('is reckoned from the subtotal by the rule, not from what the server said of an older cart', () => {
    expect(discountIn(coupon('percentage', 5), 69_500)).toEqual({ code: 'MURAHO', amount_rwf: 3_475 });
    expect(discountIn(coupon('fixed', 5_000), 3_000)).toEqual({ code: 'MURAHO', amount_rwf: 3_000 });
  });

  test('is not known while it is asked about the first time, and nothing where it is refused', () => {
    expect(discountIn({ ...NONE, code: 'MURAHO', checking: true }, 1_000)).toEqual({ code: 'MURAHO', amount_rwf: null });
    expect(discountIn({ ...NONE, code: 'MURAHO', refusal: { message: 'no', retry: false } }, 1_000)).toBeNull();
    expect(discountIn(NONE, 1_000)).toBeNull();
  });
});

describe('the total', () => {
  test('is subtotal + fee − discount', () => {
    expect(totalOf({ subtotal: 69_500 }, CHARGED, { code: 'MURAHO', amount_rwf: 3_475 })).toBe(68_025);
    expect(totalOf({ subtotal: 69_500 }, FREE, null)).toBe(69_500);
  });

  test('is not known as long as a part of it is not', () => {
    expect(totalOf({ subtotal: 69_500 }, { kind: 'loading' }, null)).toBeNull();
    expect(totalOf({ subtotal: 69_500 }, { kind: 'none' }, null)).toBeNull();
    expect(totalOf({ subtotal: 69_500 }, FREE, { code: 'MURAHO', amount_rwf: null })).toBeNull();
  });
});
