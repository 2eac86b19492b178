/** The wishlist in a browser: through sign-up and sign-in, in two tabs, and without a network. Its states are tested as components. */

import type { Page } from '@playwright/test';
import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { type Client, createClient } from '@uruhu/contract/client';
import { DESKTOP, PHONE, reload, visit } from '../../support/page.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { generateShopper, signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

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
const readStoredIds = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { product_id: string }[]).map((entry) => entry.product_id));

test('on a phone a guest presses a heart, signs up and in, comes back to the list with the heart on, and empties the wishlist', async ({
  openPage,
  shopUrl,
}) => {
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
  // The toast stays on the page while the pointer is over it.
  await page.getByText(`${product.name} added to wishlist`).first().hover();
  await findWishlistButton(page, product, true).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const api = createClient({ fetch, baseUrl: shopUrl, token: () => token });
  expect([await listSavedNames(api), await readStoredIds(page)]).toEqual([[product.name], [product.product_id]]);

  await page.getByRole('link', { name: 'View Wishlist' }).click();
  await page.waitForURL('**/wishlist');
  // The URL changes before the page does, and the filters of the old page count products too.
  await page.locator('#wishlist-title').waitFor();
  await page.getByText('1 product', { exact: true }).waitFor();
  await reload(page);
  await findWishlistButton(page, product, true).press('Enter');
  await page.getByText(`${product.name} removed from wishlist`).waitFor();
  await page.getByRole('heading', { name: 'Your wishlist is empty.' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('wishlist-title');
  expect([await listSavedNames(api), await readStoredIds(page)]).toEqual([[], []]);
  expect(pageErrors).toEqual([]);
});

test('a pressed heart shows in another tab at once, and signing out turns it off in both and on the page behind', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api, shopper } = await signInShopper(page, shopUrl);
  const product = await findOneProduct(shopUrl);
  await visit(page, createListPath(product));
  const tab = await page.context().newPage();
  await visit(tab, createListPath(product));
  await findWishlistButton(page, product).click();
  await findWishlistButton(tab, product, true).waitFor();
  await findWishlistButton(tab, product).click();
  await findWishlistButton(page, product, false).waitFor();
  await findWishlistButton(page, product).click();
  await findWishlistButton(tab, product, true).waitFor();
  await expect.poll(() => listSavedNames(api)).toEqual([product.name]);

  await page.getByRole('banner').locator('summary').filter({ hasText: shopper.username }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/signin');
  await findWishlistButton(tab, product, false).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  await page.goBack();
  await findWishlistButton(page, product, false).waitFor();
  expect(pageErrors).toEqual([]);
});

test('a press without a network is undone with a message, and can be retried', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  const product = await findOneProduct(shopUrl);
  await visit(page, createListPath(product));
  await page.context().setOffline(true);
  await findWishlistButton(page, product).click();
  await page.getByText('Failed to update wishlist').hover();
  await findWishlistButton(page, product, false).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await findWishlistButton(page, product, true).waitFor();
  await page.getByText(`${product.name} added to wishlist`).waitFor();
  expect(await listSavedNames(api)).toEqual([product.name]);
});
