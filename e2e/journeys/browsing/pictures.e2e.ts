/** Pictures that are loading or fail to load. */
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, PHONE, visit } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

/** The colour of the shop's symbol, which stands in for a picture that fails to load. */
const TERRACOTTA = [179, 64, 31];
const LIST_PATH = '/category/skincare';

/** Red, green and blue at the centre of the element. */
async function readCentreColour(page: Page, element: Locator): Promise<number[]> {
  const png = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(image.width / 2, image.height / 2, 1, 1).data ?? [])].slice(0, 3);
  }, png);
}

const measureBox = (image: Locator) => image.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));

test('a picture shows its placeholder in its place until it has arrived, on a phone and a desktop', async ({ openPage }) => {
  const { page } = await openPage(PHONE, { reducedMotion: 'reduce' });
  const { promise: picturesReleased, resolve: releasePictures } = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await picturesReleased;
    await route.continue();
  });
  await page.goto(LIST_PATH, { waitUntil: 'domcontentloaded' });
  // The picture of a card lies over its placeholder.
  const placeholder = page.locator('article img').nth(0);
  const picture = page.locator('article img').nth(1);
  const expectSameBox = async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await measureBox(placeholder)).toBe(await measureBox(picture));
    }
  };
  await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 }).toBe(4);
  await expectSameBox();
  const screenshotBefore = await placeholder.screenshot();
  releasePictures();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 15_000 }).toBeGreaterThan(4);
  await expect.poll(async () => (await placeholder.screenshot()).equals(screenshotBefore), { timeout: 15_000 }).toBe(false);
  await expectSameBox();
});

test('a picture that fails to load shows its alternative text, or the symbol of the shop', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE, { reducedMotion: 'reduce' });
  // The server has a substitute for a file that is missing. Waits for hydration, which removes elements that were added before.
  await visit(page, '/faqs');
  const size = await page.evaluate(async () => {
    const image = Object.assign(new Image(), { src: '/media/none-of-ours.webp?w=320', id: 'missing' });
    document.querySelector('main')?.prepend(image);
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([480, 480]);
  expect(await readCentreColour(page, page.locator('#missing'))).toEqual(TERRACOTTA);

  await page.route('**/media/**', (route) => route.abort());
  const product = await findProductWithOptions(shopUrl);
  await page.goto(`/product/${product.product_id}`, { waitUntil: 'load' });
  const thumb = page.locator('a[href="#picture-2"] img');
  const main = page.locator('#picture-1 img').last();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await thumb.scrollIntoViewIfNeeded();
    await expect.poll(() => readCentreColour(page, thumb), { timeout: 15_000 }).toEqual(TERRACOTTA);
    expect(await main.evaluate((image) => getComputedStyle(image, '::after').content)).toBe(`"${await main.getAttribute('alt')}"`);
    const box = await main.boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  }
});
