/**
 * A client that starts a request and does not finish it gets its connection closed in time, without many log lines. The tests use real
 * sockets. Slow: it waits for the deadlines to pass.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLogOptions } from '../../../src/http/log.ts';
import { addShopper, type Shopper } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

/** Many times shorter than the shop's deadlines, so that the tests are fast. */
const DEADLINES = {
  headers_ms: 400,
  body: { grace_ms: 200, bytes_per_s: 8_000, total_ms_max: 800 },
  request_ms: 2_000,
  check_every_ms: 100,
};
/** Far beyond each deadline; without deadlines the server would close nothing. */
const CLOSED_WITHIN_MS = 6_000;
/** Pino's number for the level `info`; warnings and errors have higher ones. */
const INFO_LEVEL = 30;

let shop: TestShop;
let port = 0;
let shopper: Shopper;
const logLines: { level: number; msg: string }[] = [];
beforeAll(async () => {
  const stream = { write: (line: string) => void logLines.push(JSON.parse(line)) };
  shop = await openTestShop({ storefront: true, deadlines: DEADLINES, logger: { ...buildLogOptions('debug'), stream } });
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  shopper = await addShopper(shop.db);
});
afterAll(() => shop.close());

async function openSocket(): Promise<Socket & { readResponse: () => string; whenClosed: Promise<string> }> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let response = '';
  socket.on('data', (text) => (response += text)).on('error', () => {});
  const whenClosed = new Promise<string>((resolve) => socket.once('close', () => resolve(response)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return Object.assign(socket, { readResponse: () => response, whenClosed });
}

const formatHead = (method: string, path: string, ...headers: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: shop', ...headers].join('\r\n')}\r\n\r\n`;
/** Within the limit of each call. */
const CONTENT_LENGTH = 'content-length: 3000';
const formatContentType = (type: string) => `content-type: ${type}`;

const UNFINISHED_REQUESTS = [
  ['JSON', 408, () => `${formatHead('POST', '/api/users/login', formatContentType('application/json'), CONTENT_LENGTH)}{"username":`],
  [
    'JSON in chunks',
    408,
    () => `${formatHead('POST', '/api/users/login', formatContentType('application/json'), 'transfer-encoding: chunked')}5\r\n{"a":\r\n`,
  ],
  [
    'an urlencoded form',
    408,
    () => `${formatHead('POST', '/api/users/login', formatContentType('application/x-www-form-urlencoded'), CONTENT_LENGTH)}username=`,
  ],
  [
    'a form of a page',
    408,
    () => `${formatHead('POST', '/contactus', formatContentType('application/x-www-form-urlencoded'), CONTENT_LENGTH)}name=`,
  ],
  [
    'a multipart form',
    408,
    () => `${formatHead('POST', '/api/users/login', formatContentType('multipart/form-data; boundary=b'), CONTENT_LENGTH)}--b\r\n`,
  ],
  [
    'an upload',
    408,
    () =>
      `${formatHead('POST', '/api/files/upload', `authorization: ${shopper.token}`, formatContentType('multipart/form-data; boundary=b'), CONTENT_LENGTH)}--b\r\n`,
  ],
  ['a body of an unknown type', 415, () => `${formatHead('POST', '/api/users/login', formatContentType('text/weird'), CONTENT_LENGTH)}a`],
  ['a body without a type', 415, () => `${formatHead('POST', '/api/users/login', CONTENT_LENGTH)}a`],
  [
    'a body of a guest, for a call of shoppers',
    401,
    () => `${formatHead('POST', '/api/orders/place', formatContentType('application/json'), CONTENT_LENGTH)}{`,
  ],
  [
    'a body for a call that does not exist',
    404,
    () => `${formatHead('POST', '/api/nothing', formatContentType('application/json'), CONTENT_LENGTH)}{`,
  ],
  [
    'a body behind a GET',
    200,
    () => `${formatHead('GET', '/api/users/siteSettings', formatContentType('application/json'), CONTENT_LENGTH)}{`,
  ],
  ['a body behind a GET of nothing', 404, () => `${formatHead('GET', '/api/nothing', CONTENT_LENGTH)}{`],
  ['a body behind a page', 200, () => `${formatHead('GET', '/faqs', CONTENT_LENGTH)}{`],
] as const;

describe('an unfinished request', () => {
  test.each(UNFINISHED_REQUESTS)('with %s gets %i, and its connection is closed', async (_, status, buildRequest) => {
    const started_ms = performance.now();
    const socket = await openSocket();
    socket.write(buildRequest());
    const response = await Promise.race([socket.whenClosed, pause(CLOSED_WITHIN_MS, 'open')]);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(performance.now() - started_ms).toBeLessThan(CLOSED_WITHIN_MS);
  });

  test('with a body that arrives fast enough, but never ends, fails at its deadline', async () => {
    const socket = await openSocket();
    socket.write(formatHead('POST', '/api/products/filter', formatContentType('application/json'), 'content-length: 250000'));
    const sending = setInterval(() => socket.writable && socket.write('x'.repeat(2_000)), 50);
    const response = await Promise.race([socket.whenClosed, pause(CLOSED_WITHIN_MS, 'open')]);
    clearInterval(sending);
    expect(response).toMatch(/^HTTP\/1.1 408 /);
  });

  test.each([
    ['nothing at all', ''],
    ['half a line', 'GET /api/us'],
    ['headers without an end', 'GET / HTTP/1.1\r\nhost: shop\r\nx-a: '],
  ])('with %s is closed', async (_, text) => {
    const socket = await openSocket();
    if (text) socket.write(text);
    const trickle = setInterval(() => text && socket.writable && socket.write('a'), 100);
    expect(await Promise.race([socket.whenClosed, pause(CLOSED_WITHIN_MS, 'open')])).not.toBe('open');
    clearInterval(trickle);
  });
});

test('a connection stays open between finished requests: ten calls use one', async () => {
  const socket = await openSocket();
  for (let round = 0; round < 10; round++) {
    socket.write(`${formatHead('POST', '/api/products', formatContentType('application/json'), 'content-length: 2')}{}`);
    await expect.poll(() => socket.readResponse().split('HTTP/1.1 200').length - 1, { interval: 10 }).toBe(round + 1);
  }
  expect(socket.readResponse()).not.toMatch(/connection: close/i);
  socket.destroy();
});

const PATHS = ['/api/products', '/api/users/login', '/api/users/createAccount', '/api/orders/carts/get', '/contactus', '/api/files/upload'];
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'];

describe.each(PATHS)('a POST to %s followed by a reset', (path) => {
  test.each(TYPES)('of type %s logs no error, however soon the reset comes', async (type) => {
    // null: the reset follows as soon as the event loop has sent the request.
    for (const wait_ms of [null, 1, 20]) {
      for (const headersAndBody of [
        `${CONTENT_LENGTH}\r\n\r\n{"a":`,
        'content-length: 2\r\n\r\n{}',
        'transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n',
      ]) {
        logLines.length = 0;
        const socket = await openSocket();
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: shop\r\nauthorization: ${shopper.token}\r\n${formatContentType(type)}\r\n${headersAndBody}`,
        );
        await (wait_ms === null ? new Promise(setImmediate) : pause(wait_ms));
        socket.resetAndDestroy();
        await pause(50);
        expect(logLines.filter(({ level }) => level > INFO_LEVEL)).toEqual([]);
        expect(logLines.filter((line) => 'err' in line)).toEqual([]);
      }
    }
  });
});
