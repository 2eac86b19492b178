/** The headers of every kind of response. The pages come from the storefront's build, which `npm test` makes first. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/database/connect.ts';
import { openTestDatabase } from '../support/database/engines.ts';
import { createPhoto } from '../support/fixtures/files.ts';
import { addStaffMember } from '../support/fixtures/staff.ts';
import { buildTestApp } from '../support/shop/app.ts';

let database: OpenDatabase;
type Shop = Awaited<ReturnType<typeof buildTestApp>>;
let [demoShop, productionShop]: [Shop, Shop] = [] as never;
const PICTURE = 'a-picture.png';
const ASSETS = join(import.meta.dirname, '../../../storefront/build/en/client/assets');
const ADMIN_ASSETS = join(import.meta.dirname, '../../../admin/build/assets');

beforeAll(async () => {
  database = await openTestDatabase();
  const options = { storefront: true, publicUrl: 'https://shop.example' };
  demoShop = await buildTestApp(database, { ...options, demo: true });
  productionShop = await buildTestApp(database, { ...options, production: true });
  for (const { storage } of [demoShop, productionShop])
    await storage.write(PICTURE, await createPhoto(40, 40).png().toBuffer(), 'image/png');
});
afterAll(async () => {
  await demoShop.close();
  await productionShop.close();
  await database.close();
});

const findScript = (folder = ASSETS) => readdirSync(folder).find((name) => name.endsWith('.js'));
/** A request for each kind of response, with its status. */
const REQUESTS: Record<string, { url: () => string; method?: 'POST'; status: number; isHtml?: true; isFile?: true }> = {
  'a page': { url: () => '/', status: 200, isHtml: true },
  'a missing page': { url: () => '/nothing-here', status: 404, isHtml: true },
  'a call': { url: () => '/api/users/siteSettings', status: 200 },
  'a call that is refused': { url: () => '/api/users/login', method: 'POST', status: 400 },
  'a call without a token': { url: () => '/api/users/me', status: 401 },
  'an unknown call': { url: () => '/api/nothing', status: 404 },
  'a call whose address cannot be read': { url: () => '/api/%', status: 400 },
  'a page whose address cannot be read': { url: () => '/%', status: 400, isHtml: true },
  'a page with a slash too many': { url: () => '//best', status: 308 },
  'a picture': { url: () => `/media/${PICTURE}`, status: 200, isFile: true },
  'a missing picture': { url: () => '/media/nothing.png', status: 404, isFile: true },
  'a script': { url: () => `/assets/${findScript()}`, status: 200, isFile: true },
  'the back office': { url: () => '/admin/orders', status: 200, isHtml: true },
  'a script of the back office': { url: () => `/admin/assets/${findScript(ADMIN_ASSETS)}`, status: 200, isFile: true },
  'the description of the calls': { url: () => '/api/docs/', status: 200, isHtml: true },
};
const sendRequest = ({ app }: Shop, { url, method }: (typeof REQUESTS)[string]) => app.inject({ method: method ?? 'GET', url: url() });

describe.each(Object.entries(REQUESTS))('%s', (_name, request) => {
  test('has nosniff, cannot be framed, and has a referrer policy unless it is a file', async () => {
    const { statusCode, headers } = await sendRequest(demoShop, request);
    expect(statusCode).toBe(request.status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(!request.isFile && { 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin' }),
      'content-security-policy': expect.stringMatching(/default-src 'none'|default-src 'self'/),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src[^;]*(unsafe|\*|https?:)/.test(policy)).toBe(false);
    expect(Boolean(headers['x-request-id'])).toBe(!request.isFile);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test("denies the device's features if it is a page", async () => {
    const { headers } = await sendRequest(demoShop, request);
    const type = String(headers['content-type']);
    expect(type.startsWith('text/html')).toBe(request.isHtml === true);
    const permissions = String(headers['permissions-policy'] ?? '');
    const areDenied = ['camera', 'microphone', 'geolocation', 'payment', 'usb'].map((feature) => permissions.includes(`${feature}=()`));
    expect(new Set(areDenied)).toEqual(new Set([request.isHtml === true]));
    expect(permissions).not.toMatch(/clipboard-write|web-share/);
  });

  test('makes browsers use only TLS, but only in production', async () => {
    expect((await sendRequest(demoShop, request)).headers).not.toHaveProperty('strict-transport-security');
    expect((await sendRequest(productionShop, request)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

test('a demo that others can reach shows its mails only to those who manage staff', async () => {
  const shop = await buildTestApp(database, { demo: true, isReachableByOthers: true });
  const getStatus = async (role?: 'owner' | 'packer', url = '/dev/mail') => {
    const cookie = role && `staff_session=${(await addStaffMember(database.db, role)).token}`;
    return (await shop.app.inject({ url, headers: cookie ? { cookie } : {} })).statusCode;
  };
  for (const url of ['/dev/mail', '/dev/mail.json']) {
    expect([await getStatus(undefined, url), await getStatus('packer', url), await getStatus('owner', url)]).toEqual([401, 403, 200]);
  }
  await shop.close();
});

test('in production the description of the calls is for staff', async () => {
  for (const url of ['/api/docs/', '/api/docs/json']) {
    expect((await productionShop.app.inject(url)).statusCode).toBe(401);
    const cookie = `__Host-staff_session=${(await addStaffMember(database.db, 'packer')).token}`;
    expect((await productionShop.app.inject({ url, headers: { cookie } })).statusCode).toBe(200);
  }
});

test('production does not show the demo’s mails', async () => {
  for (const url of ['/dev/mail', '/dev/mail.json']) {
    const shown = await demoShop.app.inject(url);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await productionShop.app.inject(url)).statusCode).toBe(404);
  }
});
