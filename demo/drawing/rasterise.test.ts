import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSlide, SLIDE_SHAPES, SLIDE_SIZE } from './art/slides.ts';
import { loadBrands, toPackSpec } from './brands.ts';
import { computeContrast } from './colour.ts';
import type { PackSpec } from './pack.ts';
import { drawPackshot } from './packshot.ts';
import { openRasteriser, type Rasteriser } from './rasterise.ts';
import { SCENES } from './scenes.ts';
import { examplePack } from './testing.ts';

const TEXT_COLOUR = { light: '#FBFAF6', dark: '#1E1B16' };
/** The contrast that WCAG 2 AA requires. */
const CONTRAST_MIN = 4.5;
/** The area in which the page sets the text of a slide, as shares of the picture. */
const TEXT_AREA = { wide: { width: 0.46, height: 0.8 }, tall: { width: 1, height: 0.4 } };

let rasteriser: Rasteriser;
const specs = new Map<string, PackSpec>();

beforeAll(async () => {
  rasteriser = openRasteriser();
  for (const brand of await loadBrands()) for (const product of brand.products) specs.set(product.id, toPackSpec(brand, product));
});
afterAll(() => rasteriser.close());

const computeDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('the same drawing gives the same bytes, also in another rasteriser', async () => {
  const otherRasteriser = openRasteriser();
  try {
    const first = await rasteriser.webp(drawPackshot(examplePack), 240, 70);
    expect(computeDigest(await otherRasteriser.webp(drawPackshot(examplePack), 240, 70))).toBe(computeDigest(first));
    expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240, hasAlpha: false });
  } finally {
    otherRasteriser.close();
  }
});

test('labels are set in the fonts of the repository', async () => {
  const blank = { ...examplePack, brand: ' ', name: ' ', volume: ' ' };
  const renderPixels = async (spec: PackSpec) =>
    sharp(await rasteriser.webp(drawPackshot(spec), 240, 100))
      .raw()
      .toBuffer();
  const [lettered, empty] = [await renderPixels({ ...blank, brand: 'IIIIIIIIII' }), await renderPixels({ ...blank, brand: '          ' })];
  expect(Buffer.compare(lettered, empty)).not.toBe(0);
});

for (const scene of SCENES) {
  for (const shape of SLIDE_SHAPES) {
    test(`the text on slide ${scene.id}, ${shape}, has enough contrast`, async () => {
      const width = SLIDE_SIZE[shape].width / 4;
      const { data, info } = await sharp(await rasteriser.webp(drawSlide(scene, specs, shape), width, 90))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [right, bottom] = [Math.floor(info.width * TEXT_AREA[shape].width), Math.floor(info.height * TEXT_AREA[shape].height)];
      let lowestContrast = 21;
      for (let y = 0; y < bottom; y += 2) {
        for (let x = 0; x < right; x += 2) {
          const at = (y * info.width + x) * info.channels;
          lowestContrast = Math.min(lowestContrast, computeContrast(TEXT_COLOUR[scene.ink], `#${data.toString('hex', at, at + 3)}`));
        }
      }
      expect(lowestContrast).toBeGreaterThanOrEqual(CONTRAST_MIN);
    });
  }
}
