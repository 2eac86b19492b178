/** Tests how the shop reads unusual responses of PesaPal. Some of them appear in public reports, the others are possible. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPesapalClient } from './client.ts';
import { readReport } from './fetch-status.ts';
import { parseExpiry_ms } from './token.ts';

const ATTEMPT_ID = 'f2c7a1de-4b2e-4a53-9a0e-0d2f6f1f0a11';
const NO_ERROR = { error_type: null, code: null, message: null };
const PENDING_ERROR = {
  error_type: 'api_error',
  code: 'payment_details_not_found',
  message: 'Pending Payment',
  call_back_url: 'https://a.test',
};
const TOKEN_RESPONSE = { token: 'one', expiryDate: '2999-03-18T16:25:45.7793772Z', error: null, status: '200' };

/** The response to each call, by the last part of its path. A function computes the response for each call. */
type Responses = Record<string, unknown>;
let responses: Responses = {};
let calls: string[] = [];
let server: Server;
let baseUrl = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://a').pathname.split('/').at(-1) ?? '';
    calls.push(name);
    const result = responses[name];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(typeof result === 'function' ? result() : result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
const PAGE_URL = 'https://pay.test/iframe?OrderTrackingId=t1';
const STARTED_RESPONSE = {
  order_tracking_id: 't1',
  merchant_reference: ATTEMPT_ID,
  redirect_url: PAGE_URL,
  error: NO_ERROR,
  status: '200',
};
beforeEach(() => {
  calls = [];
  responses = {
    RequestToken: TOKEN_RESPONSE,
    GetIpnList: [{ url: 'https://shop.test/ipn', ipn_id: 'i1', error: null, status: '200' }],
    SubmitOrderRequest: STARTED_RESPONSE,
  };
});

const createClient = () =>
  createPesapalClient({
    consumerKey: 'k',
    consumerSecret: 's',
    baseUrl,
    pageOrigin: 'https://pay.test',
    currency: 'RWF',
    timeout_ms: 2_000,
    noticeUrl: () => 'https://shop.test/ipn',
    log: () => {},
  });
const startPayment = () =>
  createClient().start({
    payment_attempt_id: ATTEMPT_ID,
    amount_rwf: 25_000,
    description: 'An order',
    payer_phone: '',
    return_url: 'https://shop.test/back',
    cancel_url: 'https://shop.test',
    customer: { name: 'Keza', email: 'keza@example.com', phone: '+250788123456' },
  });
const countCalls = (name: string) => calls.filter((call) => call === name).length;

describe('the status of a payment', () => {
  const paidResponse = {
    order_tracking_id: 't1',
    merchant_reference: ATTEMPT_ID,
    amount: 25_000,
    currency: 'RWF',
    confirmation_code: 'C1',
    payment_method: 'Visa',
    status_code: 1,
    payment_status_description: 'Completed',
    error: NO_ERROR,
    status: '200',
  };
  const receipt = { merchant_reference: ATTEMPT_ID, amount: 25_000, currency: 'RWF', confirmation_code: 'C1', method: 'Visa' };
  const reference = { merchant_reference: ATTEMPT_ID };

  test.each<[string, object, object]>([
    ['paid', {}, { kind: 'paid', receipt }],
    ['paid, with numbers as text and the status as a number', { status_code: '1', amount: '25000.00', status: 200 }, { receipt }],
    ['paid, by the description alone', { status_code: undefined }, { kind: 'paid', receipt }],
    ['paid, by the code alone', { payment_status_description: undefined }, { kind: 'paid', receipt }],
    ['paid, without the status of the call', { status: undefined, error: undefined }, { kind: 'paid', receipt }],
    ['paid, with its id in capitals', { order_tracking_id: 'T1' }, { kind: 'paid', receipt }],
    ['paid, without an amount', { amount: null }, { kind: 'paid', receipt: { ...receipt, amount: Number.NaN } }],
    [
      'paid, with an amount that is not a number',
      { amount: { value: 25_000 } },
      { kind: 'paid', receipt: { ...receipt, amount: Number.NaN } },
    ],
    [
      'paid, with a method of two lines',
      { payment_method: ' Visa\u0000\n4 ' },
      { kind: 'paid', receipt: { ...receipt, method: 'Visa 4' } },
    ],
    ['reversed', { status_code: 3, payment_status_description: 'REVERSED' }, { kind: 'reversed', receipt }],
    [
      'pending, as an error',
      { status_code: 0, payment_status_description: 'INVALID', error: PENDING_ERROR, status: '500' },
      { kind: 'pending', ...reference },
    ],
    [
      'pending, as an error with a message only',
      { status_code: 0, error: { message: 'Pending Payment' }, status: '500' },
      { kind: 'pending' },
    ],
    ['pending, without an error', { status_code: 0, payment_status_description: 'INVALID' }, { kind: 'pending', ...reference }],
    ['failed', { status_code: 2, payment_status_description: 'FAILED' }, { kind: 'failed', reason_code: 'declined', ...reference }],
    [
      'stopped',
      { status_code: 2, payment_status_description: 'Failed', payment_status_code: 'request_terminated_by_user' },
      { kind: 'failed', reason_code: 'stopped' },
    ],
    ['paid by the code, failed by the description', { payment_status_description: 'FAILED' }, { kind: 'unknown' }],
    ['an undocumented code', { status_code: 4, payment_status_description: 'SETTLED' }, { kind: 'unknown' }],
    ['neither code nor description', { status_code: undefined, payment_status_description: undefined }, { kind: 'unknown' }],
    ['paid, and an error', { error: { error_type: 'api_error', code: 'x', message: '' } }, { kind: 'unknown' }],
    ['paid, and an error with its other field name', { error: { type: 'api_error' } }, { kind: 'unknown' }],
    ['paid, and an error that is a text', { error: 'oops' }, { kind: 'unknown' }],
    ['paid, and pending', { error: PENDING_ERROR, status: '500' }, { kind: 'unknown' }],
    ['paid, by a call that failed', { status: '500' }, { kind: 'unknown' }],
    ['paid, of another payment', { order_tracking_id: 't2' }, { kind: 'unknown' }],
    ['a successful call without code and description', { status_code: '', payment_status_description: '' }, { kind: 'unknown' }],
  ])('of a response that says "%s" is read as expected', async (_, changes, expected) => {
    expect(readReport(JSON.parse(JSON.stringify({ ...paidResponse, ...changes })), 't1')).toMatchObject(expected);
    responses.GetTransactionStatus = { ...paidResponse, ...changes };
    expect(await createClient().fetchStatus('t1')).toMatchObject(expected);
  });

  test('has long texts shortened to the length of their columns', () => {
    const responseWithLongTexts = { ...paidResponse, confirmation_code: 'C'.repeat(5_000), payment_method: 'V'.repeat(5_000) };
    const report = readReport(responseWithLongTexts, 't1');
    expect('receipt' in report && [report.receipt.confirmation_code.length, report.receipt.method.length]).toEqual([100, 60]);
  });
});

describe('starting a payment', () => {
  test.each<[string, object, object]>([
    ['a page', {}, { kind: 'started', provider_reference: 't1', redirect_url: PAGE_URL }],
    ['a page, and the status as a number', { status: 200, error: null }, { kind: 'started' }],
    ['another reference', { merchant_reference: 'another' }, { kind: 'unknown' }],
    ['no reference', { merchant_reference: undefined }, { kind: 'unknown' }],
    ['no id', { order_tracking_id: undefined }, { kind: 'unknown' }],
    ['an id with blanks', { order_tracking_id: 't 1' }, { kind: 'unknown' }],
    ['an id that is too long', { order_tracking_id: 't'.repeat(101) }, { kind: 'unknown' }],
    ['no page', { redirect_url: null }, { kind: 'unknown' }],
    [
      'an error, and a page',
      { error: { error_type: 'api_error', code: 'x', message: 'y' } },
      { kind: 'refused', reason: 'x: y', reason_code: null },
    ],
    ['a failed call, and a page', { status: '500' }, { kind: 'refused', reason_code: null }],
    [
      'the limit of amounts is reached',
      { error: { error_type: 'api_error', code: 'maximum_amount_limit_exceeded', message: 'Request Declined.' }, status: '500' },
      { kind: 'refused', reason_code: 'amount_over_card_limit' },
    ],
    [
      'a test account has no transactions left',
      { error: { code: 'test_transactions_exceeded' }, status: '500' },
      { kind: 'refused', reason_code: 'cards_unavailable' },
    ],
  ])('has the expected result if PesaPal responds with: %s', async (_, changes, expected) => {
    responses.SubmitOrderRequest = { ...STARTED_RESPONSE, ...changes };
    expect(await startPayment()).toMatchObject(expected);
    expect(countCalls('SubmitOrderRequest')).toBe(1);
  });

  test('fails after two requests if PesaPal keeps refusing the notice address', async () => {
    responses.SubmitOrderRequest = { error: { error_type: 'api_error', code: 'InvalidIpnId', message: '' }, status: '500' };
    let lastId = 1;
    responses.RegisterIPN = () => ({ ipn_id: `i${++lastId}`, error: NO_ERROR, status: '200' });
    expect(await startPayment()).toMatchObject({ kind: 'refused', reason: 'InvalidIpnId' });
    expect([countCalls('SubmitOrderRequest'), countCalls('RegisterIPN')]).toEqual([2, 1]);
  });

  test.each<[string, unknown]>([
    ['addresses of others', [{ url: 'https://other.test/ipn', ipn_id: 'i9' }]],
    ['invalid rows', [null, 7, [], {}, { url: 'https://shop.test/ipn', ipn_id: '' }]],
    ['no address', []],
    ['no list', { error: NO_ERROR, status: '200' }],
  ])('registers the notice address if PesaPal lists %s', async (_, list) => {
    responses.GetIpnList = list;
    responses.RegisterIPN = { ipn_id: 'i1', ipn_status_decription: 'Active', error: NO_ERROR, status: '200' };
    expect(await startPayment()).toMatchObject({ kind: 'started' });
    expect(countCalls('RegisterIPN')).toBe(1);
  });

  test.each<[string, object]>([
    ['refuses the notice address', { error: { error_type: 'api_error', code: 'invalid_url', message: '' }, status: '500' }],
    ['registers it without an id', { ipn_id: null, error: NO_ERROR, status: '200' }],
  ])('submits nothing if PesaPal %s', async (_, registered) => {
    responses.GetIpnList = [];
    responses.RegisterIPN = registered;
    expect(await startPayment()).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/^RegisterIPN: /), reason_code: null });
    expect(countCalls('SubmitOrderRequest')).toBe(0);
  });
});

