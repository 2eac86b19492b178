/** The API as functions. Failures that can be expected are values, never exceptions. */

import type { RefusalCode } from './codes.ts';
import { type CallAddress, fillPath, splitCall } from './endpoints/call-address.ts';
import type { Body, CallName, Params, Query, Reply } from './endpoints/client-types.ts';
import { SHOP_PATHS } from './endpoints/paths/shop.ts';
import type { FieldCode } from './field-codes.ts';
import type { List } from './fields/list.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, type Language } from './languages.ts';
import type { WishlistEntry, WishlistEntryIds } from './wishlist.ts';

export type FieldError = { path: string; code: FieldCode; message: string };
/** `network_error`: no response came. `unreadable_answer`: the response is not the shop's, but a proxy's for example. */
export type ClientCode = RefusalCode | 'network_error' | 'unreadable_answer';
/** `status` is the HTTP status, for the log and for pages that pass it on; 0 where no response came. Decide by `code`, and show `message`. */
export type Refusal = { ok: false; status: number; code: ClientCode; message: string; errors: FieldError[]; data?: unknown };
export type Result<Data> = { ok: true; data: Data } | Refusal;

/** Long enough for a slow network to deliver the response, short enough that the shopper is not left waiting. */
const TIMEOUT_MS = 45_000;
/** The server responds when the whole upload has arrived, and a photo takes minutes on a slow phone. */
const UPLOAD_TIMEOUT_MS = 300_000;

export type ClientOptions = {
  /** The messages of refusals that have none of the shop, because no response came or it is not the shop's. */
  messages?: Record<'network_error' | 'unreadable_answer', string>;
  fetch: typeof globalThis.fetch;
  /** The language of all replies; by default the one whose pages have no prefix. */
  language?: Language | undefined;
  /** Prefixed to every path; empty in a browser. */
  baseUrl?: string;
  /** Returns the current bearer token, if any. */
  token?: () => string | null;
  /** Called for each refusal that ends the session, with the token that the server refused. */
  onNotAuthorized?: (token: string | null) => void;
};

const INCONCLUSIVE_CODES: readonly ClientCode[] = ['network_error', 'unreadable_answer', 'internal_error', 'storage_unavailable', 'busy'];

/** No response of the shop came, or the shop failed. The call may have had its effect, and the same call may succeed later. */
export const isInconclusive = ({ code }: Pick<Refusal, 'code'>): boolean => INCONCLUSIVE_CODES.includes(code);

/** Whether the server refused the token itself, or refused it for this shopper: the session is over (specification, roles). */
const endsSession = ({ code }: Refusal): boolean => code === 'not_authorized' || code === 'forbidden';

/** Reads the refusal in a response that is not ok. `unreadable_answer`: the message where the response is not the shop's. */
export async function readRefusal(response: Response, unreadable_answer: string): Promise<Refusal> {
  const body = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  return {
    ok: false,
    status: response.status,
    code: body?.code ?? 'unreadable_answer',
    message: body?.message ?? unreadable_answer,
    errors: body?.errors ?? [],
    data: body?.data,
  };
}

const NO_MESSAGES = { network_error: '', unreadable_answer: '' };

type RequestParts = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  headers?: Record<string, string>;
  timeout_ms?: number;
};

/** Returns a function that makes one call and returns its result or its refusal. It never throws. */
export function createSender({
  fetch,
  baseUrl = '',
  token,
  onNotAuthorized,
  messages = NO_MESSAGES,
  language = DEFAULT_LANGUAGE,
}: ClientOptions) {
  return async function send<Data>(
    call: CallAddress,
    { params, query, body, headers, timeout_ms = TIMEOUT_MS }: RequestParts,
  ): Promise<Result<Data>> {
    const bearer = token?.() ?? null;
    const [method, pattern] = splitCall(call);
    const requestHeaders: Record<string, string> = { 'accept-language': language };
    if (bearer) requestHeaders.authorization = `Bearer ${bearer}`;
    let requestBody: FormData | string | null = null;
    // Caches and kept pages know the reply of a GET by its address. In the default language that is the plain one.
    const isNamed = method === 'GET' && language !== DEFAULT_LANGUAGE;
    if (body instanceof FormData) requestBody = body;
    else if (method !== 'GET') {
      requestBody = JSON.stringify(body ?? {});
      requestHeaders['content-type'] = 'application/json';
    }
    try {
      const response = await fetch(baseUrl + fillPath(pattern, params, isNamed ? { ...query, [LANGUAGE_PARAMETER]: language } : query), {
        method,
        signal: AbortSignal.timeout(timeout_ms),
        headers: { ...requestHeaders, ...headers },
        body: requestBody,
      });
      if (response.ok) return { ok: true, data: (await response.json()) as Data };
      const refusal = await readRefusal(response, messages.unreadable_answer);
      if (endsSession(refusal)) onNotAuthorized?.(bearer);
      return refusal;
    } catch {
      return { ok: false, status: 0, code: 'network_error', message: messages.network_error, errors: [] };
    }
  };
}

