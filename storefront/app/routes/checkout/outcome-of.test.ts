import type { Refusal } from '@uruhu/contract/client';
import { describe, expect, test } from 'vitest';
import { refused } from './outcome-of.ts';

const refusal = (status: number, message: string, data?: unknown): Refusal => ({ ok: false, status, message, errors: [], data });

describe('why an order was not placed', () => {
  test('no answer: it may have been placed, and trying again is safe', () => {
    expect(refused(refusal(0, 'Network error'))).toEqual({
      trouble: { at: 'here', message: 'Your connection dropped. Nothing was lost.', retry: true },
      unknown: true,
    });
  });

  test('a broken answer may hide a placed order too', () => {
    expect(refused(refusal(502, 'Something went wrong.'))).toMatchObject({ unknown: true, trouble: { retry: true } });
  });

  test('another total: says the new one, asks again, and a new wish begins', () => {
    expect(refused(refusal(409, 'changed', { total: 45_000 }))).toEqual({
      trouble: { at: 'here', message: 'The total is now 45,000 RWF. Please check it and place your order again.', retry: false },
      unknown: false,
    });
  });

  test('a conflict without a total is said in the words of the server', () => {
    expect(refused(refusal(409, 'In conflict')).trouble.message).toBe('In conflict');
  });

  test('what is missing leads to where it can be added', () => {
    expect(refused(refusal(422, 'Please add a shipping address')).trouble.at).toBe('address');
    expect(refused(refusal(422, 'Please add contact information')).trouble.at).toBe('phone');
    expect(refused(refusal(422, 'Only 1 left'))).toEqual({ trouble: { at: 'here', message: 'Only 1 left', retry: false }, unknown: false });
  });
});