describe('the token', () => {
  test.each<[string, object, number]>([
    ['without an expiry', { expiryDate: undefined }, 2],
    ['with an invalid expiry', { expiryDate: 'soon' }, 2],
    ['that has expired', { expiryDate: '2024-03-18T16:25:45.7793772Z' }, 2],
    ['with the status as a number', { status: 200, error: NO_ERROR }, 1],
  ])('%s starts the payment, and is requested again unless its expiry is valid', async (_, changes, requestCount) => {
    responses.RequestToken = { ...TOKEN_RESPONSE, ...changes };
    expect(await startPayment()).toMatchObject({ kind: 'started' });
    expect(countCalls('RequestToken')).toBe(requestCount);
  });

  test('is refused if the response has only an error code, even with the other field name', async () => {
    responses.RequestToken = { error: { type: 'api_error', code: 'consumer_key_unknown', message: '' }, status: '500' };
    expect(await startPayment()).toEqual({ kind: 'refused', reason: 'consumer_key_unknown', reason_code: null });
  });

  test('has an expiry in UTC, with or without a zone', () => {
    const expiry_ms = Date.UTC(2024, 2, 18, 16, 25, 45, 779);
    for (const text of ['2024-03-18T16:25:45.7793772Z', '2024-03-18T16:25:45.7793772', '2024-03-18T19:25:45.7793772+03:00'])
      expect(parseExpiry_ms(text)).toBe(expiry_ms);
    for (const text of ['soon', '', null, {}]) expect(parseExpiry_ms(text)).toBeNaN();
  });
});

describe('a refund', () => {
  const refund = () =>
    createClient().refund?.({ confirmation_code: 'C1', amount_rwf: 25_000, staff_username: 'owner', remarks: 'sent back' });
  test.each<[string, unknown, string]>([
    ['accepts, with the status as text', { status: '200', message: 'Refund request successfully' }, 'accepted'],
    ['accepts, with the status as a number', { status: 200, message: 'Refund request successfully' }, 'accepted'],
    ['rejects, with the status as a number', { status: 500, message: 'rejected' }, 'refused'],
    ['rejects, with an error', { status: '200', error: { code: 'x' } }, 'refused'],
  ])('that PesaPal %s has that result', async (_, result, kind) => {
    responses.RefundRequest = result;
    expect(await refund()).toMatchObject({ kind });
  });
});
