import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv, removeFormulaGuard } from './format-csv.ts';

const formatRow = (...cells: (string | number)[]) => formatCsv([cells]).slice(1, -2);

test('rows end with CRLF, after a byte-order mark', () => {
  expect(
    formatCsv([
      ['Code', 'Uses'],
      ['NOEL-1', 2],
    ]),
  ).toBe('\uFEFFCode,Uses\r\nNOEL-1,2\r\n');
});

test('a text with a separator, a quote or a line break is quoted', () => {
  expect(formatRow('a,b', 'c;d', 'say "yes"', 'two\nlines', 'plain')).toBe('"a,b","c;d","say ""yes""","two\nlines",plain');
});

test.each(['=1+1', '+250788', '-2', '@SUM(A1)', '\tx', '\nx', '\rx', ' =1', "'=1", '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'the text %j gets an apostrophe, so that spreadsheets do not run it',
  (text) => {
    expect(formatRow(text).replaceAll('"', '')).toBe(`'${text}`);
  },
);

test.each([
  ['a;=1', "a;'=1"],
  ['a; =1', "a;' =1"],
  ['a;;＝1', "a;;'＝1"],
  ['a\t-1', "a\t'-1"],
  ['a;b\n=1', "a;b\n'=1"],
  ['a;"=1";b', 'a;\'"=1";b'],
  ['a\n"" =1', 'a\n\'"" =1'],
  ['a;b=1', 'a;b=1'],
  ['a-b @c', 'a-b @c'],
])('in %j, each place where a spreadsheet could begin a formula gets an apostrophe', (text, written) => {
  // A text with a separator or line break is also quoted.
  expect(formatRow(text)).toBe(/[;\t\n]/.test(text) ? `"${written.replaceAll('"', '""')}"` : written);
  expect(removeFormulaGuard(written)).toBe(text);
});

test('any text is read back unchanged, and no part of it begins a formula', () => {
  const sign = fc.constantFrom(...[...'=+-@＝＋－＠;,\t\n\r\'" a'].map(String));
  const text = fc.oneof(
    fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(text, (value) => {
      const written = formatRow(value);
      const cell = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(removeFormulaGuard(cell)).toBe(value);
      for (const part of written.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 2_000 },
  );
});

test('a negative number stays a number', () => {
  expect(formatRow(-2)).toBe('-2');
});
