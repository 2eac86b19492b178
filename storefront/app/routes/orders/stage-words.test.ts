import { expect, test } from 'vitest';
import { stageWords } from './stage-words.ts';

const paid = { status: 'pending', payment_status: 'Paid', payment_review: null } as const;
const unpaid = { ...paid, payment_status: 'Unpaid' } as const;
const READY = 'Your order was received and is ready to be processed';

test('what was paid is ready, and stays said once it has gone on', () => {
  expect(stageWords('pending', paid)).toEqual([READY]);
  expect(stageWords('pending', { ...paid, status: 'preparing' })).toEqual([READY]);
});

test('what was not paid says what it waits for', () => {
  expect(stageWords('pending', unpaid)).toEqual([`${READY}.`, 'It waits for your payment.']);
  expect(stageWords('pending', { ...unpaid, payment_status: 'Refunded' })).toEqual([`${READY}.`, 'It waits for your payment.']);
  expect(stageWords('pending', { ...unpaid, payment_review: { state: 'submitted' } })[1]).toContain('found your payment');
});

test('strangers are told neither that money is looked for nor that it is not', () => {
  const { payment_review: _, ...told } = unpaid;
  expect(stageWords('pending', told)).toEqual([`${READY}.`, 'We begin once its payment is confirmed.']);
});

test('a cancelled order promises nothing', () => {
  expect(stageWords('pending', { ...unpaid, status: 'cancelled' })).toEqual(['Your order was received.']);
  expect(stageWords('packaging', { ...paid, status: 'cancelled' })).toEqual([]);
  expect(stageWords('cancelled', { ...paid, status: 'cancelled' })[0]).toContain('Your order was cancelled');
});
