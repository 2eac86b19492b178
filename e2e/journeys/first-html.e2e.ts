/** Every public page is whole before any script runs: a cheap phone on a bad network shows what the server sent. */
import { createClient } from '@uruhu/contract/client';
import { formatRwf } from '@uruhu/contract/rules/money';
import { describe, expect, inject, test } from 'vitest';
import { LOGINS } from '../support/logins.ts';
import { expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { productWithOptions } from '../support/products.ts';

const browser = useBrowser();

const PAGES: [path: string, words: string[]][] = [
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
  ['/track-order', ['Order ID']],
  ['/signin', ['Sign in']],
  ['/signup', ['Create account']],
];

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

describe('the first HTML, without scripts', () => {
  test.each(PAGES)('%s holds its content', async (path, words) => {
    const response = await fetch(inject('shopUrl') + path);
    const text = textOf(await response.text()).toLowerCase();
    expect(response.status).toBe(200);
    for (const word of words) expect(text).toContain(word.toLowerCase());
  });

  test('a product page holds name, price, options and reviews', async () => {
    const product = await productWithOptions(inject('shopUrl'));
    const response = await fetch(`${inject('shopUrl')}/product/${product.product_id}`);
    const text = textOf(await response.text());
    for (const option of product.options) expect(text).toContain(option.name);
    expect(text).toContain(product.name);
    expect(text).toContain(formatRwf(product.discounted_price || product.base_price));
    expect(text).toContain('Why We Love It');
  });

  test('what is not there says so with its status', async () => {
    for (const path of ['/product/none', '/category/none', '/no-such-page']) {
      const response = await fetch(inject('shopUrl') + path);
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  test('list, sort and pages work as links with scripts off', async () => {
    const { page, complaints, close } = await browser.open(PHONE, { javaScriptEnabled: false });
    await page.goto('/all-products?perPage=12');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    expect(await page.getByText('Showing 13-24 of').count()).toBe(1);
    await page.goto('/');
    await page.getByRole('searchbox').first().fill('sunscreen');
    await page.getByRole('searchbox').first().press('Enter');
    await page.waitForURL(/\/search\?q=sunscreen/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(PAGES)('%s is accessible and silent', async (path) => {
    const { page, complaints, close } = await browser.open(PHONE);
    await page.goto(path, { waitUntil: 'load' });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing overflows sideways').toBeLessThanOrEqual(
      0,
    );
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('one page for everybody', () => {
  test('a guest and a member are sent the same bytes, so that pages can be kept', async () => {
    const shopUrl = inject('shopUrl');
    const signedIn = await createClient({ fetch, baseUrl: shopUrl }).signIn(LOGINS.shopper);
    if (!signedIn.ok) throw new Error(signedIn.message);
    for (const path of ['/', '/all-products', '/cart', '/orders', '/checkout']) {
      const asGuest = await fetch(shopUrl + path);
      const asMember = await fetch(shopUrl + path, {
        headers: { authorization: `Bearer ${signedIn.data.token}`, cookie: `authToken=${signedIn.data.token}` },
      });
      expect(asMember.headers.get('set-cookie')).toBeNull();
      expect(await asMember.text()).toBe(await asGuest.text());
    }
  });
});
