import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandTile } from './art/tiles.ts';
import type { PackSpec } from './pack.ts';
import { detailPicture, packshot } from './packshot.ts';
import { inShade } from './shade.ts';
import { anyPack, aPack } from './testing.ts';
import { texturePicture } from './texture/texture.ts';

const DRAWINGS: Record<string, (spec: PackSpec) => string> = { packshot, detailPicture, texturePicture, brandTile };

/** Names of elements that are opened but not closed, or closed in the wrong place. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [name];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}

test('any pack is drawn: no NaN, nothing undefined, well-formed, and every reference defined', () => {
  fc.assert(
    fc.property(anyPack, (spec) => {
      for (const draw of Object.values(DRAWINGS)) {
        const svg = draw(spec);
        const drawn = svg.replace(/aria-label="[^"]*"|<text [^>]*>[^<]*<\/text>/g, '');
        expect(drawn).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
        expect(unbalanced(svg)).toEqual([]);
        const defined = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
        for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(defined).toContain(id);
      }
    }),
    { numRuns: 60 },
  );
}, 30_000);

test('the same pack always gives the same string', () => {
  fc.assert(
    fc.property(anyPack, (spec) => {
      for (const draw of Object.values(DRAWINGS)) expect(draw(structuredClone(spec))).toBe(draw(spec));
    }),
    { numRuns: 30 },
  );
});

test('names are text on the label, never markup', () => {
  const svg = packshot({ ...aPack, brand: 'rom&nd', name: '<b>"Tint"' });
  expect(svg).toContain('ROM&amp;ND');
  expect(svg).toContain('&lt;b&gt;&quot;Tint&quot;');
  expect(svg).not.toContain('<b>');
});

test('a mistyped colour is refused, not drawn black', () => {
  expect(() => packshot({ ...aPack, palette: { ...aPack.palette, body: '#F7F0D' } })).toThrow('#F7F0D');
});

test('the close-up shows a square of the same studio, without what lies beside the pack', () => {
  expect(packshot(aPack)).toContain('viewBox="0 0 800 800"');
  fc.assert(
    fc.property(anyPack, (spec) => {
      const svg = detailPicture(spec);
      const [x = -1, y = -1, width = 0, height = -1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      expect(width).toBe(height);
      expect(width).toBeGreaterThan(150);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y) + width).toBeLessThanOrEqual(800.1);
      expect(svg.length).toBeLessThan(packshot(spec).length);
    }),
    { numRuns: 40 },
  );
});

test('another shade changes the part that shows it and nothing else of the spec', () => {
  const shade = '#B01F2E';
  const palette = (changes: Partial<PackSpec>) => inShade({ ...aPack, ...changes }, shade).palette;
  expect(palette({ container: 'lipbalm' })).toEqual({ ...aPack.palette, liquid: shade });
  expect(palette({ container: 'tube' })).toEqual({ ...aPack.palette, body: shade });
  expect(palette({ container: 'stick' })).toEqual({ ...aPack.palette, cap: shade });
  expect(palette({ container: 'sachet' })).toEqual({ ...aPack.palette, accent: shade });
  expect(palette({ container: 'jar', finish: 'frost' })).toEqual({ ...aPack.palette, liquid: shade });
  expect(palette({ container: 'jar', finish: 'gloss' })).toEqual({ ...aPack.palette, body: shade });
  expect(palette({ container: 'dropper' })).toEqual({ ...aPack.palette, liquid: shade });
});

test('any pack in any shade is another picture', () => {
  fc.assert(
    fc.property(anyPack, (spec) => {
      fc.pre(!Object.values(spec.palette).includes('#b01f2e'));
      expect(packshot(inShade(spec, '#b01f2e'))).not.toBe(packshot(spec));
    }),
    { numRuns: 40 },
  );
});
