/** No page is wider than a small phone, also with text at double size. */
import type { Page } from '@playwright/test';
import { findProduct, findProductWithOptions } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

/** Compares with `screen.width`, because on an emulated phone `innerWidth` grows with a page that is too wide. */
const measureScreenOverflow_px = () => Math.max(document.documentElement.scrollWidth, innerWidth) - Math.min(innerWidth, screen.width);

async function findOverflow(page: Page, paths: readonly string[]): Promise<string[]> {
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
      const overflow_px = await page.evaluate(measureScreenOverflow_px);
      if (overflow_px > 0) faults.push(`${path} at ${width} px and ${percent} %: ${overflow_px} px too wide`);
    }
  }
  return faults;
}

test('public pages fit the screen', async ({ openPage, shopUrl }) => {
  const { page } = await openPage({ width: 360, height: 740 });
  const { product_id } = await findProductWithOptions(shopUrl);
  // This product's rating bars show the longest numbers.
  const productWithManyReviews = await findProduct(shopUrl, { whereInList: ({ review_count }) => review_count >= 100 });
  const paths = [
    '/',
    `/product/${product_id}`,
    `/product/${productWithManyReviews.product_id}`,
    '/category/skincare',
    '/search?q=toner',
    '/brands',
    '/faqs',
    '/terms',
    '/signin',
    '/signup',
    '/confirm-email?t=a-token',
    '/undo-email?t=a-token',
    '/stop-notices?t=a-token',
  ];
  expect(await findOverflow(page, [...paths, '/track-order', '/no-such-page'])).toEqual([]);
});

test('the pages of a customer fit the screen', async ({ openPage, shopUrl }) => {
  const { page } = await openPage({ width: 360, height: 740 });
  const { api } = await signInShopper(page, shopUrl);
  const { product_id } = await findProductWithOptions(shopUrl);
  await api.addToCart({ product_id, quantity: 1 });
  const order = await api.placeOrder({}, crypto.randomUUID());
  if (!order.ok) throw new Error(order.message);
  await api.addToCart({ product_id, quantity: 2 });
  await api.addToWishlist({ product_id });
  expect(await findOverflow(page, ['/cart', '/wishlist', '/checkout', '/orders', `/orders/${order.data.data.order_id}`])).toEqual([]);
});
