/**
 * A walk over all pages of the storefront, in each language: no page logs an error, is wider than a screen, cuts off text or draws it over
 * other text. In English, also no page has an accessibility fault or is too wide with text at double size, which neither hides text nor breaks
 * words, and the shortcuts, the chat and 'Scroll to top', never cover a control.
 */
import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, translatePath } from '@uruhu/contract/languages';
import { findLargeTextFaults } from '../../support/large-text.ts';
import { findLayoutFaults } from '../../support/layout-faults.ts';
import { expectAccessible, omitExpectedErrors, SMALL_PHONE, visit } from '../../support/page.ts';
import { claimPayment, placeOrder } from '../../support/placed-order.ts';
import { findProduct, findProductsWithoutChoices, findProductWithOptions } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { findShortcutFaults } from '../../support/shortcuts.ts';
import { rejectPayment } from '../../support/staff.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

// In parallel mode the tests of this file are spread over all workers, so that no worker still runs this file when the others have finished.
test.describe.configure({ mode: 'parallel' });

/** The smallest window in which the shortcuts float. */
const WIDE = { width: 1260, height: 740 };
const SIZES = [SMALL_PHONE, { width: 768, height: 1024 }, { width: 1280, height: 720 }, WIDE];

/** Compares with `screen.width`, because on an emulated phone `innerWidth` grows with a page that is too wide. */
const measureScreenOverflow_px = () => Math.max(document.documentElement.scrollWidth, innerWidth) - Math.min(innerWidth, screen.width);

/** Describes where the open page is wider than the screen: with text at double size, on the narrowest phone, and at the widths of SIZES. */
async function findOverflow(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, percent] of [[360, 200], [320, 100], ...SIZES.map((size) => [size.width, 100])] as [number, number][]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    const overflow_px = await page.evaluate(measureScreenOverflow_px);
    if (overflow_px > 0) faults.push(`at ${width} px and ${percent} %: ${overflow_px} px too wide`);
  }
  return faults;
}

/** Waits, because some pages draw another layout only after they have learned of the new width. */
const expectNoLayoutFaults = (page: Page, place: string) => expect.poll(() => findLayoutFaults(page), place).toEqual([]);

/** `alike`: a page of the same kind is checked too, so only the layout of this one is. */
type Stop = { path: string; alike?: true };

async function walk(page: Page, pageErrors: string[], stops: readonly Stop[]): Promise<void> {
  // Each page is measured at several widths, most by axe too.
  test.slow();
  for (const { path, alike } of stops)
    await test.step(path, async () => {
      await page.setViewportSize(SMALL_PHONE);
      await visit(page, path);
      if (!alike) await expectAccessible(page);
      expect(await findLargeTextFaults(page), `${path} with large text`).toEqual([]);
      expect(await findOverflow(page), path).toEqual([]);
      for (const size of alike ? [] : SIZES) {
        await page.setViewportSize(size);
        await expectNoLayoutFaults(page, `${path} at ${size.width} px`);
        expect(await findShortcutFaults(page), `${path} at ${size.width} × ${size.height} px`).toEqual([]);
      }
      expect(pageErrors, path).toEqual([]);
    });
}

const openWalker = (openPage: OpenPage) => openPage(SMALL_PHONE, { reducedMotion: 'reduce' });

const LIST_STOPS: readonly Stop[] = [
  { path: '/' },
  { path: '/category/skincare' },
  { path: '/search?q=toner' },
  // Finds nothing, and links to the help page.
  { path: '/search?q=zzxqv+delivery' },
  { path: '/brands' },
  { path: '/best', alike: true },
  { path: '/new', alike: true },
  { path: '/deals', alike: true },
  { path: '/all-products', alike: true },
];

async function listPublicStops(shopUrl: string): Promise<Stop[]> {
  const { product_id } = await findProductWithOptions(shopUrl);
  // This product's rating bars show the longest numbers.
  const reviewed = await findProduct(shopUrl, { whereInList: ({ review_count }) => review_count >= 100 });
  return [
    { path: `/product/${product_id}` },
    { path: `/product/${reviewed.product_id}`, alike: true },
    { path: '/faqs' },
    { path: '/refund' },
    { path: '/terms', alike: true },
    { path: '/privacy', alike: true },
    { path: '/legal', alike: true },
    { path: '/contactus' },
    { path: '/track-order' },
    { path: '/payment-callback' },
    { path: '/cart' },
    { path: '/signin' },
    { path: '/signup' },
    { path: '/forgot-password', alike: true },
    { path: '/reset-password?t=a-token' },
    { path: '/confirm-email?t=a-token' },
    { path: '/undo-email?t=a-token', alike: true },
    { path: '/stop-notices?t=a-token', alike: true },
  ];
}

