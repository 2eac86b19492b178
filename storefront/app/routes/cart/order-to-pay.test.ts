import type { Order } from '@uruhu/contract/order';
import { describe, expect, test } from 'vitest';
import { emptyBecause } from './order-to-pay.ts';

type Payment = Order['payments'][number];

const order = (order_id: string, created_at: string, other: Partial<Order> = {}) =>
  ({ order_id, created_at, status: 'pending', payment_status: 'Unpaid', payment_review: null, payments: [], ...other }) as unknown as Order;
const card = (state: Payment['state'], created_at: string) => ({ method: 'card', state, created_at }) as Payment;

const OLD = order('old', '2026-11-20T08:00:00.000Z');
const NEW = order('new', '2026-11-21T08:00:00.000Z');
const PAID = order('paid', '2026-11-22T08:00:00.000Z', { payment_status: 'Paid' });

describe('why a cart is empty', () => {
  test('it became the order of this tab, whatever else waits', () => {
    expect(emptyBecause('old', [NEW, OLD])).toEqual({ kind: 'placed', order_id: 'old', order: OLD });
  });

  test('without an answer it is known that it was placed, and no more', () => {
    expect(emptyBecause('old', null)).toEqual({ kind: 'placed', order_id: 'old', order: null });
    expect(emptyBecause(null, null)).toBeNull();
  });

  test('an order that has gone its way is news no more', () => {
    expect(emptyBecause('gone', [{ ...OLD, order_id: 'gone', status: 'cancelled' }])).toBeNull();
  });

  test('another order that waits to be paid: the newest', () => {
    expect(emptyBecause(null, [PAID, NEW, OLD])).toEqual({ kind: 'owed', order: NEW });
  });

  test('of several the one that was tried last', () => {
    const tried = { ...OLD, payments: [card('failed', '2026-11-22T09:00:00.000Z')] };
    expect(emptyBecause(null, [NEW, tried])).toEqual({ kind: 'owed', order: tried });
  });

  test.each([
    ['is paid', PAID],
    ['is cancelled', order('x', NEW.created_at, { status: 'cancelled' })],
    ['is said to be paid, and looked at', order('x', NEW.created_at, { payment_review: { state: 'submitted' } })],
    ['is with the card provider', order('x', NEW.created_at, { payments: [card('pending', NEW.created_at)] })],
  ])('one that %s is not asked for', (_, one) => {
    expect(emptyBecause(null, [one])).toBeNull();
  });
});
