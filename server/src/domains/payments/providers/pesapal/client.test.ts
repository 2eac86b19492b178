/** Tests the client of PesaPal with the stand-in, which can simulate faults. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAccount, startPesapal } from '@uruhu/demo/stand-ins/pesapal/pesapal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestPesapal, type TestPesapal } from '../../../../../test/support/servers/pesapal.ts';
import { MESSAGES } from '../../../../messages/messages.ts';
import type { NewPayment, PaymentReport, Provider } from '../provider.ts';

/** Nothing listens at this port. */
const UNREACHABLE_URL = 'http://127.0.0.1:9/pesapalv3';

let standIn: TestPesapal;
let client: Provider;
beforeAll(async () => {
  standIn = await openTestPesapal();
});
beforeEach(() => {
  standIn.change({ reset: true, behaviour: { notice: 'never' } });
  standIn.state.accounts.splice(0, Infinity, createAccount(standIn.credentials));
  const { calls } = standIn.state;
  for (const endpoint of Object.keys(calls) as (keyof typeof calls)[]) calls[endpoint] = 0;
  standIn.log.splice(0);
  client = standIn.createClient();
});
afterAll(() => standIn.close());

const createNewPayment = (fields: Partial<NewPayment> = {}): NewPayment => ({
  payment_attempt_id: randomUUID(),
  amount_rwf: 25_000,
  description: 'Order 7f3a91c2 at Uruhu',
  payer_phone: '',
  customer: { name: 'Keza Aline Ingabire', email: 'keza@example.com', phone: '+250788123456' },
  return_url: 'https://shop.example/payment-callback',
  cancel_url: 'https://shop.example/orders/1',
  ...fields,
});

async function startNewPayment(fields: Partial<NewPayment> = {}) {
  const newPayment = createNewPayment(fields);
  const result = await client.start(newPayment);
  if (result.kind !== 'started') throw new Error(`${result.kind}: ${result.reason}`);
  return { ...newPayment, ...result };
}

/** Starts a payment, makes these choices on the provider's page, and fetches the report. */
async function fetchReportAfter(
  ...choices: ('card' | 'mtn' | 'decline')[]
): Promise<{ report: PaymentReport; payment_attempt_id: string }> {
  const { provider_reference, payment_attempt_id } = await startNewPayment();
  for (const choice of choices) await standIn.choose(provider_reference, choice);
  return { report: await client.fetchStatus(provider_reference), payment_attempt_id };
}

