/** The server serves the pages from the storefront's build, which `npm test` makes first. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLimit } from '../support/checks/expect-limit.ts';
import { addProduct } from '../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { sendRawRequest } from '../support/shop/raw-request.ts';

const PUBLIC_URL = 'https://shop.example';
let shop: TestShop;
const names = ['Amber', 'Birch', 'Cica'];

beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: PUBLIC_URL });
  for (const name of names) await addProduct(shop.db, { name });
  await shop.refresh();
});
afterAll(() => shop.close());

const get = (url: string, remoteAddress = '192.0.2.1') => shop.app.inject({ url, remoteAddress });
const findCanonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const listShownNames = (html: string) =>
  [...html.matchAll(/(Amber|Birch|Cica)<\/h3>|>(Amber|Birch|Cica)</g)].map((match) => match[1] ?? match[2]);

describe('a page', () => {
  test('is shared by all addresses that differ only in parameters that no page reads', async () => {
    const plain = await get('/all-products');
    for (const url of ['/all-products?utm_source=x', '/all-products?fbclid=1&gclid=2', '/all-products?']) {
      const response = await get(url);
      expect([url, response.statusCode, response.headers.etag, response.body === plain.body]).toEqual([url, 200, plain.headers.etag, true]);
    }
    // More than may wait for a rendering: if each address had its own page, most of these requests would be refused.
    const responses = await Promise.all(Array.from({ length: 200 }, (_, index) => get(`/all-products?x=${index}`)));
    expect(responses.every((response) => response.headers.etag === plain.headers.etag)).toBe(true);
  });

  test('differs for another sort order, wherever the parameter is in the address', async () => {
    const [ascending, descending] = [await get('/all-products?sort=name'), await get('/all-products?x=1&sort=-name')];
    expect([...new Set(listShownNames(ascending.body))]).toEqual(names);
    expect([...new Set(listShownNames(descending.body))]).toEqual([...names].reverse());
    const [sortFirst, sortLast] = [await get('/all-products?sort=-name&perPage=12'), await get('/all-products?perPage=12&sort=-name')];
    expect(sortFirst.headers.etag).toBe(sortLast.headers.etag);
  });

  test('of an empty list shows the message of that list', async () => {
    const emptyMessages = {
      '/best': 'No best sellers available',
      '/new': 'No new products available',
      '/deals': 'No trending products available',
    };
    for (const [path, message] of Object.entries(emptyMessages))
      expect([path, (await get(path)).body.includes(message)]).toEqual([path, true]);
  });

  test('names its canonical address, whatever the request added to it', async () => {
    expect(findCanonical((await get('/all-products?utm_source=x')).body)).toBe(`${PUBLIC_URL}/all-products`);
    expect(findCanonical((await get('/best?page=1&x=http://evil.example')).body)).toBe(`${PUBLIC_URL}/best`);
  });
});

describe('an unusual address', () => {
  let url: string;
  beforeAll(async () => {
    url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });

  test.each(['/\\evil.example/x', '//\\evil.example/x', 'http://evil.example/', 'http://evil.example/best', '\\evil.example', '/a\\..\\b'])(
    'GET %s is refused',
    async (target) => {
      const response = await sendRawRequest(url, target);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).not.toContain('evil.example');
    },
  );

  test('with a slash too many stays on this site', async () => {
    expect(await sendRawRequest(url, '//evil.example/x')).toMatch(/^HTTP\/1\.1 308 [\s\S]*\r\nlocation: \/evil\.example\/x\r\n/);
  });

  test('with a broken escape gets a page that says so, with the usual headers', async () => {
    const response = (await sendRawRequest(url, '/%')).toLowerCase();
    expect(response).toMatch(/^http\/1\.1 400 /);
    for (const text of ['content-type: text/html', 'x-content-type-options: nosniff', 'x-request-id: ', 'could not be read'])
      expect(response).toContain(text);
  });

  test('may have a backslash in a searched text', async () => {
    expect(await sendRawRequest(url, '/search?q=a\\b')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('in the Host header does not appear in a page', async () => {
    // sendRawRequest sends the header `Host: evil.example`.
    expect(await sendRawRequest(url, '/best')).not.toContain('evil.example');
  });
});

describe('reading orders by their id', () => {
  const trackOrder = (remoteAddress: string, path = '/track-order') => get(`${path}?id=${crypto.randomUUID()}`, remoteAddress);

  test('is limited for each address separately', async () => {
    const { refusal } = await expectLimit(() => trackOrder('192.0.2.10'), { max: 120, per_minute: 120 }, 404);
    expect([refusal.headers['content-type'], Number(refusal.headers['retry-after']) > 0]).toEqual(['text/html; charset=utf-8', true]);
    expect((await trackOrder('192.0.2.10', '/track-order.data')).statusCode).toBe(429);
    // Other addresses are not limited, because the calls that pages make within the process are not charged.
    for (let visitor = 0; visitor < 5; visitor++) expect((await trackOrder(`192.0.2.${20 + visitor}`)).statusCode).toBe(404);
    // The limited visitor still gets kept pages.
    expect((await get('/faqs', '192.0.2.11')).statusCode).toBe(200);
    expect((await get('/faqs', '192.0.2.10')).statusCode).toBe(200);
  });

  test('an invalid order number gets a sentence', async () => {
    const { statusCode, body } = await get('/track-order?id=8013067', '192.0.2.40');
    expect([statusCode, body.includes('Order not found. Please check your order ID and try again.')]).toEqual([400, true]);
  });

  test('only a short number is asked for the digits of the phone; with digits it is looked up and charged like an id', async () => {
    const digitsNeeded = 'Please enter the last four digits of the phone number of this order';
    for (const [query, status, asksDigits, showsError] of [
      ['', 200, false, false],
      ['?id=', 400, false, false],
      ['?id=80130675', 200, true, false],
      ['?id=80130675&phone=', 400, true, true],
      [`?id=${crypto.randomUUID()}`, 404, false, false],
    ] as const) {
      const { statusCode, body } = await get(`/track-order${query}`, '192.0.2.41');
      expect([query, statusCode, body.includes('name="phone"'), body.includes(digitsNeeded)]).toEqual([
        query,
        status,
        asksDigits,
        showsError,
      ]);
    }
    const lookUpNumber = (round: number) => get(`/track-order?id=${crypto.randomUUID().slice(0, 8)}&phone=${1_000 + round}`, '192.0.2.42');
    await expectLimit(lookUpNumber, { max: 120, per_minute: 120 }, 404);
  });

  test('a client cannot mark its calls as calls of the process', async () => {
    const sendRequest = (index: number) => {
      const headers = { 'x-in-process': `${index}` };
      const orderRequest = { method: 'POST', url: '/api/orders/get', payload: { order_id: 'x' }, headers } as const;
      return shop.app.inject({ ...orderRequest, remoteAddress: '192.0.2.30' });
    };
    await expectLimit(sendRequest, { max: 120, per_minute: 120 }, 404);
  });
});

describe('a form that is sent to a page', () => {
  const sendForgotPasswordForm = (remoteAddress: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/forgot-password',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'email=nobody%40example.com',
    });

  test('is charged to its sender, not cached, and refused from another site', async () => {
    const first = await sendForgotPasswordForm('192.0.2.60');
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(first.body).toContain('Check your email for instructions');
    for (let round = 1; round < 30; round += 1) await sendForgotPasswordForm('192.0.2.60');
    const refused = await sendForgotPasswordForm('192.0.2.60');
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('value="nobody@example.com"');
    expect((await sendForgotPasswordForm('192.0.2.61')).statusCode).toBe(200);
    expect((await sendForgotPasswordForm('192.0.2.62', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await get('/forgot-password')).body, 'the page of other visitors').not.toContain('nobody@example.com');
    expect((await shop.app.inject({ method: 'POST', url: '/cart' })).statusCode, 'a page without a form').toBe(404);
  });

  test('a page with a secret in its address is not cached and does not hold the secret', async () => {
    const page = await get('/reset-password?t=a-secret-of-somebody');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.body).not.toContain('a-secret-of-somebody');
  });
});

test('more simultaneous pages than the server can render soon get a short page with 503', async () => {
  const responses = await Promise.all(Array.from({ length: 80 }, (_, index) => get(`/search?q=${index}`, `198.51.100.${index}`)));
  const unavailable = responses.filter((response) => response.statusCode === 503);
  expect(responses.filter((response) => response.statusCode === 200).length + unavailable.length).toBe(80);
  // Four pages are rendered at once, and sixty wait.
  expect(unavailable.length).toBe(80 - 64);
  expect(unavailable[0]?.headers).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(unavailable[0]?.body.length).toBeLessThan(400);
});

test('too many simultaneous pages of one visitor are refused to that visitor only', async () => {
  const flood = Promise.all(Array.from({ length: 80 }, (_, index) => get(`/search?q=flood${index}`, '203.0.113.1')));
  const others = await Promise.all(Array.from({ length: 15 }, (_, index) => get(`/search?q=other${index}`, `203.0.113.${index + 2}`)));
  expect(others.map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(200));
  const statuses = (await flood).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  // Four are rendered and twelve wait; a few more succeed when the first ones are done.
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(24);
});

describe('inline scripts and styles', () => {
  const formatHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const listScripts = (html: string) =>
    [...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  const listStyles = (html: string) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  const readDirective = (policy: string, name: string) => policy.split('; ').find((directive) => directive.startsWith(name)) ?? '';

  test('of the build are allowed, and the response shows no nonce and no internal header', async () => {
    const { body, headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(listScripts(body).length).toBeGreaterThan(0);
    for (const script of listScripts(body)) expect(readDirective(policy, 'script-src')).toContain(formatHash(script));
    expect(listStyles(body).length).toBeGreaterThan(0);
    for (const style of listStyles(body)) expect(readDirective(policy, 'style-src')).toContain(formatHash(style));
    expect(body).not.toContain('nonce');
    expect(headers).not.toHaveProperty('x-script-nonce');
  });

  test('in a text of the catalogue are not allowed', async () => {
    const injected = 'alert(document.domain)';
    const injectedStyle = 'body{display:none}';
    const { product_id } = await addProduct(shop.db);
    const { brand_id } = await shop.db
      .selectFrom('products')
      .select('brand_id')
      .where('product_id', '=', product_id)
      .executeTakeFirstOrThrow();
    // Bypasses the sanitiser, because the policy must hold even if the sanitiser fails.
    const name = `<b>Brand</b><script>${injected}</script><script nonce="">${injected}</script><style nonce="">${injectedStyle}</style>`;
    await shop.db.updateTable('brands').set({ name }).where('brand_id', '=', brand_id).execute();
    await shop.refresh();
    for (const url of [`/product/${product_id}`, '/', '/brands', '/all-products']) {
      const { body, headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      for (const text of [injected, injectedStyle]) expect(policy).not.toContain(formatHash(text));
      const builtTexts = [...listScripts(body), ...listStyles(body)].filter((text) => text !== injected && text !== injectedStyle);
      expect(policy.match(/'sha256-/g)).toHaveLength(new Set(builtTexts).size);
    }
  });
});
