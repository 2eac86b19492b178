/**
 * A product's page: options, price, the buy bar on phones, adding to the cart, the sections, recently viewed products,
 * sharing.
 */

import type { Page } from '@playwright/test';
import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import { openBrokenShop } from '../../support/broken-shop.ts';
import { DESKTOP, expectAccessible, measureOverflow_px, PHONE, reload, visit, waitUntilIdle } from '../../support/page.ts';
import { findProduct, findProductsWithoutChoices, findProductWithOptions } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

let product: FullProduct;
test.beforeAll(async ({ shopUrl }) => {
  product = await findProductWithOptions(shopUrl);
});

const getProductPath = ({ product_id }: { product_id: string }) => `/product/${product_id}`;
/** Without JavaScript the form leads to the sign-in page, hence its action. */
const findBuyForm = (page: Page) => page.locator('form[action="/signin"]');
const findBuyBar = (page: Page) => page.locator('button[form="buy"]');
const findPrice = (page: Page) => page.locator('h1 ~ div > p').first();

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`choosing, on ${name}`, () => {
    test('choosing an option changes picture, price, description and URL without scrolling and keeps the quantity, and Back leaves the page', async ({
      openPage,
    }) => {
      const { page, pageErrors } = await openPage(viewport);
      await visit(page, '/best');
      await visit(page, getProductPath(product));
      const option = product.options.at(-1);
      if (!option) throw new Error('no options');
      const radio = page.getByRole('radio', { name: option.name });
      await page.getByRole('button', { name: 'One more' }).click();
      await radio.scrollIntoViewIfNeeded();
      const scrollBefore_px = await page.evaluate(() => scrollY);
      await radio.click({ force: true });
      await expect.poll(() => new URL(page.url()).searchParams.get('option')).toBe(option.option_id);
      await expect.poll(() => findPrice(page).innerText()).toContain(formatRwf(computeUnitPrice(product, option)));
      if (option.description) await page.getByRole('group', { name: option.name }).getByText(option.description).waitFor();
      expect(await page.evaluate(() => scrollY)).toBe(scrollBefore_px);
      await expect.poll(() => page.locator('#picture-1 img').getAttribute('src')).toContain(option.image || product.image);
      expect(await page.getByRole('group', { name: 'Quantity' }).innerText()).toContain('2');
      await expectAccessible(page);

      await reload(page);
      expect(await radio.isChecked()).toBe(true);
      await page.goBack();
      await page.waitForURL('**/best');
      expect(pageErrors).toEqual([]);
    });

    test('a sold-out option can be selected but not bought, and the page says so', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const partlySoldOut = await findProduct(shopUrl, { where: ({ options }) => options.some(({ in_stock }) => !in_stock) });
      const soldOut = partlySoldOut.options.find(({ in_stock }) => !in_stock);
      await visit(page, getProductPath(partlySoldOut));
      const chosen = page.getByRole('radio', { checked: true });
      expect(await chosen.evaluate((radio) => radio.closest('label')?.textContent)).not.toContain('Sold out');
      await page.getByRole('radio', { name: `${soldOut?.name}` }).click({ force: true });
      await page.getByText('This one is sold out.').waitFor();
      expect(await page.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true);
      expect(await findBuyBar(page).count()).toBe(0);
      await expectAccessible(page);
      expect(pageErrors).toEqual([]);
    });
  });
}

test('a size has its own price, and a discount shows both prices', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const productWithSizes = await findProduct(shopUrl, {
    where: ({ sizes, discounted_price }) => sizes.length > 1 && discounted_price > 0,
  });
  const size = productWithSizes.sizes.at(-1);
  await page.goto(`${getProductPath(productWithSizes)}?size=${size?.size_id}`);
  const priceText = (await findPrice(page).textContent()) ?? '';
  const additionalPrice_rwf = size?.additional_price ?? 0;
  const priceNow = formatRwf(productWithSizes.discounted_price + additionalPrice_rwf);
  const priceBefore = formatRwf(productWithSizes.base_price + additionalPrice_rwf);
  expect(priceText).toContain(`Now ${priceNow}Before ${priceBefore}`);
  expect(priceText).toMatch(/−\d+%$/);
  expect(pageErrors).toEqual([]);
});