describe('starting a payment', () => {
  test('registers the notice address and returns the page, with whole francs and the shop’s reference', async () => {
    const { provider_reference, redirect_url, payment_attempt_id } = await startNewPayment();
    expect(redirect_url).toBe(`${standIn.origin}/pesapaliframe/PesapalIframe3/Index?OrderTrackingId=${provider_reference}`);
    expect(standIn.state.payments.get(provider_reference)).toMatchObject({
      id: payment_attempt_id,
      amount: 25_000,
      currency: 'RWF',
      description: 'Order 7f3a91c2 at Uruhu',
      callback_url: 'https://shop.example/payment-callback',
      cancellation_url: 'https://shop.example/orders/1',
    });
    await startNewPayment();
    expect(standIn.state.calls).toMatchObject({ token: 1, list: 1, register: 1, submit: 2 });
  });

  test('ten times at once requests one token and one registration', async () => {
    await Promise.all(Array.from({ length: 10 }, () => startNewPayment()));
    expect(standIn.state.calls).toMatchObject({ token: 1, list: 1, register: 1, submit: 10 });
  });

  test('uses the registration of an earlier process', async () => {
    await startNewPayment();
    // A new client knows as little as a new process.
    client = standIn.createClient();
    await startNewPayment();
    expect(standIn.state.calls).toMatchObject({ list: 2, register: 1 });
  });

  test('registers the address again and repeats the request if PesaPal has lost the registration', async () => {
    await startNewPayment();
    standIn.state.accounts[0]?.ipns.splice(0);
    await startNewPayment();
    // Submitted are the first payment, and the second one twice.
    expect(standIn.state.calls).toMatchObject({ register: 2, submit: 3 });
  });

  test.each([
    [{ amount_rwf: 0 }],
    [{ amount_rwf: 10.5 }],
    [{ payment_attempt_id: 'x'.repeat(51) }],
    [{ payment_attempt_id: 'with spaces' }],
  ])('throws for the invalid payment %j', async (fields) => {
    await expect(client.start(createNewPayment(fields))).rejects.toThrow('PesaPal');
    expect(standIn.state.calls.submit).toBe(0);
  });

  test('shortens a description that is too long', async () => {
    const { provider_reference } = await startNewPayment({ description: '👩🏾'.repeat(200) });
    expect(Array.from(standIn.state.payments.get(provider_reference)?.description ?? '').length).toBeLessThanOrEqual(100);
  });

  test('with a used reference is refused', async () => {
    const { payment_attempt_id } = await startNewPayment();
    expect(await client.start(createNewPayment({ payment_attempt_id }))).toMatchObject({ kind: 'refused', reason_code: null });
  });

  test.each([
    [
      'an amount above the limit',
      { amount_max: 20_000 },
      'This amount is more than we can take by card. Please pay by mobile money or contact us.',
    ],
    ['a currency that is not supported', { currencies: ['KES'] }, /currency .* Please pay by mobile money or contact us\.$/],
  ])('with %s is refused with a sentence for the shopper', async (_, accountChanges, message) => {
    Object.assign(standIn.state.accounts[0] ?? {}, accountChanges);
    const result = await client.start(createNewPayment());
    if (result.kind !== 'refused' || !result.reason_code) throw new Error(`${result.kind} without a reason for the shopper`);
    expect(MESSAGES.en.reasons[result.reason_code]).toMatch(message);
  });

  test('never sends shoppers to a page of another host', async () => {
    for (const redirect_url of [
      'https://evil.example/pay',
      `https://pay.pesapal.com@evil.example/?OrderTrackingId=1`,
      `${standIn.origin}.evil.example/`,
      'javascript:alert(1)',
      '/relative',
      '//evil.example',
    ]) {
      standIn.change({ faults: { redirect_url } });
      expect(await client.start(createNewPayment()), redirect_url).toMatchObject({ kind: 'unknown' });
    }
  });

  test('is not sent again after an unclear response', async () => {
    await startNewPayment();
    standIn.change({ faults: { html: ['submit'] } });
    expect(await client.start(createNewPayment())).toMatchObject({ kind: 'unknown' });
    standIn.change({ faults: { html: [], silent: ['submit'] } });
    client = standIn.createClient({ timeout_ms: 500 });
    const started_ms = performance.now();
    expect(await client.start(createNewPayment())).toEqual({ kind: 'unknown', reason: 'TimeoutError' });
    // The stand-in never responds.
    expect(performance.now() - started_ms).toBeLessThan(10_000);
    // Each of the three payments was submitted once.
    expect(standIn.state.calls.submit).toBe(3);
  });

  test('ends at its time limit if any call is slow, and sends nothing afterwards', async () => {
    client = standIn.createClient({ timeout_ms: 1_500, start_ms_max: 200 });
    standIn.change({ faults: { silent: ['list'] } });
    const started_ms = performance.now();
    expect(await client.start(createNewPayment())).toMatchObject({ kind: 'unknown' });
    expect(performance.now() - started_ms).toBeLessThan(1_500);
    standIn.change({ faults: { silent: [] } });
    // The repeated call registers the address after the time limit.
    await expect.poll(() => standIn.state.calls.register).toBe(1);
    await pause(100);
    expect(standIn.state.calls.submit).toBe(0);
  });

  test('is refused if PesaPal is unreachable, as nothing was sent', async () => {
    client = standIn.createClient({ baseUrl: UNREACHABLE_URL });
    expect(await client.start(createNewPayment())).toEqual({ kind: 'refused', reason: expect.stringMatching(/./), reason_code: null });
  });
});

