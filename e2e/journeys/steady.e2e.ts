/** What comes in does not push away what is being read. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { DESKTOP, type PHONE, useBrowser } from '../support/page.ts';
import { placedOrder } from '../support/placed-order.ts';
import { plainProducts } from '../support/products.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();
/** Of what may move in all, as Chromium counts it: half of what counts as good. */
const SHIFT_MAX = 0.05;
/** Narrow, and no phone: of one nothing that moves is counted here. */
const NARROW: typeof PHONE = { width: 768, height: 740 };

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
declare global {
  interface Window {
    shifted: number;
  }
}

const watch = () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
};
/** Two frames after the last thing came. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return window.shifted;
  });

test.each([NARROW, DESKTOP])('a cart that is loaded again far down, and an order, at $width px', async (viewport) => {
  const { page, close } = await browser.open(viewport);
  const shopUrl = inject('shopUrl');
  const { api } = await signedInShopper(page, shopUrl);
  await page.addInitScript(watch);
  const { order_id } = await placedOrder(api, shopUrl);
  for (const { product_id } of await plainProducts(shopUrl, 5)) await api.addToCart({ product_id });

  await page.goto('/cart');
  const coupon = page.getByRole('textbox', { name: 'Coupon code' });
  await coupon.waitFor();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await page.reload();
  await coupon.waitFor();
  expect(await shifted(page)).toBeLessThan(SHIFT_MAX);

  await page.goto(`/orders/${order_id}`);
  await page.getByText('Payment Instructions').waitFor();
  expect(await shifted(page)).toBeLessThan(SHIFT_MAX);
  await close();
});