/** Signs in a customer who has something on each of her pages, and lists them. */
async function listCustomerStops(page: Page, shopUrl: string): Promise<Stop[]> {
  const { api } = await signInShopper(page, shopUrl);
  // An order whose payment staff have not found shows the longest texts.
  const order = await placeOrder(api, shopUrl);
  const { order_id } = order;
  await claimPayment(api, order);
  await rejectPayment(shopUrl, order_id, 'No money came from this number. Please check the transaction ID and send it again.');
  for (const { product_id } of [await findProductWithOptions(shopUrl), ...(await findProductsWithoutChoices(shopUrl, 3))]) {
    await api.addToCart({ product_id });
    await api.addToWishlist({ product_id });
  }
  const checked = [
    '/cart',
    '/checkout',
    '/wishlist',
    '/orders',
    `/orders/${order_id}`,
    `/track-order?id=${order_id}`,
    '/myaccount',
    '/accountinfo',
    '/myaccount/addresses',
  ];
  const account = ['beauty-profile', 'cancellations', 'login-history', 'reviews', 'deactivate'].map((name) => `/myaccount/${name}`);
  return [...[...checked, ...account].map((path) => ({ path })), { path: `/orders/${order_id}/invoice`, alike: true }];
}

test('the home page, lists and search', async ({ openPage }) => {
  const { page, pageErrors } = await openWalker(openPage);
  await walk(page, pageErrors, LIST_STOPS);
});

test('products, help, forms and mailed links', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openWalker(openPage);
  await walk(page, pageErrors, await listPublicStops(shopUrl));
});

test('cart, checkout, orders and account of a customer', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openWalker(openPage);
  await walk(page, pageErrors, await listCustomerStops(page, shopUrl));
});

/** Opens each page in a language at the widths of phones, tablets and desktops. */
async function walkInLanguage(page: Page, pageErrors: string[], language: Language, stops: readonly Stop[]): Promise<void> {
  test.slow();
  for (const { path } of stops)
    await test.step(`${path} in ${language}`, async () => {
      const address = translatePath(path, language);
      await page.setViewportSize(SMALL_PHONE);
      await visit(page, address);
      expect(await page.evaluate(() => document.documentElement.lang), address).toBe(language);
      for (const size of SIZES.slice(0, 3)) {
        await page.setViewportSize(size);
        await expect.poll(() => page.evaluate(measureScreenOverflow_px), `${address} at ${size.width} px`).toBeLessThanOrEqual(0);
        await expectNoLayoutFaults(page, `${address} at ${size.width} px`);
      }
      expect(pageErrors, address).toEqual([]);
    });
}

for (const language of LANGUAGES.filter((other) => other !== DEFAULT_LANGUAGE)) {
  test(`the public pages in ${language}`, async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(SMALL_PHONE, { reducedMotion: 'reduce', locale: language });
    await walkInLanguage(page, pageErrors, language, [...LIST_STOPS, ...(await listPublicStops(shopUrl))]);
  });

  test(`the pages of a customer in ${language}`, async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(SMALL_PHONE, { reducedMotion: 'reduce', locale: language });
    await walkInLanguage(page, pageErrors, language, await listCustomerStops(page, shopUrl));
  });
}

test('a missing page', async ({ openPage }) => {
  const { page, pageErrors } = await openWalker(openPage);
  // The browser logs the status of this page as an error, which is left out after the walk.
  await walk(page, [], [{ path: '/no-such-page' }]);
  expect(omitExpectedErrors(pageErrors, /status of 404/)).toEqual([]);
});

test('findShortcutFaults reports a control that a shortcut covers, and a shortcut that something covers', async ({ openPage }) => {
  const { page } = await openPage(WIDE, { reducedMotion: 'reduce' });
  for (const [style, fault] of [
    ['position: fixed; right: 10px; bottom: 20px', 'BUTTON Planted is covered'],
    ['position: fixed; right: 10px; bottom: 20px; z-index: 30', 'Chat with us on WhatsApp cannot be pressed'],
  ] as const) {
    await visit(page, '/terms');
    await page.evaluate((css) => {
      const button = document.createElement('button');
      button.textContent = 'Planted';
      button.style.cssText = `${css}; width: 40px; height: 40px`;
      document.body.append(button);
    }, style);
    expect((await findShortcutFaults(page)).join('\n'), style).toContain(fault);
  }
});

test('findLayoutFaults reports text that is cut off, that overlaps other text, and that sticks out of its place', async ({ openPage }) => {
  const { page } = await openPage(SMALL_PHONE, { reducedMotion: 'reduce' });
  await visit(page, '/terms');
  expect(await findLayoutFaults(page)).toEqual([]);
  const plant = (style: string) =>
    page.evaluate((css) => {
      document.querySelector('#planted')?.remove();
      const paragraph = document.createElement('p');
      paragraph.id = 'planted';
      paragraph.textContent = 'Ibicuruzwa byose';
      // The page's policy ignores styles in HTML.
      paragraph.style.cssText = css;
      document.querySelector('h1')?.after(paragraph);
    }, style);
  for (const [style, fault] of [
    ['width: 60px; white-space: nowrap; overflow: hidden', 'is cut off'],
    ['margin-top: -40px', 'overlaps'],
    ['width: 60px; white-space: nowrap', 'is wider than its place'],
  ] as const) {
    await plant(style);
    expect((await findLayoutFaults(page)).join('\n'), style).toContain(fault);
  }
});
