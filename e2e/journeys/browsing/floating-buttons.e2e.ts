/** Every page has two floating buttons, the chat and 'Scroll to top', which never cover a control. */
import type { Page } from '@playwright/test';
import { findFloatingButtonFaults } from '../../support/floating-buttons.ts';
import { visit } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { findProductsWithoutChoices, findProductWithOptions } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 740 };
const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 720 }, { width: 1280, height: 900 }, WIDE];

async function findFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      faults.push(...(await findFloatingButtonFaults(page)).map((fault) => `${path} at ${size.width} × ${size.height} px: ${fault}`));
    }
  }
  return faults;
}

for (const [name, paths] of Object.entries({
  'the floating buttons cover no control of the home page and short lists': ['/', '/best', '/new', '/deals', '/no-such-page'],
  'the floating buttons cover no control of long lists': ['/all-products', '/search?q=toner', '/category/skincare', '/brands'],
})) {
  test(name, async ({ openPage }) => {
    const { page } = await openPage(PHONE, { reducedMotion: 'reduce' });
    expect(await findFaults(page, paths)).toEqual([]);
  });
}

test('the floating buttons cover no control of a product, a help page or a form', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE, { reducedMotion: 'reduce' });
  const { product_id } = await findProductWithOptions(shopUrl);
  const helpPages = ['/track-order', '/contactus', '/faqs', '/terms', '/privacy', '/legal', '/refund', '/payment-callback'];
  const forms = ['/signin', '/signup', '/forgot-password', '/reset-password?t=a-token', '/cart'];
  expect(await findFaults(page, [`/product/${product_id}`, ...helpPages, ...forms])).toEqual([]);
});

test('the floating buttons cover no control of a customer’s cart, checkout, orders and account', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE, { reducedMotion: 'reduce' });
  const { api } = await signInShopper(page, shopUrl);
  const { order_id } = await placeOrder(api, shopUrl);
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
  const { page } = await openPage(PHONE, { reducedMotion: 'reduce' });
  for (const [size, style] of [
    // Fixed behind the bar.
    [PHONE, 'position: fixed; right: 0; bottom: 0'],
    // Partly behind the bar, with too little of it visible.
    [PHONE, 'position: absolute; left: 6px; top: 685px'],
    // Behind the bar when the page is scrolled to its end.
    [PHONE, 'display: block'],
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