test('on a phone the buy bar shows while the button is off screen, and never covers the focused element', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE);
  await visit(page, getProductPath(product));
  await findBuyForm(page).scrollIntoViewIfNeeded();
  await expect.poll(() => findBuyBar(page).count()).toBe(0);
  await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await findBuyBar(page).waitFor();
  // At the end of the page, the bar does not cover the last link.
  const isLastLinkCovered = await page.evaluate(async () => {
    const bar = document.querySelector('button[form="buy"]')?.parentElement;
    const lastLink = [...document.querySelectorAll<HTMLElement>('footer a')].filter((link) => link.checkVisibility()).at(-1);
    lastLink?.focus();
    await new Promise((resolve) => setTimeout(resolve, 400));
    return (lastLink?.getBoundingClientRect().bottom ?? 1e6) > (bar?.getBoundingClientRect().top ?? 0);
  });
  expect(isLastLinkCovered).toBe(false);
  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => findBuyBar(page).isVisible()).toBe(false);
  expect(pageErrors).toEqual([]);
});

test.describe('adding to the cart', () => {
  test('the button confirms it, the dialog shows the item, and another quantity can be added', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(PHONE);
    const { api } = await signInShopper(page, shopUrl);
    await visit(page, getProductPath(product));
    await page.getByRole('button', { name: 'One more' }).click();
    await findBuyForm(page).getByRole('button', { name: 'Add to Cart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Added to Your Cart' });
    await dialog.waitFor();
    await dialog.getByText(product.name).waitFor();
    await dialog.getByText('Quantity 2').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue Shopping' }).click();
    await findBuyForm(page).getByRole('button', { name: 'Order Added Successfully' }).waitFor();
    await page.getByRole('button', { name: 'One more' }).click();
    await findBuyForm(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    const cart = await api.cart();
    expect(cart.ok && cart.data.cart_items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(pageErrors).toEqual([]);
  });

  for (const [status, message] of [
    [422, 'Only 1 left'],
    [404, 'Product not found'],
  ] as const) {
    test(`after a refusal of ${status} the page explains it and then shows the current stock`, async ({ openPage, shopUrl }) => {
      const { page } = await openPage(DESKTOP);
      await signInShopper(page, shopUrl);
      await visit(page, getProductPath(product));
      await page.route('**/api/orders/carts/add', (route) => route.fulfill({ status, json: { status: 'error', message } }));
      await findBuyForm(page).getByRole('button', { name: 'Add to Cart' }).click();
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await dialog.getByText('Item could not be added to the cart.').waitFor();
      await dialog.getByText(message).waitFor();
      await expectAccessible(page);
      const reloaded = page.waitForRequest((request) => request.url().includes('.data'));
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await reloaded;
      await findBuyForm(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    });
  }

  test('offline the page says so, and keeps the choice and quantity', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(PHONE);
    await signInShopper(page, shopUrl);
    await visit(page, getProductPath(product));
    const radio = page.getByRole('radio', { name: product.options.at(-1)?.name ?? '' });
    await radio.click({ force: true });
    await page.getByRole('button', { name: 'One more' }).click();
    const readChoice = async () => [
      await radio.isChecked(),
      await page.getByRole('group', { name: 'Quantity' }).locator('span[aria-live]').innerText(),
    ];
    await expect.poll(readChoice).toEqual([true, '2']);
    await page.context().setOffline(true);
    await findBuyForm(page).getByRole('button', { name: 'Add to Cart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText('Network error.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await readChoice()).toEqual([true, '2']);
    await page.context().setOffline(false);
    await findBuyForm(page).getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('dialog', { name: 'Added to Your Cart' }).getByText('Quantity 2').waitFor();
  });
});

const countClosedSections = (page: Page) =>
  page
    .locator('details')
    .filter({ has: page.locator(':scope > summary h2') })
    .evaluateAll((sections) => sections.filter((section) => section.closest('main') && !(section as HTMLDetailsElement).open).length);

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`the sections, on ${name}`, () => {
    test('all are open at first, a press on one closes the others and keeps it in place, a second press closes it too, and #reviews opens the reviews', async ({
      openPage,
    }) => {
      const { page, pageErrors } = await openPage(viewport);
      await visit(page, getProductPath(product));
      expect(await countClosedSections(page)).toBe(0);
      const howToUse = page.locator('summary', { hasText: 'How to Use' });
      await howToUse.scrollIntoViewIfNeeded();
      const topBefore_px = await howToUse.evaluate((summary) => summary.getBoundingClientRect().top);
      // The page has six sections.
      await howToUse.press('Enter');
      await expect.poll(() => countClosedSections(page)).toBe(5);
      const topAfter_px = await howToUse.evaluate((summary) => summary.getBoundingClientRect().top);
      expect(Math.abs(topAfter_px - topBefore_px)).toBeLessThan(2);
      await howToUse.press('Space');
      await expect.poll(() => countClosedSections(page)).toBe(6);

      const reviews = page.locator('#reviews');
      const areReviewsInView = async () =>
        (await reviews.evaluate((section) => (section as HTMLDetailsElement).open)) &&
        (await reviews.evaluate(
          (section) => section.getBoundingClientRect().top < innerHeight && section.getBoundingClientRect().top >= 0,
        ));
      await page.evaluate(() => {
        location.hash = '#reviews';
      });
      await expect.poll(areReviewsInView).toBe(true);
      await howToUse.press('Enter');
      await expect.poll(() => countClosedSections(page)).toBe(5);
      // The URL already ends in #reviews, and the link still scrolls there.
      await page.locator('a[href="#reviews"]').first().press('Enter');
      await expect.poll(areReviewsInView).toBe(true);
      await page.goto('/');
      await page.goto(`${getProductPath(product)}#reviews`);
      await expect.poll(areReviewsInView, { timeout: 5_000 }).toBe(true);
      expect(await countClosedSections(page)).toBe(0);
      expect(pageErrors).toEqual([]);
    });

    test('the table opens in a dialog, ingredients have explanations, and pictures of use open enlarged', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const explainedProduct = await findProduct(shopUrl, {
        where: ({ ingredients }) => ingredients.includes('Niacinamide') && ingredients.includes('Fragrance'),
      });
      await visit(page, getProductPath(explainedProduct));
      await page.getByRole('button', { name: 'View Specific Information' }).click();
      const table = page.getByRole('dialog', { name: 'Specific Information' });
      for (const { label, value } of explainedProduct.specific_info) {
        await table.getByRole('row', { name: `${label} ${value}`, exact: true }).waitFor();
      }
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await table.waitFor({ state: 'hidden' });

      await page.getByText(/^All ingredients \(\d+\)$/).click();
      const niacinamide = page.locator('details details li').filter({ hasText: /^Niacinamide/ });
      expect(await niacinamide.innerText()).toContain('evens tone, calms shine');
      await page.getByText(/^Scented: /).waitFor();
      await page.getByRole('link', { name: /How to use it, picture 1/ }).click();
      await page.locator('dialog:modal').getByText('Picture 1 of 1').waitFor();
      await page.keyboard.press('Escape');
      await expectAccessible(page);
      expect(pageErrors).toEqual([]);
    });
  });
}

