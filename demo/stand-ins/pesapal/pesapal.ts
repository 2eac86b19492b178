/**
 * A stand-in for PesaPal's API 3.0 as a separate HTTP server, for the demo and for tests, so that both use the shop's
 * real client. No money is paid. URLs, names and spellings are PesaPal's.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authenticate, issueToken, listIpns, registerIpn } from './accounts.ts';
import { applyChange, type Change } from './apply-change.ts';
import { applyChoice, type Choice, isChoice, reverse } from './apply-choice.ts';
import { cancelOrder, PAGE_PATH, refundOrder, reportStatus, submitOrder } from './orders.ts';
import { renderPaymentPage, renderUnknownPaymentPage } from './page.ts';
import { createErrorResponse, type StandInResponse } from './responses.ts';
import { type Account, type Credentials, createCredentials, createState, type Endpoint, type Payment, type PesapalState } from './state.ts';
import { createStateSaver, loadState } from './state-file.ts';

export type { Change } from './apply-change.ts';
export type { Choice } from './apply-choice.ts';
export { createAccount, type PesapalState } from './state.ts';

type CallContext = { state: PesapalState; account: Account; body: Record<string, unknown>; query: URLSearchParams };
type Call = { endpoint: Endpoint; handle: (context: CallContext) => StandInResponse };

const BASE_PATH = '/pesapalv3';
const BODY_BYTES_MAX = 64 * 1024;

/**
 * Calls the handler with a payment of the calling account. For any other payment it returns the refusal "not known",
 * which differs from "unpaid".
 */
const handleForPayment = (context: CallContext, id: unknown, handle: (payment: Payment) => StandInResponse): StandInResponse => {
  const payment = context.state.payments.get(String(id));
  return payment?.account === context.account ? handle(payment) : createErrorResponse('order_not_found', 'The order is not known');
};

const CALLS: Record<string, Call> = {
  'POST /api/URLSetup/RegisterIPN': { endpoint: 'register', handle: ({ state, account, body }) => registerIpn(state, account, body) },
  'GET /api/URLSetup/GetIpnList': { endpoint: 'list', handle: ({ account }) => listIpns(account) },
  'POST /api/Transactions/SubmitOrderRequest': {
    endpoint: 'submit',
    handle: ({ state, account, body }) => submitOrder(state, account, body),
  },
  'GET /api/Transactions/GetTransactionStatus': {
    endpoint: 'status',
    // PesaPal's clients use both spellings.
    handle: (context) =>
      handleForPayment(context, context.query.get('orderTrackingId') ?? context.query.get('OrderTrackingId'), (payment) =>
        reportStatus(context.state, payment),
      ),
  },
  'POST /api/Transactions/RefundRequest': { endpoint: 'refund', handle: ({ state, account, body }) => refundOrder(state, account, body) },
  'POST /api/Transactions/CancelOrder': {
    endpoint: 'cancel',
    handle: (context) => handleForPayment(context, context.body.order_tracking_id, cancelOrder),
  },
};

function sendJson(response: ServerResponse, { http_status, body }: StandInResponse): void {
  response.writeHead(http_status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const sendHtml = (response: ServerResponse, status: number, text: string) => response.writeHead(status, PAGE_HEADERS).end(text);

/** The error page of the proxy in front of PesaPal. */
const PROXY_ERROR_PAGE = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Reads the body, or returns null if it is too long. It counts the bytes, since the content-length header may be wrong. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // The connection stays open after a body that is too long, so that the refusal can be sent.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > BODY_BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function refuseLongBody(response: ServerResponse): void {
  response.setHeader('connection', 'close');
  sendJson(response, { http_status: 413, body: { message: 'The body is too long' } });
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

async function handleCall(state: PesapalState, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const name = `${request.method} ${url.pathname.slice(BASE_PATH.length)}`;
  const call = CALLS[name];
  const endpoint = name === 'POST /api/Auth/RequestToken' ? 'token' : call?.endpoint;
  if (!endpoint) return sendJson(response, { http_status: 404, body: { message: 'No HTTP resource was found' } });
  state.calls[endpoint] += 1;
  const text = await readBody(request);
  if (text === null) return refuseLongBody(response);
  const body = parseJson(text);
  // The call gets no response; the client times out.
  if (state.faults.silent.includes(endpoint)) return;
  if (state.faults.html.includes(endpoint)) return void sendHtml(response, 502, PROXY_ERROR_PAGE);
  // Of all endpoints, only `token` is not in CALLS, because its caller has no token yet.
  if (!call) return sendJson(response, issueToken(state, body));
  const account = authenticate(state, request.headers.authorization);
  if ('http_status' in account) return sendJson(response, account);
  sendJson(response, call.handle({ state, account, body, query: url.searchParams }));
}

async function handlePage(state: PesapalState, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const payment = state.payments.get(url.searchParams.get('OrderTrackingId') ?? '');
  if (!payment) return void sendHtml(response, 404, renderUnknownPaymentPage());
  if (request.method !== 'POST') return void sendHtml(response, 200, renderPaymentPage(payment));
  const text = await readBody(request);
  if (text === null) return refuseLongBody(response);
  const choice = new URLSearchParams(text).get('choice');
  if (!isChoice(choice)) return void sendHtml(response, 400, renderPaymentPage(payment));
  response.writeHead(303, { location: await applyChoice(state, payment, choice), 'referrer-policy': 'no-referrer' }).end();
}

async function handleRequest(state: PesapalState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  if (url.pathname.startsWith(`${BASE_PATH}/`)) return handleCall(state, request, response, url);
  if (url.pathname === PAGE_PATH) return handlePage(state, request, response, url);
  sendHtml(response, 404, renderUnknownPaymentPage());
}

export type StandIn = {
  /** The value of PESAPAL_BASE_URL. */
  baseUrl: string;
  /** The origin of the payment page. */
  origin: string;
  /** Valid until the stand-in stops. */
  credentials: Credentials;
  state: PesapalState;
  change(change: Change): void;
  /** Applies a shopper's choice on the payment page, and returns the URL that the browser opens next. */
  choose(order_tracking_id: string, choice: Choice): Promise<string>;
  reverse(order_tracking_id: string): Promise<void>;
  close(): Promise<void>;
};

const formatOrigin = (host: string, port: number) => `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;

/**
 * Starts the stand-in. `publicHost` is the host name for browsers, if it differs from the one that the stand-in listens
 * on. With `port` 0 it listens on any free port. It saves payments to `file`; without one, they are lost when the
 * stand-in stops.
 */
export async function startPesapal({ host = '127.0.0.1', port = 0, publicHost = '', file = '' } = {}): Promise<StandIn> {
  const credentials = createCredentials();
  const state = createState(credentials);
  if (file) loadState(state, file);
  const saver = file ? createStateSaver(state, file) : null;
  const server = createServer((request, response) => {
    if (request.method === 'POST') response.once('finish', () => saver?.saveSoon());
    handleRequest(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const boundPort = (server.address() as AddressInfo).port;
  const localOrigin = formatOrigin(/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host, boundPort);
  state.origin = publicHost ? formatOrigin(publicHost, boundPort) : localOrigin;
  const findPayment = (id: string) => {
    const payment = state.payments.get(id);
    if (!payment) throw new Error(`the stand-in knows no payment ${id}`);
    return payment;
  };
  return {
    baseUrl: localOrigin + BASE_PATH,
    origin: state.origin,
    credentials,
    state,
    change: (changes) => applyChange(state, changes),
    choose: (id, choice) => applyChoice(state, findPayment(id), choice),
    reverse: (id) => reverse(state, findPayment(id)),
    async close() {
      saver?.saveNow();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
