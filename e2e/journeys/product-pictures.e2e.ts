/** The pictures of a product: turned, opened as large as the screen, looked at closely; by keyboard, finger and mouse. */
import type { FullProduct } from '@uruhu/contract/product';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { productWithOptions } from '../support/products.ts';

const browser = useBrowser();
let product: FullProduct;
beforeAll(async () => {
  product = await productWithOptions(inject('shopUrl'));
});

const main = (page: Page) => page.getByRole('link', { name: /^Enlarge: / });
const large = (page: Page) => page.locator('dialog:modal');
const scaleOf = (page: Page) =>
  large(page)
    .getByRole('img')
    .first()
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
/** Which pictures were asked for, with their widths. */
function pictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/media/') && asked.push(request.url().split('/media/')[1] ?? ''));
  return asked;
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('the other pictures come when the shopper turns to them', async () => {
  const { page, complaints, close } = await browser.open(PHONE, { deviceScaleFactor: 2 });
  const asked = pictures(page);
  await page.goto(`/product/${product.product_id}`, { waitUntil: 'networkidle' });
  const second = product.other_images[0] ?? '';
  expect(asked.filter((url) => url.startsWith(second))).toEqual([`${second}?w=160`]);
  await page.getByRole('link', { name: 'Picture 2 of 3', exact: true }).tap();
  await expect.poll(() => asked).toContain(`${second}?w=640`);
  await expect.poll(() => page.getByRole('link', { name: 'Picture 2 of 3', exact: true }).getAttribute('aria-current')).toBe('true');
  expect(complaints).toEqual([]);
  await close();
});

test('by keyboard: opened, turned, zoomed, moved, left; the focus comes back to the picture that was shown last', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  const asked = pictures(page);
  await page.goto(`/product/${product.product_id}`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.endsWith('w=1280'))).toEqual([]);
  await main(page).first().focus();
  await page.keyboard.press('Enter');
  await large(page).waitFor();
  await large(page).getByText('Picture 1 of 3').waitFor();
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await large(page).getByText('Picture 2 of 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await large(page).getByText('Picture 1 of 3').waitFor();
  expect(asked.filter((url) => url.endsWith('w=1280'))).toEqual([]);
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBe(1.5);
  await expect.poll(() => asked.filter((url) => url.endsWith('w=1280'))).toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await large(page).getByText('Picture 1 of 3').waitFor();
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(page)).toBe(1);
  await page.keyboard.press('End');
  await large(page).getByText('Picture 3 of 3').waitFor();
  expect(await large(page).getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled')).toBe('true');

  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  await expect.poll(() => focused(page)).toMatch(/^Enlarge: .*Picture 3 of 3$/);
  expect(complaints).toEqual([]);
  await close();
});

describe('by hand', () => {
  test('mouse: a click looks closely at that point, the wheel goes on, another click shows the whole', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto(`/product/${product.product_id}`);
    await main(page).first().click();
    await large(page).waitFor();
    await page.mouse.click(640, 450);
    await expect.poll(() => scaleOf(page)).toBe(2.5);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2.5);
    // The second press of a quick two is part of the first, so that a double click does not undo itself.
    await page.waitForTimeout(400);
    await page.mouse.dblclick(640, 450);
    await expect.poll(() => scaleOf(page)).toBe(1);
    await large(page).getByRole('button', { name: 'Next picture' }).click();
    await large(page).getByText('Picture 2 of 3').waitFor();
    await large(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('fingers: a tap opens, a swipe turns, two fingers zoom, one moves, and what is close does not turn', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    await page.goto(`/product/${product.product_id}`);
    await main(page).first().tap();
    await large(page).getByText('Picture 1 of 3').waitFor();
    await expectAccessible(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    async function drag(from: number, to: number) {
      await touch('touchStart', [from, 420]);
      for (let step = 1; step <= 8; step++) await touch('touchMove', [from + ((to - from) * step) / 8, 420]);
      await touch('touchEnd');
    }
    await drag(320, 40);
    await large(page).getByText('Picture 2 of 3').waitFor();
    await drag(40, 320);
    await large(page).getByText('Picture 1 of 3').waitFor();

    await touch('touchStart', [180, 420], [210, 420]);
    for (let step = 1; step <= 6; step++) await touch('touchMove', [180 - step * 10, 420], [210 + step * 10, 420]);
    await touch('touchEnd');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const place = () =>
      large(page)
        .getByRole('img')
        .first()
        .evaluate((image) => image.getBoundingClientRect().left);
    const before = await place();
    await drag(200, 260);
    expect(await place()).toBeGreaterThan(before);
    await large(page).getByText('Picture 1 of 3').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('without scripts each picture leads to itself as large as it is', async () => {
    const { page, close } = await browser.open(PHONE, { javaScriptEnabled: false });
    await page.goto(`/product/${product.product_id}`);
    const href = (await main(page).nth(1).getAttribute('href')) ?? '';
    expect(href).toBe(`/media/${product.other_images[0]}?w=1280`);
    const answer = await page.request.get(href);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    await close();
  });
});
