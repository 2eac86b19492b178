/** Opens pages by links, which load only data and modules, not HTML. */
import { DESKTOP, PHONE, visit, waitUntilIdle } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

test('every page that the home page links to opens by its link', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/');
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
    await waitUntilIdle(page);
  }
  expect(pageErrors).toEqual([]);
});

test('the API documentation lists its calls', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  // The page runs 2 MB of scripts, which takes a busy machine longer than the usual 15 seconds.
  page.setDefaultTimeout(60_000);
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'orders', exact: true }).click();
  await page.getByText('/api/orders/place').first().waitFor();
  expect(pageErrors).toEqual([]);
});

test('a link pressed offline keeps the page and says why; a page that fails to load does so too, and loads when the connection is back', async ({
  openPage,
}) => {
  const { page } = await openPage(PHONE);
  await visit(page, '/faqs');
  const homeLink = page.getByRole('link', { name: 'Home' }).first();
  await page.context().setOffline(true);
  await homeLink.tap();
  await page.getByText('You are offline.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/faqs');
  await page.context().setOffline(false);

  await page.route('**/*.data*', (route) => route.abort('connectionfailed'));
  await homeLink.tap();
  await page.getByRole('heading', { name: 'Your connection dropped' }).waitFor();
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('heading', { name: 'Best Sellers' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
