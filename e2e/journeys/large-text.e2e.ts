/** Text twice as large, and the smallest phone: every page still fits its width, and what is typed into or pressed stays there. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { useBrowser } from '../support/page.ts';
import { productWhere, productWithOptions } from '../support/products.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();

const wider = () => Math.max(document.documentElement.scrollWidth, innerWidth) - Math.min(innerWidth, screen.width);

async function faultsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    for (const [width, percent] of [
      [360, 200],
      [320, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      const over = await page.evaluate(wider);
      if (over > 0) faults.push(`${path} at ${width} px and ${percent} %: ${over} px too wide`);
    }
  }
  return faults;
}

test('what everybody sees', async () => {
  const { page, close } = await browser.open({ width: 360, height: 740 });
  const { product_id } = await productWithOptions(inject('shopUrl'));
  // Its bars of ratings hold the longest numbers.
  const muchReviewed = await productWhere(
    inject('shopUrl'),
    ({ review_count }) => review_count >= 100,
    ({ review_count }) => review_count >= 100,
  );
  const paths = [
    '/',
    `/product/${product_id}`,
    `/product/${muchReviewed.product_id}`,
    '/category/skincare',
    '/search?q=toner',
    '/brands',
    '/faqs',
    '/terms',
    '/signin',
    '/signup',
  ];
  expect(await faultsOf(page, [...paths, '/track-order', '/no-such-page'])).toEqual([]);
  await close();
});

test('what is somebody’s own', async () => {
  const { page, close } = await browser.open({ width: 360, height: 740 });
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const { product_id } = await productWithOptions(inject('shopUrl'));
  await api.addToCart({ product_id, quantity: 1 });
  const order = await api.placeOrder({}, crypto.randomUUID());
  if (!order.ok) throw new Error(order.message);
  await api.addToCart({ product_id, quantity: 2 });
  await api.addToWishlist({ product_id });
  expect(await faultsOf(page, ['/cart', '/wishlist', '/checkout', '/orders', `/orders/${order.data.data.order_id}`])).toEqual([]);
  await close();
});
