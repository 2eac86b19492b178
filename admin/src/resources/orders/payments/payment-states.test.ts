import { expect, test } from 'vitest';
import { describeReplacement } from './payment-states.ts';

const FIRST = { payment_id: '1', reference: '111', phone: '+250788123456', replaced_by: '2' };
const SECOND = { ...FIRST, payment_id: '2', reference: '222', replaced_by: '3' };
const THIRD = { ...SECOND, payment_id: '3', phone: '+250722123456', replaced_by: null };

test('a claim that the shopper corrected is described by the transaction that replaced it, or by the new phone number if only that differs', () => {
  const payments = [FIRST, SECOND, THIRD];
  expect(payments.map((payment) => describeReplacement(payment, payments))).toEqual(['Replaced by 222', 'Replaced by +250722123456', null]);
});

test('a claim whose replacement the member does not see is still called replaced', () => {
  expect(describeReplacement(FIRST, [])).toBe('Replaced');
});
