import type { Refusal } from '@uruhu/contract/client';
import { describe, expect, test } from 'vitest';
import { refused } from './outcome-of.ts';

const refusal = (status: number, message: string, data?: unknown): Refusal => ({ ok: false, status, message, errors: [], data });
const plain = (said: Refusal) => refused(said, false);

describe('why an order was not placed', () => {
  test('no answer: it may have been placed, and trying again is safe', () => {
    expect(plain(refusal(0, 'Network error'))).toEqual({
      trouble: { at: 'here', message: 'Your connection dropped. Nothing was lost.', retry: true },
      unknown: true,
    });
  });

  test('a broken answer may hide a placed order too', () => {
    expect(plain(refusal(502, 'Something went wrong.'))).toMatchObject({ unknown: true, trouble: { retry: true } });
  });

  test('another total: says the new one, asks again, and a new wish begins', () => {
    expect(plain(refusal(409, 'changed', { total: 45_000 }))).toEqual({
      trouble: { at: 'here', message: 'The total is now 45,000 RWF. Please check it and place your order again.', retry: false },
      unknown: false,
    });
  });

  test('a conflict without a total is said in the words of the server', () => {
    expect(plain(refusal(409, 'In conflict')).trouble.message).toBe('In conflict');
  });

  test('what is missing leads to where it can be added', () => {
    expect(plain(refusal(422, 'Please add a shipping address')).trouble.at).toBe('address');
    expect(plain(refusal(422, 'Please add contact information')).trouble.at).toBe('phone');
    expect(plain(refusal(422, 'Only 1 left'))).toEqual({ trouble: { at: 'here', message: 'Only 1 left', retry: false }, unknown: false });
  });

  test.each([
    [404, 'Coupon not found'],
    [422, 'This coupon has expired'],
    [422, 'You have already used this coupon'],
    [422, 'This coupon is for orders of 20,000 RWF or more'],
  ])('of the coupon is said at the coupon: %i %s', (status, message) => {
    expect(refused(refusal(status, message), true)).toEqual({ trouble: { at: 'coupon', message, retry: false }, unknown: false });
    expect(refused(refusal(status, message), false).trouble.at).toBe('here');
  });

  test('what else is refused is not the coupon’s', () => {
    expect(refused(refusal(422, 'Only 1 left'), true).trouble.at).toBe('here');
    expect(refused(refusal(422, 'Please add a shipping address'), true).trouble.at).toBe('address');
    expect(refused(refusal(409, 'changed', { total: 45_000 }), true).trouble.at).toBe('here');
  });
});
