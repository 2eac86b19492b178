/** The first HTML of every public page is complete before any script runs, for shoppers with a cheap phone on a bad network. */
import { createClient } from '@uruhu/contract/client';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { LOGINS } from '../../support/logins.ts';
import { expectAccessible, measureOverflow_px, PHONE } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

const PAGES: [path: string, texts: string[]][] = [
  ['/', ['Best Sellers', 'Shop by Category', 'Trending', 'Featured Brands', 'Beauty of Joseon']],
  ['/all-products', ['Showing 1-24 of']],
  ['/best', ['Best Sellers']],
  ['/new', ['New Arrivals']],
  ['/deals', ['Trending Products']],
  ['/category/skincare', ['Skincare Products', 'Page 1 of']],
  ['/search?q=toner', ['Search Results']],
  ['/brands', ['COSRX']],
  ['/faqs', ['mobile money']],
  ['/terms', ['Terms']],
  ['/privacy', ['Privacy']],
  ['/legal', ['Legal']],
  ['/refund', ['Refund Policy', 'before we pack you can cancel']],
  ['/track-order', ['Order ID']],
  ['/signin', ['Sign in']],
  ['/signup', ['Create account']],
];

const stripTags = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test.describe('every public page', () => {
  for (const [path, texts] of PAGES) {
    test(`${path} contains its content`, async ({ shopUrl }) => {
      const response = await fetch(shopUrl + path);
      const pageText = stripTags(await response.text()).toLowerCase();
      expect(response.status).toBe(200);
      for (const text of texts) expect(pageText).toContain(text.toLowerCase());
    });
  }

  test('a product page contains name, price, options and reviews', async ({ shopUrl }) => {
    const product = await findProductWithOptions(shopUrl);
    const response = await fetch(`${shopUrl}/product/${product.product_id}`);
    const text = stripTags(await response.text());
    for (const option of product.options) expect(text).toContain(option.name);
    expect(text).toContain(product.name);
    expect(text).toContain(formatRwf(product.discounted_price || product.base_price));
    expect(text).toContain('Why We Love It');
  });

  test('the account page greets a guest, because the first HTML is the same for every shopper', async ({ shopUrl }) => {
    const response = await fetch(`${shopUrl}/myaccount`);
    expect(stripTags(await response.text())).toContain('Muraho , Guest');
  });

  test('a missing page answers 404', async ({ shopUrl }) => {
    for (const path of ['/product/none', '/category/none', '/no-such-page']) {
      const response = await fetch(shopUrl + path);
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  test('lists can be sorted and paged by links', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(PHONE, { javaScriptEnabled: false });
    await page.goto('/all-products?perPage=12');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    expect(await page.getByText('Showing 13-24 of').count()).toBe(1);
    await page.goto('/');
    await page.getByRole('searchbox').first().fill('sunscreen');
    await page.getByRole('searchbox').first().press('Enter');
    await page.waitForURL(/\/search\?q=sunscreen/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(pageErrors).toEqual([]);
  });

  for (const [path] of PAGES) {
    test(`${path} is accessible and logs no errors`, async ({ openPage }) => {
      const { page, pageErrors } = await openPage(PHONE);
      await page.goto(path, { waitUntil: 'load' });
      await expectAccessible(page);
      expect(await measureOverflow_px(page), 'nothing overflows sideways').toBeLessThanOrEqual(0);
      expect(pageErrors).toEqual([]);
    });
  }
});

test.describe('the same page for every shopper', () => {
  test('a guest and a customer get the same bytes, so that the server can keep pages', async ({ shopUrl }) => {
    const signedIn = await createClient({ fetch, baseUrl: shopUrl }).signIn(LOGINS.shopper);
    if (!signedIn.ok) throw new Error(signedIn.message);
    for (const path of ['/', '/all-products', '/cart', '/orders', '/checkout']) {
      const guestResponse = await fetch(shopUrl + path);
      const customerResponse = await fetch(shopUrl + path, {
        headers: { authorization: `Bearer ${signedIn.data.token}`, cookie: `authToken=${signedIn.data.token}` },
      });
      expect(customerResponse.headers.get('set-cookie')).toBeNull();
      expect(await customerResponse.text()).toBe(await guestResponse.text());
    }
  });
});
