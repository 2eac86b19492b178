/**
 * The shop's API for component tests: a `fetch` that gives the replies that a test names. Replies have the types of the contract and are parsed by
 * its schemas, so a test cannot show a component a reply that the server would never send.
 */

import type { FieldError } from '@uruhu/contract/client';
import { REFUSAL_STATUS, type RefusalCode } from '@uruhu/contract/codes';
import { splitCall } from '@uruhu/contract/endpoints/call-address';
import type { Body, CallName, Params, Query, Reply } from '@uruhu/contract/endpoints/client-types';
import { ACCESS_REFUSALS, type Endpoint } from '@uruhu/contract/endpoints/endpoint';
import { shopEndpoints } from '@uruhu/contract/endpoints/endpoints';
import { safeParse } from 'zod/v4/core';

type ShopEndpoints = typeof shopEndpoints;

/** The refusals of any call, besides those that its declaration names. */
const GENERAL_REFUSALS = [
  ...ACCESS_REFUSALS,
  'invalid_input',
  'bad_request',
  'too_large',
  'too_many_requests',
  'internal_error',
  'storage_unavailable',
  'busy',
] as const satisfies readonly RefusalCode[];
type GeneralRefusal = (typeof GENERAL_REFUSALS)[number];
type RefusalOf<Name extends CallName> = ShopEndpoints[Name]['refusals'][number] | GeneralRefusal;

const REFUSED = Symbol('refused');
type Refused<Code extends RefusalCode> = { [REFUSED]: Code; message: string; errors: FieldError[]; data?: unknown };

/** A refusal with the code's status. `message`: the sentence for the shopper. */
export const refuse = <const Code extends RefusalCode>(
  code: Code,
  message: string,
  { errors = [], data }: { errors?: FieldError[]; data?: unknown } = {},
): Refused<Code> => ({ [REFUSED]: code, message, errors, data });

/** A reply that is not the shop's: of a proxy, for example. */
export class ForeignReply {
  readonly body: string;
  readonly status: number;
  constructor(body: string, status: number) {
    this.body = body;
    this.status = status;
  }
}

/** The request gets no response, as without a network. */
export const NO_RESPONSE = Symbol('no response');

export type Request<Name extends CallName> = {
  body: Body<Name>;
  query: Query<Name>;
  params: Params<Name>;
  headers: Headers;
  signal: AbortSignal | undefined;
};
export type Outcome<Name extends CallName> = Reply<Name> | Refused<RefusalOf<Name>> | ForeignReply | typeof NO_RESPONSE;
type Respond<Name extends CallName> = (request: Request<Name>) => Outcome<Name> | Promise<Outcome<Name>>;
/** For each call its reply, or a function that returns it. */
export type Replies = { [Name in CallName]?: Outcome<Name> | Respond<Name> };

/** A call that the storefront made. */
type Call = { name: CallName; body: unknown; query: Record<string, string>; params: Record<string, string>; token: string | null };

