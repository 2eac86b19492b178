/**
 * No page is wider than a small phone, also with text at double size, and its two floating buttons, the chat and 'Scroll to top', never cover
 * a control.
 */
import type { Page } from '@playwright/test';
import { findFloatingButtonFaults } from '../../support/floating-buttons.ts';
import { SMALL_PHONE, visit } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { findProduct, findProductsWithoutChoices, findProductWithOptions } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

// In parallel mode the long tests of this file are spread over all workers, so that no worker still runs this file when the others have finished.
test.describe.configure({ mode: 'parallel' });

const WIDE = { width: 1440, height: 740 };
const SIZES = [SMALL_PHONE, { width: 768, height: 1024 }, { width: 1280, height: 720 }, { width: 1280, height: 900 }, WIDE];

/** Compares with `screen.width`, because on an emulated phone `innerWidth` grows with a page that is too wide. */
const measureScreenOverflow_px = () => Math.max(document.documentElement.scrollWidth, innerWidth) - Math.min(innerWidth, screen.width);

/** Opens a page, and describes where it is wider than the screen. */
async function findOverflow(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize(SMALL_PHONE);
  await visit(page, path);
  for (const [width, percent] of [
    [360, 200],
    [320, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const overflow_px = await page.evaluate(measureScreenOverflow_px);
    if (overflow_px > 0) faults.push(`${path} at ${width} px and ${percent} %: ${overflow_px} px too wide`);
  }
  return faults;
}

/** Opens each page once, and describes where it is wider than the screen and where a floating button covers a control. */
async function findFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    faults.push(...(await findOverflow(page, path)));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      faults.push(...(await findFloatingButtonFaults(page)).map((fault) => `${path} at ${size.width} × ${size.height} px: ${fault}`));
    }
  }
  return faults;
}

for (const [name, paths] of Object.entries({
  'the home page and short lists fit the screen, and the floating buttons cover none of their controls': [
    '/',
    '/best',
    '/new',
    '/deals',
    '/no-such-page',
  ],
  'long lists fit the screen, and the floating buttons cover none of their controls': [
    '/all-products',
    '/search?q=toner',
    '/category/skincare',
    '/brands',
  ],
})) {
  test(name, async ({ openPage }) => {
    const { page } = await openPage(SMALL_PHONE, { reducedMotion: 'reduce' });
    expect(await findFaults(page, paths)).toEqual([]);
  });
}

test('a product, help pages and forms fit the screen, and the floating buttons cover none of their controls', async ({
  openPage,
  shopUrl,
}) => {
  const { page } = await openPage(SMALL_PHONE, { reducedMotion: 'reduce' });
  const { product_id } = await findProductWithOptions(shopUrl);
  const helpPages = ['/track-order', '/contactus', '/faqs', '/terms', '/privacy', '/legal', '/refund', '/payment-callback'];
  const forms = ['/signin', '/signup', '/forgot-password', '/reset-password?t=a-token', '/cart'];
  expect(await findFaults(page, [`/product/${product_id}`, ...helpPages, ...forms])).toEqual([]);
});

test('a product with many reviews and the pages of links in mails fit the screen', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(SMALL_PHONE);
  // This product's rating bars show the longest numbers.
  const { product_id } = await findProduct(shopUrl, { whereInList: ({ review_count }) => review_count >= 100 });
  const faults: string[] = [];
  for (const path of [`/product/${product_id}`, '/confirm-email?t=a-token', '/undo-email?t=a-token', '/stop-notices?t=a-token'])
    faults.push(...(await findOverflow(page, path)));
  expect(faults).toEqual([]);
});

test('a customer’s cart, checkout, orders and account fit the screen, and the floating buttons cover none of their controls', async ({
  openPage,
  shopUrl,
}) => {
  const { page } = await openPage(SMALL_PHONE, { reducedMotion: 'reduce' });
  const { api } = await signInShopper(page, shopUrl);
  const productWithOptions = await findProductWithOptions(shopUrl);
  const { order_id } = await placeOrder(api, shopUrl);
  await api.addToCart({ product_id: productWithOptions.product_id, quantity: 2 });
  await api.addToWishlist({ product_id: productWithOptions.product_id });
  for (const { product_id } of await findProductsWithoutChoices(shopUrl, 3)) {
    await api.addToCart({ product_id });
    await api.addToWishlist({ product_id });
  }
  const account = ['addresses', 'beauty-profile', 'cancellations', 'login-history', 'reviews', 'deactivate'].map(
    (name) => `/myaccount/${name}`,
  );
  const customerPages = ['/cart', '/checkout', '/wishlist', '/orders', `/orders/${order_id}`, '/myaccount', '/accountinfo'];
  expect(await findFaults(page, [...customerPages, ...account])).toEqual([]);
});

test('findFloatingButtonFaults reports a control that a floating button covers', async ({ openPage }) => {
  const { page } = await openPage(SMALL_PHONE, { reducedMotion: 'reduce' });
  for (const [size, style] of [
    // Fixed behind the bar.
    [SMALL_PHONE, 'position: fixed; right: 0; bottom: 0'],
    // Partly behind the bar, with too little of it visible.
    [SMALL_PHONE, 'position: absolute; left: 6px; top: 685px'],
    // Behind the bar when the page is scrolled to its end.
    [SMALL_PHONE, 'display: block'],
    // Behind a button that floats on its own.
    [WIDE, 'position: fixed; right: 60px; bottom: 20px'],
  ] as const) {
    await visit(page, '/terms');
    await page.setViewportSize(size);
    await page.evaluate((css) => {
      const button = document.createElement('button');
      button.textContent = 'Planted';
      button.style.cssText = `${css}; width: 40px; height: 40px`;
      document.body.append(button);
    }, style);
    expect((await findFloatingButtonFaults(page)).join('\n'), style).toContain('BUTTON Planted is covered');
  }
});