describe('the token', () => {
  test('is requested again when it expires, and when PesaPal has revoked it', async () => {
    const { provider_reference } = await startNewPayment();
    standIn.state.tokens.clear();
    expect((await client.fetchStatus(provider_reference)).kind).toBe('pending');
    expect(standIn.state.calls.token).toBe(2);
    standIn.change({ advance_ms: 6 * 60_000 });
    expect((await client.fetchStatus(provider_reference)).kind).toBe('pending');
    expect(standIn.state.calls.token).toBe(3);
  });

  test('is used for at most four minutes, and replaced half a minute before it expires', async () => {
    let now_ms = Date.now();
    client = standIn.createClient({ now_ms: () => now_ms });
    standIn.change({ behaviour: { token_ms: 3_600_000 } });
    const { provider_reference } = await startNewPayment();
    now_ms += 239_000;
    await client.fetchStatus(provider_reference);
    expect(standIn.state.calls.token).toBe(1);
    now_ms += 2_000;
    // The clock of the stand-in has not moved, so the second token expires 60 seconds after the real time.
    standIn.change({ behaviour: { token_ms: 60_000 } });
    await client.fetchStatus(provider_reference);
    now_ms = Date.now() + 25_000;
    await client.fetchStatus(provider_reference);
    expect(standIn.state.calls.token).toBe(2);
    now_ms = Date.now() + 35_000;
    await client.fetchStatus(provider_reference);
    expect(standIn.state.calls.token).toBe(3);
  });

  test('is replaced after one 401, and the repeated call succeeds', async () => {
    await startNewPayment();
    standIn.change({ faults: { unauthorized: 1 } });
    await startNewPayment();
    // Submitted are the first payment, and the second one twice.
    expect(standIn.state.calls).toMatchObject({ token: 2, submit: 3 });
  });

  test('is not requested again after the second 401 of a call', async () => {
    const { provider_reference } = await startNewPayment();
    standIn.change({ faults: { unauthorized: 50 } });
    expect(await client.fetchStatus(provider_reference)).toMatchObject({ kind: 'unknown' });
    expect(standIn.state.calls.status).toBe(2);
  });

  test.each([
    ['consumerKey', 'consumer_key_unknown'],
    ['consumerSecret', 'invalid_consumer_key_or_secret_provided'],
  ] as const)('is refused with a wrong %s, and the log holds neither key nor secret', async (name, code) => {
    client = standIn.createClient({ [name]: 'very-secret-indeed' });
    expect(await client.start(createNewPayment())).toEqual({ kind: 'refused', reason: code, reason_code: null });
    expect(standIn.log.join()).toContain(code);
    expect(standIn.log.join()).not.toMatch(/very-secret-indeed|no-real-money/);
  });

  test('is requested again after a proxy has responded with a page', async () => {
    standIn.change({ faults: { html: ['token'] } });
    expect(await client.start(createNewPayment())).toMatchObject({ kind: 'refused', reason: 'HTTP 502 without JSON' });
    expect(standIn.state.calls).toMatchObject({ token: 2, submit: 0 });
  });
});

describe('the status of a payment', () => {
  test('is pending right after the start, although PesaPal reports it as an error', async () => {
    const { report, payment_attempt_id } = await fetchReportAfter();
    expect(report).toEqual({ kind: 'pending', merchant_reference: payment_attempt_id });
  });

  test.each([
    ['card', 'Visa'],
    ['mtn', 'MTN'],
  ] as const)('is paid by %s', async (choice, method) => {
    const { report, payment_attempt_id } = await fetchReportAfter(choice);
    expect(report).toEqual({
      kind: 'paid',
      receipt: {
        merchant_reference: payment_attempt_id,
        amount: 25_000,
        currency: 'RWF',
        method,
        confirmation_code: expect.stringMatching(/^[0-9A-F]{10}$/),
      },
    });
  });

  test('is failed after a decline', async () => {
    expect((await fetchReportAfter('decline')).report).toMatchObject({ kind: 'failed', reason_code: 'declined' });
  });

  test('is read in any letter case, and with null instead of an error', async () => {
    standIn.change({ faults: { mixed_case: true, null_error: true } });
    expect((await fetchReportAfter()).report.kind).toBe('pending');
    expect((await fetchReportAfter('card')).report.kind).toBe('paid');
    expect((await fetchReportAfter('decline')).report.kind).toBe('failed');
  });

  test('is paid, and then reversed', async () => {
    standIn.change({ faults: { reverses_after_report: true } });
    const { provider_reference, payment_attempt_id } = await startNewPayment();
    await standIn.choose(provider_reference, 'card');
    expect((await client.fetchStatus(provider_reference)).kind).toBe('paid');
    expect(await client.fetchStatus(provider_reference)).toMatchObject({
      kind: 'reversed',
      receipt: { merchant_reference: payment_attempt_id },
    });
  });

  test('is reported with wrong values unchanged, so that the shop can compare them', async () => {
    standIn.change({ faults: { altered: { amount: 2_500_000, currency: 'kes', merchant_reference: 'another' } } });
    expect((await fetchReportAfter('card')).report).toMatchObject({
      receipt: { amount: 2_500_000, currency: 'KES', merchant_reference: 'another' },
    });
  });

  test('is unknown without a response, with a page of a proxy, and for an unknown order', async () => {
    const { provider_reference } = await startNewPayment();
    standIn.change({ faults: { html: ['status'] } });
    expect(await client.fetchStatus(provider_reference)).toMatchObject({ kind: 'unknown', isUnreachable: false });
    standIn.change({ faults: { html: [], silent: ['status'] } });
    expect(await standIn.createClient({ timeout_ms: 200 }).fetchStatus(provider_reference)).toMatchObject({
      kind: 'unknown',
      isUnreachable: true,
    });
    standIn.change({ faults: { silent: [] } });
    expect((await client.fetchStatus(randomUUID())).kind).toBe('unknown');
    const unreachable = standIn.createClient({ baseUrl: UNREACHABLE_URL });
    expect(await unreachable.fetchStatus(provider_reference)).toMatchObject({ kind: 'unknown', isUnreachable: true });
    // The client repeats the request once after each of the two unclear responses, and not after the response about an unknown order. The request
    // to the unreachable address never arrives.
    expect(standIn.state.calls.status).toBe(2 + 2 + 1);
  });
});

