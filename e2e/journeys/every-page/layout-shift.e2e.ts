/** Layout shifts: content that loads does not move what the shopper reads. */
import type { Page, Route } from '@playwright/test';
import { DESKTOP, type PHONE } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { readSlideStarts, recordSlideStarts } from '../../support/slides.ts';
import { expect, test } from '../../support/test.ts';

/** The highest score of layout shifts that a page may have. A score up to twice as much, 0.1, counts as good. */
const SHIFT_MAX = 0.05;
/** A narrow desktop window, because Chromium reports no layout shifts of these pages on an emulated phone. */
const NARROW: typeof PHONE = { width: 768, height: 740 };

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
declare global {
  interface Window {
    layoutShift: number;
  }
}

const recordLayoutShifts = () => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) window.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
};
/** Waits two frames, so that shifts caused by the last response are counted. */
const readLayoutShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return window.layoutShift;
  });

for (const viewport of [NARROW, DESKTOP]) {
  test(`a cart reloaded while scrolled down, and an order, do not shift at ${viewport.width} px`, async ({ openPage, shopUrl }) => {
    const { page } = await openPage(viewport);
    const { api } = await signInShopper(page, shopUrl);
    await page.addInitScript(recordLayoutShifts);
    const { order_id } = await placeOrder(api, shopUrl);
    for (const { product_id } of await findProductsWithoutChoices(shopUrl, 5)) await api.addToCart({ product_id });

    await page.goto('/cart');
    const coupon = page.getByRole('textbox', { name: 'Coupon code' });
    await coupon.waitFor();
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.reload();
    await coupon.waitFor();
    expect(await readLayoutShift(page)).toBeLessThan(SHIFT_MAX);

    await page.goto(`/orders/${order_id}`);
    await page.getByText('Payment Instructions').waitFor();
    expect(await readLayoutShift(page)).toBeLessThan(SHIFT_MAX);
  });
}

test('orders and the wishlist beside the account menu, and the cart of a guest, do not shift', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const { order_id } = await placeOrder(api, shopUrl);
  for (const { product_id } of await findProductsWithoutChoices(shopUrl, 1)) await api.addToWishlist({ product_id });
  await page.addInitScript(recordLayoutShifts);
  await page.goto('/orders');
  await page.getByRole('link', { name: `${order_id.slice(0, 8)}…` }).waitFor();
  expect(await readLayoutShift(page)).toBeLessThan(SHIFT_MAX);
  await page.goto('/wishlist');
  await page.getByText('1 product').waitFor();
  expect(await readLayoutShift(page)).toBeLessThan(SHIFT_MAX);

  const { page: guestPage } = await openPage(DESKTOP);
  await guestPage.addInitScript(recordLayoutShifts);
  await guestPage.goto('/cart');
  await guestPage.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(await readLayoutShift(guestPage)).toBeLessThan(SHIFT_MAX);
});

test('the slides of the home page start to move every three seconds, and do not shift it', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(NARROW);
  await page.addInitScript(recordLayoutShifts);
  await recordSlideStarts(page);
  await page.goto('/');
  await expect.poll(async () => (await readSlideStarts(page)).length, { timeout: 20_000 }).toBe(3);
  // Leaves out the time between the first two moves, because the page may still be loading then.
  const [, second = 0, third = 0] = await readSlideStarts(page);
  expect(third - second).toBeGreaterThan(2_900);
  expect(third - second).toBeLessThan(3_400);
  await page.setViewportSize(DESKTOP);
  const { length: startCount } = await readSlideStarts(page);
  await expect.poll(async () => (await readSlideStarts(page)).length, 'the slides move at this width too').toBeGreaterThan(startCount);
  expect(await readLayoutShift(page)).toBeLessThan(SHIFT_MAX);
  expect(pageErrors).toEqual([]);
});

/**
 * The score when the heading font comes, after the first paint; another font of about the same widths shows the headings until then. A font
 * that is a quarter too wide scores 0.008. The widths are not the same, so a name that fits its column by three pixels still loses a line.
 */
const FONT_SHIFT_MAX = 0.001;

for (const viewport of [NARROW, DESKTOP]) {
  test(`a first page at ${viewport.width} px does not shift when the heading font arrives late`, async ({ openPage, shopUrl }) => {
    // The longest name of several takes the most lines, so wrong widths of the other font show in it.
    const products = (await findProductsWithoutChoices(shopUrl, 12)).sort((left, right) => right.name.length - left.name.length);
    for (const path of ['/', '/category/skincare', `/product/${products[0]?.product_id}`, '/faqs']) {
      const { page } = await openPage(viewport);
      await page.addInitScript(recordLayoutShifts);
      const heldFonts: Route[] = [];
      await page.route('**/*.woff2', (route) => void heldFonts.push(route));
      // The load event waits for the font. What moves while the browser still reads the page is no work of the font.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => heldFonts, path).toHaveLength(1);
      const shiftWithoutFont = await readLayoutShift(page);
      for (const route of heldFonts) await route.continue();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')), path).toBe(true);
      expect((await readLayoutShift(page)) - shiftWithoutFont, path).toBeLessThan(FONT_SHIFT_MAX);
      await page.close();
    }
  });
}
