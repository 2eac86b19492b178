import { describe, expect, test } from 'vitest';
import { readNumber, readText, toFields } from './fields.ts';

describe('reading a provider’s response', () => {
  test.each([null, undefined, 7, 'text', true, [], [{ a: 1 }]])('reads %j as an object without fields', (value) => {
    expect(toFields(value)).toEqual({});
  });

  test('returns an object unchanged', () => {
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
  ])('reads %j as the text %j', (value, expected) => {
    expect(readText(value)).toBe(expected);
  });

  test.each<[unknown, number]>([
    [12_500, 12_500],
    ['12500', 12_500],
    [' 12500.00 ', 12_500],
    [0, 0],
    ['-1', -1],
    // A missing number must not become 0, which is a valid amount.
    ['', Number.NaN],
    [null, Number.NaN],
    [undefined, Number.NaN],
    [[], Number.NaN],
    ['12,500', Number.NaN],
    ['RWF 12500', Number.NaN],
  ])('reads %j as the number %d', (value, expected) => {
    expect(readNumber(value)).toBe(expected);
  });
});
