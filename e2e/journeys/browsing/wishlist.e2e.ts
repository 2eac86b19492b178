/** The wishlist: a press on a product's heart button shows at once, then reaches the server, other tabs and devices, and is undone if it fails. */

import type { Page } from '@playwright/test';
import type { FullProduct } from '@uruhu/contract/catalogue/product';
import type { Client } from '@uruhu/contract/client';
import { DESKTOP, expectAccessible, PHONE, reload, visit } from '../../support/page.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { generateShopper, signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

// In parallel mode the tests of this long file run in all workers; otherwise one worker would run them all.
test.describe.configure({ mode: 'parallel' });

async function findOneProduct(shopUrl: string): Promise<FullProduct> {
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  if (!product) throw new Error('no product without choices is in stock');
  return product;
}

/** The path of a list that contains the card of the product. */
const createListPath = (product: FullProduct) => `/all-products?q=${encodeURIComponent(product.name)}`;
/** Finds the heart button of the product; with `pressed`, only if it is in this state. */
const findWishlistButton = (page: Page, { name }: FullProduct, pressed?: boolean) => {
  const button = { name: `Save ${name} to wishlist` };
  return page.getByRole('button', pressed === undefined ? button : { ...button, pressed }).first();
};
const listSavedNames = async (api: Client) => {
  const list = await api.wishlist();
  return list.ok ? list.data.results.map(({ product }) => product.name) : list.message;
};
/** Polls the server, because a press reaches it a little later than the screen shows it. */
const expectSavedNames = (api: Client, names: string[]) => expect.poll(() => listSavedNames(api), { timeout: 10_000 }).toEqual(names);
const readStoredIds = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { product_id: string }[]).map((entry) => entry.product_id));

