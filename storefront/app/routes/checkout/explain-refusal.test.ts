import type { ClientCode, Refusal } from '@uruhu/contract/client';
import { describe, expect, test } from 'vitest';
import { explainRefusal } from './explain-refusal.ts';

const createRefusal = (status: number, code: ClientCode, message: string, data?: unknown): Refusal => ({
  ok: false,
  status,
  code,
  message,
  errors: [],
  data,
});
const explainWithoutCoupon = (refusal: Refusal) => explainRefusal(refusal, { hasCoupon: false });

describe('the message for an order that was not placed', () => {
  test('without a response the order may have been placed, and the shopper can retry safely', () => {
    expect(explainWithoutCoupon(createRefusal(0, 'network_error', 'Network error'))).toEqual({
      problem: { location: 'order_button', message: 'Your connection dropped. Nothing was lost.', canRetry: true },
      mayBePlaced: true,
    });
  });

  test('after an unreadable response the order may have been placed too', () => {
    expect(explainWithoutCoupon(createRefusal(502, 'unreadable_answer', 'Something went wrong.'))).toMatchObject({
      mayBePlaced: true,
      problem: { canRetry: true },
    });
  });

  test('a changed total is shown, and the order was certainly not placed', () => {
    expect(explainWithoutCoupon(createRefusal(409, 'total_changed', 'changed', { total: 45_000 }))).toEqual({
      problem: {
        location: 'order_button',
        message: 'The total is now 45,000 RWF. Please check it and place your order again.',
        canRetry: false,
      },
      mayBePlaced: false,
    });
  });

  test('a conflict without a total shows the server’s message', () => {
    expect(explainWithoutCoupon(createRefusal(409, 'idempotency_key_reused', 'In conflict')).problem.message).toBe('In conflict');
  });

  test('missing data is shown at the section that asks for it', () => {
    expect(explainWithoutCoupon(createRefusal(422, 'address_needed', 'Please add a shipping address')).problem.location).toBe('address');
    expect(explainWithoutCoupon(createRefusal(422, 'phone_needed', 'Please add contact information')).problem.location).toBe('phone');
  });

  test('a lack of stock is shown at the order button', () => {
    expect(explainWithoutCoupon(createRefusal(422, 'stock_short', 'Only 1 left'))).toEqual({
      problem: { location: 'order_button', message: 'Only 1 left', canRetry: false },
      mayBePlaced: false,
    });
  });

  test.each([
    [404, 'coupon_not_found', 'Coupon not found'],
    [422, 'coupon_expired', 'This coupon has expired'],
    [422, 'coupon_already_used', 'You have already used this coupon'],
    [422, 'coupon_minimum_spend', 'This coupon is for orders of 20,000 RWF or more'],
  ] as const)('is shown at the coupon if the server refuses the coupon: %i %s', (status, code, message) => {
    expect(explainRefusal(createRefusal(status, code, message), { hasCoupon: true })).toEqual({
      problem: { location: 'coupon', code, message, canRetry: false },
      mayBePlaced: false,
    });
    expect(explainRefusal(createRefusal(status, code, message), { hasCoupon: false }).problem.location).toBe('order_button');
  });

  test('any other refusal is not shown at the coupon', () => {
    expect(explainRefusal(createRefusal(422, 'stock_short', 'Only 1 left'), { hasCoupon: true }).problem.location).toBe('order_button');
    expect(
      explainRefusal(createRefusal(422, 'address_needed', 'Please add a shipping address'), { hasCoupon: true }).problem.location,
    ).toBe('address');
    expect(explainRefusal(createRefusal(409, 'total_changed', 'changed', { total: 45_000 }), { hasCoupon: true }).problem.location).toBe(
      'order_button',
    );
  });
});
