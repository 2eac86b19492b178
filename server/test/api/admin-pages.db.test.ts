/** The server serves the back office from its build, which `npm test` makes first. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Charge } from '../../src/http/costs/buckets.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ADMIN_ASSETS = join(ROOT, 'admin/build/assets');
const STOREFRONT_FILES = join(ROOT, 'storefront/build/en/client');

let shop: TestShop;
let charges: Charge[] = [];
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, publicUrl: 'https://shop.example', onCharge: (charge) => charges.push(charge) });
});
beforeEach(() => {
  charges = [];
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });
const readNonce = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none';

test.each(['/admin', '/admin/', '/admin/orders/a1/show?tab=2', '/admin/no/such/page'])(
  '%s sends the page, which is charged, not cached, and hidden from search engines',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(body).toContain('<div id="root">');
    expect(charges).toMatchObject([{ payer: { kind: 'address' }, cost: { cpu: 1 } }]);
  },
);

test('each response allows the styles with its own nonce, and scripts from files alone', async () => {
  const [first, second] = [await get('/admin'), await get('/admin')];
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-");
  expect(policy).not.toContain('unsafe');
  const nonce = readNonce(policy);
  expect(nonce.length).toBeGreaterThanOrEqual(20);
  expect(readNonce(second.headers['content-security-policy'])).not.toBe(nonce);
  expect(first.body).toContain(`<meta property="csp-nonce" nonce="${nonce}"`);
  expect(first.body).not.toContain('__NONCE__');
  expect(first.body, 'no script is inline').not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test('the page has the name of the shop, as text', async () => {
  // In a replacement of String.replace, `$&` would insert the replaced text.
  await shop.db.insertInto('site_settings').values({ name: 'Ubwiza <b>& $& Co' }).execute();
  await shop.refresh();
  const { body } = await get('/admin');
  expect(body).toContain('<title>Ubwiza &#60;b&#62;&#38; $&#38; Co back office</title>');
  expect(body).toContain('<meta name="shop-name" content="Ubwiza &#60;b&#62;&#38; $&#38; Co"');
  expect(body).not.toContain('__SHOP_NAME__');
});

const findFile = (ending: string) => readdirSync(ADMIN_ASSETS).find((name) => name.endsWith(ending)) ?? `no file ${ending}`;

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
  ['identity', (body: Buffer) => body],
] as const)('a script is sent as %s, and kept for ever, because its name holds its hash', async (encoding, decode) => {
  const name = findFile('.js');
  const { statusCode, headers, rawPayload } = await get(`/admin/assets/${name}`, { 'accept-encoding': encoding });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(headers['x-request-id'], 'the response of a file has no request id').toBeUndefined();
  expect(decode(rawPayload).equals(readFileSync(join(ADMIN_ASSETS, name)))).toBe(true);
});

test('a script of an earlier build is missing, and no page is sent in its place', async () => {
  const { statusCode, headers } = await get('/admin/assets/index-gone.js');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).not.toContain('html');
});

test('no file and no page that shoppers load contains an address of the back office', async () => {
  const files = readdirSync(STOREFRONT_FILES, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(10);
  const filesWithAdmin = files.filter((file) => /\/admin\b/.test(readFileSync(file, 'utf8')));
  expect(filesWithAdmin).toEqual([]);
  for (const url of ['/', '/signin', '/no-such-page']) expect((await get(url)).body).not.toMatch(/\/admin\b/);
});
