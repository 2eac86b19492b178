/** The first HTML of each page, which the server renders before any script runs. The pages come from the storefront's build. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_COSTS } from '../../src/http/pages/page-costs.ts';
import { insertShop } from '../../src/seed/insert-shop.ts';
import { addShopper, type Shopper } from '../support/fixtures/fixtures.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { parsePage, readHead, readText } from '../support/shop/parse-page.ts';

const ORIGIN = 'https://shop.example';
/** The secret of the mailed links, a text that no page contains for another reason. */
const SECRET = 'kV3xQ8sTm2Zp7LwYb4Nd';
const ORDER_ID = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

/**
 * `path`: an address of the page; by default its pattern. `title`: without the shop's name, which follows it. `h1`: where it differs from the title.
 * `canonical`: the path that search engines keep; without it the page is not indexed. `secret`: its address may hold a secret. `texts`: what
 * the page also says.
 */
type ExpectedPage = {
  path?: string;
  title: string;
  h1?: string | null;
  canonical?: string;
  secret?: true;
  texts: string[];
  status?: number;
};

const PRODUCT_CARD = ['Plain', '15,000 RWF', '20,000 RWF'];
const ACCOUNT_MENU = ['Track Orders', 'Cancellation History', 'Wish List', 'Deactivate Account'];

/** Every page of the storefront, by the pattern of its route. */
const EXPECTED_PAGES: Readonly<Record<string, ExpectedPage>> = {
  '/': {
    title: '',
    h1: 'Plain Rwanda',
    canonical: '/',
    texts: ['Best Sellers', 'Shop by Category', 'Trending', 'Featured Brands', ...PRODUCT_CARD],
  },
  '/best': { title: 'Best Sellers', canonical: '/best', texts: ['Showing 1-3 of 3 products', ...PRODUCT_CARD] },
  '/new': { title: 'New Arrivals', canonical: '/new', texts: PRODUCT_CARD },
  '/deals': { title: 'Trending Products', canonical: '/deals', texts: PRODUCT_CARD },
  '/all-products': { title: 'All Products', canonical: '/all-products', texts: ['Showing 1-3 of 3 products', ...PRODUCT_CARD] },
  '/productspage': { title: 'All Products', canonical: '/all-products', texts: PRODUCT_CARD },
  '/category/:categoryId': {
    path: '/category/top',
    title: 'Plain Products',
    canonical: '/category/top',
    texts: ['Page 1 of 1', ...PRODUCT_CARD],
  },
  '/brands': { title: 'Brands', canonical: '/brands', texts: ['Plain'] },
  '/search': { path: '/search?q=plain', title: 'Search Results for “plain”', h1: 'Search Results', texts: PRODUCT_CARD },
  '/product/:productId': {
    path: '/product/second',
    title: 'Plain Plain',
    h1: 'Plain',
    canonical: '/product/second',
    texts: [...PRODUCT_CARD, 'Why We Love It', 'Featured Ingredients', 'How to Use', 'Specific Information'],
  },
  '/signin': { title: 'Sign in', texts: ['Username', 'Password', 'Keep me signed in', 'Save ID'] },
  '/signup': { title: 'Create your account', texts: ['Username', 'Full name', 'E-mail', 'Password', 'Phone', '5% off your first order'] },
  '/forgot-password': { title: 'Forgot your password?', texts: ['E-mail', 'Send me the link'] },
  '/reset-password': { path: `/reset-password?t=${SECRET}`, title: 'Choose a new password', secret: true, texts: ['password'] },
  '/confirm-email': {
    path: `/confirm-email?t=${SECRET}`,
    title: 'Please confirm your e-mail address',
    secret: true,
    texts: ['Confirm my e-mail address'],
  },
  '/undo-email': {
    path: `/undo-email?t=${SECRET}`,
    title: 'The e-mail address of your account was changed',
    secret: true,
    texts: ['Change it back'],
  },
  '/stop-notices': {
    path: `/stop-notices?t=${SECRET}`,
    title: 'End your notices of products that are back',
    secret: true,
    texts: ['End them'],
  },
  '/cart': { title: 'Shopping Cart', texts: ['01 Shopping Bag', ...ACCOUNT_MENU] },
  '/wishlist': { title: 'Wishlist', texts: ACCOUNT_MENU },
  '/checkout': { title: 'Checkout', texts: ['02 Checkout'] },
  '/orders': { title: 'My Orders', texts: ACCOUNT_MENU },
  '/orders/:orderId': { path: `/orders/${ORDER_ID}`, title: 'Order 3f2504e0', texts: [ORDER_ID] },
  '/orders/:orderId/invoice': { path: `/orders/${ORDER_ID}/invoice`, title: 'Order 3f2504e0', h1: null, texts: ['Invoice'] },
  '/payment-callback': { title: 'Payment', texts: ['Verifying your payment…'] },
  '/track-order': { title: 'Track Order', canonical: '/track-order', texts: ['Order ID'] },
  '/myaccount': { title: 'My Account', h1: 'Your skin, your orders, one place', texts: ['Muraho, Guest', '0.00 P', ...ACCOUNT_MENU] },
  '/myaccount/addresses': { title: 'Addresses', texts: ACCOUNT_MENU },
  '/myaccount/cancellations': { title: 'Cancellation History', texts: ACCOUNT_MENU },
  '/myaccount/reviews': { title: 'Reviews', texts: ACCOUNT_MENU },
  '/myaccount/beauty-profile': { title: 'Beauty Profile', texts: ACCOUNT_MENU },
  '/myaccount/login-history': { title: 'Login History', texts: ACCOUNT_MENU },
  '/myaccount/deactivate': { title: 'Deactivate Account', texts: ACCOUNT_MENU },
  '/accountinfo': { title: 'Account Information', texts: ACCOUNT_MENU },
  '/contactus': { title: 'Contact Us', canonical: '/contactus', texts: ['Message', 'E-mail', 'Phone', 'Chat on WhatsApp'] },
  '/faqs': { title: 'Frequently Asked Questions', canonical: '/faqs', texts: ['Plain'] },
  '/terms': { title: 'Terms and Conditions', canonical: '/terms', texts: ['Plain'] },
  '/privacy': { title: 'Privacy Policy', canonical: '/privacy', texts: ['Plain'] },
  '/legal': { title: 'Legal Notice', canonical: '/legal', texts: ['Plain'] },
  '/refund': { title: 'Refund Policy', canonical: '/refund', texts: ['Plain'] },
  '*': { path: '/no-such-page', title: 'Page not found', status: 404, texts: ['Back to home', 'Contact us'] },
};
const PAGES = Object.entries(EXPECTED_PAGES).map(([pattern, page]) => ({ pattern, path: page.path ?? pattern, status: 200, ...page }));

