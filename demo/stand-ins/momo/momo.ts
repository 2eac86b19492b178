/**
 * A stand-in of MTN's Collections, as an HTTP server of its own: for the demo and for tests, so that the shop's real client is what is
 * tried. No money moves. What a payer does is told by the last three digits of the number, as in MTN's sandbox.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { callBack } from './call-back.ts';

export type Outcome = { status: 'PENDING' | 'SUCCESSFUL' } | { status: 'FAILED'; reason: string };
type Payment = { amount: string; currency: string; externalId: string; payer: unknown; decided_ms: number; outcome: Outcome; id: string };

/**
 * `refuse`: it says no. `edge`: a page of whoever stands in front. `lost`: done, and the answer never comes. `never`: not done, and no
 * answer either. `unauthorized`: the token is not good any more, once. A number: not done, and this status with nothing said.
 */
export type Fault = 'unauthorized' | 'refuse' | 'edge' | 'lost' | 'never' | number;
export type Endpoint = 'token' | 'pay' | 'status';

type Credentials = { subscriptionKey: string; apiUser: string; apiKey: string };
/** Others at every start: only whoever has started it may say where it calls. */
const newCredentials = (): Credentials => ({ subscriptionKey: randomUUID(), apiUser: randomUUID(), apiKey: randomUUID() });

const TOKEN_S = 3_600;
const TEXT_CHARS_MAX = 160;
const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Any other number says yes. */
const BY_NUMBER: Record<string, Outcome> = {
  450: { status: 'FAILED', reason: 'INTERNAL_PROCESSING_ERROR' },
  451: { status: 'FAILED', reason: 'APPROVAL_REJECTED' },
  452: { status: 'FAILED', reason: 'EXPIRED' },
  453: { status: 'PENDING' },
  454: { status: 'PENDING' },
  455: { status: 'FAILED', reason: 'PAYER_NOT_FOUND' },
  461: { status: 'FAILED', reason: 'INTERNAL_PROCESSING_ERROR' },
};

type World = {
  credentials: Credentials;
  tokens: Set<string>;
  payments: Map<string, Payment>;
  faults: Partial<Record<Endpoint, Fault>>;
  /** How long people think. */
  delay_ms: number;
  currency: string;
  /** How often each was called, and with what the last time. */
  calls: Record<Endpoint, number>;
  last: { headers: Record<string, unknown>; body: Record<string, unknown> };
  alter: Record<string, unknown>;
  /** Whether it calls where it is told to; aborted when it stops. */
  callsBack: boolean;
  closing: AbortController;
};

type Answer = { http_status: number; body?: object };
const wrong = (http_status: number, code: string, message = code): Answer => ({ http_status, body: { code, message } });

