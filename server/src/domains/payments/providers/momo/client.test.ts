/** The client of MTN's Collections, against a server that speaks as MTN does. */
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
import type { Charge, Provider } from '../../payments.ts';
import { readReport } from './fetch-status.ts';
import { momo as momoDefinition } from './momo.ts';
import { REASONS } from './reasons.ts';

let momo: TestMomo;
beforeAll(async () => {
  momo = await openTestMomo();
});
afterAll(() => momo.close());
beforeEach(() => {
  momo.state.faults = {};
  momo.state.alter = {};
  momo.state.delay_ms = 0;
  momo.log.length = 0;
});

const charge = (more: Partial<Charge> = {}): Charge => ({
  ...{ payment_attempt_id: randomUUID(), amount_rwf: 12_500, description: 'Order 7f3a91c2 at Uruhu', payer_phone: '+250788123456' },
  customer: { name: 'Aline', email: 'aline@example.rw', phone: '+250788123456' },
  ...{ return_url: '', cancel_url: '', ...more },
});
const startCharge = async (more: Partial<Charge> = {}) => {
  const made = charge(more);
  expect(await momo.provider.start(made)).toEqual({ kind: 'started', provider_reference: made.payment_attempt_id, redirect_url: '' });
  return made.payment_attempt_id;
};

/** A client that waits a short time for answers that never come. It has its token already. */
async function createImpatientProvider(): Promise<Provider> {
  const provider = momo.client({ timeout_ms: 500 });
  expect(await provider.start(charge())).toMatchObject({ kind: 'started' });
  return provider;
}

