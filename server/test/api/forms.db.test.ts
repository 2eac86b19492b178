/** Every route refuses forms that are made to keep the server busy, before it parses them. */
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBodies } from '../../src/http/bodies/forms.ts';
import { addShopper } from '../support/fixtures/fixtures.ts';
import { createIpAddress } from '../support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../support/shop/shared-shop.ts';

let shop: SharedTestShop;
let token: string;

beforeAll(async () => {
  shop = await openSharedTestShop();
  token = (await addShopper(shop.db)).token;
});

const RESPONSE_MS_MAX = 1_000;
const FILTER_URL = '/api/products/filter';
const ROUTES = [['/api/users/login'], ['/api/files/upload']] as const;

const post = async (url: string, payload: string, contentType: string) => {
  const started_ms = performance.now();
  const reply = await shop.app.inject({
    method: 'POST',
    url,
    remoteAddress: createIpAddress(),
    payload,
    headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
  });
  return { status: reply.statusCode, took_ms: performance.now() - started_ms };
};

const formatPart = (name: string, { value = '', head = '', boundary = 'b' } = {}) =>
  `--${boundary}\r\n${head}content-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe.each(ROUTES)('on %s', (url) => {
  test.each([
    'multipart/form-data; boundary=b',
    'multipart/form-data; xboundary=zzz; boundary=b',
    'multipart/form-data; foo="boundary=zzz"; boundary=b',
    'multipart/form-data; boundary=b; boundary=zzz',
    'multipart/form-data; BOUNDARY="\\b"',
  ])('a form with sixteen thousand parts is refused at once: %s', async (contentType) => {
    const { status, took_ms } = await post(url, `${formatPart('x').repeat(16_000)}--b--\r\n`, contentType);
    expect(status).toBe(413);
    expect(took_ms).toBeLessThan(RESPONSE_MS_MAX);
  });

  test('a form with a hundred and fifty thousand lines before one field is refused at once', async () => {
    const { status, took_ms } = await post(
      url,
      `${formatPart('x', { head: 'x: y\r\n'.repeat(150_000) })}--b--\r\n`,
      'multipart/form-data; boundary=b',
    );
    expect(status).toBe(413);
    expect(took_ms).toBeLessThan(RESPONSE_MS_MAX);
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; xboundary=b',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
    'multipart/form-data; boundary="b\\"c"',
  ])('a form without a valid boundary is refused: %.60s', async (contentType) => {
    expect((await post(url, `${formatPart('x')}--b--\r\n`, contentType)).status).toBe(400);
  });
});

test('a form with two hundred fields is read, one with another field is refused', async () => {
  const fetchStatuses = async (fields: number) => [
    (await post(FILTER_URL, Array(fields).fill('x=').join('&'), 'application/x-www-form-urlencoded')).status,
    (await post(FILTER_URL, `${formatPart('x').repeat(fields)}--b--\r\n`, 'multipart/form-data; boundary=b')).status,
  ];
  expect([await fetchStatuses(200), await fetchStatuses(201)]).toEqual([
    [200, 200],
    [413, 413],
  ]);
});

test('JSON is read if it is 32 deep, and refused if it is deeper', async () => {
  const nest = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
  const fetchStatus = async (depth: number) => (await post(FILTER_URL, nest(depth), 'application/json')).status;
  expect([await fetchStatus(32), await fetchStatus(33)]).toEqual([200, 400]);
});

test('JSON with many more values than the call takes is refused', async () => {
  const fetchStatus = async (values: number) =>
    (await post(FILTER_URL, `{"a":[${Array(values).fill('1').join(',')}]}`, 'application/json')).status;
  expect([await fetchStatus(900), await fetchStatus(2_000)]).toEqual([200, 413]);
});

test('a quoted boundary with a space is accepted, and a field that occurs three times becomes a list', async () => {
  const app = Fastify();
  await readBodies(app);
  app.post('/echo', (request) => request.body);
  const fields = [
    ['a', '1'],
    ['a', '2'],
    ['b', 'x'],
    ['a', '3'],
  ] as const;
  const parts = fields.map(([name, value]) => formatPart(name, { value, boundary: 'b c' }));
  const payload = `${parts.join('')}--b c--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; charset=utf-8; boundary="b c"' };
  const reply = await app.inject({ method: 'POST', url: '/echo', payload, headers });
  expect(reply.json()).toEqual({ a: ['1', '2', '3'], b: 'x' });
  await app.close();
});
