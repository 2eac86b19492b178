import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatLabelledTexts,
  formatList,
  formatTime,
  MADE_TO_ORDER,
  parseLabelledTexts,
  parseLineEnds,
  parseList,
  parseNumberCell,
  parsePieces,
  parsePositionalList,
  parseTime,
} from './cells.ts';

const itemArbitrary = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '');

test('parsing a formatted list returns the same list', () => {
  fc.assert(fc.property(fc.array(itemArbitrary), (items) => void expect(parseList(formatList(items))).toEqual(items)));
  expect(parseList(' a |b| | c\\|d ')).toEqual(['a', 'b', 'c|d']);
  expect(parsePositionalList(' | second')).toEqual(['', 'second']);
});

test('the line ends of a text that WooCommerce has exported are line ends again', () => {
  expect(parseLineEnds('One\\n\\nTwo')).toBe('One\n\nTwo');
  expect(parseLineEnds('Write \\n for\na line end')).toBe('Write \\n for\na line end');
});

test('parsing formatted labelled texts returns the same texts, and a text without a label is refused', () => {
  const text = fc.record({ label: itemArbitrary, value: itemArbitrary });
  fc.assert(fc.property(fc.array(text), (texts) => void expect(parseLabelledTexts(formatLabelledTexts(texts))).toEqual(texts)));
  expect(parseLabelledTexts('Volume: 50 ml | Use: at 8:00')).toEqual([
    { label: 'Volume', value: '50 ml' },
    { label: 'Use', value: 'at 8:00' },
  ]);
  expect(parseLabelledTexts('Volume 50 ml')).toBeNull();
});

test.each([
  ['12000', 12_000],
  [' 12,000 ', 12_000],
  ['1 200 000', 1_200_000],
  ['12000.00', 12_000],
  ['RWF 12,000', 12_000],
  ['12’000 rwf', 12_000],
  ['0', 0],
  ['99999999999999', 99_999_999_999_999],
  ['12.000,00', 12_000],
  ['0,500', null],
  ['RWF 12.000', null],
  ['12.5', null],
  ['12.000', null],
  ['12,00', null],
  ['1,2345', null],
  ['1,200 000', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
])('the cell %j is read as the number %j', (cell, number) => {
  expect(parseNumberCell(cell)).toBe(number);
});

test('a cell of stock is a number of pieces, or made to order', () => {
  expect([parsePieces(' Made to Order '), parsePieces('7'), parsePieces('many'), MADE_TO_ORDER]).toEqual([
    null,
    7,
    undefined,
    'made to order',
  ]);
});

test.each([
  ['2026-12-24 18:00', '2026-12-24T16:00:00.000Z'],
  ['2026-12-24', '2026-12-23T22:00:00.000Z'],
  ['24/12/2026 18:00', '2026-12-24T16:00:00.000Z'],
  ['24.12.2026', '2026-12-23T22:00:00.000Z'],
  ['2026-12-24T18:00:00Z', '2026-12-24T18:00:00.000Z'],
  ['2026-02-30 10:00', undefined],
  ['2026-12-24 25:00', undefined],
  ['soon', undefined],
])('the cell %j is read as the time %j', (cell, time) => {
  expect(parseTime(cell)?.toISOString()).toBe(time);
});

test('times are written in the time zone of Kigali', () => {
  expect([formatTime(new Date('2026-12-24T22:30:00Z')), formatTime(null)]).toEqual(['2026-12-25 00:30', '']);
});

test('a number with a million spaces is refused quickly', () => {
  const started_ms = performance.now();
  expect(parseNumberCell(`1${' '.repeat(900_000)}1`)).toBeNull();
  expect(performance.now() - started_ms).toBeLessThan(1_000);
});
