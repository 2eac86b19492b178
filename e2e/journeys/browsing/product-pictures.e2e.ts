/** A product's pictures: the shopper pages through them, enlarges and zooms them, by keyboard, finger and mouse. */

import type { Page } from '@playwright/test';
import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { DESKTOP, expectAccessible, PHONE, visit } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

let product: FullProduct;
test.beforeAll(async ({ shopUrl }) => {
  product = await findProductWithOptions(shopUrl);
});

const findMainPicture = (page: Page) => page.getByRole('link', { name: /^Enlarge: / });
const findEnlargedPicture = (page: Page) => page.locator('dialog:modal');
const readScale = (page: Page) =>
  findEnlargedPicture(page)
    .getByRole('img')
    .first()
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
/** The pictures that the browser requested, with their widths. */
function recordPictureRequests(page: Page): string[] {
  const requestedPictures: string[] = [];
  page.on('request', (request) => request.url().includes('/media/') && requestedPictures.push(request.url().split('/media/')[1] ?? ''));
  return requestedPictures;
}
const readFocusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('on a desktop the keyboard opens, pages, zooms, pans and closes, the focus returns to the last picture shown, and the mouse zooms', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const requestedPictures = recordPictureRequests(page);
  await visit(page, `/product/${product.product_id}`);
  expect(requestedPictures.filter((url) => url.endsWith('w=1280'))).toEqual([]);
  await findMainPicture(page).first().focus();
  await page.keyboard.press('Enter');
  await findEnlargedPicture(page).waitFor();
  await findEnlargedPicture(page).getByText('Picture 1 of 3').waitFor();
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await findEnlargedPicture(page).getByText('Picture 2 of 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await findEnlargedPicture(page).getByText('Picture 1 of 3').waitFor();
  expect(requestedPictures.filter((url) => url.endsWith('w=1280'))).toEqual([]);
  await page.keyboard.press('+');
  await expect.poll(() => readScale(page)).toBe(1.5);
  await expect.poll(() => requestedPictures.filter((url) => url.endsWith('w=1280'))).toHaveLength(1);
  // In a zoomed picture the arrow keys pan, and do not page.
  await page.keyboard.press('ArrowRight');
  await findEnlargedPicture(page).getByText('Picture 1 of 3').waitFor();
  await page.keyboard.press('-');
  await expect.poll(() => readScale(page)).toBe(1);
  await page.keyboard.press('End');
  await findEnlargedPicture(page).getByText('Picture 3 of 3').waitFor();
  expect(await findEnlargedPicture(page).getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled')).toBe('true');

  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  await expect.poll(() => readFocusedLabel(page)).toMatch(/^Enlarge: .*Picture 3 of 3$/);

  await findMainPicture(page).first().click();
  await findEnlargedPicture(page).waitFor();
  await page.mouse.click(640, 450);
  await expect.poll(() => readScale(page)).toBe(2.5);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => readScale(page)).toBeGreaterThan(2.5);
  // A double click zooms out and not in again, because the picture ignores its second click. The wait separates it from the previous click.
  await page.waitForTimeout(400);
  await page.mouse.dblclick(640, 450);
  await expect.poll(() => readScale(page)).toBe(1);
  await findEnlargedPicture(page).getByRole('button', { name: 'Next picture' }).click();
  await findEnlargedPicture(page).getByText('Picture 2 of 3').waitFor();
  await findEnlargedPicture(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('on a phone a picture loads when the shopper pages to it, a tap opens, a swipe pages, two fingers zoom, one finger pans, and a swipe does not page while zoomed in', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(PHONE, { deviceScaleFactor: 2 });
  const requestedPictures = recordPictureRequests(page);
  await visit(page, `/product/${product.product_id}`);
  const secondPicture = product.other_images[0] ?? '';
  expect(requestedPictures.filter((url) => url.startsWith(secondPicture))).toEqual([`${secondPicture}?w=160`]);
  const readCurrent = (number: number) =>
    page.getByRole('link', { name: `Picture ${number} of 3`, exact: true }).getAttribute('aria-current');
  await page.getByRole('link', { name: 'Picture 2 of 3', exact: true }).tap();
  await expect.poll(() => requestedPictures).toContain(`${secondPicture}?w=640`);
  await expect.poll(() => readCurrent(2)).toBe('true');
  await page.getByRole('link', { name: 'Picture 1 of 3', exact: true }).tap();
  await expect.poll(() => readCurrent(1)).toBe('true');

  await findMainPicture(page).first().tap();
  await findEnlargedPicture(page).getByText('Picture 1 of 3').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  async function drag(from_px: number, to_px: number) {
    await touch('touchStart', [from_px, 420]);
    for (let step = 1; step <= 8; step++) await touch('touchMove', [from_px + ((to_px - from_px) * step) / 8, 420]);
    await touch('touchEnd');
  }
  await drag(320, 40);
  await findEnlargedPicture(page).getByText('Picture 2 of 3').waitFor();
  await drag(40, 320);
  await findEnlargedPicture(page).getByText('Picture 1 of 3').waitFor();

  await touch('touchStart', [180, 420], [210, 420]);
  for (let step = 1; step <= 6; step++) await touch('touchMove', [180 - step * 10, 420], [210 + step * 10, 420]);
  await touch('touchEnd');
  await expect.poll(() => readScale(page)).toBeGreaterThan(2);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  const readLeft = () =>
    findEnlargedPicture(page)
      .getByRole('img')
      .first()
      .evaluate((image) => image.getBoundingClientRect().left);
  const leftBefore_px = await readLeft();
  await drag(200, 260);
  expect(await readLeft()).toBeGreaterThan(leftBefore_px);
  await findEnlargedPicture(page).getByText('Picture 1 of 3').waitFor();
  expect(pageErrors).toEqual([]);
});
