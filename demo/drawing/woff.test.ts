import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { type Face, measureText } from './label/faces.ts';
import { woffToTtf } from './woff.ts';

const { resolve } = createRequire(import.meta.url);
/** The font weights of labels. */
const FONTS: Record<Face, string[]> = {
  sans: ['400', '500', '600'].map((weight) => `@fontsource/jost/files/jost-latin-${weight}-normal.woff`),
  humanist: ['@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff'],
  serif: ['@fontsource/gowun-batang/files/gowun-batang-latin-400-normal.woff'],
};

function readTables(ttf: Buffer): Map<string, Buffer> {
  const entryOffsets = Array.from({ length: ttf.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    entryOffsets.map((entry) => {
      const offset = ttf.readUInt32BE(entry + 8);
      return [ttf.toString('latin1', entry, entry + 4), ttf.subarray(offset, offset + ttf.readUInt32BE(entry + 12))];
    }),
  );
}

/** Finds the glyph index of a character in the cmap in format 4, which every font has for the basic plane. */
function findGlyph(cmap: Buffer, character: number): number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)));
  const table = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!table) throw new Error('no format 4 cmap');
  const segments = table.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment++) {
    const end = table.readUInt16BE(14 + segment * 2);
    const start = table.readUInt16BE(16 + segments * 2 + segment * 2);
    if (character < start || character > end) continue;
    const delta = table.readUInt16BE(16 + segments * 4 + segment * 2);
    const rangePosition = 16 + segments * 6 + segment * 2;
    const range = table.readUInt16BE(rangePosition);
    if (range === 0) return (character + delta) & 0xffff;
    const glyph = table.readUInt16BE(rangePosition + range + (character - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

const getTable = (tables: Map<string, Buffer>, name: string): Buffer => {
  const table = tables.get(name);
  if (!table) throw new Error(`no table ${name}`);
  return table;
};

/** Reads the advance of each printable ASCII character, in em. */
function readAdvances(file: string): number[] {
  const tables = readTables(woffToTtf(readFileSync(resolve(file))));
  const unitsPerEm = getTable(tables, 'head').readUInt16BE(18);
  const widthCount = getTable(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: 95 }, (_, index) => {
    const glyph = findGlyph(getTable(tables, 'cmap'), 32 + index);
    return getTable(tables, 'hmtx').readUInt16BE(Math.min(glyph, widthCount - 1) * 4) / unitsPerEm;
  });
}

for (const [face, files] of Object.entries(FONTS) as [Face, string[]][]) {
  test(`${face}: the unpacked fonts are complete, and their advances match the table that labels use`, () => {
    const advancesByWeight = files.map(readAdvances);
    for (let index = 0; index < 95; index++) {
      const character = String.fromCharCode(32 + index);
      const advances = advancesByWeight.map((advancesOfWeight) => advancesOfWeight[index] ?? Number.NaN);
      const tableAdvance = measureText(character, face, 1);
      // The table has a precision of one eightieth of an em.
      expect(tableAdvance, character).toBeGreaterThan(Math.min(...advances) - 0.015);
      expect(tableAdvance, character).toBeLessThan(Math.max(...advances) + 0.015);
    }
  });
}

test('a file that is not WOFF is refused', () => {
  expect(() => woffToTtf(Buffer.from('wOF2 and more'))).toThrow('not a WOFF 1 font');
});
