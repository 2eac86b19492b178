import { expect, test } from 'vitest';
import { describeTransition } from './describe-transition.ts';
import { describeLimits, findTab } from './list/order-tabs.ts';
import { describeOrder } from './order-state.ts';
import { splitAddress } from './split-address.ts';

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
] as const)('an order that is %s, %s, with the claim %o is labelled %s', (status, payment_status, payment_review, label) => {
  expect(describeOrder({ status, payment_status, payment_review, is_part_paid: false }).label).toBe(label);
});

test.each([
  ['pending', 'Unpaid', null, 'Partly paid'],
  ['pending', 'Unpaid', submitted, 'To check'],
  ['pending', 'Unpaid', { state: 'rejected' }, 'Partly paid'],
  ['pending', 'Refunded', null, 'Partly paid'],
  ['cancelled', 'Unpaid', null, 'Cancelled'],
] as const)('a partly paid order that is %s, %s, with the claim %o is labelled %s', (status, payment_status, payment_review, label) => {
  expect(describeOrder({ status, payment_status, payment_review, is_part_paid: true }).label).toBe(label);
});

test('a tab is found by its filter, also with search words and limits', () => {
  expect(findTab({})?.name).toBe('all');
  expect(findTab({ payment: 'review', q: 'keza', within_days: 7 })?.name).toBe('review');
  expect(findTab({ status: 'pending', payment: 'paid' })?.name).toBe('to_pack');
  expect(findTab({ status: 'pending' })).toBe(undefined);
});

test('limits beside the tab are described in words', () => {
  const formatMoney = (rwf: number) => `${rwf} RWF`;
  expect(describeLimits({ status: 'pending' }, formatMoney)).toBe('');
  expect(describeLimits({ within_days: 1, total_from: 0, coupon: 'NOEL' }, formatMoney)).toBe(
    'of the last day, from 0 RWF, with the coupon NOEL',
  );
  const month = { from: '2026-10-31T22:00:00Z', to: '2026-11-30T22:00:00Z' };
  expect(describeLimits({ payment: 'sale', ...month }, formatMoney)).toBe('sales, from 1 Nov 2026 to 30 Nov 2026');
  expect(describeLimits({ cancelled: false, ...month, to: '2026-11-01T22:00:00Z' }, formatMoney)).toBe(
    'without cancelled ones, of 1 Nov 2026',
  );
});

test('an entry of the log names the staff member, or else the kind of actor', () => {
  const transition = { from: null, to: 'succeeded', payment_id: 'p', reason: '', created_at: '2026-11-23T10:00:00Z' };
  expect(describeTransition({ ...transition, actor: 'staff', staff: 'Aline' })).toEqual({ event: 'Payment confirmed', actorName: 'Aline' });
  expect(describeTransition({ ...transition, actor: 'job', staff: null }).actorName).toBe('the shop itself');
});

test('the address of an order is split into street and second phone', () => {
  expect(splitAddress('KG 11, Ave 5, Kigali City, Rwanda')).toEqual({ street: 'KG 11, Ave 5', second_phone: '' });
  expect(splitAddress('KN 3, Kigali City, Rwanda, +250722333444')).toEqual({ street: 'KN 3', second_phone: '+250722333444' });
  expect(splitAddress('somewhere')).toEqual({ street: 'somewhere', second_phone: '' });
});
