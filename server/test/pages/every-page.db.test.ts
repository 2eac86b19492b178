/** The first HTML of each page, which the server renders before any script runs. The pages come from the storefront's build. */
import { type ConfigData, HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_PATTERNS } from '../../src/http/pages/page-costs.ts';
import { insertShop } from '../../src/seed/insert-shop.ts';
import { addShopper, type Shopper } from '../support/fixtures/fixtures.ts';
import { createSmallShop } from '../support/fixtures/small-shop.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { parsePage, readHead, readText } from '../support/shop/parse-page.ts';

/** The rules of HTML that the pages do not keep. */
const OTHER_RULES: ConfigData['rules'] = {
  // How React writes attributes and empty elements, which browsers read alike.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // Several tags can be chosen, and the forms that send passwords can be submitted only by the script.
  'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'submit'] }],
  'wcag/h32': 'off',
};

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
  '/cart': { title: 'Shopping Cart', texts: ['01 Shopping Bag'] },
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
  expect(Object.keys(EXPECTED_PAGES).toSorted()).toEqual(PAGE_PATTERNS.toSorted());
});

test('the HTML of pages keeps the rules of HTML and its accessibility', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:a11y'], rules: OTHER_RULES });
  for (const { path } of PAGES) {
    const { results } = await validator.validateString((await get(path)).body);
    const faults = results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`));
    expect([path, faults]).toEqual([path, []]);
  }
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

  test.skipIf(pattern === '*')('is where its other spellings lead, with their query', async () => {
    const [pagePath = '', query] = path.split('?');
    const search = query === undefined ? '?utm_source=flyer' : `?${query}&utm_source=flyer`;
    const escapedFirstLetter = pagePath.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`);
    const capitalised = pagePath.replace(/^\/./, (letter) => letter.toUpperCase());
    const spellings = [
      `${pagePath}/`,
      `/${pagePath}`,
      capitalised,
      pagePath.toUpperCase(),
      escapedFirstLetter,
      pagePath.replaceAll('/', '///'),
    ];
    for (const spelling of spellings.filter((spelling) => spelling !== pagePath)) {
      let address = spelling + search;
      const statuses = [];
      for (let steps = 0; steps < 3 && address !== pagePath + search; steps++) {
        const { statusCode, headers } = await get(address);
        statuses.push(statusCode);
        address = String(headers.location);
      }
      expect([spelling, address], 'leads to the page').toEqual([spelling, pagePath + search]);
      expect(new Set(statuses), spelling).toEqual(new Set([308]));
    }
  });

  test('records taps from its start, before the browser waits for a stylesheet, by a script of at most 1 kB', async () => {
    const document = parsePage((await get(path)).body);
    const [first] = document.querySelectorAll('script:not([type="application/ld+json"]), style, link[rel="stylesheet"]');
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

test('no cache keeps a page that shows an order, and no other site learns its address', async () => {
  for (const path of [`/track-order?id=${ORDER_ID}`, `/track-order.data?id=${ORDER_ID}`, '/track-order?id=3f2504e0&phone=3456']) {
    const { headers } = await get(path);
    expect([path, headers['cache-control'], headers['referrer-policy']]).toEqual([path, 'private, no-store', 'no-referrer']);
  }
});

test('every page can be painted from its HTML alone: it holds its styles, and its scripts and font do not precede it', async () => {
  for (const { path } of PAGES) {
    const { head } = parsePage((await get(path)).body);
    const preloads = [...head.querySelectorAll('link[rel="modulepreload"]')];
    expect([path, head.querySelectorAll('link[rel="stylesheet"], link[as="font"]').length]).toEqual([path, 0]);
    expect([path, head.querySelectorAll('style[data-href]').length]).not.toEqual([path, 0]);
    expect([path, new Set(preloads.map((link) => link.getAttribute('fetchpriority')))]).toEqual([path, new Set(['low'])]);
  }
});

test('a product or category that does not exist is missing', async () => {
  for (const path of ['/product/none', '/category/none']) expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('products and categories are found by ids whose letters differ in case, and the data of pages too', async () => {
  const locations = [];
  for (const address of ['/product/Second', '/Category/TOP?page=2', '/BEST.data?sort=name', '/Product/SECOND/.data', '//']) {
    const { statusCode, headers } = await get(address);
    locations.push([address, statusCode, headers.location]);
  }
  expect(locations).toEqual([
    ['/product/Second', 308, '/product/second'],
    ['/Category/TOP?page=2', 308, '/category/top?page=2'],
    ['/BEST.data?sort=name', 308, '/best.data?sort=name'],
    ['/Product/SECOND/.data', 308, '/product/second.data'],
    ['//', 308, '/'],
  ]);
});

test.each(['/apple-touch-icon.png', '/.well-known/security.txt', '/manifest.webmanifest'])(
  '%s, which the shop does not have, gets a short reply',
  async (path) => {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['content-type'], body]).toEqual([404, 'text/plain; charset=utf-8', 'Not found\n']);
  },
);

test('the icons that browsers look for lead to the favicon of the settings', async () => {
  const listIcons = async () =>
    Promise.all(['/favicon.ico', '/apple-touch-icon.png'].map(async (path) => (await get(path)).headers.location));
  expect(await listIcons()).toEqual(['/favicon.svg', undefined]);
  await shop.db.updateTable('site_settings').set({ favicon: 'leaf.webp' }).execute();
  await shop.refresh();
  expect(await listIcons()).toEqual(['/media/leaf.webp?w=160', '/media/leaf.webp?w=320']);
});

test('a browser that has one of several versions of a page, or any, gets no body', async () => {
  const { headers } = await get('/faqs');
  const etag = String(headers.etag);
  const fetchStatus = async (ifNoneMatch: string) => (await get('/faqs', { 'if-none-match': ifNoneMatch })).statusCode;
  for (const known of [etag, `"old", ${etag}`, `W/"old",W/${etag.replace('W/', '')}`, '*'])
    expect([known, await fetchStatus(known)]).toEqual([known, 304]);
  for (const other of ['"old"', '', etag.slice(0, -2)]) expect([other, await fetchStatus(other)]).toEqual([other, 200]);
});

test('pages are compressed for browsers that accept it', async () => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(rawPayload.length).toBeLessThan(20_000);
});
