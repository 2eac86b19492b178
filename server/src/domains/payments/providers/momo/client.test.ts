/** Tests the client of MTN's Collections API with the stand-in, which implements MTN's protocol. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startMomo } from '@uruhu/demo/stand-ins/momo/momo.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestMomo, type TestMomo } from '../../../../../test/support/servers/momo.ts';
import { MESSAGES } from '../../../../messages/messages.ts';
import type { NewPayment, Provider } from '../../payments.ts';
import type { ProviderHost } from '../definition.ts';
import { readReport } from './fetch-status.ts';
import { momo as momoDefinition } from './momo.ts';
import { REASON_BY_MTN_CODE } from './reasons.ts';

/** Nothing listens at this port. */
const UNREACHABLE_URL = 'http://127.0.0.1:9';

let momo: TestMomo;
beforeAll(async () => {
  momo = await openTestMomo();
});
afterAll(() => momo.close());
beforeEach(() => {
  momo.state.faults = {};
  momo.state.statusOverrides = {};
  momo.state.delay_ms = 0;
  momo.log.length = 0;
});

const createNewPayment = (fields: Partial<NewPayment> = {}): NewPayment => ({
  payment_attempt_id: randomUUID(),
  amount_rwf: 12_500,
  description: 'Order 7f3a91c2 at Uruhu',
  payer_phone: '+250788123456',
  customer: { name: 'Aline', email: 'aline@example.rw', phone: '+250788123456' },
  return_url: '',
  cancel_url: '',
  ...fields,
});
const startNewPayment = async (fields: Partial<NewPayment> = {}) => {
  const newPayment = createNewPayment(fields);
  expect(await momo.provider.start(newPayment)).toEqual({
    kind: 'started',
    provider_reference: newPayment.payment_attempt_id,
    redirect_url: '',
  });
  return newPayment.payment_attempt_id;
};

/** Creates a client with a short time limit, for responses that never come. It has already fetched its token. */
async function createProviderWithShortTimeout(): Promise<Provider> {
  const provider = momo.createClient({ timeout_ms: 500 });
  expect(await provider.start(createNewPayment())).toMatchObject({ kind: 'started' });
  return provider;
}

