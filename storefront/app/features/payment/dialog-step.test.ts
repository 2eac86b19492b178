import { expect, test } from 'vitest';
import { getStep } from './dialog-step.ts';

const unpaidOrder = { payment_status: 'Unpaid', status: 'pending', payment_review: null } as const;

test('the shopper stays at her chosen step while the order is unpaid', () => {
  expect(getStep(unpaidOrder, 'card')).toBe('card');
  expect(getStep({ ...unpaidOrder, payment_review: { state: 'rejected' } }, 'claim')).toBe('claim');
});

test('a paid order shows that it is paid, and an order with a claim under review shows the claim', () => {
  expect(getStep({ ...unpaidOrder, payment_status: 'Paid' }, 'card')).toBe('paid');
  expect(getStep({ ...unpaidOrder, payment_review: { state: 'submitted' } }, 'card')).toBe('under_review');
});

test('an order that costs nothing shows that it was placed', () =>
  expect(getStep({ ...unpaidOrder, payment_status: 'Paid' }, 'placed')).toBe('placed'));

test('a cancelled order shows that it is cancelled, even with a claim under review', () => {
  expect(getStep({ ...unpaidOrder, status: 'cancelled' }, 'card')).toBe('cancelled');
  expect(getStep({ ...unpaidOrder, status: 'cancelled' }, 'placed')).toBe('cancelled');
  expect(getStep({ ...unpaidOrder, status: 'cancelled', payment_review: { state: 'submitted' } }, 'mobile_money')).toBe('cancelled');
});