test.describe('a guest', () => {
  test('is sent to the sign-in page by a heart, by the button of a product and by the wishlist page', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(PHONE);
    const product = await findOneProduct(shopUrl);
    await visit(page, createListPath(product));
    await findWishlistButton(page, product, false).click();
    await page.waitForURL((url) => url.pathname === '/signin' && url.search === '');

    await visit(page, `/product/${product.product_id}`);
    await page.getByRole('button', { name: 'Add to Wishlist' }).click();
    await page.waitForURL((url) => url.pathname === '/signin' && url.search === '');

    await page.goto('/wishlist');
    await page.waitForURL((url) => url.pathname === '/signin' && url.searchParams.get('redirect') === '/wishlist');
    expect(pageErrors).toEqual([]);
  });

  test('who pressed a heart comes back to the same list after signing up and in, with the heart on', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(PHONE);
    const shopper = generateShopper();
    const product = await findOneProduct(shopUrl);
    const listPath = createListPath(product);
    await visit(page, listPath);
    await findWishlistButton(page, product, false).click();
    await page.waitForURL((url) => url.pathname === '/signin' && url.search === '');
    await page.getByRole('link', { name: 'Create an account' }).click();
    // Fills in the name first, because the previous page has a field for the username too, but none for the name.
    await page.getByLabel('Full name').fill(shopper.name);
    await page.getByLabel('Username').fill(shopper.username);
    await page.getByLabel('E-mail').fill(shopper.email);
    await page.getByLabel(/^Password/).fill(shopper.password);
    await page.getByLabel('Phone').fill(shopper.phone);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Sign in now' }).click();
    // Waits for the heading, because the previous page has both fields too.
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    await expect(page.getByLabel(/^Username/)).toHaveValue(shopper.username);
    await page.getByLabel(/^Password/).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname + url.search === listPath);
    await page.getByText(`${product.name} added to wishlist`).first().waitFor();
    await findWishlistButton(page, product, true).waitFor();
    expect(pageErrors).toEqual([]);
  });

  test('who signs in on the way to the wishlist arrives there', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    const shopper = generateShopper();
    const signUpResponse = await page.request.post('/api/users/createAccount', { data: { ...shopper, address: '' } });
    expect(signUpResponse.status()).toBe(200);
    await visit(page, '/');
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
    expect(pageErrors).toEqual([]);
  });

  test('sees every heart off in the first HTML, and none without JavaScript', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(PHONE, { javaScriptEnabled: false });
    const product = await findOneProduct(shopUrl);
    const response = await page.goto(createListPath(product));
    const html = (await response?.text()) ?? '';
    expect(html).toContain(`aria-pressed="false" aria-label="Save ${product.name} to wishlist"`);
    expect(html).not.toContain('aria-pressed="true"');
    expect(await findWishlistButton(page, product).isVisible()).toBe(false);
  });
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${name}`, () => {
    test('a heart on a card adds and removes, and the wishlist page follows', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl);
      const product = await findOneProduct(shopUrl);
      await visit(page, createListPath(product));
      await findWishlistButton(page, product).click();
      await findWishlistButton(page, product, true).waitFor();
      // The toast stays on the page while the pointer is over it.
      await page.getByText(`${product.name} added to wishlist`).hover();
      await expectAccessible(page);
      expect(await readStoredIds(page)).toEqual([product.product_id]);
      expect(await listSavedNames(api)).toEqual([product.name]);

      await page.getByRole('link', { name: 'View Wishlist' }).click();
      await page.waitForURL('**/wishlist');
      // The URL changes before the page does, and the filters of the old page count products too.
      await page.locator('#wishlist-title').waitFor();
      await page.getByText('1 product', { exact: true }).waitFor();
      await findWishlistButton(page, product, true).waitFor();
      await expectAccessible(page);
      await reload(page);
      await page.getByRole('button', { name: `Add ${product.name} to cart` }).click();
      await page.getByText(`${product.name} added to cart successfully!`).waitFor();
      // Adding to the cart keeps the product in the wishlist.
      expect(await listSavedNames(api)).toEqual([product.name]);

      await findWishlistButton(page, product).click();
      await page.getByText(`${product.name} removed from wishlist`).waitFor();
      await page.getByRole('heading', { name: 'Your wishlist is empty.' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('wishlist-title');
      expect([await listSavedNames(api), await readStoredIds(page)]).toEqual([[], []]);
      await visit(page, createListPath(product));
      await findWishlistButton(page, product, false).waitFor();
      expect(pageErrors).toEqual([]);
    });

    test('the button on the product page names its next action, and changes with it', async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      const { api } = await signInShopper(page, shopUrl);
      const product = await findOneProduct(shopUrl);
      await visit(page, `/product/${product.product_id}`);
      await page.getByRole('button', { name: 'Add to Wishlist' }).click();
      await page.getByText('Added to wishlist!').waitFor();
      await page.getByRole('button', { name: 'Remove from Wishlist' }).waitFor();
      await expectAccessible(page);
      expect(await listSavedNames(api)).toEqual([product.name]);
      await reload(page);
      await page.getByRole('button', { name: 'Remove from Wishlist' }).click();
      await page.getByText('Removed from wishlist.').waitFor();
      await page.getByRole('button', { name: 'Add to Wishlist' }).waitFor();
      expect(await listSavedNames(api)).toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  });
}

test('a shopper saves a line of the cart to the wishlist and removes it again', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  const product = await findOneProduct(shopUrl);
  await api.addToCart({ product_id: product.product_id });
  await page.goto('/cart');
  await page.getByRole('button', { name: `Save to wishlist: ${product.name}` }).click();
  await page.getByText(`${product.name} added to wishlist`).waitFor();
  await expectAccessible(page);
  expect(await listSavedNames(api)).toEqual([product.name]);
  await page.getByRole('button', { name: `Remove from wishlist: ${product.name}` }).click();
  await page.getByText('Item removed from wishlist!').waitFor();
  expect(await listSavedNames(api)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('removing one of several products by keyboard moves the focus to the next one', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const [first, second] = await findProductsWithoutChoices(shopUrl, 2);
  if (!first || !second) throw new Error('two products without choices must be in stock');
  for (const { product_id } of [second, first]) await api.addToWishlist({ product_id });
  await visit(page, '/wishlist');
  await findWishlistButton(page, first, true).focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 product', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Save ${second.name} to wishlist`);
  await expectSavedNames(api, [second.name]);
  expect(pageErrors).toEqual([]);
});

