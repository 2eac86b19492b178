import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWholeNumber } from './whole-number.ts';

test.each([
  ['0', 0],
  ['007', 7],
  ['12000', 12_000],
  [' 12,000 ', 12_000],
  ['12.000', 12_000],
  ['12 000', 12_000],
  ['12\u202f000', 12_000],
  ['12’000', 12_000],
  ['1,200,000', 1_200_000],
  ['12,000.00', 12_000],
  ['12.000,00', 12_000],
  ['12 000,0', 12_000],
  ['12000.00', 12_000],
  ['12000,00', 12_000],
  ['7.0', 7],
  ['RWF 12,000.00', 12_000],
  ['12,000 frw', 12_000],
])('%j is read as %i', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

test.each([
  '',
  ' ',
  'RWF',
  '-5',
  '+5',
  '1e3',
  '12k',
  '7.5',
  '12,5',
  '12,00',
  '12.0000',
  '1,2345',
  '0,500',
  '0.000',
  '12,000.50',
  '12,000,00',
  '12.000.00',
  '1,200.000',
  '1,200 000',
  '12,,000',
  '1, 000',
  '1 2',
  '2 x 50',
  '99999999999999999999',
])('%j is refused', (text) => {
  expect(parseWholeNumber(text)).toBeNull();
});

test('each whole number is read as it is formatted in English, German and French', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom('en-US', 'de-DE', 'fr-FR'), fc.constantFrom(0, 2), (number, locale, digits) => {
      const text = number.toLocaleString(locale, { minimumFractionDigits: digits });
      // '12,00' is refused, as it may be a mistyped '12,000'.
      fc.pre(!/^\d{1,3},00$/.test(text));
      expect(parseWholeNumber(text)).toBe(number);
    }),
  );
});

test('a number with a million spaces is refused quickly', () => {
  const started_ms = performance.now();
  expect(parseWholeNumber(`1${' '.repeat(900_000)}1`)).toBeNull();
  expect(performance.now() - started_ms).toBeLessThan(1_000);
});
