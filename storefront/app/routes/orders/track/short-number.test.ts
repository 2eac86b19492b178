import { expect, test } from 'vitest';
import { findShortNumber, readPhoneDigits } from './short-number.ts';

test.each([
  '3f2504e0',
  ' #3F2504E0 ',
  '3f2504e0…',
  'Order 3f2504e0 is on its way',
  '3f2504e0-4f89-41d3',
  '３ｆ２５０４ｅ０',
  '\u202a3f25\u200b04e0\u202c',
])('the short number is found in %j', (typed) => expect(findShortNumber(typed)).toBe('3f2504e0'));

test.each(['', '3f2504e', '3f2504e01', 'x3f2504e0', '3f2504eg', 'order', '<script>'])('no short number is found in %j', (typed) =>
  expect(findShortNumber(typed)).toBeNull(),
);

test.each([
  ['3456', '3456'],
  [' 34 56 ', '3456'],
  ['0788 123 456', '3456'],
  ['+250788123456', '3456'],
  ['\u202a٣٤٥٦\u202c', '3456'],
  ['345', null],
  ['', null],
  ['none', null],
])('the last digits of %j are %j', (typed, digits) => expect(readPhoneDigits(typed)).toBe(digits));
