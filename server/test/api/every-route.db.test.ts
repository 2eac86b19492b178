/** Rules for every call of the API; a new call is tested as soon as it has a route. */
import { REFUSAL_STATUS, type RefusalCode } from '@uruhu/contract/codes';
import { refusalReply } from '@uruhu/contract/errors';
import Fastify, { type RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerErrorHandler } from '../../src/http/errors.ts';
import { addShopper } from '../support/fixtures/fixtures.ts';
import { addStaffMember } from '../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { createIpAddress } from '../support/shop/call.ts';

let shop: TestShop;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  shop = await openTestShop({ onRoute: (route) => routes.push(route) });
});
afterAll(() => shop.close());

const listApiRoutes = () =>
  routes.filter((route) => route.url.startsWith('/api/') && !route.url.startsWith('/api/docs') && route.method !== 'HEAD');
const formatRoute = ({ method, url }: RouteOptions) => `${method} ${url}`;
const PRIVATE_ACCESS = ['shopper', 'verified', 'staff'];

/** Whether this is a refusal of the contract, with the status of its code. */
function isRefusal(response: { statusCode: number; json: () => unknown }, code?: RefusalCode): boolean {
  const parsed = refusalReply.safeParse(response.json());
  if (!parsed.success || (code && parsed.data.code !== code)) return false;
  return REFUSAL_STATUS[parsed.data.code as RefusalCode] === response.statusCode;
}

test('the calls of the API are listed for the tests below', () => {
  expect(listApiRoutes().length).toBeGreaterThanOrEqual(20);
});

describe('every call', () => {
  test('declares its access', () => {
    const withoutAccess = listApiRoutes().filter((route) => route.config?.access === undefined);
    expect(withoutAccess.map(formatRoute)).toEqual([]);
  });

  test('has a schema for its reply, so that no other field can leak', () => {
    const withoutSchema = listApiRoutes().filter((route) => !(route.schema?.response as Record<string, unknown> | undefined)?.['200']);
    expect(withoutSchema.map(formatRoute)).toEqual([]);
  });

  test('has a schema for its refusals, which names a code, in the OpenAPI document too', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json();
    const withoutSchema = listApiRoutes().filter((route) => {
      const described = paths[route.url.replace(/:(\w+)/g, '{$1}')]?.[String(route.method).toLowerCase()]?.responses?.['4XX'];
      const { required = [] } = described?.content['application/json'].schema ?? {};
      return (route.schema?.response as Record<string, unknown> | undefined)?.['4xx'] !== refusalReply || !required.includes('code');
    });
    expect(withoutSchema.map(formatRoute)).toEqual([]);
  });

  test('refuses invalid input with a code and the status of that code', async () => {
    const [shopper, staffMember] = [await addShopper(shop.db), await addStaffMember(shop.db)];
    const invalidInput = { user_id: 5, product_id: [], order_id: {}, page: 'x', quantity: 'x', token: 7, username: null };
    const unexpected: string[] = [];
    for (const route of listApiRoutes()) {
      const { token } = route.config?.access === 'staff' ? staffMember : shopper;
      const response = await shop.app.inject({
        // All calls together would cost one address too much.
        remoteAddress: createIpAddress(),
        method: route.method as 'GET' | 'POST',
        url: route.url,
        headers: { authorization: `Bearer ${token}` },
        ...(route.method === 'POST' ? { payload: invalidInput } : {}),
      });
      if (response.statusCode >= 400 && !isRefusal(response))
        unexpected.push(`${formatRoute(route)}: ${response.statusCode} ${response.payload}`);
    }
    expect(unexpected).toEqual([]);
  });

  test('that is private responds 401 without a token, and with an expired or invalid one', async () => {
    const { token } = await addShopper(shop.db);
    await shop.app.inject({ method: 'GET', url: '/api/users/logout', headers: { authorization: `Bearer ${token}` } });
    const notRefused: string[] = [];
    for (const route of listApiRoutes().filter((item) => PRIVATE_ACCESS.includes(item.config?.access ?? ''))) {
      for (const authorization of [undefined, 'Bearer', `Bearer ${token}`, token, `Bearer ${'x'.repeat(4000)}`, 'Basic YTpi']) {
        const response = await shop.app.inject({
          remoteAddress: createIpAddress(),
          method: route.method as 'GET' | 'POST' | 'DELETE',
          url: route.url,
          headers: authorization ? { authorization } : {},
        });
        if (response.statusCode !== 401 || !isRefusal(response, 'not_authorized') || response.json().message !== 'You are not authorized')
          notRefused.push(`${formatRoute(route)} with ${authorization?.slice(0, 20)}`);
      }
    }
    expect(notRefused).toEqual([]);
  });

  test('for staff responds 403 to a shopper, and each call for shoppers responds 401 to staff', async () => {
    const [shopper, staffMember] = [await addShopper(shop.db), await addStaffMember(shop.db)];
    const unexpected: string[] = [];
    for (const route of listApiRoutes().filter((item) => PRIVATE_ACCESS.includes(item.config?.access ?? ''))) {
      const [token, expectedStatus] = route.config?.access === 'staff' ? [shopper.token, 403] : [staffMember.token, 401];
      const response = await shop.app.inject({
        remoteAddress: createIpAddress(),
        method: route.method as 'GET' | 'POST' | 'DELETE',
        url: route.url,
        headers: { authorization: `Bearer ${token}` },
      });
      if (response.statusCode !== expectedStatus || response.json().message !== 'You are not authorized')
        unexpected.push(formatRoute(route));
    }
    expect(unexpected).toEqual([]);
  });

  test('under /api/admin is for staff, except the calls by which they sign in', () => {
    expect(
      listApiRoutes()
        .filter((item) => item.url.startsWith('/api/admin/') && item.config?.access !== 'staff')
        .map(formatRoute),
    ).toEqual([
      'POST /api/admin/session',
      'POST /api/admin/invitations/accept',
      'POST /api/admin/password-links/accept',
      'POST /api/admin/first-owner',
    ]);
  });

  test("that is private responds 403 to a body with another shopper's id", async () => {
    const [shopper, other] = [await addShopper(shop.db), await addShopper(shop.db)];
    const unexpected: string[] = [];
    const isForShoppers = (route: RouteOptions) => route.config?.access === 'shopper' || route.config?.access === 'verified';
    for (const route of listApiRoutes().filter((item) => isForShoppers(item) && item.method === 'POST')) {
      const response = await shop.app.inject({
        remoteAddress: createIpAddress(),
        method: 'POST',
        url: route.url,
        headers: { authorization: `Bearer ${shopper.token}` },
        payload: { user_id: other.user_id },
      });
      if (response.statusCode !== 403) unexpected.push(`${formatRoute(route)}: ${response.statusCode}`);
    }
    expect(unexpected).toEqual([]);
  });

  test('responds with a request id, nosniff and cache-control', async () => {
    for (const route of listApiRoutes()) {
      const { headers } = await shop.app.inject({
        method: route.method as 'GET' | 'POST',
        url: route.url,
        remoteAddress: createIpAddress(),
      });
      expect([formatRoute(route), headers['x-request-id'], headers['x-content-type-options'], Boolean(headers['cache-control'])]).toEqual([
        formatRoute(route),
        expect.stringMatching(/^[0-9a-f-]{36}$/),
        'nosniff',
        true,
      ]);
    }
  });

  test('is described in the OpenAPI document', async () => {
    const { openapi, paths } = (await shop.app.inject('/api/docs/json')).json();
    expect(openapi).toMatch(/^3\.1/);
    const missing = listApiRoutes().filter((route) => {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      return !paths[path]?.[String(route.method).toLowerCase()];
    });
    expect(missing.map(formatRoute)).toEqual([]);
  });
});

