import { expect, test } from 'vitest';
import { readWholeNumber } from './read-field.ts';

test.each([
  ['12000', 12_000],
  [' 12,000 RWF', 12_000],
  ['12 000', 12_000],
  ['12.000', 12_000],
  ['', null],
  ['-5', null],
  ['12k', null],
])('the typed text “%s” is read as %s francs', (text, francs) => {
  expect(readWholeNumber(text)).toBe(francs);
});