function giveToken(world: World, request: IncomingMessage): Answer {
  const { apiUser, apiKey } = world.credentials;
  const wanted = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`;
  if (request.headers.authorization !== wanted) return wrong(401, 'login_failed');
  const access_token = randomUUID();
  world.tokens.add(access_token);
  return { http_status: 200, body: { access_token, token_type: 'access_token', expires_in: TOKEN_S } };
}

const isPlain = (text: unknown) => typeof text === 'string' && text.length <= TEXT_CHARS_MAX && /^[\w .,-]*$/.test(text);

function pay(world: World, request: IncomingMessage, body: Record<string, unknown>): Answer {
  const reference = String(request.headers['x-reference-id']);
  const { amount, currency, externalId, payer, payerMessage, payeeNote } = body;
  const partyId = String((payer as { partyId?: unknown } | undefined)?.partyId);
  if (!UUID_4.test(reference)) return wrong(400, 'BAD_REQUEST', 'the reference is no UUID');
  if (world.payments.has(reference)) return wrong(409, 'RESOURCE_ALREADY_EXIST', 'Duplicated reference id. Creation of resource failed.');
  if (currency !== world.currency) return wrong(500, 'INVALID_CURRENCY', 'Currency not supported.');
  if (!/^\d+$/.test(String(amount)) || !/^\d{8,15}$/.test(partyId)) return wrong(400, 'BAD_REQUEST', 'amount or payer');
  if (!isPlain(payerMessage) || !isPlain(payeeNote)) return wrong(400, 'BAD_REQUEST', 'message or note');
  const outcome = BY_NUMBER[partyId.slice(-3)] ?? { status: 'SUCCESSFUL' };
  const decided_ms = Date.now() + world.delay_ms;
  const id = String(randomInt(1_000_000_000, 9_999_999_999));
  const payment: Payment = {
    amount: String(amount),
    currency: String(currency),
    externalId: String(externalId),
    payer,
    decided_ms,
    outcome,
    id,
  };
  world.payments.set(reference, payment);
  const callback = request.headers['x-callback-url'];
  if (world.callsBack && typeof callback === 'string' && URL.canParse(callback)) void tellAnswer(world, reference, payment, callback);
  return { http_status: 202 };
}

/** Of a phone that nobody answers nothing is told. */
async function tellAnswer(world: World, reference: string, payment: Payment, url: string): Promise<void> {
  if (payment.outcome.status === 'PENDING') return;
  const wait_ms = payment.decided_ms - Date.now();
  const stopped = await pause(wait_ms, false, { ref: false, signal: world.closing.signal }).catch(() => true);
  if (stopped) return;
  // Clocks and timers differ by a moment, and by now it is decided.
  payment.decided_ms = Math.min(payment.decided_ms, Date.now());
  await callBack(url, statusOf(world, reference).body ?? {});
}

function statusOf(world: World, reference: string): Answer {
  const payment = world.payments.get(reference);
  if (!payment) return wrong(404, 'RESOURCE_NOT_FOUND', 'Requested resource was not found.');
  const { outcome, decided_ms, id, ...asked } = payment;
  const now: Outcome = Date.now() < decided_ms ? { status: 'PENDING' } : outcome;
  const body = { ...asked, ...(now.status === 'SUCCESSFUL' ? { financialTransactionId: id } : {}), ...now, ...world.alter };
  return { http_status: 200, body };
}

const PATH = '/collection/v1_0/requesttopay';
const endpointOf = (path: string): Endpoint | null =>
  path === '/collection/token/' ? 'token' : path === PATH ? 'pay' : path.startsWith(`${PATH}/`) ? 'status' : null;

function answerTo(world: World, endpoint: Endpoint, path: string, request: IncomingMessage, body: Record<string, unknown>): Answer {
  if (request.headers['ocp-apim-subscription-key'] !== world.credentials.subscriptionKey)
    return wrong(401, 'ACCESS_DENIED', 'subscription key');
  if (endpoint === 'token') return giveToken(world, request);
  if (!world.tokens.has(String(request.headers.authorization).replace('Bearer ', ''))) return wrong(401, 'UNAUTHORIZED');
  return endpoint === 'pay' ? pay(world, request, body) : statusOf(world, decodeURIComponent(path.slice(PATH.length + 1)));
}

async function serve(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://momo').pathname;
  const endpoint = endpointOf(path);
  const body = request.method === 'POST' ? (((await readJson(request).catch(() => ({}))) ?? {}) as Record<string, unknown>) : {};
  const send = ({ http_status, body: said }: Answer) =>
    response.writeHead(http_status, { 'content-type': 'application/json' }).end(said ? JSON.stringify(said) : '');
  if (!endpoint) return void send(wrong(404, 'RESOURCE_NOT_FOUND'));
  world.calls[endpoint] += 1;
  if (endpoint === 'pay') world.last = { headers: request.headers, body };
  const fault = world.faults[endpoint];
  if (fault === 'unauthorized') {
    // Once: the next token is good again.
    delete world.faults[endpoint];
    world.tokens.clear();
  }
  if (fault === 'edge') return void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service Unavailable</h1>');
  if (typeof fault === 'number') return void send({ http_status: fault });
  if (fault === 'refuse') return void send(wrong(403, 'FORBIDDEN', 'Authorization failed. Insufficient permissions.'));
  const answer = fault === 'never' ? null : answerTo(world, endpoint, path, request, body);
  // Left open: whoever asked gives up.
  if (answer && fault !== 'lost') send(answer);
}

/** `credentials`: of this start alone. */
export type StandIn = { baseUrl: string; credentials: Credentials; world: World; close: () => Promise<void> };

/** Listens on this machine alone; `port` 0: on any that is free. `callsBack`: the shop is told of an answer where it says so. */
export async function startMomo({ port = 0, delay_ms = 0, currency = 'RWF', callsBack = false } = {}): Promise<StandIn> {
  const credentials = newCredentials();
  const world: World = {
    ...{ tokens: new Set<string>(), payments: new Map<string, Payment>(), faults: {}, delay_ms, currency, alter: {} },
    calls: { token: 0, pay: 0, status: 0 },
    last: { headers: {}, body: {} },
    ...{ credentials, callsBack, closing: new AbortController() },
  };
  const server = createServer((request, response) => void serve(world, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ credentials, world },
    close: () =>
      new Promise((resolve) => {
        world.closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