describe('refunding and cancelling', () => {
  const payAtProvider = async (choice: 'card' | 'mtn') => {
    const { provider_reference } = await startNewPayment();
    await standIn.choose(provider_reference, choice);
    const report = await client.fetchStatus(provider_reference);
    return { provider_reference, confirmation_code: report.kind === 'paid' ? report.receipt.confirmation_code : '' };
  };
  const refund = (confirmation_code: string, amount_rwf = 25_000) =>
    client.refund?.({ confirmation_code, amount_rwf, staff_username: 'owner', remarks: 'sent back' });

  test('a payment is refunded once', async () => {
    const { confirmation_code } = await payAtProvider('card');
    expect(await refund(confirmation_code)).toEqual({ kind: 'accepted' });
    expect(await refund(confirmation_code)).toMatchObject({ kind: 'refused' });
    expect(await refund('nothing')).toMatchObject({ kind: 'refused' });
  });

  test('mobile money cannot be refunded in part', async () => {
    const { confirmation_code } = await payAtProvider('mtn');
    expect(await refund(confirmation_code, 1_000)).toMatchObject({ kind: 'refused' });
    expect(await refund(confirmation_code)).toEqual({ kind: 'accepted' });
  });

  test('a refund is not requested again after an unclear response', async () => {
    const { confirmation_code } = await payAtProvider('card');
    standIn.change({ faults: { html: ['refund'] } });
    expect(await refund(confirmation_code)).toMatchObject({ kind: 'unknown' });
    expect(standIn.state.calls.refund).toBe(1);
  });

  test('an unpaid payment can be cancelled once, and a paid one cannot', async () => {
    const { provider_reference } = await startNewPayment();
    expect(await client.cancel?.(provider_reference)).toEqual({ kind: 'accepted' });
    expect(await client.cancel?.(provider_reference)).toMatchObject({ kind: 'refused' });
    expect(await client.cancel?.((await payAtProvider('card')).provider_reference)).toMatchObject({ kind: 'refused' });
  });
});

describe('a response that is not PesaPal’s', () => {
  /** Fetches a status and starts a payment at a server with this response, and returns the kinds of both results. */
  const fetchAndStartAtServer = async (
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
    status = 200,
  ) => {
    const { createServer } = await import('node:http');
    const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const report = await standIn.createClient({ baseUrl: `http://127.0.0.1:${port}` }).fetchStatus('1');
    const start = await standIn.createClient({ baseUrl: `http://127.0.0.1:${port}` }).start(createNewPayment());
    server.closeAllConnections();
    server.close();
    return { fetched: report.kind, started: start.kind };
  };

  test.each([
    ['half of JSON', '{"token":'],
    ['null', 'null'],
    ['a text', '"yes"'],
    ['an empty body', ''],
    ['more than the maximum size', `{"token":"${'x'.repeat(300_000)}"}`],
    ['an empty object', '{}'],
    ['a list', '[]'],
  ])('makes a status unknown, and a start refused, as the shop gets no token, if its body is %s', async (_, body) => {
    expect(await fetchAndStartAtServer(body)).toEqual({ fetched: 'unknown', started: 'refused' });
  });

  test('is not followed if it is a redirect', async () => {
    expect(await fetchAndStartAtServer('', { location: `${standIn.baseUrl}/api/Auth/RequestToken` }, 302)).toEqual({
      fetched: 'unknown',
      started: 'refused',
    });
    expect(standIn.state.calls.token).toBe(0);
  });
});

