import { describe, expect, test } from 'vitest';
import { parseStoredCouponCode } from './coupon-storage.ts';

describe('the coupon code stored on a device', () => {
  const stored = JSON.stringify({ user_id: 'aline', coupon_code: 'MURAHO-1' });

  test('is returned to the customer who applied it', () => {
    expect(parseStoredCouponCode(stored, 'aline')).toBe('MURAHO-1');
  });

  test('is not returned to another customer or a guest', () => {
    expect(parseStoredCouponCode(stored, 'keza')).toBeNull();
    expect(parseStoredCouponCode(stored, undefined)).toBeNull();
  });

  test.each([null, '', 'null', '{', '[]', '"text"', '{"user_id":"aline"}', '{"user_id":"aline","coupon_code":""}', '{"coupon_code":"A"}'])(
    'is null if %j is stored',
    (stored) => {
      expect(parseStoredCouponCode(stored, 'aline')).toBeNull();
    },
  );
});
