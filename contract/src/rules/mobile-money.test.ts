import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialLink, ussdFor } from './mobile-money.ts';

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
