/**
 * A stand-in of PesaPal's API 3.0 as a separate HTTP server, for the demo and for tests, so that both exercise the
 * shop's real client. No money moves. URLs, names and spellings are PesaPal's.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authenticate, listIpns, registerIpn, requestToken } from './accounts.ts';
import { applyChange, type Change } from './apply-change.ts';
import { applyChoice, type Choice, isChoice, reverse } from './apply-choice.ts';
import { cancelOrder, PAGE, refundOrder, reportStatus, submitOrder } from './orders.ts';
import { forgottenPage, payPage } from './page.ts';
import { errorResponse, type StandInResponse } from './responses.ts';
import { createStateSaver, loadState } from './state-file.ts';
import { type Account, type Credentials, type Endpoint, newCredentials, newWorld, type Payment, type World } from './world.ts';

export type { Change } from './apply-change.ts';
export type { Choice } from './apply-choice.ts';
export { account, type World } from './world.ts';

type CallContext = { world: World; account: Account; body: Record<string, unknown>; query: URLSearchParams };
type Call = { endpoint: Endpoint; answer: (called: CallContext) => StandInResponse };

const BASE = '/pesapalv3';
const BODY_BYTES_MAX = 64 * 1024;

/**
 * Calls the handler with a payment of the calling account; any other payment gets the refusal "not known", which
 * differs from "unpaid".
 */
const withPayment = (called: CallContext, id: unknown, answer: (world: World, payment: Payment) => StandInResponse): StandInResponse => {
  const payment = called.world.payments.get(String(id));
  return payment?.account === called.account ? answer(called.world, payment) : errorResponse('order_not_found', 'The order is not known');
};

const CALLS: Record<string, Call> = {
  'POST /api/URLSetup/RegisterIPN': { endpoint: 'register', answer: ({ world, account, body }) => registerIpn(world, account, body) },
  'GET /api/URLSetup/GetIpnList': { endpoint: 'list', answer: ({ world, account }) => listIpns(world, account) },
  'POST /api/Transactions/SubmitOrderRequest': {
    endpoint: 'submit',
    answer: ({ world, account, body }) => submitOrder(world, account, body),
  },
  'GET /api/Transactions/GetTransactionStatus': {
    endpoint: 'status',
    // PesaPal's clients use both spellings.
    answer: (called) => withPayment(called, called.query.get('orderTrackingId') ?? called.query.get('OrderTrackingId'), reportStatus),
  },
  'POST /api/Transactions/RefundRequest': { endpoint: 'refund', answer: ({ world, account, body }) => refundOrder(world, account, body) },
  'POST /api/Transactions/CancelOrder': {
    endpoint: 'cancel',
    answer: (called) => withPayment(called, called.body.order_tracking_id, cancelOrder),
  },
};

function json(response: ServerResponse, { http_status, body }: StandInResponse): void {
  response.writeHead(http_status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const html = (response: ServerResponse, status: number, text: string) => response.writeHead(status, PAGE_HEADERS).end(text);

/** Error page of the proxy in front of PesaPal. */
const PROXY_ERROR_PAGE = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** The body, or null where it is too long; counts the bytes itself, since the content-length header may be wrong. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function refuseLongBody(response: ServerResponse): void {
  response.setHeader('connection', 'close');
  json(response, { http_status: 413, body: { message: 'The body is too long' } });
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

async function handleCall(world: World, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const name = `${request.method} ${url.pathname.slice(BASE.length)}`;
  const call = CALLS[name];
  const endpoint = name === 'POST /api/Auth/RequestToken' ? 'token' : call?.endpoint;
  if (!endpoint) return json(response, { http_status: 404, body: { message: 'No HTTP resource was found' } });
  world.calls[endpoint] += 1;
  const text = await readBody(request);
  if (text === null) return refuseLongBody(response);
  const body = parseJson(text);
  // The call gets no response; the client times out.
  if (world.faults.silent.includes(endpoint)) return;
  if (world.faults.html.includes(endpoint)) return void html(response, 502, PROXY_ERROR_PAGE);
  if (!call) return json(response, requestToken(world, body));
  const account = authenticate(world, request.headers.authorization);
  if ('http_status' in account) return json(response, account);
  json(response, call.answer({ world, account, body, query: url.searchParams }));
}

async function handlePage(world: World, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const payment = world.payments.get(url.searchParams.get('OrderTrackingId') ?? '');
  if (!payment) return void html(response, 404, forgottenPage());
  if (request.method !== 'POST') return void html(response, 200, payPage(payment));
  const text = await readBody(request);
  if (text === null) return refuseLongBody(response);
  const choice = new URLSearchParams(text).get('choice');
  if (!isChoice(choice)) return void html(response, 400, payPage(payment));
  response.writeHead(303, { location: await applyChoice(world, payment, choice), 'referrer-policy': 'no-referrer' }).end();
}

async function handleRequest(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  if (url.pathname.startsWith(`${BASE}/`)) return handleCall(world, request, response, url);
  if (url.pathname === PAGE) return handlePage(world, request, response, url);
  html(response, 404, forgottenPage());
}

export type StandIn = {
  /** `baseUrl` is the value of PESAPAL_BASE_URL, and `origin` that of the payment page. */
  baseUrl: string;
  origin: string;
  /** Valid until the stand-in stops. */
  credentials: Credentials;
  world: World;
  change(change: Change): void;
  /** Applies a shopper's choice on the payment page, and returns the URL that the browser opens next. */
  choose(order_tracking_id: string, choice: Choice): Promise<string>;
  reverse(order_tracking_id: string): Promise<void>;
  close(): Promise<void>;
};

const formatOrigin = (host: string, port: number) => `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;

/**
 * `publicHost` is the host name for browsers, where it differs from the one the server listens on. With `port` 0 it
 * listens on any free port. Payments are saved to `file`; without one, they are lost when the stand-in stops.
 */
export async function startPesapal({ host = '127.0.0.1', port = 0, publicHost = '', file = '' } = {}): Promise<StandIn> {
  const credentials = newCredentials();
  const world = newWorld(credentials);
  if (file) loadState(world, file);
  const saver = file ? createStateSaver(world, file) : null;
  const server = createServer((request, response) => {
    if (request.method === 'POST') response.once('finish', () => saver?.saveSoon());
    handleRequest(world, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const at = (server.address() as AddressInfo).port;
  const reached = formatOrigin(/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host, at);
  world.origin = publicHost ? formatOrigin(publicHost, at) : reached;
  const findPayment = (id: string) => {
    const payment = world.payments.get(id);
    if (!payment) throw new Error(`the stand-in knows no payment ${id}`);
    return payment;
  };
  return {
    ...{ baseUrl: reached + BASE, origin: world.origin, credentials, world },
    change: (wanted) => applyChange(world, wanted),
    choose: (id, choice) => applyChoice(world, findPayment(id), choice),
    reverse: (id) => reverse(world, findPayment(id)),
    async close() {
      saver?.saveNow();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
