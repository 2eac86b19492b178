import { expect, test } from 'vitest';
import { formatCsv } from './format-csv.ts';

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

test.each(['=1+1', '+250788', '-2', '@SUM(A1)', '\tx'])('the text %j is no formula', (text) => {
  expect(formatRow(text).replaceAll('"', '')).toBe(`'${text}`);
});

test('a negative number stays a number', () => {
  expect(formatRow(-2)).toBe('-2');
});
