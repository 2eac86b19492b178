import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalTransactionId, dialLink, isMtnNumber, isTransactionId, ussdFor } from './mobile-money.ts';

describe('the code to dial', () => {
  test.each([
    ['*182*8*1*123456#', 27_500, '*182*8*1*123456*27500#'],
    ['*182*8*1*123456', 27_500, '*182*8*1*123456*27500#'],
    ['*182*8*1*123456*{amount}#', 27_500, '*182*8*1*123456*27500#'],
    ['*182*1*{amount}*0788123456#', 5, '*182*1*5*0788123456#'],
  ])('%j for %i francs is %j', (setting, amount, code) => {
    expect(ussdFor(setting, amount)).toBe(code);
  });

  test('holds the exact amount once, and ends as codes do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        expect(ussdFor('*182*8*1*99#', amount)).toBe(`*182*8*1*99*${amount}#`);
      }),
    );
  });
});

test('the link of the dialler keeps every sign of the code', () => {
  expect(dialLink('*182*8*1*123456*27500#')).toBe('tel:*182*8*1*123456*27500%23');
  expect(dialLink('#1#')).toBe('tel:%231%23');
});

describe("a transaction's id", () => {
  test.each([' 20 461 873 395 ', 'mp.240912.0815.a12345', 'CI-77/a_b'])('%j is written in one way', (text) => {
    expect(isTransactionId(text)).toBe(true);
    expect(canonicalTransactionId(text)).toMatch(/^[A-Z0-9./_-]+$/);
    expect(canonicalTransactionId(canonicalTransactionId(text))).toBe(canonicalTransactionId(text));
  });

  test.each(['20461873395', 'MP240912.0815.A12345', 'PP9AAA', 'abc1'])('%j is one', (text) => {
    expect(isTransactionId(text)).toBe(true);
  });

  test.each(['', 'abc', '-1234', 'ab cd!', 'é1234', `${'a'.repeat(40)}1`])('%j is none', (text) => {
    expect(isTransactionId(text)).toBe(false);
  });

  test.each(['HELLO', 'I have paid', 'Keza', 'MP.ABC-DEF', '- - - -', '١٢٣٤٥'])('%j has no digit, so it is none', (text) => {
    expect(isTransactionId(text)).toBe(false);
  });
});

test.each([
  ['+250788123456', true],
  ['+250791234567', true],
  ['+250722123456', false],
  ['+250733123456', false],
  ['0788123456', false],
  ['+2507881234567', false],
])('%s is a number of MTN: %s', (phone, is) => expect(isMtnNumber(phone)).toBe(is));
