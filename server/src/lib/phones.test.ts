import { ACCEPTED_PHONES, REFUSED_PHONES } from '@uruhu/contract/rules/phone.fixture';
import { expect, test } from 'vitest';
import { formatPhone, writePhone, writePhonePair, writePhones } from './phones.ts';

test.each(ACCEPTED_PHONES)('$typed is written in its one form, which the shop accepts again', ({ typed, browser, server = browser }) => {
  expect(writePhones(typed)).toEqual(server);
  expect(writePhones(server.join(' / '))).toEqual(server);
  expect(writePhone(typed)).toBe(server[0]);
});

test.each(REFUSED_PHONES)('%j has no phone number', (typed) => {
  expect([writePhones(typed), writePhone(typed)]).toEqual([[], '']);
});

test.each([
  ['0788123456', '', '+250788123456', ''],
  ['0788123456', null, '+250788123456', ''],
  ['0788123456 / 0722123456', '', '+250788123456', '+250722123456'],
  ['0788123456 / 0722123456', '0733 123 456', '+250788123456', '+250733123456'],
  ['0788123456', '0252 58 45 00', '+250788123456', '+250252584500'],
])('of %j and %j, a courier first calls %j and then %j', (first, second, primary_phone, secondary_phone) => {
  expect(writePhonePair(first, second)).toEqual({ primary_phone, secondary_phone });
});

test.each([
  ['+250788123456', '+250 788 123 456'],
  ['+3225551212', '+32 2 555 12 12'],
  ['1234567890', '1234567890'],
  ['', ''],
])('shoppers read %j as %j', (number, text) => {
  expect(formatPhone(number)).toBe(text);
});
