import { expect, test } from 'vitest';
import { describeTransition } from './describe-transition.ts';
import { describeOrder } from './order-state.ts';
import { findTab } from './order-tabs.ts';

const submitted = { state: 'submitted' } as const;

test.each([
  ['pending', 'Unpaid', null, 'Unpaid'],
  ['pending', 'Unpaid', submitted, 'To check'],
  ['pending', 'Unpaid', { state: 'rejected' }, 'Payment not found'],
  ['pending', 'Paid', null, 'To pack'],
  ['preparing', 'Paid', null, 'To send'],
  ['in_transit', 'Paid', null, 'On the way'],
  ['delivered', 'Paid', null, 'Delivered'],
  ['cancelled', 'Refunded', null, 'Cancelled'],
  ['cancelled', 'Unpaid', submitted, 'To check'],
] as const)('an order that is %s, %s, with the claim %o reads %s', (status, payment_status, payment_review, label) => {
  expect(describeOrder({ status, payment_status, payment_review }).label).toBe(label);
});

test('a tab is found by its filter, whatever is searched', () => {
  expect(findTab({})).toBe(0);
  expect(findTab({ payment: 'review', q: 'keza' })).toBe(1);
  expect(findTab({ status: 'pending', payment: 'paid' })).toBe(3);
  expect(findTab({ status: 'pending' })).toBe(-1);
});

test('a line of the log names the staff member, or else the kind of actor', () => {
  const transition = { from: null, to: 'succeeded', payment_id: 'p', reason: '', created_at: '2026-11-23T10:00:00Z' };
  expect(describeTransition({ ...transition, actor: 'staff', staff: 'Aline' })).toEqual({ what: 'Payment confirmed', who: 'Aline' });
  expect(describeTransition({ ...transition, actor: 'job', staff: null }).who).toBe('the shop itself');
});