describe('the notices of the stand-in', () => {
  /** Records the notices that arrive at an address. */
  async function startListener() {
    const received: unknown[] = [];
    const server = createServer(async (request, response) => {
      received.push([request.method, request.url, await readJson(request)]);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/received` };
  }
  const startNotifyingStandIn = async (options: { delay_ms: number; sendsCallbacks?: boolean }, noticeUrl: string | null) => {
    const standIn = await startMomo(options);
    onTestFinished(() => standIn.close());
    const provider = momo.createClient({ ...standIn.credentials, baseUrl: standIn.baseUrl, noticeUrl: () => noticeUrl });
    return { standIn, prompt: (payer_phone: string) => provider.start(createNewPayment({ payer_phone })) };
  };

  test('are sent once for each decision of a customer, and do not follow redirects', async () => {
    const { received, url } = await startListener();
    const { prompt } = await startNotifyingStandIn({ delay_ms: 100, sendsCallbacks: true }, url);
    // In the stand-in, the customer with the ending 453 never decides, 451 declines, and 456 approves.
    for (const number of ['+250788123453', '+250788123451', '+250788123456']) await prompt(number);
    await expect.poll(() => received).toHaveLength(2);
    await pause(150);
    const createExpectedNotice = (partyId: string, fields: object) => [
      'PUT',
      '/received',
      expect.objectContaining({ payer: { partyIdType: 'MSISDN', partyId }, ...fields }),
    ];
    expect(received).toHaveLength(2);
    expect(received).toEqual(
      expect.arrayContaining([
        createExpectedNotice('250788123451', { status: 'FAILED', reason: 'APPROVAL_REJECTED' }),
        createExpectedNotice('250788123456', { status: 'SUCCESSFUL', amount: '12500', financialTransactionId: expect.any(String) }),
      ]),
    );
  });

  test('are not sent if they are off, if there is no address, or after the stand-in has stopped', async () => {
    const { received, url } = await startListener();
    await (await startNotifyingStandIn({ delay_ms: 0 }, url)).prompt('+250788123456');
    await (await startNotifyingStandIn({ delay_ms: 0, sendsCallbacks: true }, null)).prompt('+250788123456');
    const { standIn, prompt } = await startNotifyingStandIn({ delay_ms: 1_000, sendsCallbacks: true }, url);
    await prompt('+250788123456');
    await standIn.close();
    await pause(1_300);
    expect(received).toEqual([]);
  });

  test('are sent to an https address by MTN, and by the stand-in of a demo also to an http address', async () => {
    const providerHost: ProviderHost = {
      publicUrl: () => UNREACHABLE_URL,
      log: () => {},
      print: () => {},
      shop: { host: '127.0.0.1', port: 0, publicUrl: undefined, dataDir: '' },
    };
    const account = { ...momo.credentials, baseUrl: momo.baseUrl, targetEnvironment: 'mtnrwanda', currency: 'RWF' };
    const shopWithAccount = await momoDefinition.open({ account, standIn: null }, providerHost);
    await shopWithAccount?.provider.start(createNewPayment());
    expect(momo.state.lastPaymentRequest.headers).not.toHaveProperty('x-callback-url');

    const { received, url } = await startListener();
    const demo = await momoDefinition.open({ account: null, standIn: { think_ms: 200 } }, { ...providerHost, publicUrl: () => url });
    onTestFinished(async () => demo?.close());
    const newPayment = createNewPayment();
    expect(await demo?.provider.start(newPayment)).toMatchObject({ kind: 'started' });
    await expect
      .poll(() => received, { timeout: 20_000 })
      .toEqual([['PUT', '/api/orders/momo-callback', expect.objectContaining({ externalId: newPayment.payment_attempt_id })]]);
  });
});

describe('prompting a customer', () => {
  test('sends amount, number and reference in MTN’s format, without characters that MTN refuses', async () => {
    const reference = await startNewPayment({ description: 'Commande d’Aline: 50 % « Béatrice » & <b>co</b> '.repeat(9) });
    const { headers, body } = momo.state.lastPaymentRequest;
    expect(headers).toMatchObject({
      'x-reference-id': reference,
      'x-target-environment': 'mtnrwanda',
      'ocp-apim-subscription-key': momo.credentials.subscriptionKey,
      'x-callback-url': 'https://shop.test/api/orders/momo-callback',
    });
    const note = expect.stringMatching(/^[A-Za-z0-9 ]{100,160}$/);
    expect(body).toEqual({
      amount: '12500',
      currency: 'RWF',
      externalId: reference,
      payerMessage: note,
      payeeNote: note,
      payer: { partyIdType: 'MSISDN', partyId: '250788123456' },
    });
    expect(momo.log).toEqual([]);
  });

  test('uses one token for many calls, and requests another when MTN refuses it', async () => {
    const provider = momo.createClient();
    const tokenCallsBefore = momo.state.calls.token;
    await Promise.all([1, 2, 3].map(() => provider.start(createNewPayment())));
    expect(momo.state.calls.token).toBe(tokenCallsBefore + 1);
    momo.state.faults.pay = 'unauthorized';
    expect(await provider.start(createNewPayment())).toMatchObject({ kind: 'started' });
    expect(momo.state.calls.token).toBe(tokenCallsBefore + 2);
  });

  test('sends no notice address to a sandbox', async () => {
    const sandbox = await startMomo({ currency: 'EUR' });
    const provider = momo.createClient({ ...sandbox.credentials, baseUrl: sandbox.baseUrl, targetEnvironment: 'sandbox', currency: 'EUR' });
    expect(await provider.start(createNewPayment())).toMatchObject({ kind: 'started' });
    expect(sandbox.state.lastPaymentRequest.headers).not.toHaveProperty('x-callback-url');
    expect(sandbox.state.lastPaymentRequest.body).toMatchObject({ currency: 'EUR' });
    await sandbox.close();
  });

  test('twice with the same reference sends one prompt', async () => {
    const newPayment = createNewPayment();
    for (let attempt = 0; attempt < 2; attempt++) expect(await momo.provider.start(newPayment)).toMatchObject({ kind: 'started' });
    expect([...momo.state.payments.keys()].filter((key) => key === newPayment.payment_attempt_id)).toHaveLength(1);
  });

  test.each(['response_lost', 'no_response', 'proxy_error'] as const)('counts as possibly started after the fault %s', async (fault) => {
    const provider = await createProviderWithShortTimeout();
    momo.state.faults.pay = fault;
    const newPayment = createNewPayment();
    expect(await provider.start(newPayment)).toMatchObject({ kind: 'unknown' });
    expect(momo.state.payments.has(newPayment.payment_attempt_id)).toBe(fault === 'response_lost');
    expect(momo.log[0]).toMatch(/^MTN MoMo, starting a payment: unknown: /);
  });

  test('is refused if MTN is unreachable, the account is wrong, or MTN refuses the request', async () => {
    expect(await momo.createClient({ baseUrl: UNREACHABLE_URL }).start(createNewPayment())).toMatchObject({ kind: 'refused' });
    expect(await momo.createClient({ apiKey: 'wrong' }).start(createNewPayment())).toMatchObject({
      kind: 'refused',
      reason: 'no token: HTTP 401',
    });
    expect(await momo.createClient({ subscriptionKey: 'wrong' }).start(createNewPayment())).toMatchObject({ kind: 'refused' });
    expect(await momo.provider.start(createNewPayment({ payment_attempt_id: 'no-uuid' }))).toMatchObject({
      kind: 'refused',
      reason: 'HTTP 400 BAD_REQUEST',
    });
    expect(momo.log.join()).not.toMatch(/momo-secret|Bearer/);
  });

  test.each([
    ...[400, 403, 404, 405, 413, 415, 422, 429].map((status) => [status, 'refused'] as const),
    ...[200, 204, 302, 408, 425, 500, 502, 503, 504].map((status) => [status, 'unknown'] as const),
    // MTN knows the reference already. Only this attempt uses it, so an earlier request of this attempt has arrived.
    [409, 'started'] as const,
  ])('that gets the HTTP status %s without a body is %s', async (status, kind) => {
    momo.state.faults.pay = status;
    expect(await momo.provider.start(createNewPayment())).toMatchObject(kind === 'started' ? { kind } : { kind, reason: `HTTP ${status}` });
  });

  test('that exceeds MTN’s rate limit tells the shopper that mobile money is busy', async () => {
    momo.state.faults.pay = 429;
    expect(await momo.provider.start(createNewPayment())).toMatchObject({
      kind: 'refused',
      reason_code: REASON_BY_MTN_CODE.SERVICE_UNAVAILABLE,
    });
  });

  test('ends at its time limit if any call is slow, and sends nothing afterwards', async () => {
    const provider = momo.createClient({ timeout_ms: 1_500, start_ms_max: 200 });
    const callsBefore = { ...momo.state.calls };
    momo.state.faults.token = 'no_response';
    const started_ms = performance.now();
    expect(await provider.start(createNewPayment())).toMatchObject({ kind: 'unknown' });
    expect(performance.now() - started_ms).toBeLessThan(1_500);
    momo.state.faults = {};
    // The second request for a token succeeds after the time limit.
    await expect.poll(() => momo.state.calls.token).toBe(callsBefore.token + 2);
    await pause(100);
    expect(momo.state.calls.pay).toBe(callsBefore.pay);
  });

  test.each([[{ amount_rwf: 0 }], [{ amount_rwf: 1.5 }], [{ payer_phone: 'Aline' }]])(
    'throws for the invalid payment %j',
    async (invalidFields) => {
      await expect(momo.provider.start(createNewPayment(invalidFields))).rejects.toThrow(/for MTN/);
    },
  );
});

describe('the status of a payment', () => {
  test.each([
    ['46733123450', { kind: 'failed', reason_code: REASON_BY_MTN_CODE.INTERNAL_PROCESSING_ERROR }],
    ['46733123451', { kind: 'failed', reason_code: REASON_BY_MTN_CODE.APPROVAL_REJECTED }],
    ['46733123452', { kind: 'failed', reason_code: REASON_BY_MTN_CODE.EXPIRED }],
    ['46733123453', { kind: 'pending' }],
    ['46733123454', { kind: 'pending' }],
    ['46733123455', { kind: 'failed', reason_code: REASON_BY_MTN_CODE.PAYER_NOT_FOUND }],
    ['46733123461', { kind: 'failed', reason_code: REASON_BY_MTN_CODE.INTERNAL_PROCESSING_ERROR }],
  ])('of the sandbox’s phone number %s is the documented one', async (payer_phone, expected) => {
    const reference = await startNewPayment({ payer_phone });
    expect(await momo.provider.fetchStatus(reference)).toEqual({ ...expected, merchant_reference: reference });
  });

  test('is pending until the customer approves, and then paid with the requested amount', async () => {
    momo.state.delay_ms = 100;
    const reference = await startNewPayment();
    expect(await momo.provider.fetchStatus(reference)).toMatchObject({ kind: 'pending' });
    await expect
      .poll(() => momo.provider.fetchStatus(reference))
      .toEqual({
        kind: 'paid',
        receipt: {
          merchant_reference: reference,
          amount: 12_500,
          currency: 'RWF',
          method: 'MTN MoMo',
          confirmation_code: expect.stringMatching(/^\d{10}$/),
        },
      });
  });

  test.each(Object.entries(REASON_BY_MTN_CODE))('translates the reason %s into a sentence for the shopper', (code, reason_code) => {
    for (const reason of [code, { code, message: 'in their words' }, code.toLowerCase()]) {
      expect(readReport({ http_status: 200, body: { status: 'FAILED', reason }, age_ms: 0 })).toEqual({ kind: 'failed', reason_code });
    }
    expect(MESSAGES.en.reasons[reason_code]).toMatch(/^[A-Z][^_]+\.$/);
  });

  test.each([undefined, null, 7, '', 'NEW_CODE', {}, { code: 7 }])('is failed for any reason of MTN, even %j', (reason) => {
    expect(readReport({ http_status: 200, body: { status: 'FAILED', reason }, age_ms: 0 })).toEqual({
      kind: 'failed',
      reason_code: 'not_made',
    });
  });

  test('of a payment that MTN does not know is pending while a prompt could be open, and failed later', async () => {
    const minutesToMs = (count: number) => count * 60_000;
    expect(await momo.provider.fetchStatus(randomUUID(), minutesToMs(5))).toEqual({ kind: 'pending' });
    expect(await momo.provider.fetchStatus(randomUUID(), minutesToMs(7))).toEqual({ kind: 'failed', reason_code: 'never_began' });
  });

  test.each([404, 401, 408, 409, 429, 500, 503])('is unknown for the HTTP status %s without MTN’s error code', async (status) => {
    const reference = await startNewPayment();
    momo.state.faults.status = status;
    expect(await momo.provider.fetchStatus(reference, Number.MAX_SAFE_INTEGER)).toMatchObject({ kind: 'unknown' });
  });

  test('has texts of one line, even if MTN sends line breaks', async () => {
    const reference = await startNewPayment();
    momo.state.statusOverrides = { financialTransactionId: ' a\u0000b\nc ', currency: 'r\u0000wf' };
    expect(await momo.provider.fetchStatus(reference)).toMatchObject({ receipt: { confirmation_code: 'a b c', currency: 'R WF' } });
  });

  test.each([
    ['another status', { status: 'MAYBE' }],
    ['no status', { status: null }],
  ])('with %s is unknown', async (_, statusOverrides) => {
    const reference = await startNewPayment();
    momo.state.statusOverrides = statusOverrides;
    expect(await momo.provider.fetchStatus(reference)).toMatchObject({ kind: 'unknown' });
  });

  test.each(['response_lost', 'no_response', 'proxy_error'] as const)('is unknown after the fault %s', async (fault) => {
    const provider = await createProviderWithShortTimeout();
    const reference = await startNewPayment();
    momo.state.faults.status = fault;
    expect(await provider.fetchStatus(reference)).toMatchObject({ kind: 'unknown' });
  });
});