test('a pressed heart shows in another tab at once, and on another device once the shopper returns to the page or reloads it', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const [product, otherProduct] = await findProductsWithoutChoices(shopUrl, 2);
  if (!product || !otherProduct) throw new Error('two products without choices must be in stock');
  await visit(page, createListPath(product));
  const tab = await page.context().newPage();
  await visit(tab, createListPath(product));
  await findWishlistButton(page, product).click();
  await findWishlistButton(tab, product, true).waitFor();
  await findWishlistButton(tab, product).click();
  await findWishlistButton(page, product, false).waitFor();

  // An API call changes the list, as from another device.
  await api.addToWishlist({ product_id: product.product_id });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await findWishlistButton(page, product, true).waitFor();
  await api.addToWishlist({ product_id: otherProduct.product_id });
  await page.goto(createListPath(otherProduct));
  await findWishlistButton(page, otherProduct, true).waitFor();

  // Another device adds a product after this page has loaded: its heart is still off, and a press says that it is saved already.
  await visit(page, '/best');
  const firstId = await page.evaluate(() => document.querySelector<HTMLAnchorElement>('article h2 a')?.pathname.split('/').at(-1) ?? '');
  await api.addToWishlist({ product_id: decodeURIComponent(firstId) });
  await page.locator('article [aria-pressed]').first().click();
  await page.getByText('Item is already in wishlist').waitFor();
  expect(pageErrors.filter((pageError) => !pageError.includes('409'))).toEqual([]);
});

test('fast presses end at the state that the screen shows', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  const product = await findOneProduct(shopUrl);
  await visit(page, createListPath(product));
  const pressRepeatedly = (times: number) =>
    findWishlistButton(page, product).evaluate((button, presses) => {
      for (let press = 0; press < presses; press++) (button as HTMLElement).click();
    }, times);
  await pressRepeatedly(7);
  await findWishlistButton(page, product, true).waitFor();
  await expectSavedNames(api, [product.name]);
  await pressRepeatedly(5);
  await findWishlistButton(page, product, false).waitFor();
  await expectSavedNames(api, []);
  await reload(page);
  await findWishlistButton(page, product, false).waitFor();
  expect(pageErrors).toEqual([]);
});

test.describe('offline', () => {
  test('a press is undone with a message, and can be retried', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(PHONE);
    const { api } = await signInShopper(page, shopUrl);
    const product = await findOneProduct(shopUrl);
    await visit(page, createListPath(product));
    await page.context().setOffline(true);
    await findWishlistButton(page, product).click();
    await page.getByText('Failed to update wishlist').hover();
    await findWishlistButton(page, product, false).waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await findWishlistButton(page, product, true).waitFor();
    await page.getByText(`${product.name} added to wishlist`).waitFor();
    expect(await listSavedNames(api)).toEqual([product.name]);
  });

  test('a card comes back if its removal fails', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(PHONE);
    const { api } = await signInShopper(page, shopUrl);
    const product = await findOneProduct(shopUrl);
    await api.addToWishlist({ product_id: product.product_id });
    await visit(page, '/wishlist');
    await page.context().setOffline(true);
    await findWishlistButton(page, product, true).click();
    await page.getByText('Failed to update wishlist').waitFor();
    await findWishlistButton(page, product, true).waitFor();
    expect(await listSavedNames(api)).toEqual([product.name]);
  });

  test('the wishlist page shows that it could not be loaded, and loads on retry', async ({ openPage, shopUrl }) => {
    const { page } = await openPage(PHONE);
    const { api } = await signInShopper(page, shopUrl);
    const product = await findOneProduct(shopUrl);
    await api.addToWishlist({ product_id: product.product_id });
    await page.route('**/api/products/wishlist', (route) => route.abort());
    await page.goto('/wishlist');
    await page.getByText('Your wishlist could not be loaded. Nothing was lost.').waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/products/wishlist');
    await page.getByRole('button', { name: 'Try again' }).click();
    await findWishlistButton(page, product, true).waitFor();
  });
});

test('the wishlist page loads the list once when opened and once when the shopper returns to its tab, without a call for each heart', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  const product = await findOneProduct(shopUrl);
  await api.addToWishlist({ product_id: product.product_id });
  // The wishlist page requests the whole list, without a scope. Pages that only show wishlist buttons request its ids, with the scope 'marks'.
  const scopes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/products/wishlist')) scopes.push(request.postDataJSON().scope ?? 'whole');
  });
  await page.goto('/wishlist', { waitUntil: 'networkidle' });
  await findWishlistButton(page, product, true).waitFor();
  expect(scopes).toEqual(['whole']);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(scopes).toEqual(['whole', 'whole']);
  expect(pageErrors).toEqual([]);
});

