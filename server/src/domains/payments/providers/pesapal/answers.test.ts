/** Odd things that PesaPal says, and what the shop makes of them: each was seen in public records of it, or could be. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPesapalClient } from './client.ts';
import { readReport } from './fetch-status.ts';
import { parseExpiry_ms } from './token.ts';

const OURS = 'f2c7a1de-4b2e-4a53-9a0e-0d2f6f1f0a11';
const NO_ERROR = { error_type: null, code: null, message: null };
const PENDING = { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment', call_back_url: 'https://a.test' };
const TOKEN = { token: 'one', expiryDate: '2999-03-18T16:25:45.7793772Z', error: null, status: '200' };

/** What each call is answered, by the last part of its path; a function says it anew each time. */
type Said = Record<string, unknown>;
let said: Said = {};
let calls: string[] = [];
let server: Server;
let baseUrl = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://a').pathname.split('/').at(-1) ?? '';
    calls.push(name);
    const result = said[name];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(typeof result === 'function' ? result() : result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
const PAGE = 'https://pay.test/iframe?OrderTrackingId=t1';
const STARTED = { order_tracking_id: 't1', merchant_reference: OURS, redirect_url: PAGE, error: NO_ERROR, status: '200' };
beforeEach(() => {
  calls = [];
  said = {
    RequestToken: TOKEN,
    GetIpnList: [{ url: 'https://shop.test/ipn', ipn_id: 'i1', error: null, status: '200' }],
    SubmitOrderRequest: STARTED,
  };
});

const createClient = () =>
  createPesapalClient({
    ...{ consumerKey: 'k', consumerSecret: 's', baseUrl, pageOrigin: 'https://pay.test', currency: 'RWF', timeout_ms: 2_000 },
    ...{ ipnUrl: () => 'https://shop.test/ipn', log: () => {} },
  });
const start = () =>
  createClient().start({
    ...{ payment_attempt_id: OURS, amount_rwf: 25_000, description: 'An order', payer_phone: '', return_url: 'https://shop.test/back' },
    ...{ cancel_url: 'https://shop.test', customer: { name: 'Keza', email: 'keza@example.com', phone: '+250788123456' } },
  });
const count = (name: string) => calls.filter((one) => one === name).length;

describe('how a payment stands', () => {
  const paid = {
    ...{
      order_tracking_id: 't1',
      merchant_reference: OURS,
      amount: 25_000,
      currency: 'RWF',
      confirmation_code: 'C1',
      payment_method: 'Visa',
    },
    ...{ status_code: 1, payment_status_description: 'Completed', error: NO_ERROR, status: '200' },
  };
  const receipt = { merchant_reference: OURS, amount: 25_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' };
  const named = { merchant_reference: OURS };

  test.each<[string, object, object]>([
    ['paid', {}, { kind: 'paid', receipt }],
    ['paid, in numbers that are text and a state that is a number', { status_code: '1', amount: '25000.00', status: 200 }, { receipt }],
    ['paid, told by the word alone', { status_code: undefined }, { kind: 'paid', receipt }],
    ['paid, told by the code alone', { payment_status_description: undefined }, { kind: 'paid', receipt }],
    ['paid, without a word of its own state', { status: undefined, error: undefined }, { kind: 'paid', receipt }],
    ['paid, with its id in capitals', { order_tracking_id: 'T1' }, { kind: 'paid', receipt }],
    ['paid, without an amount', { amount: null }, { kind: 'paid', receipt: { ...receipt, amount: Number.NaN } }],
    [
      'paid, with an amount that is no number',
      { amount: { value: 25_000 } },
      { kind: 'paid', receipt: { ...receipt, amount: Number.NaN } },
    ],
    ['paid, in words over two lines', { payment_method: ' Visa\u0000\n4 ' }, { kind: 'paid', receipt: { ...receipt, method: 'Visa 4' } }],
    ['reversed', { status_code: 3, payment_status_description: 'REVERSED' }, { kind: 'reversed', receipt }],
    [
      'nothing yet, as an error',
      { status_code: 0, payment_status_description: 'INVALID', error: PENDING, status: '500' },
      { kind: 'pending', ...named },
    ],
    [
      'nothing yet, as an error of other words',
      { status_code: 0, error: { message: 'Pending Payment' }, status: '500' },
      { kind: 'pending' },
    ],
    ['nothing yet, without an error', { status_code: 0, payment_status_description: 'INVALID' }, { kind: 'pending', ...named }],
    ['failed', { status_code: 2, payment_status_description: 'FAILED' }, { kind: 'failed', why: 'declined', ...named }],
    [
      'stopped',
      { status_code: 2, payment_status_description: 'Failed', payment_status_code: 'request_terminated_by_user' },
      { kind: 'failed', why: 'stopped' },
    ],
    ['paid by the code, failed by the word', { payment_status_description: 'FAILED' }, { kind: 'unknown' }],
    ['a code that nobody has named', { status_code: 4, payment_status_description: 'SETTLED' }, { kind: 'unknown' }],
    ['nothing at all', { status_code: undefined, payment_status_description: undefined }, { kind: 'unknown' }],
    ['paid, and an error', { error: { error_type: 'api_error', code: 'x', message: '' } }, { kind: 'unknown' }],
    ['paid, and an error by its other name', { error: { type: 'api_error' } }, { kind: 'unknown' }],
    ['paid, and an error that is a text', { error: 'oops' }, { kind: 'unknown' }],
    ['paid, and pending', { error: PENDING, status: '500' }, { kind: 'unknown' }],
    ['paid, by a call that failed', { status: '500' }, { kind: 'unknown' }],
    ['paid, of another payment', { order_tracking_id: 't2' }, { kind: 'unknown' }],
    ['a call that went well, and says no more', { status_code: '', payment_status_description: '' }, { kind: 'unknown' }],
  ])('%s', async (_, more, expected) => {
    expect(readReport(JSON.parse(JSON.stringify({ ...paid, ...more })), 't1')).toMatchObject(expected);
    said.GetTransactionStatus = { ...paid, ...more };
    expect(await createClient().fetchStatus('t1')).toMatchObject(expected);
  });

  test('what is long is cut to what the books take', () => {
    const long = { ...paid, confirmation_code: 'C'.repeat(5_000), payment_method: 'V'.repeat(5_000) };
    const report = readReport(long, 't1');
    expect('receipt' in report && [report.receipt.confirmation_code.length, report.receipt.method.length]).toEqual([100, 60]);
  });
});

describe('beginning a payment', () => {
  test.each<[string, object, object]>([
    ['a page', {}, { kind: 'started', provider_reference: 't1', redirect_url: PAGE }],
    ['a page, and a state that is a number', { status: 200, error: null }, { kind: 'started' }],
    ['our reference as another', { merchant_reference: 'another' }, { kind: 'unknown' }],
    ['no reference of ours', { merchant_reference: undefined }, { kind: 'unknown' }],
    ['no id', { order_tracking_id: undefined }, { kind: 'unknown' }],
    ['an id with blanks', { order_tracking_id: 't 1' }, { kind: 'unknown' }],
    ['an id without end', { order_tracking_id: 't'.repeat(101) }, { kind: 'unknown' }],
    ['no page', { redirect_url: null }, { kind: 'unknown' }],
    [
      'an error, and a page',
      { error: { error_type: 'api_error', code: 'x', message: 'y' } },
      { kind: 'refused', reason: 'x: y', why: null },
    ],
    ['a failed call, and a page', { status: '500' }, { kind: 'refused', why: null }],
    [
      'no more of this size today',
      { error: { error_type: 'api_error', code: 'maximum_amount_limit_exceeded', message: 'Request Declined.' }, status: '500' },
      { kind: 'refused', why: 'amount_over_card_limit' },
    ],
    [
      'an account that is only tried',
      { error: { code: 'test_transactions_exceeded' }, status: '500' },
      { kind: 'refused', why: 'cards_unavailable' },
    ],
  ])('%s', async (_, more, expected) => {
    said.SubmitOrderRequest = { ...STARTED, ...more };
    expect(await start()).toMatchObject(expected);
    expect(count('SubmitOrderRequest')).toBe(1);
  });

  test('where it does not know our address again and again, it is tried twice and given up', async () => {
    said.SubmitOrderRequest = { error: { error_type: 'api_error', code: 'InvalidIpnId', message: '' }, status: '500' };
    let made = 1;
    said.RegisterIPN = () => ({ ipn_id: `i${++made}`, error: NO_ERROR, status: '200' });
    expect(await start()).toMatchObject({ kind: 'refused', reason: 'InvalidIpnId' });
    expect([count('SubmitOrderRequest'), count('RegisterIPN')]).toEqual([2, 1]);
  });

  test.each<[string, unknown]>([
    ['addresses of others', [{ url: 'https://other.test/ipn', ipn_id: 'i9' }]],
    ['rows that are none', [null, 7, [], {}, { url: 'https://shop.test/ipn', ipn_id: '' }]],
    ['none', []],
    ['no list', { error: NO_ERROR, status: '200' }],
  ])('where it lists %s, ours is registered', async (_, list) => {
    said.GetIpnList = list;
    said.RegisterIPN = { ipn_id: 'i1', ipn_status_decription: 'Active', error: NO_ERROR, status: '200' };
    expect(await start()).toMatchObject({ kind: 'started' });
    expect(count('RegisterIPN')).toBe(1);
  });

  test.each<[string, object]>([
    ['refuses our address', { error: { error_type: 'api_error', code: 'invalid_url', message: '' }, status: '500' }],
    ['takes it without a name', { ipn_id: null, error: NO_ERROR, status: '200' }],
  ])('where it %s, nothing is begun', async (_, registered) => {
    said.GetIpnList = [];
    said.RegisterIPN = registered;
    expect(await start()).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/^RegisterIPN: /), why: null });
    expect(count('SubmitOrderRequest')).toBe(0);
  });
});

