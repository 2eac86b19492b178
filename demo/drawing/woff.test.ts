import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { type Face, measureText } from './label/faces.ts';
import { woffToTtf } from './woff.ts';

const { resolve } = createRequire(import.meta.url);
/** The font weights of labels. */
const FONTS: Record<Face, string[]> = {
  sans: ['400', '500', '600'].map((weight) => `@fontsource/jost/files/jost-latin-${weight}-normal.woff`),
  human: ['@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff'],
  serif: ['@fontsource/gowun-batang/files/gowun-batang-latin-400-normal.woff'],
};

function readTables(ttf: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: ttf.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  return new Map(
    entries.map((at) => {
      const offset = ttf.readUInt32BE(at + 8);
      return [ttf.toString('latin1', at, at + 4), ttf.subarray(offset, offset + ttf.readUInt32BE(at + 12))];
    }),
  );
}

/** Finds the glyph index of a character in the cmap in format 4, which every font has for the basic plane. */
function findGlyph(cmap: Buffer, character: number): number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4)));
  const table = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!table) throw new Error('no format 4 cmap');
  const segments = table.readUInt16BE(6) / 2;
  for (let i = 0; i < segments; i++) {
    const end = table.readUInt16BE(14 + i * 2);
    const start = table.readUInt16BE(16 + segments * 2 + i * 2);
    if (character < start || character > end) continue;
    const delta = table.readUInt16BE(16 + segments * 4 + i * 2);
    const rangeAt = 16 + segments * 6 + i * 2;
    const range = table.readUInt16BE(rangeAt);
    if (range === 0) return (character + delta) & 0xffff;
    const glyph = table.readUInt16BE(rangeAt + range + (character - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

const getTable = (tables: Map<string, Buffer>, name: string): Buffer => {
  const found = tables.get(name);
  if (!found) throw new Error(`no table ${name}`);
  return found;
};

/** Reads the advance of each printable ASCII character, in em. */
function readAdvances(file: string): number[] {
  const tables = readTables(woffToTtf(readFileSync(resolve(file))));
  const unitsPerEm = getTable(tables, 'head').readUInt16BE(18);
  const widths = getTable(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: 95 }, (_, i) => {
    const glyph = findGlyph(getTable(tables, 'cmap'), 32 + i);
    return getTable(tables, 'hmtx').readUInt16BE(Math.min(glyph, widths - 1) * 4) / unitsPerEm;
  });
}

for (const [face, files] of Object.entries(FONTS) as [Face, string[]][]) {
  test(`${face}: the unpacked fonts are complete, and their advances match the table that labels use`, () => {
    const weights = files.map(readAdvances);
    for (let i = 0; i < 95; i++) {
      const advances = weights.map((advance) => advance[i] ?? Number.NaN);
      const tableAdvance = measureText(String.fromCharCode(32 + i), face, 1);
      // The table has a precision of one eightieth of an em.
      expect(tableAdvance, String.fromCharCode(32 + i)).toBeGreaterThan(Math.min(...advances) - 0.015);
      expect(tableAdvance, String.fromCharCode(32 + i)).toBeLessThan(Math.max(...advances) + 0.015);
    }
  });
}

test('a file that is not WOFF is refused', () => {
  expect(() => woffToTtf(Buffer.from('wOF2 and more'))).toThrow('not a WOFF 1 font');
});
