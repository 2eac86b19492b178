import { describe, expect, test } from 'vitest';
import { readNumber, readText, toFields } from './fields.ts';

describe('reading a provider’s response', () => {
  test.each([null, undefined, 7, 'text', true, [], [{ a: 1 }]])('takes %j for an object without fields', (value) => {
    expect(toFields(value)).toEqual({});
  });

  test('takes an object as it is', () => {
    const value = { amount: 1, nested: { a: [] } };
    expect(toFields(value)).toBe(value);
  });

  test.each<[unknown, string]>([
    ['MTN', 'MTN'],
    ['  MTN  ', 'MTN'],
    [200, '200'],
    [0, '0'],
    [1.5, '1.5'],
    // PostgreSQL refuses a NUL in a text, and a line break would forge a line of the log.
    ['a\u0000b', 'a b'],
    ['a\r\n\tb', 'a b'],
    ['\n', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{}, ''],
    [['a'], ''],
  ])('takes %j for the text %j', (value, expected) => {
    expect(readText(value)).toBe(expected);
  });

  test.each<[unknown, number]>([
    [12_500, 12_500],
    ['12500', 12_500],
    [' 12500.00 ', 12_500],
    [0, 0],
    ['-1', -1],
    // Never 0, which would be an amount.
    ['', Number.NaN],
    [null, Number.NaN],
    [undefined, Number.NaN],
    [[], Number.NaN],
    ['12,500', Number.NaN],
    ['RWF 12500', Number.NaN],
  ])('takes %j for the number %d', (value, expected) => {
    expect(readNumber(value)).toBe(expected);
  });
});