/** A call that takes only a body. If no field is required, the body may be left out. */
type Call<Name extends CallName> = (
  ...body: Record<never, never> extends Body<Name> ? [body?: Body<Name>] : [body: Body<Name>]
) => Promise<Result<Reply<Name>>>;
type Calls = { [Name in CallName]: Call<Name> };

type CallEndpoint = <Name extends CallName>(
  name: Name,
  parts: { params?: Params<Name>; query?: Query<Name>; body?: Body<Name>; headers?: Record<string, string> },
) => Promise<Result<Reply<Name>>>;

/** The largest page that the server sends, which holds any wishlist whole. */
const WHOLE_LIST = { page: 1, pagination: 10_000 };

/** More than the shop has, so that the first page holds all brands. */
const BRANDS_MAX = 1000;

/** Calls that take a query, parameters or headers, or for which the client builds the body. */
const createCustomCalls = (callEndpoint: CallEndpoint) => ({
  loginHistory: (page: number) => callEndpoint('loginHistory', { query: { page } }),
  /** Makes the server ask the provider for the state of a payment attempt. */
  paymentResult: (query: Query<'paymentResult'>) => callEndpoint('paymentResult', { query }),

  products: (page: number, body: Body<'products'>) => callEndpoint('products', { query: { page }, body }),
  /** Returns the published products among up to 100 ids, in the order of the ids. */
  productsByIds: (product_ids: string[]) => callEndpoint('products', { body: { product_ids } }),
  /** `viewed`: ids of up to 20 products that the shopper has seen on this device. With a token the wishlist counts, too. */
  recommendations: ({ viewed, pagination = 12 }: { viewed: readonly string[]; pagination?: number }) =>
    callEndpoint('recommendations', { query: { viewed: viewed.join(), pagination } }),
  filterProducts: (page: number, body: Body<'filterProducts'>) => callEndpoint('filterProducts', { query: { page }, body }),
  suggest: (q: string) => callEndpoint('suggest', { query: { q } }),
  /** Where the URL of a page of the storefront leads now, if it has changed or its product is no longer sold. */
  redirect: (address: string) => callEndpoint('redirect', { query: { address } }),
  product: (product_id: string) => callEndpoint('product', { params: { product_id } }),
  brands: () => callEndpoint('brands', { body: { pagination: BRANDS_MAX } }),

  /** The whole wishlist, newest first. */
  wishlist: () => callEndpoint('wishlist', { body: WHOLE_LIST }) as Promise<Result<List<WishlistEntry>>>,
  /** Only the ids of the products in the wishlist. */
  wishlistIds: () => callEndpoint('wishlist', { body: { ...WHOLE_LIST, scope: 'marks' } }) as Promise<Result<List<WishlistEntryIds>>>,

  reviews: (page: number, body: Body<'reviews'>) => callEndpoint('reviews', { query: { page }, body }),
  ownReviews: (page: number) => callEndpoint('ownReviews', { query: { page } }),

  placeOrder: (body: Body<'placeOrder'>, idempotencyKey: string) =>
    callEndpoint('placeOrder', { body, headers: { 'idempotency-key': idempotencyKey } }),
  /** The whole order with the owner's token, else its public part. */
  order: (order_id: string) => callEndpoint('order', { body: { order_id } }),
});

export function createClient(options: ClientOptions) {
  const send = createSender(options);
  const callEndpoint: CallEndpoint = (name, parts) => send(SHOP_PATHS[name], parts as RequestParts);
  const calls = Object.entries(SHOP_PATHS).map(([name, call]) => [name, (body?: unknown) => send(call, { body })]);
  const uploadFile = (file: Blob) => {
    const body = new FormData();
    body.append('file', file);
    return send<Reply<'uploadFile'>>(SHOP_PATHS.uploadFile, { body, timeout_ms: UPLOAD_TIMEOUT_MS });
  };
  const customCalls = { ...createCustomCalls(callEndpoint), uploadFile };
  return { ...(Object.fromEntries(calls) as Omit<Calls, keyof typeof customCalls>), ...customCalls };
}

export type Client = ReturnType<typeof createClient>;
