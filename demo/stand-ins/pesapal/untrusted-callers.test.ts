/** In a public demo, strangers can reach the stand-in for PesaPal. These tests call it as a stranger may. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type StandIn, startPesapal } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startPesapal();
});
afterAll(() => standIn.close());

const PATHS = {
  token: '/api/Auth/RequestToken',
  register: '/api/URLSetup/RegisterIPN',
  submit: '/api/Transactions/SubmitOrderRequest',
};
type Body = Record<string, unknown>;

async function call({ baseUrl }: StandIn, path: string, body: Body, token = ''): Promise<Body> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await (await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as Body;
}
const fetchToken = async (target: StandIn) => String((await call(target, PATHS.token, target.credentials)).token);
const registerNoticeUrl = async (target: StandIn, url: string, token: string) =>
  String((await call(target, PATHS.register, { url, ipn_notification_type: 'GET' }, token)).ipn_id);
const submitOrder = async (target: StandIn, notification_id: string, token: string) => {
  const order = { id: crypto.randomUUID(), amount: 1_000, currency: 'RWF', description: 'An order', callback_url: 'https://shop.example/' };
  const body = { ...order, notification_id, billing_address: { email_address: 'keza@example.com' } };
  return String((await call(target, PATHS.submit, body, token)).order_tracking_id);
};

test('credentials of another run and guessed ones are refused, so that no stranger registers a URL for notices', async () => {
  const otherStandIn = await startPesapal();
  try {
    for (const credentials of [otherStandIn.credentials, { consumer_key: 'stand-in', consumer_secret: 'no-real-money' }]) {
      expect(await call(standIn, PATHS.token, credentials)).toMatchObject({ error: { code: 'consumer_key_unknown' } });
    }
    const url = 'http://127.0.0.1:9/secret';
    const response = await call(standIn, PATHS.register, { url, ipn_notification_type: 'GET' }, await fetchToken(otherStandIn));
    expect(response).toMatchObject({ error: { code: 'invalid_api_credentials_provided' } });
    expect(standIn.state.accounts.flatMap(({ ipns }) => ipns)).toEqual([]);
  } finally {
    await otherStandIn.close();
  }
});

/** Sends a body whose length is not declared. Resolves with the status, or with 'closed' if the connection ends before the response is read. */
const sendChunked = (chars: number) =>
  new Promise<number | string>((resolve) => {
    const outgoing = request(standIn.baseUrl + PATHS.token, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } }, (response) =>
      resolve(response.resume().statusCode ?? 0),
    );
    outgoing.on('error', () => resolve('closed'));
    outgoing.write(JSON.stringify(standIn.credentials));
    outgoing.end(' '.repeat(chars));
  });

test('a body without a declared length has the same limit of 64 KiB as others', async () => {
  expect(await sendChunked(60_000)).toBe(200);
  const tokenCount = standIn.state.tokens.size;
  expect([413, 'closed']).toContain(await sendChunked(70_000));
  expect(standIn.state.tokens.size).toBe(tokenCount);
  const status = await fetch(standIn.baseUrl + PATHS.token, { method: 'POST', body: ' '.repeat(70_000) }).then(
    ({ status }) => status,
    () => 'closed',
  );
  expect([413, 'closed']).toContain(status);
});

test('only the newest hundred URLs for notices are kept', async () => {
  const token = await fetchToken(standIn);
  for (let number = 0; number <= 100; number++) await registerNoticeUrl(standIn, `https://shop.example/${number}`, token);
  const ipns = standIn.state.accounts[0]?.ipns ?? [];
  expect([ipns.length, ipns[0]?.url, ipns.at(-1)?.url]).toEqual([100, 'https://shop.example/1', 'https://shop.example/100']);
  expect(new Set(ipns.map(({ number }) => number)).size).toBe(100);
});

test('a notice does not follow redirects', async () => {
  let redirectedRequests = 0;
  const server = createServer(({ url }, response) => {
    if (url?.startsWith('/elsewhere')) redirectedRequests += 1;
    response.writeHead(url?.startsWith('/elsewhere') ? 200 : 307, { location: '/elsewhere' }).end('{"status":200}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const token = await fetchToken(standIn);
  const ipn_id = await registerNoticeUrl(standIn, `http://127.0.0.1:${(server.address() as AddressInfo).port}/ipn`, token);
  standIn.change({ behaviour: { resends_max: 0 } });
  const order_tracking_id = await submitOrder(standIn, ipn_id, token);
  await standIn.choose(order_tracking_id, 'card');
  expect(standIn.state.replies.filter((reply) => reply.order_tracking_id === order_tracking_id)).toMatchObject([{ http_status: 307 }]);
  expect(redirectedRequests).toBe(0);
  server.closeAllConnections();
  server.close();
});

test('the state file holds no key, and many calls cause few writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uruhu-strangers-'));
  const file = join(folder, 'payments.json');
  const savingStandIn = await startPesapal({ file });
  try {
    const token = await fetchToken(savingStandIn);
    await registerNoticeUrl(savingStandIn, 'https://shop.example/ipn', token);
    await expect.poll(() => stat(file).catch(() => null)).not.toBeNull();
    const writeTimes = new Set<number>();
    const started_ms = performance.now();
    for (let round = 0; round < 60; round++) {
      await fetchToken(savingStandIn);
      writeTimes.add((await stat(file)).mtimeMs);
    }
    // At most one write each 200 ms, and one at each end of this time.
    expect(writeTimes.size).toBeLessThanOrEqual(2 + (performance.now() - started_ms) / 200);
    await pause(250);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('https://shop.example/ipn');
    for (const secret of [...Object.values(savingStandIn.credentials), token]) expect(text).not.toContain(secret);
  } finally {
    await savingStandIn.close();
    await rm(folder, { recursive: true });
  }
});
