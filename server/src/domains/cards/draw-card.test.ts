/** Draws cards and reads their pixels. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawProductCard } from './card-drawing.ts';
import { drawProductJpeg, drawShopJpeg } from './draw-card.ts';

const CARD = { shop: 'Uruhu', brand: 'Anua', name: 'Heartleaf Toner', base_price_rwf: 34_000, price_rwf: 27_500, image: 'a.webp' };
/** WhatsApp shows up to 300 kB, and sooner if there are fewer. */
const BYTES_MAX = 120_000;

const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .webp()
    .toBuffer();
const readPixel = async (jpeg: Buffer, left: number, top: number) =>
  [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) => Math.round(value / 16));

const PAPER = [16, 16, 15];
const BLUE = [0, 0, 16];

describe('the card of a product', () => {
  test.each([
    [600, 600],
    [300, 900],
    [900, 300],
  ])('shows its picture of %d × %d px, cut to its place, beside the paper', async (width, height) => {
    const { jpeg } = await drawProductJpeg(CARD, await createPicture(width, height));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    expect(jpeg.length).toBeLessThan(BYTES_MAX);
    expect(await readPixel(jpeg, 20, 610)).toEqual(BLUE);
    expect(await readPixel(jpeg, 560, 20)).toEqual(BLUE);
    for (const [left, top] of [
      [590, 20],
      [1_190, 300],
      [570, 560],
    ] as const)
      expect(await readPixel(jpeg, left, top)).toEqual(PAPER);
  });

  test.each([
    ['none', null],
    ['a broken one', Buffer.from('no picture')],
  ])('has a pattern instead of a picture that is %s', async (_, picture) => {
    const { jpeg, hasPicture } = await drawProductJpeg(CARD, picture);
    expect(hasPicture).toBe(false);
    expect(await readPixel(jpeg, 288, 315)).toEqual([11, 4, 2]);
    expect(jpeg.length).toBeLessThan(BYTES_MAX);
  });

  test('strikes the base price through only if there is a discount', () => {
    const hasPicture = true;
    expect(drawProductCard(CARD, { hasPicture })).toMatch(/>27,500 RWF<.*>34,000 RWF<.*>−19%</);
    const undiscounted = drawProductCard({ ...CARD, price_rwf: 34_000 }, { hasPicture });
    expect(undiscounted.match(/RWF/g)).toHaveLength(1);
    expect(undiscounted).not.toContain('%');
  });

  test('shows markup and entities in names as text, and keeps none of its own', async () => {
    const text = '</text><image href="file:///etc/passwd"/>&lt;&amp;"\'\u0000\ud800]]>';
    const card = { ...CARD, shop: text, brand: text, name: text };
    const svg = drawProductCard(card, { hasPicture: false });
    expect(svg).not.toContain('<image');
    expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length);
    expect((await drawProductJpeg(card, null)).jpeg.length).toBeGreaterThan(10_000);
  });

  test('with texts of the greatest lengths is still drawn', async () => {
    const long = '한W&'.repeat(3_000);
    const card = { shop: long, brand: long, name: long, base_price_rwf: 2_147_483_647, price_rwf: 2_147_483_646, image: '' };
    expect((await drawProductJpeg(card, null)).jpeg.length).toBeLessThan(200_000);
  });
});

test.each(['Uruhu', 'Maison Éclat de Kigali', ''])('the card of the shop “%s” is small enough to be shown', async (shop) => {
  const jpeg = await drawShopJpeg(shop);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
  expect(jpeg.length).toBeLessThan(BYTES_MAX);
});
