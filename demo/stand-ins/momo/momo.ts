/**
 * A stand-in for MTN's Collections as a separate HTTP server, for the demo and for tests, so that both use the shop's
 * real client. No money is paid. The last three digits of the phone number decide what the payer does, as in MTN's
 * sandbox.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sendResult } from './callback.ts';

export type Outcome = { status: 'PENDING' | 'SUCCESSFUL' } | { status: 'FAILED'; reason: string };
type Payment = {
  amount: string;
  currency: string;
  externalId: string;
  payer: unknown;
  /** The time at which the payer decides. */
  decided_ms: number;
  outcome: Outcome;
  transactionId: string;
};

/**
 * `refuse`: MTN refuses the call. `proxy_error`: a proxy in front of MTN responds with an error page. `response_lost`:
 * the call takes effect, but its response is lost. `no_response`: the call has no effect and no response.
 * `unauthorized`: all tokens expire, once. A number: the call has no effect, and the response has this status without a
 * body.
 */
export type Fault = 'unauthorized' | 'refuse' | 'proxy_error' | 'response_lost' | 'no_response' | number;
export type Endpoint = 'token' | 'pay' | 'status';

type Credentials = { subscriptionKey: string; apiUser: string; apiKey: string };
/**
 * Creates new credentials at every start, which only the process that started the stand-in knows. Other programs could
 * otherwise make the stand-in send requests to any URL, because a caller chooses the URL of the callback.
 */
const createCredentials = (): Credentials => ({ subscriptionKey: randomUUID(), apiUser: randomUUID(), apiKey: randomUUID() });

const TOKEN_LIFETIME_S = 3_600;
const TEXT_CHARS_MAX = 160;
const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The result by the last three digits of the phone number; payers with any other number approve. */
const OUTCOME_BY_DIGITS: Record<string, Outcome> = {
  450: { status: 'FAILED', reason: 'INTERNAL_PROCESSING_ERROR' },
  451: { status: 'FAILED', reason: 'APPROVAL_REJECTED' },
  452: { status: 'FAILED', reason: 'EXPIRED' },
  453: { status: 'PENDING' },
  454: { status: 'PENDING' },
  455: { status: 'FAILED', reason: 'PAYER_NOT_FOUND' },
  461: { status: 'FAILED', reason: 'INTERNAL_PROCESSING_ERROR' },
};

type MomoState = {
  credentials: Credentials;
  tokens: Set<string>;
  payments: Map<string, Payment>;
  faults: Partial<Record<Endpoint, Fault>>;
  /** The time that a payer takes to decide. */
  delay_ms: number;
  currency: string;
  /** The number of calls to each endpoint. */
  calls: Record<Endpoint, number>;
  lastPaymentRequest: { headers: Record<string, unknown>; body: Record<string, unknown> };
  /** Values that the status reports instead of those of the payment. */
  statusOverrides: Record<string, unknown>;
  /** Whether it sends results to the URL that the shop names. */
  sendsCallbacks: boolean;
  /** Aborts pending callbacks when the stand-in stops. */
  closing: AbortController;
};

type StandInResponse = { http_status: number; body?: object };
const createErrorResponse = (http_status: number, code: string, message = code): StandInResponse => ({
  http_status,
  body: { code, message },
});

