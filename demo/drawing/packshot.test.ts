import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawBrandTile } from './art/tiles.ts';
import type { PackSpec } from './pack.ts';
import { drawDetailPicture, drawPackshot, drawShadePicture } from './packshot.ts';
import { anyPack, examplePack } from './random-packs.ts';
import { openRasteriser } from './rasterise.ts';
import { replaceShade } from './shade.ts';
import { drawTexturePicture } from './texture/texture.ts';

const DRAWINGS: Record<string, (spec: PackSpec) => string> = {
  packshot: drawPackshot,
  detailPicture: drawDetailPicture,
  texturePicture: drawTexturePicture,
  brandTile: drawBrandTile,
};

/** Lists the names of elements that are never closed, or closed in the wrong place. */
function findUnbalanced(svg: string): string[] {
  const openTags: string[] = [];
  for (const [, closing, name = '', attributes = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closing) {
      if (openTags.pop() !== name) return [name];
    } else if (!attributes.endsWith('/')) openTags.push(name);
  }
  return openTags;
}

test('any pack is drawn without NaN or undefined, as well-formed SVG whose references are all defined', () => {
  fc.assert(
    fc.property(anyPack, (spec) => {
      for (const draw of Object.values(DRAWINGS)) {
        const svg = draw(spec);
        const svgWithoutTexts = svg.replace(/aria-label="[^"]*"|<text [^>]*>[^<]*<\/text>/g, '');
        expect(svgWithoutTexts).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
        expect(findUnbalanced(svg)).toEqual([]);
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

test('markup in a product name is drawn as text on the label', () => {
  const svg = drawPackshot({ ...examplePack, brand: 'rom&nd', name: '<b>"Tint"' });
  expect(svg).toContain('ROM&amp;ND');
  expect(svg).toContain('&lt;b&gt;&quot;Tint&quot;');
  expect(svg).not.toContain('<b>');
});

test('a mistyped colour throws instead of being drawn black', () => {
  expect(() => drawPackshot({ ...examplePack, palette: { ...examplePack.palette, body: '#F7F0D' } })).toThrow('#F7F0D');
});

test('the detail picture shows a square of the packshot, without the ingredient beside the pack', () => {
  expect(drawPackshot(examplePack)).toContain('viewBox="0 0 800 800"');
  fc.assert(
    fc.property(anyPack, (spec) => {
      const svg = drawDetailPicture(spec);
      const [x = -1, y = -1, width = 0, height = -1] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      expect(width).toBe(height);
      expect(width).toBeGreaterThan(150);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y) + width).toBeLessThanOrEqual(800.1);
      // With the ingredient, the two drawings would be of about the same length.
      expect(svg.length).toBeLessThan(drawPackshot(spec).length);
    }),
    { numRuns: 40 },
  );
});

test.each(['cushion', 'stick', 'lipbalm'] as const)('pictures of two shades of a %s differ clearly', async (container) => {
  const rasteriser = openRasteriser();
  const renderPixels = async (swatch: string) => {
    const picture = await rasteriser.encodeWebp(drawShadePicture({ ...examplePack, container }, swatch), { width: 60, quality: 70 });
    return sharp(picture).raw().toBuffer();
  };
  const [light, deep] = [await renderPixels('#EFD2B3'), await renderPixels('#8A3B34')];
  rasteriser.close();
  const different = light.filter((value, index) => Math.abs(value - (deep[index] ?? 0)) > 20);
  expect(different.length / light.length).toBeGreaterThan(0.1);
});

test('another shade changes only the colour of the part that shows the shade', () => {
  const shade = '#B01F2E';
  const shadePalette = (changes: Partial<PackSpec>) => replaceShade({ ...examplePack, ...changes }, shade).palette;
  expect(shadePalette({ container: 'lipbalm' })).toEqual({ ...examplePack.palette, liquid: shade });
  expect(shadePalette({ container: 'tube' })).toEqual({ ...examplePack.palette, body: shade });
  expect(shadePalette({ container: 'stick' })).toEqual({ ...examplePack.palette, cap: shade });
  expect(shadePalette({ container: 'sachet' })).toEqual({ ...examplePack.palette, accent: shade });
  expect(shadePalette({ container: 'jar', finish: 'frost' })).toEqual({ ...examplePack.palette, liquid: shade });
  expect(shadePalette({ container: 'jar', finish: 'gloss' })).toEqual({ ...examplePack.palette, body: shade });
  expect(shadePalette({ container: 'dropper' })).toEqual({ ...examplePack.palette, liquid: shade });
});

test('two shades of a pack give different pictures', () => {
  fc.assert(
    fc.property(anyPack, (spec) => {
      fc.pre(!Object.values(spec.palette).includes('#b01f2e'));
      expect(drawPackshot(replaceShade(spec, '#b01f2e'))).not.toBe(drawPackshot(spec));
    }),
    { numRuns: 40 },
  );
});