let shop: TestShop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: ORIGIN });
  await shop.db.transaction().execute((trx) => insertShop(trx, createSmallShop()));
  shopper = await addShopper(shop.db);
  await shop.refresh();
});
afterAll(() => shop.close());

let visitorCount = 0;
/** Each request comes from another address, so that none is refused for the cost of the pages before. */
const get = (url: string, headers: Record<string, string> = {}) => {
  visitorCount += 1;
  return shop.app.inject({ url, headers, remoteAddress: `198.51.100.${visitorCount}` });
};

test('the table names every page of the storefront', () => {
  expect(Object.keys(EXPECTED_PAGES).toSorted()).toEqual(Object.keys(PAGE_COSTS).toSorted());
});

describe.each(PAGES)('$path', ({ pattern, path, status, title, h1 = title, canonical, secret, texts }) => {
  test('is complete HTML with its title, heading, description and content', async () => {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    const head = readHead(body);
    expect(head).toMatchObject({ language: 'en', h1: secret ? expect.any(String) : h1 });
    const text = readText(body);
    for (const expected of texts) expect(text).toContain(expected);
    if (pattern === '*') expect(head.title).toBe(title);
    else {
      expect(head.title).toBe(title === '' ? 'Plain Rwanda' : `${title} | Plain`);
      expect(head.description?.length).toBeGreaterThan(pattern.startsWith('/product/') ? 4 : 15);
      expect([head.canonical, head.isIndexed]).toEqual(canonical ? [ORIGIN + canonical, true] : [null, false]);
    }
  });

  test('may be kept by caches unless its address holds a secret, and allows no script but its own', async () => {
    const { headers, body } = await get(path);
    const cacheable = ['public, max-age=0, must-revalidate', 'strict-origin-when-cross-origin'];
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(secret ? ['no-store', 'no-referrer'] : cacheable);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
    // Without scripts, the form of the page sends the secret.
    const withoutFormField = body.replace(`<input type="hidden" name="token" value="${SECRET}"/>`, '');
    expect(withoutFormField, 'the secret of its address').not.toContain(SECRET);
  });

  test('records taps from its start, before the browser waits for a stylesheet, by a script of at most 1 kB', async () => {
    const document = parsePage((await get(path)).body);
    const [first] = document.querySelectorAll('script, style, link[rel="stylesheet"]');
    expect([first?.localName, first?.parentElement?.localName]).toEqual(['script', 'head']);
    expect(first?.textContent).toContain('addEventListener');
    expect(Buffer.byteLength(first?.textContent ?? '')).toBeLessThanOrEqual(1_000);
    expect(document.querySelector<HTMLElement>('#tap-note[role="alert"]')?.hidden).toBe(true);
  });

  test('is the same for a guest and a customer, and holds nothing about her', async () => {
    const [guest, customer] = [
      await get(path),
      await get(path, { authorization: `Bearer ${shopper.token}`, cookie: `authToken=${shopper.token}` }),
    ];
    expect(customer.headers['set-cookie']).toBeUndefined();
    expect(customer.body === guest.body).toBe(true);
    for (const text of [shopper.user_id, shopper.username, shopper.email, shopper.token, '788123456', 'KG 11 Ave 5'])
      expect(customer.body).not.toContain(text);
  });
});

test('pages that load their content by JavaScript say that they need it, and other pages do not', async () => {
  const loadsByScript = /^\/(cart|checkout|wishlist|orders|myaccount|accountinfo)/;
  for (const { pattern, path } of PAGES) {
    const note = parsePage((await get(path)).body).querySelector('main noscript p')?.textContent ?? '';
    expect([path, note.includes('This page needs JavaScript.')]).toEqual([path, loadsByScript.test(pattern)]);
  }
});

test('a product or category that does not exist is missing', async () => {
  for (const path of ['/product/none', '/category/none']) expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('pages are compressed for browsers that accept it', async () => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload.length).toBeLessThan(10_000);
});