describe('the stand-in’s page', () => {
  const choose = (url: string, choice: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });

  test('shows the amount and that no real money moves, and escapes the texts of shoppers', async () => {
    const { redirect_url } = await startNewPayment({ description: '<script>alert(1)</script>' });
    const page = await fetch(redirect_url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await page.text();
    for (const text of ['no real money', '25,000 RWF', '&lt;script&gt;', 'name="viewport"']) expect(html).toContain(text);
    expect(html).not.toContain('<script>');
    for (const choice of ['card', 'mtn', 'decline', 'late', 'close', 'cancel']) expect(html).toContain(`value="${choice}"`);
  });

  test('sends the browser back with the shop’s own query and PesaPal’s parameters', async () => {
    const { redirect_url, provider_reference, payment_attempt_id } = await startNewPayment({
      return_url: 'https://shop.example/back?a=1&b=2',
    });
    const result = await choose(redirect_url, 'card');
    expect(result.status).toBe(303);
    expect(Object.fromEntries(new URL(result.headers.get('location') ?? '').searchParams)).toEqual({
      a: '1',
      b: '2',
      OrderTrackingId: provider_reference,
      OrderMerchantReference: payment_attempt_id,
      OrderNotificationType: 'CALLBACKURL',
    });
    expect(await (await fetch(redirect_url)).text()).toContain('paid already');
  });

  test('sends the browser to the cancel address after cancelling, pays later if chosen, and refuses unknown choices and payments', async () => {
    const newPayment = await startNewPayment();
    expect((await choose(newPayment.redirect_url, 'cancel')).headers.get('location')).toBe('https://shop.example/orders/1');
    expect((await choose(newPayment.redirect_url, 'steal')).status).toBe(400);
    expect((await fetch(`${standIn.origin}/pesapaliframe/PesapalIframe3/Index?OrderTrackingId=${randomUUID()}`)).status).toBe(404);
    standIn.change({ behaviour: { late_ms: 1_500 } });
    await choose(newPayment.redirect_url, 'late');
    expect((await client.fetchStatus(newPayment.provider_reference)).kind).toBe('pending');
    await expect.poll(async () => (await client.fetchStatus(newPayment.provider_reference)).kind).toBe('paid');
  });

  test('cannot be controlled over the network, as behind a proxy every request seems to be local', async () => {
    const faultsBefore = structuredClone(standIn.state.faults);
    const body = JSON.stringify({ faults: { mixed_case: true }, choice: 'reverse' });
    for (const path of ['/control', '/pesapalv3/control', '/']) {
      for (const request of [{}, { method: 'POST', headers: { 'content-type': 'application/json' }, body }])
        expect((await fetch(standIn.origin + path, request)).status).toBe(404);
    }
    expect(standIn.state.faults).toEqual(faultsBefore);
  });

  test('keeps its payments in a file over a restart, and has none after the file was deleted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'uruhu-stand-in-'));
    const file = join(folder, 'kept.json');
    const callAfterRestart = async <Result>(send: (restartedClient: Provider) => Promise<Result>) => {
      const restarted = await startPesapal({ file });
      const { consumer_key: consumerKey, consumer_secret: consumerSecret } = restarted.credentials;
      const restartedClient = standIn.createClient({
        baseUrl: restarted.baseUrl,
        pageOrigin: restarted.origin,
        consumerKey,
        consumerSecret,
      });
      const result = await send(restartedClient);
      await restarted.close();
      return result;
    };
    const started = await callAfterRestart((restartedClient) => restartedClient.start(createNewPayment()));
    if (started.kind !== 'started') throw new Error(started.kind);
    const fetchStatusAfterRestart = () => callAfterRestart((restartedClient) => restartedClient.fetchStatus(started.provider_reference));
    expect((await fetchStatusAfterRestart()).kind).toBe('pending');
    await rm(folder, { recursive: true });
    await mkdir(folder);
    expect((await fetchStatusAfterRestart()).kind).toBe('unknown');
    await rm(folder, { recursive: true });
  });
});
