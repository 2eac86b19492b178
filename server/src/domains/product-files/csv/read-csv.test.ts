import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BYTE_ORDER_MARK, formatCsv } from '../../../lib/format-csv.ts';
import { findSeparator, readCsv, UnreadableFileError } from './read-csv.ts';

/** Splits a file into chunks of a few bytes, so that the chunks end within characters and rows. */
async function* splitIntoChunks(bytes: Buffer, size = 7) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function readRows(text: string | Buffer, size?: number) {
  const rows: { row: number; cells: string[] }[] = [];
  for await (const { row, cells } of readCsv(splitIntoChunks(Buffer.from(text), size))) rows.push({ row, cells });
  return rows;
}
const readCells = async (text: string | Buffer) => (await readRows(text)).map(({ cells }) => cells);

test('reading a formatted file returns the same cells', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('=1+1', "'=1", "''-x", '-', '\t', '@a', 'a,"b";c\td', 'a\nb', 'a;=1', "b;'＝1\n-2", '\n=1'),
  );
  const cellWithoutReturns = cell.map((text) => text.replaceAll('\r', ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cellWithoutReturns, cellWithoutReturns, cellWithoutReturns), { minLength: 1, maxLength: 5 }),
      async (rows) => {
        const expectedRows = [['name', 'x', 'y'], ...rows].filter((cells) => cells.some((text) => text.trim() !== ''));
        expect(await readCells(formatCsv([['name', 'x', 'y'], ...rows]))).toEqual(expectedRows);
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  [',', 'a,b\n1,2'],
  [';', 'a;b\n1;2'],
  ['\t', 'a\tb\n1\t2'],
])('the separator %j is recognised from the header, with and without a byte-order mark', async (separator, text) => {
  expect(findSeparator(text)).toBe(separator);
  for (const mark of ['', BYTE_ORDER_MARK])
    expect(await readCells(mark + text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
});

test('separators within quotation marks are ignored', () => {
  expect(findSeparator('"a,b,c";d\n1,2,3,4,5')).toBe(';');
});

test('rows have the numbers that spreadsheets show, even after empty rows and rows of several lines', async () => {
  expect(await readRows('name,x\n\n"a\nb",1\r\n,\nc,2')).toEqual([
    { row: 1, cells: ['name', 'x'] },
    { row: 3, cells: ['a\nb', '1'] },
    { row: 5, cells: ['c', '2'] },
  ]);
});

test('a character that is split between two chunks is read, and bytes that are not UTF-8 are refused', async () => {
  expect(await readRows('é눈🌸', 1)).toEqual([{ row: 1, cells: ['é눈🌸'] }]);
  await expect(readRows(Buffer.from([0x61, 0xe8, 0x62]))).rejects.toBeInstanceOf(UnreadableFileError);
  await expect(readRows(Buffer.from('a\n\xf0', 'latin1'))).rejects.toBeInstanceOf(UnreadableFileError);
});

test('a row without an end is refused with its number', async () => {
  await expect(readRows(`a,b\n1,2\n"3`)).rejects.toMatchObject({ refusal: { code: 'csv_broken', values: { row: 3 } } });
  await expect(readRows(`a,b\n${'x'.repeat(1_100_000)}`)).rejects.toMatchObject({ refusal: { code: 'csv_broken' } });
});

test('a file that consists of white space is refused before it is read completely', async () => {
  let chunkCount = 0;
  async function* writeSpaces() {
    for (; chunkCount < 200; chunkCount++) yield Buffer.alloc(64 * 1024, ' ');
  }
  const rows = readCsv(writeSpaces());
  await expect(rows.next()).rejects.toMatchObject({ refusal: { code: 'csv_no_header' } });
  expect(chunkCount).toBeLessThan(30);
});
