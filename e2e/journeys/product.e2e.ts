/** A product's page: choosing, the price, the bar of phones, adding, the sections, what was looked at before, sharing. */
import type { FullProduct } from '@uruhu/contract/product';
import { formatRwf } from '@uruhu/contract/rules/money';
import { unitPrice } from '@uruhu/contract/rules/price';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { plainProducts, productWhere, productWithOptions } from '../support/products.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();
const shopUrl = inject('shopUrl');
let product: FullProduct;
beforeAll(async () => {
  product = await productWithOptions(shopUrl);
});

const addressOf = ({ product_id }: { product_id: string }) => `/product/${product_id}`;
const buyForm = (page: Page) => page.locator('form[action="/signin"]');
const buyBar = (page: Page) => page.locator('button[form="buy"]');
const price = (page: Page) => page.locator('h1 ~ div > p').first();
const overflow = () => document.documentElement.scrollWidth - innerWidth;

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('choosing, on %s', (_, viewport) => {
  test('an option changes picture, price, words and address, in place; how many stays; Back leaves the page', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    await page.goto('/best', { waitUntil: 'networkidle' });
    await page.goto(addressOf(product), { waitUntil: 'networkidle' });
    const option = product.options.at(-1);
    if (!option) throw new Error('no options');
    const radio = page.getByRole('radio', { name: option.name });
    await page.getByRole('button', { name: 'One more' }).click();
    await radio.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await radio.click({ force: true });
    await expect.poll(() => new URL(page.url()).searchParams.get('option')).toBe(option.option_id);
    await expect.poll(() => price(page).innerText()).toContain(formatRwf(unitPrice(product, option)));
    if (option.description) await page.getByRole('group', { name: option.name }).getByText(option.description).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => page.locator('#picture-1 img').getAttribute('src')).toContain(option.image || product.image);
    expect(await page.getByRole('group', { name: 'Quantity' }).innerText()).toContain('2');
    await expectAccessible(page);

    await page.reload({ waitUntil: 'networkidle' });
    expect(await radio.isChecked()).toBe(true);
    await page.goBack();
    await page.waitForURL('**/best');
    expect(complaints).toEqual([]);
    await close();
  });

  test('what is sold out can be looked at but not bought, and says so', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const partly = await productWhere(shopUrl, ({ options }) => options.some(({ in_stock }) => !in_stock));
    const gone = partly.options.find(({ in_stock }) => !in_stock);
    await page.goto(addressOf(partly), { waitUntil: 'networkidle' });
    const chosen = page.getByRole('radio', { checked: true });
    expect(await chosen.evaluate((radio) => radio.closest('label')?.textContent)).not.toContain('Sold out');
    await page.getByRole('radio', { name: `${gone?.name}` }).click({ force: true });
    await page.getByText('This one is sold out.').waitFor();
    expect(await page.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true);
    expect(await buyBar(page).count()).toBe(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a size has its own price; before a discount both prices are said', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  const sized = await productWhere(shopUrl, ({ sizes, discounted_price }) => sizes.length > 1 && discounted_price > 0);
  const size = sized.sizes.at(-1);
  await page.goto(`${addressOf(sized)}?size=${size?.size_id}`);
  const said = (await price(page).textContent()) ?? '';
  const extra = size?.additional_price ?? 0;
  expect(said).toContain(`Now ${formatRwf(sized.discounted_price + extra)}Before ${formatRwf(sized.base_price + extra)}`);
  expect(said).toMatch(/−\d+%$/);
  expect(complaints).toEqual([]);
  await close();
});

