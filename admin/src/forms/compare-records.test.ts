import { expect, test } from 'vitest';
import { describeValue, findDifferences, formatFieldName, pickChanges } from './compare-records.ts';

const BEFORE = { name: 'Toner', price: 12_000, tags: ['new'], note: null, version: 3 };

test('only changed fields are sent, and lists are compared by their items', () => {
  expect(pickChanges(BEFORE, { ...BEFORE, tags: ['new'], price: 11_000, note: '' })).toEqual({ price: 11_000 });
  expect(pickChanges(BEFORE, { ...BEFORE, name: '', tags: [] })).toEqual({ name: '', tags: [] });
});

test('a colleague’s changes are listed by field, with the member’s value if it differs, but not where both changed alike', () => {
  const mine = { ...BEFORE, name: 'Calm toner', price: 11_000 };
  const theirs = { ...BEFORE, name: 'Rice toner', tags: ['best'], price: 11_000, version: 4 };
  expect(findDifferences(BEFORE, mine, theirs)).toEqual([
    { field: 'name', before: 'Toner', theirs: 'Rice toner', mine: 'Calm toner' },
    { field: 'tags', before: ['new'], theirs: ['best'] },
  ]);
});

test.each([
  [null, 'empty'],
  ['', 'empty'],
  [[], 'empty'],
  [true, 'yes'],
  [12_000, '12,000'],
  [['a', 'b'], 'a, b'],
  ['text', 'text'],
  [
    [
      { option_id: '1', name: 'Rose', price: 0, old: false },
      { option_id: '2', name: 'Fig', price: 1_500 },
    ],
    'Rose · 0\nFig · 1,500',
  ],
])('the value %j is described as %s', (value, words) => {
  expect(describeValue(value)).toBe(words);
});

test('a field without a label is named in words', () => {
  expect(formatFieldName('base_price_rwf')).toBe('Base price RWF');
});
