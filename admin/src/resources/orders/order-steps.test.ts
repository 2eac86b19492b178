import type { AdminOrder } from '@uruhu/contract/staff';
import { expect, test } from 'vitest';
import { canAskProvider, findCancelBlock, findRefundBlock, findStepState, STEPS } from './order-steps.ts';

type Stage = AdminOrder['order_progress'][number]['status'];

const createOrder = (status: AdminOrder['status'], payment_status: AdminOrder['payment_status'], stages: readonly Stage[]) => ({
  status,
  payment_status,
  order_progress: stages.map((stage) => ({ order_progress_id: stage, status: stage, created_at: '2026-11-23T10:00:00Z' })),
});

const listPossibleSteps = (order: ReturnType<typeof createOrder>) =>
  STEPS.filter((step) => findStepState(step, order).state === 'now').map(({ name }) => name);

test.each([
  ['pending', 'Unpaid', ['ordered'], []],
  ['pending', 'Paid', ['ordered'], ['prepareOrder']],
  ['preparing', 'Paid', ['ordered', 'packaging'], ['shipOrder']],
  ['preparing', 'Refunded', ['ordered', 'packaging'], []],
  ['in_transit', 'Paid', ['ordered', 'packaging', 'shipping'], ['markOrderArrived']],
  ['in_transit', 'Paid', ['ordered', 'packaging', 'shipping', 'arrived'], ['sendOutOrder']],
  ['in_transit', 'Paid', ['ordered', 'packaging', 'shipping', 'arrived', 'delivering'], ['deliverOrder']],
  ['delivered', 'Paid', ['ordered', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered'], []],
  ['cancelled', 'Paid', ['ordered', 'cancelled'], []],
] as const)('an order that is %s and %s, after %o, offers %o', (status, payment_status, stages, possible) => {
  expect(listPossibleSteps(createOrder(status, payment_status, stages))).toEqual(possible);
});

test('a delivered or cancelled order cannot be cancelled', () => {
  expect(findCancelBlock({ status: 'in_transit' })).toBe('');
  expect(findCancelBlock({ status: 'delivered' })).not.toBe('');
  expect(findCancelBlock({ status: 'cancelled' })).not.toBe('');
});

const createPayment = (payment_id: string, state: AdminOrder['payments'][number]['state'], method: 'card' | 'mobile_money' = 'card') => ({
  payment_id,
  state,
  method,
  amount: 10_000,
  reference: '',
  phone: '',
  reason: '',
  replaced_by: null,
  confirmation_refusal: null,
  refund_transaction_id: '',
  created_at: '2026-11-23T10:00:00Z',
  updated_at: '2026-11-23T10:00:00Z',
});

test('staff can refund a payment if the order is cancelled or other payments cover its total, but not a second time', () => {
  const [first, second] = [createPayment('1', 'succeeded'), createPayment('2', 'succeeded')];
  const open = { status: 'preparing', final_total: 10_000 } as const;
  expect(findRefundBlock({ ...open, payments: [first] }, first)).toContain('Cancel the order first');
  expect(findRefundBlock({ ...open, payments: [first, second] }, second)).toBe('');
  expect(findRefundBlock({ ...open, status: 'cancelled', payments: [first] }, first)).toBe('');
  expect(findRefundBlock({ ...open, payments: [] }, createPayment('3', 'refunded'))).not.toBe('');
});

test('staff can ask a provider about an unpaid card payment, but not about a claim', () => {
  expect(canAskProvider(createPayment('1', 'expired'))).toBe(true);
  expect(canAskProvider(createPayment('1', 'succeeded'))).toBe(false);
  expect(canAskProvider(createPayment('1', 'expired', 'mobile_money'))).toBe(false);
});
