import { describe, expect, test } from 'vitest';
import {
  boundedNumber,
  boundedText,
  checkbox,
  id,
  lineText,
  optionalId,
  page,
  requiredLine,
  requiredText,
  untrustedUserId,
  wholeNumber,
} from './text.ts';

const OUT_OF_RANGE = 'Must be 1 to 9';
const digit = wholeNumber(1, 9, OUT_OF_RANGE);
const listMessages = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message);

describe('a whole number from 1 to 9', () => {
  test.each([
    [1, 1],
    [9, 9],
    ['2', 2],
    [' 3 ', 3],
    ['007', 7],
  ])('%j is read as %i', (input, value) => {
    expect(digit.parse(input)).toBe(value);
  });

  test.each([0, 10, -1, 1.5, 1e9, Number.NaN, '', ' ', '1.5', '1e0', '0x1', '+1', '2; drop', '٣', null, undefined, true, [], [1], {}])(
    '%j is refused with one message',
    (input) => {
      expect(listMessages(digit.safeParse(input))).toEqual([OUT_OF_RANGE]);
    },
  );
});

describe('a number of a form of the back office', () => {
  const price = boundedNumber(0, 100_000_000, 'amount_invalid');

  test.each([0, 100_000_000, '12000'])('%j is accepted', (input) => {
    expect(price.parse(input)).toBe(Number(input));
  });

  test.each([
    [100_000_001, 'number_too_large:100000000'],
    ['999999999999', 'number_too_large:100000000'],
    [1e21, 'number_too_large:100000000'],
    [-1, 'number_too_small:0'],
    [1.5, 'amount_invalid'],
    ['cheap', 'amount_invalid'],
    [null, 'amount_invalid'],
  ])('%j is refused, and the first message is %s', (input, message) => {
    expect(listMessages(price.safeParse(input))?.[0]).toBe(message);
  });
});

describe('a typed text', () => {
  test.each(['KG 11 Ave 5', '<b>', "' or 1=1 --", '👩🏾‍🦱 Kigali', 'two\nlines'])('%j stays as it is', (text) => {
    expect(boundedText(50).parse(text)).toBe(text);
  });

  test('is trimmed, and has single spaces', () => {
    expect(boundedText(50).parse('  x\t y ')).toBe('x y');
  });

  test.each(['', ' ', '\u200b', '\u3164', '\u00ad\u2800', '\u0301'])('that is required is missing if it is %j', (text) => {
    expect(listMessages(requiredText(50, 'name_required').safeParse(text))).toEqual(['name_required']);
    expect(listMessages(requiredLine(50, 'name_required').safeParse(text))).toEqual(['name_required']);
  });

  test('may be as long as its limit without its invisible characters', () => {
    expect(lineText(3).parse('\u202aabc\u202c')).toBe('abc');
  });

  test.each(['NUL \u0000', 'bell \u0007', 'escape \u001b[31m', 'delete \u007f'])('%j is refused', (text) => {
    expect(listMessages(boundedText(50).safeParse(text))).toEqual(['unreadable_characters']);
  });

  test('is refused above its maximum length', () => {
    expect(listMessages(boundedText(50).safeParse('x'.repeat(51)))).toEqual(['too_long:50']);
  });
});

describe('an id', () => {
  test.each(['a', '00000000-0000-0000-0000-000000000000', "' or 1=1 --", 'x'.repeat(100)])('%j is accepted', (text) => {
    expect(id.parse(text)).toBe(text);
  });

  test.each(['', 'x'.repeat(101), 'NUL\u0000', 5, null, undefined, {}])('%j is refused', (input) => {
    expect(id.safeParse(input).success).toBe(false);
  });

  test.each(['', null, undefined])('that is optional is read as undefined from %j', (input) => {
    expect(optionalId.parse(input)).toBeUndefined();
  });

  test.each([5, {}, ['a'], true])('of a shopper is refused if it is %j', (input) => {
    expect(untrustedUserId.safeParse(input).success).toBe(false);
  });
});

describe('a checkbox', () => {
  test.each([true, 'true', 'on', '1', 'TRUE', 'yes'])('%j is set', (input) => {
    expect(checkbox.parse(input)).toBe(true);
  });

  test.each([false, undefined, null, '', 'false', 'off', '0', 'no', {}, []])('%j is not set', (input) => {
    expect(checkbox.parse(input)).toBe(false);
  });
});

test.each([
  [3, 3],
  ['3', 3],
  ['x', 1],
  [0, 1],
  [-2, 1],
  [1.5, 1],
  [undefined, 1],
  [1e12, 1],
])('the page number %j is read as %i', (input, value) => {
  expect(page.parse(input)).toBe(value);
});
