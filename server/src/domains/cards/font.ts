/**
 * Reads from a TrueType font which characters it has and how wide they are, so that lines can be broken before they are drawn: the rasteriser
 * does not break lines, and draws a box for a character that the font lacks.
 *
 * The files in the folder fonts are Hahmlet, merged from the subsets of the package @fontsource/hahmlet 5.3.0 with fonttools, without hinting and
 * layout tables: `hahmlet-400.ttf` from Latin, extended Latin and Korean, `hahmlet-500.ttf`, which only sets prices, from the first two. The
 * storefront's own file is WOFF2 of variable weight, which the rasteriser cannot read.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `family`: the name by which drawings use the font. */
export type Font = {
  family: string;
  file: string;
  has: (character: string) => boolean;
  /** The width of a text in pixels, without kerning, at a size in pixels; 0 for characters that the font lacks. */
  measure: (text: string, size_px: number) => number;
};

function findTable(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(entry + index)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** The glyph of each character, from the first subtable in format 4, which the fonts of this folder have. */
function readGlyphs(view: DataView): Map<number, number> {
  const cmap = findTable(view, 'cmap');
  const table = cmap + view.getUint32(cmap + 8);
  if (view.getUint16(table) !== 4) throw new Error('the characters of the font are not in format 4');
  const doubleCount = view.getUint16(table + 6);
  const [ends, starts] = [table + 14, table + 16 + doubleCount];
  const [deltas, offsets] = [starts + doubleCount, starts + 2 * doubleCount];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < doubleCount; segment += 2) {
    const [start, end] = [view.getUint16(starts + segment), view.getUint16(ends + segment)];
    const [delta, offset] = [view.getUint16(deltas + segment), view.getUint16(offsets + segment)];
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = offset === 0 ? code : view.getUint16(offsets + segment + offset + 2 * (code - start));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** `name`: a file in the folder fonts, without its ending. Throws if the file is not such a font. */
export function loadFont(name: string, family: string): Font {
  const file = join(import.meta.dirname, 'fonts', `${name}.ttf`);
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const glyphs = readGlyphs(view);
  const unitsPerEm = view.getUint16(findTable(view, 'head') + 18);
  const lastWidth = view.getUint16(findTable(view, 'hhea') + 34) - 1;
  const widths = findTable(view, 'hmtx');
  const getWidth = (character: string) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0);
    return glyph === undefined ? 0 : view.getUint16(widths + 4 * Math.min(glyph, lastWidth));
  };
  return {
    family,
    file,
    has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
    measure: (text, size_px) => ([...text].reduce((sum, character) => sum + getWidth(character), 0) * size_px) / unitsPerEm,
  };
}
