import type { Order } from '@uruhu/contract/order';
import { describe, expect, test } from 'vitest';
import { findEmptyCartReason } from './order-to-pay.ts';

type Payment = Order['payments'][number];

const createOrder = (order_id: string, created_at: string, other: Partial<Order> = {}) =>
  ({ order_id, created_at, status: 'pending', payment_status: 'Unpaid', payment_review: null, payments: [], ...other }) as unknown as Order;
const createCardPayment = (state: Payment['state'], created_at: string) => ({ method: 'card', state, created_at }) as Payment;

const OLD_ORDER = createOrder('old', '2026-11-20T08:00:00.000Z');
const NEW_ORDER = createOrder('new', '2026-11-21T08:00:00.000Z');
const PAID_ORDER = createOrder('paid', '2026-11-22T08:00:00.000Z', { payment_status: 'Paid' });

describe('the reason for an empty cart', () => {
  test('is the order placed in this tab, before any other unpaid order', () => {
    expect(findEmptyCartReason('old', [NEW_ORDER, OLD_ORDER])).toEqual({ kind: 'placed', order_id: 'old', order: OLD_ORDER });
  });

  test('is the placed order without details when the orders cannot be loaded', () => {
    expect(findEmptyCartReason('old', null)).toEqual({ kind: 'placed', order_id: 'old', order: null });
    expect(findEmptyCartReason(null, null)).toBeNull();
  });

  test('is not a placed order that has left the pending status', () => {
    expect(findEmptyCartReason('gone', [{ ...OLD_ORDER, order_id: 'gone', status: 'cancelled' }])).toBeNull();
  });

  test('is the newest unpaid order', () => {
    expect(findEmptyCartReason(null, [PAID_ORDER, NEW_ORDER, OLD_ORDER])).toEqual({ kind: 'unpaid', order: NEW_ORDER });
  });

  test('is, of several unpaid orders, the one with the latest payment attempt', () => {
    const oldTriedAgain = { ...OLD_ORDER, payments: [createCardPayment('failed', '2026-11-22T09:00:00.000Z')] };
    expect(findEmptyCartReason(null, [NEW_ORDER, oldTriedAgain])).toEqual({ kind: 'unpaid', order: oldTriedAgain });
  });

  test.each([
    ['is paid', PAID_ORDER],
    ['is cancelled', createOrder('x', NEW_ORDER.created_at, { status: 'cancelled' })],
    ['has a claim under review', createOrder('x', NEW_ORDER.created_at, { payment_review: { state: 'submitted' } })],
    [
      'has a pending card payment',
      createOrder('x', NEW_ORDER.created_at, { payments: [createCardPayment('pending', NEW_ORDER.created_at)] }),
    ],
  ])('is not an order that %s', (_, order) => {
    expect(findEmptyCartReason(null, [order])).toBeNull();
  });
});
