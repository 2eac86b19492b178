/** Opens every kind of page by a link, which loads only data and modules, not HTML. */

import { DESKTOP, PHONE, visit } from '../../support/page.ts';
import { findProductsWithoutChoices } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

test('every page that the home page links to opens by its link', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await page.goto('/');
  const paths = await page.evaluate(() => [
    ...new Set([...document.links].filter(({ origin, hash }) => origin === location.origin && !hash).map((link) => link.pathname)),
  ]);
  const pathsByKind = new Map(paths.filter((path) => path !== '/').map((path) => [path.replace(/^\/(category|product)\/.*/, '/$1'), path]));
  expect([...pathsByKind.keys()]).toEqual(
    expect.arrayContaining([
      '/best',
      '/new',
      '/deals',
      '/all-products',
      '/category',
      '/product',
      '/brands',
      '/faqs',
      '/terms',
      '/track-order',
    ]),
  );
  for (const path of pathsByKind.values()) {
    await page.waitForFunction((to) => [...document.links].some((link) => link.pathname === to), path);
    await page.evaluate((to) => [...document.links].find((link) => link.pathname === to)?.click(), path);
    await page.waitForURL((url) => url.pathname !== '/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByText(/Something broke on our side/).count(), path).toBe(0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
  }
  expect(pageErrors).toEqual([]);
});

test('the API documentation lists its calls', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'orders', exact: true }).click();
  await page.getByText('/api/orders/place').first().waitFor();
  expect(pageErrors).toEqual([]);
});

test('a link pressed offline keeps the page and shows why', async ({ openPage }) => {
  const { page } = await openPage(PHONE);
  await visit(page, '/faqs');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('You are offline.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/faqs');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a guest who adds to the cart, saves or reviews a product offline keeps the page and sees why', async ({ openPage, shopUrl }) => {
  const { page } = await openPage(PHONE);
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  const path = `/product/${product?.product_id}`;
  await visit(page, path);
  await page.context().setOffline(true);
  for (const name of ['Add to Cart', 'Add to Wishlist', 'Write a Review']) {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await page.getByText('You are offline.').first().waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname, name).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).count(), name).toBe(1);
  }
});