test('signing out removes the wishlist from the device', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api, shopper } = await signInShopper(page, shopUrl);
  const product = await findOneProduct(shopUrl);
  await api.addToWishlist({ product_id: product.product_id });
  await page.goto(createListPath(product));
  await findWishlistButton(page, product, true).waitFor();
  expect(await readStoredIds(page)).toEqual([product.product_id]);
  await page.getByRole('banner').locator('summary').filter({ hasText: shopper.username }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/signin');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  await page.goBack();
  await findWishlistButton(page, product, false).waitFor();
  expect(pageErrors).toEqual([]);
});

test('an ended session undoes the press and leads to sign in', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  const product = await findOneProduct(shopUrl);
  await visit(page, createListPath(product));
  await api.signOut();
  await findWishlistButton(page, product).click();
  await page.waitForURL((url) => url.pathname === '/signin');
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
});

test.describe('the storage of the browser', () => {
  for (const text of ['{oops', '[1,null]', '"text"', '[{"product_id":7}]']) {
    test(`with a damaged value still lets the shopper see and change her wishlist: ${text}`, async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(PHONE);
      const { api } = await signInShopper(page, shopUrl);
      const product = await findOneProduct(shopUrl);
      await api.addToWishlist({ product_id: product.product_id });
      await page.addInitScript((damage) => localStorage.setItem('wishlist', damage), text);
      await page.goto(createListPath(product));
      await findWishlistButton(page, product, true).waitFor();
      await findWishlistButton(page, product).click();
      await expectSavedNames(api, []);
      expect(pageErrors).toEqual([]);
    });
  }

  test('that is forbidden or full still lets the shopper see and change her wishlist', async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage(PHONE);
    const { api } = await signInShopper(page, shopUrl);
    const product = await findOneProduct(shopUrl);
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
    await visit(page, createListPath(product));
    await findWishlistButton(page, product).click();
    await page.getByText(`${product.name} added to wishlist`).waitFor();
    await findWishlistButton(page, product).click();
    await page.getByText(`${product.name} removed from wishlist`).waitFor();
    await expectSavedNames(api, []);
    await page.goto('/wishlist');
    await page.getByRole('heading', { name: 'Your wishlist is empty.' }).waitFor();
    expect(pageErrors).toEqual([]);
  });
});

test('a shopper whose session has ended saves a line of the cart, signs in, and comes back to the cart with the line saved', async ({
  openPage,
  shopUrl,
}) => {
  const { page } = await openPage(PHONE);
  const { api, shopper } = await signInShopper(page, shopUrl);
  const product = await findOneProduct(shopUrl);
  await api.addToCart({ product_id: product.product_id });
  await visit(page, '/cart');
  await api.signOut();
  await page.getByRole('button', { name: `Save to wishlist: ${product.name}` }).click();
  await page.waitForURL('**/signin?redirect=*');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/cart');
  await page.getByText('Sign in to keep your wishlist.').waitFor();
  await page.getByLabel(/^Username/).fill(shopper.username);
  await page.getByLabel(/^Password/).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/cart');
  await page.getByText(`${product.name} added to wishlist`).waitFor();
  await page.getByRole('button', { name: `Remove from wishlist: ${product.name}` }).waitFor();
});

for (const when of ['before the page opened', 'while the page was open']) {
  test(`a shopper who adds to the cart with a session that ended ${when} reads why she must sign in again`, async ({
    openPage,
    shopUrl,
  }) => {
    const { page } = await openPage(PHONE);
    const { api, shopper } = await signInShopper(page, shopUrl);
    const product = await findOneProduct(shopUrl);
    if (when.startsWith('before')) await api.signOut();
    await visit(page, `/product/${product.product_id}`);
    if (when.startsWith('while')) await api.signOut();
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    await page.waitForURL('**/signin?redirect=*');
    await page.getByText('You were signed out. Sign in again to go on where you were.').waitFor();
    await expectAccessible(page);
    await page.getByLabel(/^Username/).fill(shopper.username);
    await page.getByLabel(/^Password/).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**/product/${product.product_id}`);
    await page.getByText('What you chose is in your cart.').waitFor();
  });
}
