/**
 * A stand-in of PesaPal's API 3.0, as an HTTP server of its own: for the demo and for tests, so that the shop's real client is what is
 * tried. No money moves. Addresses, names and spellings are PesaPal's.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountOf, listIpns, registerIpn, requestToken } from './accounts.ts';
import { type Answer, wrong } from './answers.ts';
import { type Change, change } from './control.ts';
import { type Choice, decide, isChoice, reverse } from './decide.ts';
import { keepIn, recall } from './keep.ts';
import { cancelOrder, orderStatus, PAGE, refundOrder, submitOrder } from './orders.ts';
import { forgottenPage, payPage } from './page.ts';
import { type Account, type Credentials, type Endpoint, newCredentials, newWorld, type Payment, type World } from './world.ts';

export type { Change } from './control.ts';
export type { Choice } from './decide.ts';
export { account, type World } from './world.ts';

type Called = { world: World; account: Account; body: Record<string, unknown>; query: URLSearchParams };
type Call = { endpoint: Endpoint; answer: (called: Called) => Answer };

const BASE = '/pesapalv3';
const BODY_BYTES_MAX = 64 * 1024;

/** What is asked of a payment of one's own; one that is not known is told so, and that is not that it is unpaid. */
const about = (called: Called, id: unknown, answer: (world: World, payment: Payment) => Answer): Answer => {
  const payment = called.world.payments.get(String(id));
  return payment?.account === called.account ? answer(called.world, payment) : wrong('order_not_found', 'The order is not known');
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
    // Clients write it either way.
    answer: (called) => about(called, called.query.get('orderTrackingId') ?? called.query.get('OrderTrackingId'), orderStatus),
  },
  'POST /api/Transactions/RefundRequest': { endpoint: 'refund', answer: ({ world, account, body }) => refundOrder(world, account, body) },
  'POST /api/Transactions/CancelOrder': {
    endpoint: 'cancel',
    answer: (called) => about(called, called.body.order_tracking_id, cancelOrder),
  },
};

function json(response: ServerResponse, { http_status, body }: Answer): void {
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

/** As the edge in front of PesaPal answers when it is not well. */
const EDGE = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Null: it is too long, whatever its header says of that, and was not read to its end. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function refuseLong(response: ServerResponse): void {
  response.setHeader('connection', 'close');
  json(response, { http_status: 413, body: { message: 'The body is too long' } });
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

async function answerCall(world: World, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const name = `${request.method} ${url.pathname.slice(BASE.length)}`;
  const call = CALLS[name];
  const endpoint = name === 'POST /api/Auth/RequestToken' ? 'token' : call?.endpoint;
  if (!endpoint) return json(response, { http_status: 404, body: { message: 'No HTTP resource was found' } });
  world.calls[endpoint] += 1;
  const text = await bodyOf(request);
  if (text === null) return refuseLong(response);
  const body = parsed(text);
  // Never answered: whoever asked gives up by itself.
  if (world.faults.silent.includes(endpoint)) return;
  if (world.faults.html.includes(endpoint)) return void html(response, 502, EDGE);
  if (!call) return json(response, requestToken(world, body));
  const account = accountOf(world, request.headers.authorization);
  if ('http_status' in account) return json(response, account);
  json(response, call.answer({ world, account, body, query: url.searchParams }));
}

async function answerPage(world: World, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const payment = world.payments.get(url.searchParams.get('OrderTrackingId') ?? '');
  if (!payment) return void html(response, 404, forgottenPage());
  if (request.method !== 'POST') return void html(response, 200, payPage(payment));
  const text = await bodyOf(request);
  if (text === null) return refuseLong(response);
  const choice = new URLSearchParams(text).get('choice');
  if (!isChoice(choice)) return void html(response, 400, payPage(payment));
  response.writeHead(303, { location: await decide(world, payment, choice), 'referrer-policy': 'no-referrer' }).end();
}

async function answer(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  if (url.pathname.startsWith(`${BASE}/`)) return answerCall(world, request, response, url);
  if (url.pathname === PAGE) return answerPage(world, request, response, url);
  html(response, 404, forgottenPage());
}

export type StandIn = {
  /** For PESAPAL_BASE_URL, and where its page is. */
  baseUrl: string;
  origin: string;
  /** Of this start alone. */
  credentials: Credentials;
  world: World;
  change(change: Change): void;
  /** Does what a person does on the page; answers where the browser goes then. */
  choose(order_tracking_id: string, choice: Choice): Promise<string>;
  reverse(order_tracking_id: string): Promise<void>;
  close(): Promise<void>;
};

const originOf = (host: string, port: number) => `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;

/**
 * `publicHost`: by which browsers find it, where that is not the host it listens at. Port 0 is any that is free. `file`: where it writes
 * down what it knows; else that is forgotten when it stops.
 */
export async function startPesapal({ host = '127.0.0.1', port = 0, publicHost = '', file = '' } = {}): Promise<StandIn> {
  const credentials = newCredentials();
  const world = newWorld(credentials);
  if (file) recall(world, file);
  const keeping = file ? keepIn(world, file) : null;
  const server = createServer((request, response) => {
    if (request.method === 'POST') response.once('finish', () => keeping?.soon());
    answer(world, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const at = (server.address() as AddressInfo).port;
  const reached = originOf(/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host, at);
  world.origin = publicHost ? originOf(publicHost, at) : reached;
  const known = (id: string) => {
    const payment = world.payments.get(id);
    if (!payment) throw new Error(`the stand-in knows no payment ${id}`);
    return payment;
  };
  return {
    ...{ baseUrl: reached + BASE, origin: world.origin, credentials, world },
    change: (wanted) => change(world, wanted),
    choose: (id, choice) => decide(world, known(id), choice),
    reverse: (id) => reverse(world, known(id)),
    async close() {
      keeping?.now();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