function issueToken(state: MomoState, request: IncomingMessage): StandInResponse {
  const { apiUser, apiKey } = state.credentials;
  const expected = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`;
  if (request.headers.authorization !== expected) return createErrorResponse(401, 'login_failed');
  const access_token = randomUUID();
  state.tokens.add(access_token);
  return { http_status: 200, body: { access_token, token_type: 'access_token', expires_in: TOKEN_LIFETIME_S } };
}

const isPlainText = (text: unknown) => typeof text === 'string' && text.length <= TEXT_CHARS_MAX && /^[\w .,-]*$/.test(text);

function createPayment(state: MomoState, request: IncomingMessage, body: Record<string, unknown>): StandInResponse {
  const reference = String(request.headers['x-reference-id']);
  const { amount, currency, externalId, payer, payerMessage, payeeNote } = body;
  const partyId = String((payer as { partyId?: unknown } | undefined)?.partyId);
  if (!UUID_4.test(reference)) return createErrorResponse(400, 'BAD_REQUEST', 'the reference is no UUID');
  if (state.payments.has(reference))
    return createErrorResponse(409, 'RESOURCE_ALREADY_EXIST', 'Duplicated reference id. Creation of resource failed.');
  if (currency !== state.currency) return createErrorResponse(500, 'INVALID_CURRENCY', 'Currency not supported.');
  if (!/^\d+$/.test(String(amount)) || !/^\d{8,15}$/.test(partyId)) return createErrorResponse(400, 'BAD_REQUEST', 'amount or payer');
  if (!isPlainText(payerMessage) || !isPlainText(payeeNote)) return createErrorResponse(400, 'BAD_REQUEST', 'message or note');
  const payment: Payment = {
    amount: String(amount),
    currency: String(currency),
    externalId: String(externalId),
    payer,
    decided_ms: Date.now() + state.delay_ms,
    outcome: OUTCOME_BY_DIGITS[partyId.slice(-3)] ?? { status: 'SUCCESSFUL' },
    transactionId: String(randomInt(1_000_000_000, 9_999_999_999)),
  };
  state.payments.set(reference, payment);
  const callback = request.headers['x-callback-url'];
  if (state.sendsCallbacks && typeof callback === 'string' && URL.canParse(callback))
    void sendResultWhenDecided(state, reference, payment, callback);
  return { http_status: 202 };
}

/** Sends nothing for a payment that stays pending, as if the payer ignored the prompt. */
async function sendResultWhenDecided(state: MomoState, reference: string, payment: Payment, url: string): Promise<void> {
  if (payment.outcome.status === 'PENDING') return;
  const wait_ms = payment.decided_ms - Date.now();
  try {
    await pause(wait_ms, undefined, { ref: false, signal: state.closing.signal });
  } catch {
    // The stand-in has stopped meanwhile.
    return;
  }
  // Timers may end slightly early: the payment counts as decided from now on.
  payment.decided_ms = Math.min(payment.decided_ms, Date.now());
  await sendResult(url, reportStatus(state, reference).body ?? {});
}

function reportStatus(state: MomoState, reference: string): StandInResponse {
  const payment = state.payments.get(reference);
  if (!payment) return createErrorResponse(404, 'RESOURCE_NOT_FOUND', 'Requested resource was not found.');
  const { outcome, decided_ms, transactionId, ...requested } = payment;
  const currentOutcome: Outcome = Date.now() < decided_ms ? { status: 'PENDING' } : outcome;
  const body = {
    ...requested,
    ...(currentOutcome.status === 'SUCCESSFUL' ? { financialTransactionId: transactionId } : {}),
    ...currentOutcome,
    ...state.statusOverrides,
  };
  return { http_status: 200, body };
}

const PAYMENTS_PATH = '/collection/v1_0/requesttopay';
function findEndpoint(path: string): Endpoint | null {
  if (path === '/collection/token/') return 'token';
  if (path === PAYMENTS_PATH) return 'pay';
  return path.startsWith(`${PAYMENTS_PATH}/`) ? 'status' : null;
}

function handleCall(
  state: MomoState,
  endpoint: Endpoint,
  path: string,
  request: IncomingMessage,
  body: Record<string, unknown>,
): StandInResponse {
  if (request.headers['ocp-apim-subscription-key'] !== state.credentials.subscriptionKey)
    return createErrorResponse(401, 'ACCESS_DENIED', 'subscription key');
  if (endpoint === 'token') return issueToken(state, request);
  if (!state.tokens.has(String(request.headers.authorization).replace('Bearer ', ''))) return createErrorResponse(401, 'UNAUTHORIZED');
  return endpoint === 'pay'
    ? createPayment(state, request, body)
    : reportStatus(state, decodeURIComponent(path.slice(PAYMENTS_PATH.length + 1)));
}

async function handleRequest(state: MomoState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://momo').pathname;
  const endpoint = findEndpoint(path);
  const body = request.method === 'POST' ? (((await readJson(request).catch(() => ({}))) ?? {}) as Record<string, unknown>) : {};
  const send = ({ http_status, body: responseBody }: StandInResponse) =>
    response.writeHead(http_status, { 'content-type': 'application/json' }).end(responseBody ? JSON.stringify(responseBody) : '');
  if (!endpoint) return void send(createErrorResponse(404, 'RESOURCE_NOT_FOUND'));
  state.calls[endpoint] += 1;
  if (endpoint === 'pay') state.lastPaymentRequest = { headers: request.headers, body };
  const fault = state.faults[endpoint];
  if (fault === 'unauthorized') {
    // Only once: the next token is valid.
    delete state.faults[endpoint];
    state.tokens.clear();
  }
  if (fault === 'proxy_error') return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service Unavailable</h1>');
  if (typeof fault === 'number') return void send({ http_status: fault });
  if (fault === 'refuse') return void send(createErrorResponse(403, 'FORBIDDEN', 'Authorization failed. Insufficient permissions.'));
  const result = fault === 'no_response' ? null : handleCall(state, endpoint, path, request, body);
  // Without a response, the connection stays open until the client closes it.
  if (result && fault !== 'response_lost') send(result);
}

/** `credentials` are valid until the stand-in stops. */
export type StandIn = { baseUrl: string; credentials: Credentials; state: MomoState; close: () => Promise<void> };

/**
 * Starts the stand-in. It listens on 127.0.0.1 only; with `port` 0 on any free port. With `sendsCallbacks`, it reports
 * results to the shop's callback URL.
 */
export async function startMomo({ port = 0, delay_ms = 0, currency = 'RWF', sendsCallbacks = false } = {}): Promise<StandIn> {
  const credentials = createCredentials();
  const state: MomoState = {
    credentials,
    tokens: new Set(),
    payments: new Map(),
    faults: {},
    delay_ms,
    currency,
    calls: { token: 0, pay: 0, status: 0 },
    lastPaymentRequest: { headers: {}, body: {} },
    statusOverrides: {},
    sendsCallbacks,
    closing: new AbortController(),
  };
  const server = createServer((request, response) => void handleRequest(state, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials,
    state,
    close: () =>
      new Promise((resolve) => {
        state.closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