describe('calling back', () => {
  /** What is heard at an address that the shop would have. */
  async function startListener() {
    const heard: unknown[] = [];
    const server = createServer(async (request, response) => {
      heard.push([request.method, request.url, await readJson(request)]);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/heard` };
  }
  const startReplying = async (options: { delay_ms: number; callsBack?: boolean }, callback: string | null) => {
    const standIn = await startMomo(options);
    onTestFinished(() => standIn.close());
    const provider = momo.client({ ...standIn.credentials, baseUrl: standIn.baseUrl, callbackUrl: () => callback });
    return { standIn, ask: (payer_phone: string) => provider.start(charge({ payer_phone })) };
  };

  test('tells of each answer once, when there is one, and goes nowhere else', async () => {
    const { heard, url } = await startListener();
    const { ask } = await startReplying({ delay_ms: 100, callsBack: true }, url);
    for (const number of ['+250788123453', '+250788123451', '+250788123456']) await ask(number);
    await expect.poll(() => heard).toHaveLength(2);
    await pause(150);
    const expectCall = (partyId: string, more: object) => [
      'PUT',
      '/heard',
      expect.objectContaining({ payer: { partyIdType: 'MSISDN', partyId }, ...more }),
    ];
    expect(heard).toHaveLength(2);
    expect(heard).toEqual(
      expect.arrayContaining([
        expectCall('250788123451', { status: 'FAILED', reason: 'APPROVAL_REJECTED' }),
        expectCall('250788123456', { status: 'SUCCESSFUL', amount: '12500', financialTransactionId: expect.any(String) }),
      ]),
    );
  });

  test('tells nothing where it was not told to, where no address is named, and when it has stopped', async () => {
    const { heard, url } = await startListener();
    await (await startReplying({ delay_ms: 0 }, url)).ask('+250788123456');
    await (await startReplying({ delay_ms: 0, callsBack: true }, null)).ask('+250788123456');
    const { standIn, ask } = await startReplying({ delay_ms: 1_000, callsBack: true }, url);
    await ask('+250788123456');
    await standIn.close();
    await pause(1_300);
    expect(heard).toEqual([]);
  });

  test('the shop of a demo names its own address, encrypted or not; to MTN only an encrypted one', async () => {
    const shop = { host: '127.0.0.1', port: 0, publicUrl: undefined, dataDir: '' };
    const host = { publicUrl: () => 'http://127.0.0.1:9', log: () => {}, print: () => {}, shop };
    const account = { ...momo.credentials, baseUrl: momo.baseUrl, targetEnvironment: 'mtnrwanda', currency: 'RWF' };
    const real = await momoDefinition.open({ account, standIn: null }, host);
    await real?.provider.start(charge());
    expect(momo.state.last.headers).not.toHaveProperty('x-callback-url');

    const { heard, url } = await startListener();
    const demo = await momoDefinition.open({ account: null, standIn: { think_ms: 200 } }, { ...host, publicUrl: () => url });
    onTestFinished(async () => demo?.close());
    const begun = charge();
    expect(await demo?.provider.start(begun)).toMatchObject({ kind: 'started' });
    await expect
      .poll(() => heard, { timeout: 20_000 })
      .toEqual([['PUT', '/api/orders/momo-callback', expect.objectContaining({ externalId: begun.payment_attempt_id })]]);
  });
});

describe('asking a phone', () => {
  test('sends the amount, the number and the reference as MTN takes them, and no letter that it does not', async () => {
    const reference = await startCharge({ description: 'Commande d’Aline: 50 % « Béatrice » & <b>co</b> '.repeat(9) });
    const { headers, body } = momo.state.last;
    expect(headers).toMatchObject({
      ...{
        'x-reference-id': reference,
        'x-target-environment': 'mtnrwanda',
        'ocp-apim-subscription-key': momo.credentials.subscriptionKey,
      },
      'x-callback-url': 'https://shop.test/api/orders/momo-callback',
    });
    const note = expect.stringMatching(/^[A-Za-z0-9 ]{100,160}$/);
    expect(body).toEqual({
      ...{ amount: '12500', currency: 'RWF', externalId: reference, payerMessage: note, payeeNote: note },
      payer: { partyIdType: 'MSISDN', partyId: '250788123456' },
    });
    expect(momo.log).toEqual([]);
  });

  test('takes one token for many calls, and another where that is not good any more', async () => {
    const provider = momo.client();
    const before = momo.state.calls.token;
    await Promise.all([1, 2, 3].map(() => provider.start(charge())));
    expect(momo.state.calls.token).toBe(before + 1);
    momo.state.faults.pay = 'unauthorized';
    expect(await provider.start(charge())).toMatchObject({ kind: 'started' });
    expect(momo.state.calls.token).toBe(before + 2);
  });

  test('in a sandbox sends no address to call', async () => {
    const sandbox = await startMomo({ currency: 'EUR' });
    const provider = momo.client({ ...sandbox.credentials, baseUrl: sandbox.baseUrl, targetEnvironment: 'sandbox', currency: 'EUR' });
    expect(await provider.start(charge())).toMatchObject({ kind: 'started' });
    expect(sandbox.state.last.headers).not.toHaveProperty('x-callback-url');
    expect(sandbox.state.last.body).toMatchObject({ currency: 'EUR' });
    await sandbox.close();
  });

  test('a second time with one reference is the same prompt', async () => {
    const made = charge();
    for (let times = 0; times < 2; times++) expect(await momo.provider.start(made)).toMatchObject({ kind: 'started' });
    expect([...momo.state.payments.keys()].filter((key) => key === made.payment_attempt_id)).toHaveLength(1);
  });

  test.each(['lost', 'never', 'edge'] as const)('whose answer is %s may have begun', async (fault) => {
    const provider = await createImpatientProvider();
    momo.state.faults.pay = fault;
    const made = charge();
    expect(await provider.start(made)).toMatchObject({ kind: 'unknown' });
    expect(momo.state.payments.has(made.payment_attempt_id)).toBe(fault === 'lost');
    expect(momo.log[0]).toMatch(/^MTN MoMo, starting a payment: unknown: /);
  });

  test('is refused for sure where nobody is there, where the shop is not known, and where MTN says so', async () => {
    expect(await momo.client({ baseUrl: 'http://127.0.0.1:9' }).start(charge())).toMatchObject({ kind: 'refused' });
    expect(await momo.client({ apiKey: 'wrong' }).start(charge())).toMatchObject({ kind: 'refused', reason: 'no token: HTTP 401' });
    expect(await momo.client({ subscriptionKey: 'wrong' }).start(charge())).toMatchObject({ kind: 'refused' });
    expect(await momo.provider.start(charge({ payment_attempt_id: 'no-uuid' }))).toMatchObject({
      kind: 'refused',
      reason: 'HTTP 400 BAD_REQUEST',
    });
    expect(momo.log.join()).not.toMatch(/momo-secret|Bearer/);
  });

  test.each([
    ...[400, 403, 404, 405, 413, 415, 422, 429].map((status) => [status, 'refused'] as const),
    ...[200, 204, 302, 408, 425, 500, 502, 503, 504].map((status) => [status, 'unknown'] as const),
    // The reference is ours alone: whoever has it there is this attempt.
    [409, 'started'] as const,
  ])('answered %s and nothing else is %s', async (status, kind) => {
    momo.state.faults.pay = status;
    expect(await momo.provider.start(charge())).toMatchObject(kind === 'started' ? { kind } : { kind, reason: `HTTP ${status}` });
  });

  test('too often is said so, as it is nobody’s fault', async () => {
    momo.state.faults.pay = 429;
    expect(await momo.provider.start(charge())).toMatchObject({ kind: 'refused', why: REASONS.SERVICE_UNAVAILABLE });
  });

  test('ends in time whatever takes long, and is not sent after that', async () => {
    const provider = momo.client({ timeout_ms: 1_500, start_ms_max: 200 });
    const { token, pay } = momo.state.calls;
    momo.state.faults.token = 'never';
    const started_ms = performance.now();
    expect(await provider.start(charge())).toMatchObject({ kind: 'unknown' });
    expect(performance.now() - started_ms).toBeLessThan(1_500);
    momo.state.faults = {};
    // The second try gets a token: too late.
    await expect.poll(() => momo.state.calls.token).toBe(token + 2);
    await pause(100);
    expect(momo.state.calls.pay).toBe(pay);
  });

  test.each([[{ amount_rwf: 0 }], [{ amount_rwf: 1.5 }], [{ payer_phone: 'Aline' }]])('never sends %j', async (wrong) => {
    await expect(momo.provider.start(charge(wrong))).rejects.toThrow(/for MTN/);
  });
});

describe('how a payment stands', () => {
  test.each([
    ['46733123450', { kind: 'failed', why: REASONS.INTERNAL_PROCESSING_ERROR }],
    ['46733123451', { kind: 'failed', why: REASONS.APPROVAL_REJECTED }],
    ['46733123452', { kind: 'failed', why: REASONS.EXPIRED }],
    ['46733123453', { kind: 'pending' }],
    ['46733123454', { kind: 'pending' }],
    ['46733123455', { kind: 'failed', why: REASONS.PAYER_NOT_FOUND }],
    ['46733123461', { kind: 'failed', why: REASONS.INTERNAL_PROCESSING_ERROR }],
  ])('as the number %s of the sandbox has it', async (payer_phone, expected) => {
    const reference = await startCharge({ payer_phone });
    expect(await momo.provider.fetchStatus(reference)).toEqual({ ...expected, merchant_reference: reference });
  });

  test('is pending until somebody says yes, and then paid with what was asked for', async () => {
    momo.state.delay_ms = 100;
    const reference = await startCharge();
    expect(await momo.provider.fetchStatus(reference)).toMatchObject({ kind: 'pending' });
    await expect
      .poll(() => momo.provider.fetchStatus(reference))
      .toEqual({
        kind: 'paid',
        receipt: {
          ...{ merchant_reference: reference, amount: 12_500, currency: 'RWF', method: 'MTN MoMo' },
          confirmation_code: expect.stringMatching(/^\d{10}$/),
        },
      });
  });

  test.each(Object.entries(REASONS))('%s is said in plain words', (code, why) => {
    for (const reason of [code, { code, message: 'in their words' }, code.toLowerCase()]) {
      expect(readReport(200, { status: 'FAILED', reason }, 0)).toEqual({ kind: 'failed', why });
    }
    expect(MESSAGES.reasons[why]).toMatch(/^[A-Z][^_]+\.$/);
  });

  test.each([undefined, null, 7, '', 'NEW_CODE', {}, { code: 7 }])('a reason that is %j is a failure all the same', (reason) => {
    expect(readReport(200, { status: 'FAILED', reason }, 0)).toEqual({ kind: 'failed', why: 'not_made' });
  });

  test('that MTN does not know of waits as long as a phone may ask, and then never began', async () => {
    const countMinutes = (count: number) => count * 60_000;
    expect(await momo.provider.fetchStatus(randomUUID(), countMinutes(5))).toEqual({ kind: 'pending' });
    expect(await momo.provider.fetchStatus(randomUUID(), countMinutes(7))).toEqual({ kind: 'failed', why: 'never_began' });
  });

  test.each([404, 401, 408, 409, 429, 500, 503])('answered %s without MTN’s own word for it is not known', async (status) => {
    const reference = await startCharge();
    momo.state.faults.status = status;
    expect(await momo.provider.fetchStatus(reference, Number.MAX_SAFE_INTEGER)).toMatchObject({ kind: 'unknown' });
  });

  test('is told in one line, whatever stands in it', async () => {
    const reference = await startCharge();
    momo.state.alter = { financialTransactionId: ' a\u0000b\nc ', currency: 'r\u0000wf' };
    expect(await momo.provider.fetchStatus(reference)).toMatchObject({ receipt: { confirmation_code: 'a b c', currency: 'R WF' } });
  });

  test.each([
    ['another status', { status: 'MAYBE' }],
    ['no status', { status: null }],
  ])('with %s says nothing', async (_, alter) => {
    const reference = await startCharge();
    momo.state.alter = alter;
    expect(await momo.provider.fetchStatus(reference)).toMatchObject({ kind: 'unknown' });
  });

  test.each(['lost', 'never', 'edge'] as const)('whose answer is %s is not known', async (fault) => {
    const provider = await createImpatientProvider();
    const reference = await startCharge();
    momo.state.faults.status = fault;
    expect(await provider.fetchStatus(reference)).toMatchObject({ kind: 'unknown' });
  });
});