const ROUTES = Object.entries(shopEndpoints).map(([name, { call }]) => {
  const [method, pattern] = splitCall(call);
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  return { name: name as CallName, method, names, pattern: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`) };
});

function findCall(method: string, pathname: string) {
  // A path with a parameter, such as '/api/products/:product_id', also matches fixed paths, so fixed ones come first.
  const matches = ROUTES.filter((route) => route.method === method && route.pattern.test(pathname));
  const found = matches.find(({ names }) => names.length === 0) ?? matches[0];
  if (!found) throw new Error(`the contract has no call ${method} ${pathname}`);
  const values = found.pattern.exec(pathname)?.slice(1) ?? [];
  return { name: found.name, params: Object.fromEntries(found.names.map((key, index) => [key, decodeURIComponent(values[index] ?? '')])) };
}

async function readBody(body: RequestInit['body']): Promise<unknown> {
  return typeof body === 'string' ? JSON.parse(body) : (body ?? undefined);
}

/** Throws if the schema refuses the value: a reply that the server would not send, or a request that it would refuse. */
function expectValid(schema: Endpoint['reply'] | undefined, value: unknown, description: string): void {
  if (!schema || value instanceof FormData) return;
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw new Error(`${description} does not follow the contract: ${JSON.stringify(parsed.error.issues)}`);
}

/** Throws if the server would not let the storefront make this call, or would refuse its body for its form. */
function expectAllowed(name: CallName, body: unknown, token: string | null): void {
  const { access, body: schema }: Endpoint = shopEndpoints[name];
  if ((access === 'shopper' || access === 'verified') && token === null) throw new Error(`${name} was called without a token`);
  expectValid(schema, body, `the request of ${name}`);
}

function toResponse(name: CallName, outcome: Outcome<CallName>): Response {
  if (outcome === NO_RESPONSE) throw new TypeError('Failed to fetch');
  if (outcome instanceof ForeignReply) return new Response(outcome.body, { status: outcome.status });
  const { reply, refusals }: Endpoint = shopEndpoints[name];
  if (typeof outcome === 'object' && outcome !== null && REFUSED in outcome) {
    const { [REFUSED]: code, message, errors, data } = outcome as Refused<RefusalCode>;
    const declared: readonly RefusalCode[] = [...GENERAL_REFUSALS, ...refusals];
    if (!declared.includes(code)) throw new Error(`${name} does not declare the refusal ${code}`);
    return Response.json({ status: 'error', code, message, errors, data }, { status: REFUSAL_STATUS[code] });
  }
  expectValid(reply, outcome, `the reply of ${name}`);
  return Response.json(outcome);
}

/**
 * `replies` may be changed at any time. `calls` lists what the storefront called. A call without a reply gets none, and is listed in `unanswered`, so
 * that the test fails with its name.
 */
export function createFakeApi(replies: Replies) {
  const calls: Call[] = [];
  const unanswered = new Set<CallName>();
  const errors: unknown[] = [];

  async function respond(target: string, init: RequestInit): Promise<Response> {
    const url = new URL(target, 'http://shop.test');
    const { name, params } = findCall(init.method ?? 'GET', url.pathname);
    const headers = new Headers(init.headers);
    const query = Object.fromEntries(url.searchParams);
    const body = await readBody(init.body);
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? null;
    calls.push({ name, body, query, params, token });
    expectAllowed(name, body, token);
    const reply = replies[name] as Outcome<CallName> | Respond<CallName> | undefined;
    if (reply === undefined) {
      unanswered.add(name);
      throw new TypeError('Failed to fetch');
    }
    const request = { body, query, params, headers, signal: init.signal ?? undefined } as unknown as Request<CallName>;
    const outcome = typeof reply === 'function' ? await reply(request as never) : reply;
    return toResponse(name, outcome);
  }

  const fakeFetch: typeof fetch = async (target, init = {}) => {
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    try {
      return await Promise.race([respond(String(target), init), aborted]);
    } catch (error) {
      // A fault of the test itself, which the storefront would take for a failed connection.
      if (!(error instanceof TypeError && error.message === 'Failed to fetch') && !init.signal?.aborted) errors.push(error);
      throw error;
    }
  };

  return {
    fetch: fakeFetch,
    replies,
    calls,
    /** The bodies of all calls of this name so far. */
    listBodies: <Name extends CallName>(name: Name) => calls.filter((call) => call.name === name).map(({ body }) => body as Body<Name>),
    countCalls: (name: CallName) => calls.filter((call) => call.name === name).length,
    unanswered,
    errors,
  };
}
export type FakeApi = ReturnType<typeof createFakeApi>;

/** A reply that waits until the test calls `send`. `count` returns how many requests wait. */
export function holdReply<Name extends CallName>() {
  const waiting: ((outcome: Outcome<Name>) => void)[] = [];
  const respond: Respond<Name> = () => new Promise((resolve) => waiting.push(resolve));
  const send = (outcome: Outcome<Name>): void => {
    const sendToOldest = waiting.shift();
    if (!sendToOldest) throw new Error('no request waits for this reply');
    sendToOldest(outcome);
  };
  return { respond, send, count: () => waiting.length };
}
