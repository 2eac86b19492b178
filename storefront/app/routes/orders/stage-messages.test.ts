import { expect, test } from 'vitest';
import { getStageMessages } from './stage-messages.ts';

const paid = { status: 'pending', payment_status: 'Paid', payment_review: null } as const;
const unpaid = { ...paid, payment_status: 'Unpaid' } as const;
const READY = 'Your order was received and is ready to be processed';

test('the first stage of a paid order says that it is ready to be processed, also when its status has moved on', () => {
  expect(getStageMessages('pending', paid)).toEqual([READY]);
  expect(getStageMessages('pending', { ...paid, status: 'preparing' })).toEqual([READY]);
});

test('an order of which a part is paid waits for the rest', () => {
  const rest = [`${READY}.`, 'It waits for the rest of your payment.'];
  expect(getStageMessages('pending', { ...unpaid, is_part_paid: true })).toEqual(rest);
  const { payment_review: _, ...publicOrder } = unpaid;
  expect(getStageMessages('pending', { ...publicOrder, is_part_paid: true })).toEqual(rest);
});

test('an unpaid order says what it waits for', () => {
  expect(getStageMessages('pending', unpaid)).toEqual([`${READY}.`, 'It waits for your payment.']);
  expect(getStageMessages('pending', { ...unpaid, payment_status: 'Refunded' })).toEqual([`${READY}.`, 'It waits for your payment.']);
  expect(getStageMessages('pending', { ...unpaid, payment_review: { state: 'submitted' } })[1]).toContain('found your payment');
});

test('a visitor who is not the owner sees a claim under review, and otherwise not what the order waits for', () => {
  const { payment_review: _, ...publicOrder } = unpaid;
  expect(getStageMessages('pending', publicOrder)).toEqual([`${READY}.`, 'We begin once its payment is confirmed.']);
  expect(getStageMessages('pending', { ...publicOrder, payment_review: { state: 'submitted' } })[1]).toContain('found your payment');
});

test('a cancelled order keeps the message of its first stage, and has none for the stages between that and the cancellation', () => {
  expect(getStageMessages('pending', { ...unpaid, status: 'cancelled' })).toEqual([READY]);
  expect(getStageMessages('packaging', { ...paid, status: 'cancelled' })).toEqual([]);
  expect(getStageMessages('cancelled', { ...paid, status: 'cancelled' })[0]).toContain('Your order was cancelled');
});
