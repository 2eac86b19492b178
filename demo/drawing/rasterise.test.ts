import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSlide, SLIDE_SHAPES, SLIDE_SIZE } from './art/slides.ts';
import { computeContrast } from './colour.ts';
import { createPackSpec, loadBrands } from './load-brands.ts';
import type { PackSpec } from './pack.ts';
import { drawPackshot } from './packshot.ts';
import { examplePack } from './random-packs.ts';
import { openRasteriser, type Rasteriser } from './rasterise.ts';
import { SCENES } from './scenes.ts';

const TEXT_COLOUR = { light: '#FBFAF6', dark: '#1E1B16' };
/** The contrast that WCAG 2 AA requires of normal text. */
const CONTRAST_MIN = 4.5;
/** The area in which the page shows the text of a slide, as shares of the picture. */
const TEXT_AREA = { wide: { width: 0.46, height: 0.8 }, tall: { width: 1, height: 0.4 } };

let rasteriser: Rasteriser;
const specByProduct = new Map<string, PackSpec>();

beforeAll(async () => {
  rasteriser = openRasteriser();
  for (const brand of await loadBrands())
    for (const product of brand.products) specByProduct.set(product.id, createPackSpec(brand, product));
});
afterAll(() => rasteriser.close());

const computeDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('the same drawing gives the same bytes, also in another rasteriser', async () => {
  const otherRasteriser = openRasteriser();
  try {
    const first = await rasteriser.encodeWebp(drawPackshot(examplePack), { width: 240, quality: 70 });
    expect(computeDigest(await otherRasteriser.encodeWebp(drawPackshot(examplePack), { width: 240, quality: 70 }))).toBe(
      computeDigest(first),
    );
    expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240, hasAlpha: false });
  } finally {
    otherRasteriser.close();
  }
});

test('labels show letters although no system fonts are read', async () => {
  const blank = { ...examplePack, brand: ' ', name: ' ', volume: ' ' };
  const renderPixels = async (spec: PackSpec) =>
    sharp(await rasteriser.encodeWebp(drawPackshot(spec), { width: 240, quality: 100 }))
      .raw()
      .toBuffer();
  const withLetters = await renderPixels({ ...blank, brand: 'IIIIIIIIII' });
  const withSpaces = await renderPixels({ ...blank, brand: '          ' });
  expect(Buffer.compare(withLetters, withSpaces)).not.toBe(0);
});

for (const scene of SCENES) {
  for (const shape of SLIDE_SHAPES) {
    test(`the text on slide ${scene.id}, ${shape}, has enough contrast`, async () => {
      const width = SLIDE_SIZE[shape].width / 4;
      const { data, info } = await sharp(await rasteriser.encodeWebp(drawSlide(scene, specByProduct, shape), { width, quality: 90 }))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const right = Math.floor(info.width * TEXT_AREA[shape].width);
      const bottom = Math.floor(info.height * TEXT_AREA[shape].height);
      let lowestContrast = 21;
      for (let y = 0; y < bottom; y += 2) {
        for (let x = 0; x < right; x += 2) {
          const start = (y * info.width + x) * info.channels;
          const colour = `#${data.toString('hex', start, start + 3)}`;
          lowestContrast = Math.min(lowestContrast, computeContrast(TEXT_COLOUR[scene.ink], colour));
        }
      }
      expect(lowestContrast).toBeGreaterThanOrEqual(CONTRAST_MIN);
    });
  }
}