describe('an unreadable request', () => {
  const UNREADABLE = [
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":'],
    ['an unknown kind of body', { 'content-type': 'text/weird' }, 'a'],
    ['JSON that is no object', { 'content-type': 'application/json' }, '[1,2]'],
    ['JSON that is null', { 'content-type': 'application/json' }, 'null'],
    ['a prototype to poison', { 'content-type': 'application/json' }, '{"__proto__":{"admin":true}}'],
    [
      'a multipart body without an end',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="a"',
    ],
    [
      'a file where none is expected',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="a"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n',
    ],
  ] as const;

  test.each(UNREADABLE)('%s gets a refusal or a reply, never a 500', async (_, headers, payload) => {
    for (const route of listApiRoutes().filter((item) => item.method === 'POST' && item.config?.access === 'public')) {
      const response = await shop.app.inject({ method: 'POST', url: route.url, headers, payload, remoteAddress: createIpAddress() });
      expect([formatRoute(route), response.statusCode < 500, typeof response.json()]).toEqual([formatRoute(route), true, 'object']);
    }
  });

  test('with a body over a megabyte is refused as too large', async () => {
    const payload = { username: 'x'.repeat(1_100_000) };
    // A separate address, because the calls before have used up the bucket of the default one.
    const response = await shop.app.inject({ method: 'POST', url: '/api/users/login', payload, remoteAddress: '192.0.2.99' });
    expect(response.statusCode).toBe(413);
    expect(response.json().status).toBe('error');
  });

  test.each(['/api/%', '/api/products/%c0%af'])('for %s, with broken escapes, is refused like other calls', async (url) => {
    const response = await shop.app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { status: 'error', code: 'bad_request', message: 'The request could not be read.' },
    ]);
    expect(response.headers).toMatchObject({
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('with a too long id gets 404', async () => {
    const response = await shop.app.inject(`/api/products/${'x'.repeat(1000)}`);
    expect([response.statusCode, response.json().status]).toEqual([404, 'error']);
  });

  test('for an unknown call gets 404 in JSON', async () => {
    const response = await shop.app.inject('/api/nothing/here');
    expect([response.statusCode, response.json()]).toEqual([404, { status: 'error', code: 'not_found', message: 'Not found' }]);
  });
});

test("a database error leaves no shopper's data in the log", async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  registerErrorHandler(app);
  const { user_id, email } = await addShopper(shop.db);
  app.get('/', () => shop.db.insertInto('sign_in_names').values({ sign_in_name: email, user_id }).execute());
  const response = await app.inject('/');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { status: 'error', code: 'internal_error', message: 'Something went wrong.' },
  ]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '').err).toEqual({
    type: expect.any(String),
    message: expect.stringContaining('duplicate key'),
    stack: expect.any(String),
    code: '23505',
    constraint: 'sign_in_names_pkey',
    table: 'sign_in_names',
  });
  expect(lines[0]).not.toContain(email);
  await app.close();
});

test('the response to an internal error holds no details', async () => {
  const app = Fastify();
  registerErrorHandler(app);
  app.get('/', () => {
    throw new Error('select password from users');
  });
  const response = await app.inject('/');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { status: 'error', code: 'internal_error', message: 'Something went wrong.' },
  ]);
  await app.close();
});
