import { expect, test } from 'vitest';
import { readSignedNumber, readTypedNumber } from './typed-number.ts';

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['12,000.00', 12_000],
  ['12.000,00', 12_000],
  ['250 g', 250],
  ['1,250 G', 1_250],
  ['7.5', Number.NaN],
  ['12,5', Number.NaN],
  ['1.5 g', Number.NaN],
  ['250 kg', Number.NaN],
  ['-5', Number.NaN],
  ['12k', Number.NaN],
  ['g', Number.NaN],
])('the typed text %j is read as %j grams', (text, grams) => {
  expect(readTypedNumber(text, { unit: 'g', emptyValue: null })).toBe(grams);
});

test.each([
  ['', 0],
  ['0', 0],
  ['-0', 0],
  ['-1,500', -1_500],
  ['-1,500 RWF', -1_500],
  ['− 10', -10],
  ['100', 100],
  ['-7.5', Number.NaN],
  ['--5', Number.NaN],
  ['-', Number.NaN],
])('the typed text %j is read as the difference %j', (text, difference) => {
  expect(readSignedNumber(text)).toBe(difference);
});
