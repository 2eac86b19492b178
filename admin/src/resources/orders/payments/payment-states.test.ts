import { expect, test } from 'vitest';
import { describeReplacement } from './payment-states.ts';

const createClaim = (payment_id: string, reference: string, replaced_by: string | null, phone = '+250788123456') => ({
  payment_id,
  reference,
  phone,
  replaced_by,
});

test('a claim that the shopper corrected is described by the transaction that replaced it, or by the new phone number if only that differs', () => {
  const payments = [createClaim('1', '111', '2'), createClaim('2', '222', '3'), createClaim('3', '222', null, '+250722123456')];
  expect(payments.map((payment) => describeReplacement(payment, payments))).toEqual(['Replaced by 222', 'Replaced by +250722123456', null]);
});

test('a claim whose replacement the member does not see is still called replaced', () => {
  expect(describeReplacement(createClaim('1', '111', '2'), [])).toBe('Replaced');
});
