import type { AdminOrderRow } from '@uruhu/contract/staff';
import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import { expect, test } from 'vitest';
import { listOrderActions } from './order-actions.ts';

type Stage = AdminOrderRow['order_progress'][number]['status'];

const ORDER_ID = '1a2b3c4d-0000-4000-8000-000000000000';
const createRow = (status: AdminOrderRow['status'], payment_status: AdminOrderRow['payment_status'], stages: readonly Stage[]) => ({
  order_id: ORDER_ID,
  status,
  payment_status,
  payment_review: null,
  order_progress: stages.map((stage) => ({ order_progress_id: stage, status: stage, created_at: '2026-11-23T10:00:00Z' })),
});
const listLabels = (order: Parameters<typeof listOrderActions>[0], role: StaffRole) =>
  listOrderActions(order)
    .filter(({ permission }) => isAllowed(role, permission))
    .map(({ label }) => label);

test.each([
  ['pending', 'Unpaid', ['ordered'], [], ['Cancel order 1a2b3c4d']],
  ['pending', 'Paid', ['ordered'], ['Prepare: order 1a2b3c4d'], ['Prepare: order 1a2b3c4d', 'Cancel order 1a2b3c4d']],
  [
    'preparing',
    'Paid',
    ['ordered', 'packaging'],
    ['Send from Korea: order 1a2b3c4d'],
    ['Send from Korea: order 1a2b3c4d', 'Cancel order 1a2b3c4d'],
  ],
  ['delivered', 'Paid', ['ordered', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered'], [], []],
  ['cancelled', 'Unpaid', ['ordered', 'cancelled'], [], []],
] as const)('an order that is %s and %s, after %o, offers a packer %o, and an owner %o', (status, payment, stages, packer, owner) => {
  const order = createRow(status, payment, stages);
  expect(listLabels(order, 'packer')).toEqual(packer);
  expect(listLabels(order, 'owner')).toEqual(owner);
  // The role 'support' may read orders but not move them.
  expect(listLabels(order, 'support')).toEqual([]);
});

test('an order with a waiting payment offers to check it, to members who may check payments', () => {
  const order = { ...createRow('pending', 'Unpaid', ['ordered']), payment_review: { state: 'submitted', reason: '' } as const };
  expect(listLabels(order, 'packer')).toEqual(['Check the payment of order 1a2b3c4d']);
  expect(listOrderActions(order)[0]?.to).toBe(`/payments-to-check?order=${ORDER_ID}`);
  expect(listLabels(order, 'support')).toEqual([]);
});