test('the bar of a phone stands in for the button while that is off the screen, and covers nothing that has the focus', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  await page.goto(addressOf(product), { waitUntil: 'networkidle' });
  await buyForm(page).scrollIntoViewIfNeeded();
  await expect.poll(() => buyBar(page).count()).toBe(0);
  await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await buyBar(page).waitFor();
  // Past the last link of the page nothing lies under the bar.
  const covered = await page.evaluate(async () => {
    const bar = document.querySelector('button[form="buy"]')?.parentElement;
    const last = [...document.querySelectorAll<HTMLElement>('footer a')].filter((link) => link.checkVisibility()).at(-1);
    last?.focus();
    await new Promise((done) => setTimeout(done, 400));
    return (last?.getBoundingClientRect().bottom ?? 1e6) > (bar?.getBoundingClientRect().top ?? 0);
  });
  expect(covered).toBe(false);
  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => buyBar(page).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

describe('adding to the cart', () => {
  test('the button says so, the dialog shows what was added, and another quantity can be added anew', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    const { api } = await signedInShopper(page, shopUrl);
    await page.goto(addressOf(product), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'One more' }).click();
    await buyForm(page).getByRole('button', { name: 'Add to Cart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Added to Your Cart' });
    await dialog.waitFor();
    await dialog.getByText(product.name).waitFor();
    await dialog.getByText('Quantity 2').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue Shopping' }).click();
    await buyForm(page).getByRole('button', { name: 'Order Added Successfully' }).waitFor();
    await page.getByRole('button', { name: 'One more' }).click();
    await buyForm(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    const cart = await api.cart();
    expect(cart.ok && cart.data.cart_items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    [422, 'Only 1 left'],
    [404, 'Product not found'],
  ])('a refusal of %i is told in words, and then the page shows what there is', async (status, message) => {
    const { page, close } = await browser.open(DESKTOP);
    await signedInShopper(page, shopUrl);
    await page.goto(addressOf(product), { waitUntil: 'networkidle' });
    await page.route('**/api/orders/carts/add', (route) => route.fulfill({ status, json: { status: 'error', message } }));
    await buyForm(page).getByRole('button', { name: 'Add to Cart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText('Item could not be added to the cart.').waitFor();
    await dialog.getByText(message).waitFor();
    await expectAccessible(page);
    const asked = page.waitForRequest((request) => request.url().includes('.data'));
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await asked;
    await buyForm(page).getByRole('button', { name: 'Add to Cart' }).waitFor();
    await close();
  });

  test('offline it says so, and nothing is lost', async () => {
    const { page, close } = await browser.open(PHONE);
    await signedInShopper(page, shopUrl);
    await page.goto(addressOf(product), { waitUntil: 'networkidle' });
    const radio = page.getByRole('radio', { name: product.options.at(-1)?.name ?? '' });
    await radio.click({ force: true });
    await page.getByRole('button', { name: 'One more' }).click();
    const chosen = async () => [
      await radio.isChecked(),
      await page.getByRole('group', { name: 'Quantity' }).locator('span[aria-live]').innerText(),
    ];
    await expect.poll(chosen).toEqual([true, '2']);
    await page.context().setOffline(true);
    await buyForm(page).getByRole('button', { name: 'Add to Cart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText('Network error.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await chosen()).toEqual([true, '2']);
    await page.context().setOffline(false);
    await buyForm(page).getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('dialog', { name: 'Added to Your Cart' }).getByText('Quantity 2').waitFor();
    await close();
  });
});

const folded = (page: Page) =>
  page
    .locator('details')
    .filter({ has: page.locator(':scope > summary h2') })
    .evaluateAll((all) => all.filter((one) => one.closest('main') && !(one as HTMLDetailsElement).open).length);

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the sections, on %s', (_, viewport) => {
  test('all open at first; a press shows only that one and leaves it under the finger; another hides all; #reviews opens', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    await page.goto(addressOf(product), { waitUntil: 'networkidle' });
    expect(await folded(page)).toBe(0);
    const use = page.locator('summary', { hasText: 'How to Use' });
    await use.scrollIntoViewIfNeeded();
    const before = await use.evaluate((summary) => summary.getBoundingClientRect().top);
    await use.press('Enter');
    await expect.poll(() => folded(page)).toBe(5);
    expect(Math.abs((await use.evaluate((summary) => summary.getBoundingClientRect().top)) - before)).toBeLessThan(2);
    await use.press('Space');
    await expect.poll(() => folded(page)).toBe(6);

    const reviews = page.locator('#reviews');
    const atReviews = async () =>
      (await reviews.evaluate((section) => (section as HTMLDetailsElement).open)) &&
      (await reviews.evaluate((section) => section.getBoundingClientRect().top < innerHeight && section.getBoundingClientRect().top >= 0));
    await page.evaluate(() => {
      location.hash = '#reviews';
    });
    await expect.poll(atReviews).toBe(true);
    await use.press('Enter');
    await expect.poll(() => folded(page)).toBe(5);
    // The address says #reviews already: its link leads there all the same.
    await page.locator('a[href="#reviews"]').first().press('Enter');
    await expect.poll(atReviews).toBe(true);
    await page.goto('/');
    await page.goto(`${addressOf(product)}#reviews`);
    await expect.poll(atReviews, { timeout: 5_000 }).toBe(true);
    expect(await folded(page)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the table pops up, ingredients are explained, pictures of use open larger', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const known = await productWhere(
      shopUrl,
      ({ ingredients }) => ingredients.includes('Niacinamide') && ingredients.includes('Fragrance'),
    );
    await page.goto(addressOf(known), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'View Specific Information' }).click();
    const table = page.getByRole('dialog', { name: 'Specific Information' });
    for (const { label, value } of known.specific_info) {
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
    expect(complaints).toEqual([]);
    await close();
  });
});

test('what was looked at before stands below, newest first, without this one; nothing is asked before the shopper is near; it can be cleared', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  const [first, second] = await plainProducts(shopUrl, 2);
  if (!first || !second) throw new Error('two are needed');
  const asked: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === '/api/products' && asked.push(request.postData() ?? ''));
  const row = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) });
  for (const one of [first, second, product]) await page.goto(addressOf(one), { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
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
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});