describe('the token', () => {
  test.each<[string, object, number]>([
    ['without an end', { expiryDate: undefined }, 2],
    ['with an end that is no time', { expiryDate: 'soon' }, 2],
    ['that is over', { expiryDate: '2024-03-18T16:25:45.7793772Z' }, 2],
    ['with a state that is a number', { status: 200, error: NO_ERROR }, 1],
  ])('%s', async (_, more, asked) => {
    said.RequestToken = { ...TOKEN, ...more };
    expect(await start()).toMatchObject({ kind: 'started' });
    expect(count('RequestToken')).toBe(asked);
  });

  test('is refused by a code alone, in the other spelling, too', async () => {
    said.RequestToken = { error: { type: 'api_error', code: 'consumer_key_unknown', message: '' }, status: '500' };
    expect(await start()).toEqual({ kind: 'refused', reason: 'consumer_key_unknown', why: null });
  });

  test('ends in UTC, whether that is said or not', () => {
    const end = Date.UTC(2024, 2, 18, 16, 25, 45, 779);
    for (const text of ['2024-03-18T16:25:45.7793772Z', '2024-03-18T16:25:45.7793772', '2024-03-18T19:25:45.7793772+03:00'])
      expect(parseExpiry_ms(text)).toBe(end);
    for (const text of ['soon', '', null, {}]) expect(parseExpiry_ms(text)).toBeNaN();
  });
});

describe('giving back', () => {
  const refund = () => createClient().refund?.({ confirmation_code: 'C1', amount_rwf: 25_000, by: 'owner', remarks: 'sent back' });
  test.each<[string, unknown, string]>([
    ['heard, in text', { status: '200', message: 'Refund request successfully' }, 'accepted'],
    ['heard, in a number', { status: 200, message: 'Refund request successfully' }, 'accepted'],
    ['rejected, in a number', { status: 500, message: 'rejected' }, 'refused'],
    ['rejected, with an error', { status: '200', error: { code: 'x' } }, 'refused'],
  ])('%s', async (_, result, kind) => {
    said.RefundRequest = result;
    expect(await refund()).toMatchObject({ kind });
  });
});
