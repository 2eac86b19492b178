/** The wishlist: a heart is lit at once, the server follows, other tabs and devices agree, and nothing is claimed that is not so. */
import type { Client } from '@uruhu/contract/client';
import type { FullProduct } from '@uruhu/contract/product';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { plainProducts } from '../support/products.ts';
import { newShopper, signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();

async function someProducts(count: number): Promise<FullProduct[]> {
  return plainProducts(inject('shopUrl'), count);
}
async function oneProduct(): Promise<FullProduct> {
  const [product] = await someProducts(1);
  if (!product) throw new Error('one product was asked for');
  return product;
}

/** A list that holds the card of the product. */
const listOf = (product: FullProduct) => `/all-products?q=${encodeURIComponent(product.name)}`;
const heart = (page: Page, { name }: FullProduct, lit?: boolean) =>
  page.getByRole('button', { name: `Save ${name} to wishlist`, ...(lit === undefined ? {} : { pressed: lit }) }).first();
const namesOnServer = async (api: Client) => {
  const list = await api.wishlist();
  return list.ok ? list.data.results.map(({ product }) => product.name) : list.message;
};
/** The server hears of a press a little later than the eye. */
const untilOnServer = (api: Client, names: string[]) => expect.poll(() => namesOnServer(api), { timeout: 10_000 }).toEqual(names);
const kept = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { product_id: string }[]).map((entry) => entry.product_id));