describe('sharing', () => {
  test('WhatsApp, the clipboard and the phone are told the chosen option; where the clipboard is refused the address is there to copy', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      Object.defineProperty(navigator, 'share', { value: async ({ url }: { url: string }) => void told.push(url), configurable: true });
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const option = product.options.at(-1)?.option_id;
    const url = `${shopUrl}${addressOf(product)}?option=${option}`;
    await page.goto(url, { waitUntil: 'networkidle' });
    const whatsapp = new URL((await page.getByRole('link', { name: 'WhatsApp', exact: true }).first().getAttribute('href')) ?? '');
    expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/');
    expect(whatsapp.searchParams.get('text')).toBe(`${product.brand} ${product.name}\n${url}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([url]);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    const field = page.getByLabel('Copy this link');
    await field.waitFor();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(url);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('without scripts WhatsApp is there, and what needs them is not', async () => {
    const { page, close } = await browser.open(PHONE, { javaScriptEnabled: false });
    await page.goto(addressOf(product));
    await page.getByRole('link', { name: 'WhatsApp', exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
    await close();
  });
});

test('what is not there says so with its status, and leads on', async () => {
  const { page, close } = await browser.open(PHONE);
  const answer = await page.goto('/product/no-such-thing');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Product not found' }).waitFor();
  expect(await page.title()).toContain('Product not found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See best sellers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Best Sellers' }).waitFor();
  await close();
});

describe('large text and small screens', () => {
  test.each([
    [320, '100%'],
    [360, '200%'],
    [320, '200%'],
  ])('at %i px with text at %s nothing of choosing and buying lies beside the screen', async (width, text) => {
    const { page, close } = await browser.open({ width, height: 740 });
    await page.goto(addressOf(product), { waitUntil: 'networkidle' });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      // Of the reviews their own journey speaks.
      document.getElementById('reviews')?.remove();
    }, text);
    expect(await page.evaluate(overflow)).toBe(0);
    const [now, before] = await price(page).evaluate((shown) =>
      [shown, shown.querySelector('del') ?? shown].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(now).toBeGreaterThanOrEqual(before ?? 0);
    await close();
  });
});
