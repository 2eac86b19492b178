/** A link that is pressed fetches less than an address that is typed: every kind of page is reached by pressing, too. */
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../support/page.ts';

const browser = useBrowser();

test('every page that the home page links to opens by its link', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  await page.goto('/');
  const paths = await page.evaluate(() => [
    ...new Set([...document.links].filter(({ origin, hash }) => origin === location.origin && !hash).map((link) => link.pathname)),
  ]);
  const kinds = new Map(paths.filter((path) => path !== '/').map((path) => [path.replace(/^\/(category|product)\/.*/, '/$1'), path]));
  expect([...kinds.keys()]).toEqual(
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
  for (const path of kinds.values()) {
    await page.goto('/');
    await page.evaluate((to) => [...document.links].find((link) => link.pathname === to)?.click(), path);
    await page.waitForURL((url) => url.pathname !== '/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByText(/Something broke on our side/).count(), path).toBe(0);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('the page that describes the API lists its calls', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  await page.goto('/api/docs');
  await page.getByText('/api/orders/place').first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a link that is pressed offline leaves the page as it is, and says why', async () => {
  const { page, close } = await browser.open(PHONE);
  await page.goto('/faqs', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('You are offline.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/faqs');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await close();
});