describe('a guest', () => {
  test('is sent to sign in by a heart, plainly, and by the page, to come back', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    const product = await oneProduct();
    await page.goto(listOf(product), { waitUntil: 'networkidle' });
    await heart(page, product, false).click();
    await page.waitForURL((url) => url.pathname === '/signin' && url.search === '');

    await page.goto(`/product/${product.product_id}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add to Wishlist' }).click();
    await page.waitForURL((url) => url.pathname === '/signin' && url.search === '');

    await page.goto('/wishlist');
    await page.waitForURL((url) => url.pathname === '/signin' && url.searchParams.get('redirect') === '/wishlist');
    expect(complaints).toEqual([]);
    await close();
  });

  test('who pressed a heart comes back to the same list after signing in, and it is lit', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    const shopper = newShopper();
    await page.request.post('/api/users/createAccount', { data: { ...shopper, address: '' } });
    const product = await oneProduct();
    const list = listOf(product);
    await page.goto(list, { waitUntil: 'networkidle' });
    await heart(page, product, false).click();
    await page.waitForURL((url) => url.pathname === '/signin' && url.search === '');
    await page.getByLabel(/^Username/).fill(shopper.username);
    await page.getByLabel(/^Password/).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname + url.search === list);
    await page.getByText(`${product.name} added to wishlist`).first().waitFor();
    await heart(page, product, true).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('who signs in on the way to the wishlist arrives there', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    const shopper = newShopper();
    const signedUp = await page.request.post('/api/users/createAccount', { data: { ...shopper, address: '' } });
    expect(signedUp.status()).toBe(200);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await page.waitForURL('**/signin?redirect=*');
    await page.getByLabel('Username').fill(shopper.username);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/wishlist');
    await page.getByRole('heading', { name: 'Your wishlist is empty.' }).waitFor();
    expect(await page.title()).toMatch(/^Wishlist \| /);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('finds every heart unlit in the first HTML, and none without scripts', async () => {
    const { page, close } = await browser.open(PHONE, { javaScriptEnabled: false });
    const product = await oneProduct();
    const response = await page.goto(listOf(product));
    const html = (await response?.text()) ?? '';
    expect(html).toContain(`aria-pressed="false" aria-label="Save ${product.name} to wishlist"`);
    expect(html).not.toContain('aria-pressed="true"');
    expect(await heart(page, product).isVisible()).toBe(false);
    await close();
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, viewport) => {
  test('a heart on a card adds and removes, and the page shows what is there', async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const product = await oneProduct();
    await page.goto(listOf(product), { waitUntil: 'networkidle' });
    await heart(page, product).click();
    await heart(page, product, true).waitFor();
    // Under the pointer it stays for as long as it is looked at.
    await page.getByText(`${product.name} added to wishlist`).hover();
    await expectAccessible(page);
    expect(await kept(page)).toEqual([product.product_id]);
    expect(await namesOnServer(api)).toEqual([product.name]);

    await page.getByRole('link', { name: 'View Wishlist' }).click();
    await page.waitForURL('**/wishlist');
    await page.getByText('1 product', { exact: true }).waitFor();
    await heart(page, product, true).waitFor();
    await expectAccessible(page);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `Add ${product.name} to cart` }).click();
    await page.getByText(`${product.name} added to cart successfully!`).waitFor();
    // What lies in the cart may be wanted still.
    expect(await namesOnServer(api)).toEqual([product.name]);

    await heart(page, product).click();
    await page.getByText(`${product.name} removed from wishlist`).waitFor();
    await page.getByRole('heading', { name: 'Your wishlist is empty.' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('wishlist-title');
    expect([await namesOnServer(api), await kept(page)]).toEqual([[], []]);
    await page.goto(listOf(product), { waitUntil: 'networkidle' });
    await heart(page, product, false).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("the product's own page says what a press does next, and follows", async () => {
    const { page, complaints, close } = await browser.open(viewport);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const product = await oneProduct();
    await page.goto(`/product/${product.product_id}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add to Wishlist' }).click();
    await page.getByText('Added to wishlist!').waitFor();
    await page.getByRole('button', { name: 'Remove from Wishlist' }).waitFor();
    await expectAccessible(page);
    expect(await namesOnServer(api)).toEqual([product.name]);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Remove from Wishlist' }).click();
    await page.getByText('Removed from wishlist.').waitFor();
    await page.getByRole('button', { name: 'Add to Wishlist' }).waitFor();
    expect(await namesOnServer(api)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a line of the cart is saved for later, and taken out of the wishlist again', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const product = await oneProduct();
  await api.addToCart({ product_id: product.product_id });
  await page.goto('/cart');
  await page.getByRole('button', { name: `Save to wishlist: ${product.name}` }).click();
  await page.getByText(`${product.name} added to wishlist`).waitFor();
  await expectAccessible(page);
  expect(await namesOnServer(api)).toEqual([product.name]);
  await page.getByRole('button', { name: `Remove from wishlist: ${product.name}` }).click();
  await page.getByText('Item removed from wishlist!').waitFor();
  expect(await namesOnServer(api)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('removing one of several moves the focus to its neighbour, by keyboard too', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const [first, second] = await someProducts(2);
  if (!first || !second) throw new Error('two products were asked for');
  for (const { product_id } of [second, first]) await api.addToWishlist({ product_id });
  await page.goto('/wishlist', { waitUntil: 'networkidle' });
  await heart(page, first, true).focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 product', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Save ${second.name} to wishlist`);
  await untilOnServer(api, [second.name]);
  expect(complaints).toEqual([]);
  await close();
});

test('another tab follows a press, and another device a return or a reload', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const [product, other] = await someProducts(2);
  if (!product || !other) throw new Error('two products were asked for');
  await page.goto(listOf(product), { waitUntil: 'networkidle' });
  const tab = await page.context().newPage();
  await tab.goto(listOf(product), { waitUntil: 'networkidle' });
  await heart(page, product).click();
  await heart(tab, product, true).waitFor();
  await heart(tab, product).click();
  await heart(page, product, false).waitFor();

  // Another device, as the server sees it.
  await api.addToWishlist({ product_id: product.product_id });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await heart(page, product, true).waitFor();
  await api.addToWishlist({ product_id: other.product_id });
  await page.goto(listOf(other));
  await heart(page, other, true).waitFor();

  // Added there since this page last looked: it is in the list already, and the press says so.
  await page.goto('/best', { waitUntil: 'networkidle' });
  const shown = await page.evaluate(() => document.querySelector<HTMLAnchorElement>('article h2 a')?.pathname.split('/').at(-1) ?? '');
  await api.addToWishlist({ product_id: decodeURIComponent(shown) });
  await page.locator('article [aria-pressed]').first().click();
  await page.getByText('Item is already in wishlist').waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
  await close();
});

test('pressed fast and often, it ends as it is shown', async () => {
  const { page, complaints, close } = await browser.open(PHONE);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const product = await oneProduct();
  await page.goto(listOf(product), { waitUntil: 'networkidle' });
  const pressTimes = (times: number) =>
    heart(page, product).evaluate((button, presses) => {
      for (let press = 0; press < presses; press++) (button as HTMLElement).click();
    }, times);
  await pressTimes(7);
  await heart(page, product, true).waitFor();
  await untilOnServer(api, [product.name]);
  await pressTimes(5);
  await heart(page, product, false).waitFor();
  await untilOnServer(api, []);
  await page.reload({ waitUntil: 'networkidle' });
  await heart(page, product, false).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('without a connection', () => {
  test('a press is undone and told, and can be tried again', async () => {
    const { page, close } = await browser.open(PHONE);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const product = await oneProduct();
    await page.goto(listOf(product), { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await heart(page, product).click();
    await page.getByText('Failed to update wishlist').hover();
    await heart(page, product, false).waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heart(page, product, true).waitFor();
    await page.getByText(`${product.name} added to wishlist`).waitFor();
    expect(await namesOnServer(api)).toEqual([product.name]);
    await close();
  });

  test('a card that was removed comes back', async () => {
    const { page, close } = await browser.open(PHONE);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const product = await oneProduct();
    await api.addToWishlist({ product_id: product.product_id });
    await page.goto('/wishlist', { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await heart(page, product, true).click();
    await page.getByText('Failed to update wishlist').waitFor();
    await heart(page, product, true).waitFor();
    expect(await namesOnServer(api)).toEqual([product.name]);
    await close();
  });

  test('the page says that it could not be loaded, and loads when asked again', async () => {
    const { page, close } = await browser.open(PHONE);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const product = await oneProduct();
    await api.addToWishlist({ product_id: product.product_id });
    await page.route('**/api/products/wishlist', (route) => route.abort());
    await page.goto('/wishlist');
    await page.getByText('Your wishlist could not be loaded. Nothing was lost.').waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/products/wishlist');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heart(page, product, true).waitFor();
    await close();
  });
});

test('its page reads the whole list once to open and once on coming back, and asks for no marks besides', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const product = await oneProduct();
  await api.addToWishlist({ product_id: product.product_id });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/products/wishlist')) asked.push(request.postDataJSON().scope ?? 'whole');
  });
  await page.goto('/wishlist', { waitUntil: 'networkidle' });
  await heart(page, product, true).waitFor();
  expect(asked).toEqual(['whole']);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(asked).toEqual(['whole', 'whole']);
  expect(complaints).toEqual([]);
  await close();
});

test('signing out leaves nothing of it on the device', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const product = await oneProduct();
  await api.addToWishlist({ product_id: product.product_id });
  await page.goto(listOf(product));
  await heart(page, product, true).waitFor();
  expect(await kept(page)).toEqual([product.product_id]);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'keza-' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/signin');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  await page.goBack();
  await heart(page, product, false).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a session that is over sends to sign in, and undoes the press', async () => {
  const { page, close } = await browser.open(PHONE);
  const { api } = await signedInShopper(page, inject('shopUrl'));
  const product = await oneProduct();
  await page.goto(listOf(product), { waitUntil: 'networkidle' });
  await api.signOut();
  await heart(page, product).click();
  await page.waitForURL((url) => url.pathname === '/signin');
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  await close();
});

describe('storage', () => {
  test.each(['{oops', '[1,null]', '"text"', '[{"product_id":7}]'])('that is damaged does no harm: %s', async (text) => {
    const { page, complaints, close } = await browser.open(PHONE);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const product = await oneProduct();
    await api.addToWishlist({ product_id: product.product_id });
    await page.addInitScript((damage) => localStorage.setItem('wishlist', damage), text);
    await page.goto(listOf(product));
    await heart(page, product, true).waitFor();
    await heart(page, product).click();
    await untilOnServer(api, []);
    expect(complaints).toEqual([]);
    await close();
  });

  test('that is forbidden or full does no harm either', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    const { api } = await signedInShopper(page, inject('shopUrl'));
    const product = await oneProduct();
    await page.addInitScript(() => {
      const { getItem, setItem } = Storage.prototype;
      const refuse = (key: string) => {
        if (key === 'wishlist') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.getItem = function read(key) {
        refuse(key);
        return getItem.call(this, key);
      };
      Storage.prototype.setItem = function write(key, value) {
        refuse(key);
        setItem.call(this, key, value);
      };
    });
    await page.goto(listOf(product), { waitUntil: 'networkidle' });
    await heart(page, product).click();
    await page.getByText(`${product.name} added to wishlist`).waitFor();
    await heart(page, product).click();
    await page.getByText(`${product.name} removed from wishlist`).waitFor();
    await untilOnServer(api, []);
    await page.goto('/wishlist');
    await page.getByRole('heading', { name: 'Your wishlist is empty.' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
