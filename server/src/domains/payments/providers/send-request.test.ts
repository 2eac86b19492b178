/** Tests `sendRequest` with servers that respond correctly, incorrectly or not at all. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../../test/support/system/free-port.ts';
import { sendRequest } from './send-request.ts';

type ReceivedRequest = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** Starts a provider that records its requests and responds to each with `respond`. */
async function startProvider(respond: (response: ServerResponse) => unknown): Promise<{ url: string; received: ReceivedRequest[] }> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: await readText(request) });
    respond(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay`, received };
}

const post = (url: string, options: Partial<Parameters<typeof sendRequest>[0]> = {}) =>
  sendRequest({ method: 'POST', url, body: { amount: 12_500 }, timeout_ms: 5_000, ...options });

describe('a provider', () => {
  test('receives the body as JSON, once, with the headers of the caller', async () => {
    const { url, received } = await startProvider((response) => response.end('{}'));
    await post(url, { headers: { authorization: 'Bearer one' } });
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/pay',
        body: '{"amount":12500}',
        headers: expect.objectContaining({ authorization: 'Bearer one', 'content-type': 'application/json', accept: 'application/json' }),
      },
    ]);
  });

  test('receives no body if the call has none', async () => {
    const { url, received } = await startProvider((response) => response.end('{}'));
    await sendRequest({ method: 'GET', url, timeout_ms: 5_000 });
    expect(received).toMatchObject([{ method: 'GET', body: '' }]);
  });
});

describe('a response', () => {
  test.each<[string, number, string, unknown]>([
    ['JSON', 200, '{"status":"200"}', { status: '200' }],
    ['JSON with an error status', 500, '{"code":"x"}', { code: 'x' }],
    ['a list', 200, '[1]', [1]],
    ['null', 200, 'null', null],
    ['a page of a proxy', 502, '<html>Bad gateway</html>', undefined],
    ['half of JSON', 200, '{"status":', undefined],
    ['nothing', 202, '', undefined],
    ['JSON of exactly the maximum size', 200, `"${'x'.repeat(256 * 1024 - 2)}"`, 'x'.repeat(256 * 1024 - 2)],
    ['JSON one byte above the maximum size', 200, `"${'x'.repeat(256 * 1024 - 1)}"`, undefined],
  ])('of %s is returned with its status, and with its body if that can be read', async (_, http_status, sentBody, body) => {
    const { url } = await startProvider((response) => response.writeHead(http_status).end(sentBody));
    expect(await post(url)).toEqual({ kind: 'response', http_status, body });
  });

  test('that is a redirect is not followed, so no other host gets the credentials', async () => {
    const otherProvider = await startProvider((response) => response.end('{}'));
    const { url } = await startProvider((response) => response.writeHead(307, { location: otherProvider.url }).end('{}'));
    expect(await post(url, { headers: { authorization: 'Bearer one' } })).toMatchObject({ kind: 'response', http_status: 307 });
    expect(otherProvider.received).toEqual([]);
  });
});

describe('without a response', () => {
  test('the request was not carried out if nothing listens at the address', async () => {
    expect(await post(`http://127.0.0.1:${await findFreePort()}/`)).toEqual({
      kind: 'no_response',
      reason: 'ECONNREFUSED',
      mayHaveArrived: false,
    });
  });

  test('the request may have been carried out if the provider ends the connection', async () => {
    const { url, received } = await startProvider((response) => response.destroy());
    expect(await post(url)).toMatchObject({ kind: 'no_response', mayHaveArrived: true, reason: expect.stringMatching(/./) });
    expect(received).toHaveLength(1);
  });

  test('the request may have been carried out if the provider stops in the middle of its response', async () => {
    const { url } = await startProvider((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"status":');
      response.socket?.end();
    });
    expect(await post(url)).toMatchObject({ kind: 'no_response', mayHaveArrived: true });
  });

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['before its response', () => {}],
    ['in the middle of its response', (response) => response.writeHead(200).write('{')],
  ])('the shop waits no longer than allowed when the provider hangs %s', async (_, hang) => {
    const { url } = await startProvider(hang);
    const started_ms = performance.now();
    expect(await post(url, { timeout_ms: 200 })).toEqual({ kind: 'no_response', reason: 'TimeoutError', mayHaveArrived: true });
    expect(performance.now() - started_ms).toBeLessThan(4_000);
  });

  test('the request is not sent if the caller has already stopped waiting', async () => {
    const { url, received } = await startProvider((response) => response.end('{}'));
    expect(await post(url, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'no_response', mayHaveArrived: false });
    expect(received).toEqual([]);
  });

  test('the request ends when the caller stops waiting', async () => {
    const caller = new AbortController();
    const { url } = await startProvider(() => caller.abort());
    expect(await post(url, { signal: caller.signal })).toMatchObject({ kind: 'no_response', reason: 'AbortError', mayHaveArrived: true });
  });
});