test('recently viewed products are listed newest first without the current one, load when the shopper scrolls near, and can be cleared', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  const [first, second] = await findProductsWithoutChoices(shopUrl, 2);
  if (!first || !second) throw new Error('two products without choices must be in stock');
  const requests: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === '/api/products' && requests.push(request.postData() ?? ''));
  const row = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) });
  for (const viewed of [first, second, product]) await page.goto(getProductPath(viewed), { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  expect(await row.count()).toBe(0);
  await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await row.getByRole('link', { name: second.name }).first().waitFor();
  const names = await row.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toEqual([second.name, first.name]);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => row.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull();
  expect(requests).toHaveLength(1);

  // The shopper follows links to two more products; the page of the second lists the first as viewed.
  for (let link = 0; link < 2; link++) {
    const urlBefore = page.url();
    await page.locator('main article a[href^="/product/"]').first().click();
    await page.waitForURL((url) => url.href !== urlBefore && url.pathname.startsWith('/product/'));
    await waitUntilIdle(page);
  }
  await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await row.getByRole('heading', { name: 'Recently viewed' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test.describe('sharing', () => {
  test('WhatsApp, the clipboard and the share sheet get the URL of the chosen option, and without clipboard access the URL is shown to copy', async ({
    openPage,
    shopUrl,
  }) => {
    const { page, pageErrors } = await openPage(PHONE);
    await page.addInitScript(() => {
      const sharedUrls: string[] = [];
      Object.assign(window, { sharedUrls });
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: { url: string }) => void sharedUrls.push(url),
        configurable: true,
      });
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const option = product.options.at(-1)?.option_id;
    const url = `${shopUrl}${getProductPath(product)}?option=${option}`;
    await visit(page, url);
    const whatsapp = new URL((await page.getByRole('link', { name: 'WhatsApp', exact: true }).first().getAttribute('href')) ?? '');
    expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/');
    expect(whatsapp.searchParams.get('text')).toBe(`${product.brand} ${product.name}\n${url}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    expect(await page.evaluate(() => (window as unknown as { sharedUrls: string[] }).sharedUrls)).toEqual([url]);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    const field = page.getByLabel('Copy this link');
    await field.waitFor();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(url);
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
  });

  test('without JavaScript WhatsApp works, and buttons that need scripts are hidden', async ({ openPage }) => {
    const { page } = await openPage(PHONE, { javaScriptEnabled: false });
    await page.goto(getProductPath(product));
    await page.getByRole('link', { name: 'WhatsApp', exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
  });
});

test('a missing product answers 404 with a message and links to other pages', async ({ openPage }) => {
  const { page } = await openPage(PHONE);
  const response = await page.goto('/product/no-such-thing');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Product not found' }).waitFor();
  expect(await page.title()).toContain('Product not found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See best sellers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Best Sellers' }).waitFor();
});

test('a product that could not be loaded says so in its heading and title, and is loaded by a retry', async ({ openPage, shopUrl }) => {
  const shop = await openBrokenShop(shopUrl);
  try {
    shop.faults.set('product', 'fails');
    const [product] = await findProductsWithoutChoices(shopUrl, 1);
    if (!product) throw new Error('no product without choices is in stock');
    const { page } = await openPage(PHONE);
    const response = await visit(page, shop.url + getProductPath(product));
    expect(response?.status()).toBe(503);
    await page.getByRole('heading', { level: 1, name: 'This product could not be loaded' }).waitFor();
    expect(await page.title()).toMatch(/^This product could not be loaded \| /);
    await page.getByText('Error: Something went wrong.').waitFor();
    await expectAccessible(page);
    shop.faults.clear();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
  } finally {
    await shop.close();
  }
});

test.describe('large text and small screens', () => {
  for (const [width, textSize] of [
    [320, '100%'],
    [360, '200%'],
    [320, '200%'],
  ] as const) {
    test(`at ${width} px with text at ${textSize} all controls for choosing and buying fit the screen`, async ({ openPage }) => {
      const { page } = await openPage({ width, height: 740 });
      await visit(page, getProductPath(product));
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        // Reviews have their own journey.
        document.getElementById('reviews')?.remove();
      }, textSize);
      expect(await measureOverflow_px(page)).toBe(0);
      const [priceSize_px, oldPriceSize_px] = await findPrice(page).evaluate((price) =>
        [price, price.querySelector('del') ?? price].map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
      expect(priceSize_px).toBeGreaterThanOrEqual(oldPriceSize_px ?? 0);
    });
  }
});
