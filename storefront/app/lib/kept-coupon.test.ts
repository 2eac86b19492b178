import { describe, expect, test } from 'vitest';
import { parseKept } from './kept-coupon.ts';

describe('the code that is kept on a device', () => {
  const kept = JSON.stringify({ user_id: 'aline', coupon_code: 'MURAHO-1' });

  test('is that of the person who applied it', () => {
    expect(parseKept(kept, 'aline')).toBe('MURAHO-1');
  });

  test('is nobody else’s', () => {
    expect(parseKept(kept, 'keza')).toBeNull();
    expect(parseKept(kept, undefined)).toBeNull();
  });

  test.each([null, '', 'null', '{', '[]', '"text"', '{"user_id":"aline"}', '{"user_id":"aline","coupon_code":""}', '{"coupon_code":"A"}'])(
    'is none where %j is stored',
    (stored) => {
      expect(parseKept(stored, 'aline')).toBeNull();
    },
  );
});
