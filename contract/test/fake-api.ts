/**
 * The shop's API for component tests: a `fetch` that gives the replies that a test names. Replies have the types of the contract and are parsed by
 * its schemas, so a test cannot show a component a reply that the server would never send.
 */
import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { FieldError } from '../src/client.ts';
import { REFUSAL_STATUS, type RefusalCode } from '../src/codes.ts';
import { splitCall } from '../src/endpoints/call-address.ts';
import { ACCESS_REFUSALS, canNeedProof, type Endpoint } from '../src/endpoints/endpoint.ts';
import type { ClientInput } from '../src/fields/client-input.ts';

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

const REFUSED = Symbol('refused');
export type Refused<Code extends RefusalCode> = { [REFUSED]: Code; message: string; errors: FieldError[]; data?: unknown };

/** A refusal with the code's status. `message`: the sentence for the shopper or member. */
export const refuse = <const Code extends RefusalCode>(
  code: Code,
  message: string,
  { errors = [], data }: { errors?: FieldError[]; data?: unknown } = {},
): Refused<Code> => ({ [REFUSED]: code, message, errors, data });

const isRefusal = (outcome: unknown): outcome is Refused<RefusalCode> =>
  typeof outcome === 'object' && outcome !== null && REFUSED in outcome;

/** A reply that is no JSON of the contract: a file, or the page of a proxy. */
export class ForeignReply {
  readonly body: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: string, status: number, headers: Readonly<Record<string, string>> = {}) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

/** The request gets no response, as without a network. */
export const NO_RESPONSE = Symbol('no response');

type Part<Declared, Name extends string> = ClientInput<Name extends keyof Declared ? Declared[Name] : undefined>;
type ProofRefusal<Declared> = Declared extends { proof: unknown } ? 'proof_needed' : never;

export type EndpointRequest<Declared extends Endpoint> = {
  body: Part<Declared, 'body'>;
  query: Part<Declared, 'query'>;
  params: Part<Declared, 'params'>;
  headers: Headers;
  signal: AbortSignal | undefined;
};
export type EndpointOutcome<Declared extends Endpoint> =
  | output<Declared['reply']>
  | Refused<Declared['refusals'][number] | GeneralRefusal | ProofRefusal<Declared>>
  | ForeignReply
  | typeof NO_RESPONSE;
type Respond<Declared extends Endpoint> = (
  request: EndpointRequest<Declared>,
) => EndpointOutcome<Declared> | Promise<EndpointOutcome<Declared>>;

type Endpoints = Readonly<Record<string, Endpoint>>;
/** For each call its reply, or a function that returns it. */
export type EndpointReplies<Declared extends Endpoints> = {
  [Name in keyof Declared]?: EndpointOutcome<Declared[Name]> | Respond<Declared[Name]>;
};

/** A call that a page made. */
type Call<Name> = { name: Name; body: unknown; query: Record<string, string>; params: Record<string, string>; token: string | null };

/** Returns a function that finds the name and the parameters of a call by its method and path. */
function createCallFinder(endpoints: Endpoints) {
  const routes = Object.entries(endpoints).map(([name, { call }]) => {
    const [method, pattern] = splitCall(call);
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
    return { name, method, names, pattern: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`) };
  });
  return function findCall(method: string, pathname: string) {
    // A path with a parameter, such as '/api/products/:product_id', also matches fixed paths, so fixed ones come first.
    const matches = routes.filter((route) => route.method === method && route.pattern.test(pathname));
    const found = matches.find(({ names }) => names.length === 0) ?? matches[0];
    if (!found) throw new Error(`the contract has no call ${method} ${pathname}`);
    const values = found.pattern.exec(pathname)?.slice(1) ?? [];
    return {
      name: found.name,
      params: Object.fromEntries(found.names.map((key, index) => [key, decodeURIComponent(values[index] ?? '')])),
    };
  };
}

/** Throws if the schema refuses the value: a reply that the server would not send, or a request that it would refuse. */
function expectValid(schema: $ZodType | undefined, value: unknown, description: string): void {
  if (!schema || value instanceof FormData) return;
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw new Error(`${description} does not follow the contract: ${JSON.stringify(parsed.error.issues)}`);
}

function toResponse(name: string, { reply, refusals, proof }: Endpoint, outcome: unknown): Response {
  if (outcome === NO_RESPONSE) throw new TypeError('Failed to fetch');
  if (outcome instanceof ForeignReply) return new Response(outcome.body, { status: outcome.status, headers: outcome.headers });
  if (isRefusal(outcome)) {
    const { [REFUSED]: code, message, errors, data } = outcome;
    const declared: readonly RefusalCode[] = [
      ...GENERAL_REFUSALS,
      ...refusals,
      ...(canNeedProof(proof) ? (['proof_needed'] as const) : []),
    ];
    if (!declared.includes(code)) throw new Error(`${name} does not declare the refusal ${code}`);
    return Response.json({ status: 'error', code, message, errors, data }, { status: REFUSAL_STATUS[code] });
  }
  expectValid(reply, outcome, `the reply of ${name}`);
  return Response.json(outcome);
}

type Options<Declared extends Endpoints> = {
  endpoints: Declared;
  replies: EndpointReplies<Declared>;
  /** Throws if the server would not let the page make this call. */
  expectAccess: (name: string, endpoint: Endpoint, token: string | null) => void;
};

/**
 * `replies` may be changed at any time. `calls` lists what the page called. A call without a reply gets none, and is listed in `unanswered`, so
 * that the test fails with its name.
 */
export function createFakeFetch<Declared extends Endpoints>({ endpoints, replies, expectAccess }: Options<Declared>) {
  type Name = keyof Declared & string;
  const findCall = createCallFinder(endpoints);
  const calls: Call<Name>[] = [];
  const unanswered = new Set<Name>();
  const errors: unknown[] = [];

  async function respond(target: string, init: RequestInit): Promise<Response> {
    const url = new URL(target, 'http://shop.test');
    const found = findCall(init.method ?? 'GET', url.pathname);
    const [name, { params }] = [found.name as Name, found];
    const endpoint: Endpoint = endpoints[name] as Declared[Name];
    const headers = new Headers(init.headers);
    const query = Object.fromEntries(url.searchParams);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? null;
    calls.push({ name, body, query, params, token });
    expectAccess(name, endpoint, token);
    expectValid(endpoint.query, query, `the query of ${name}`);
    const reply: unknown = replies[name];
    if (reply === undefined) {
      unanswered.add(name);
      throw new TypeError('Failed to fetch');
    }
    const request = { body, query, params, headers, signal: init.signal ?? undefined };
    const outcome: unknown = typeof reply === 'function' ? await reply(request) : reply;
    if (!isRefusal(outcome) || outcome[REFUSED] !== 'invalid_input') expectValid(endpoint.body, body, `the request of ${name}`);
    return toResponse(name, endpoint, outcome);
  }

  const fakeFetch: typeof fetch = async (target, init = {}) => {
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    try {
      return await Promise.race([respond(String(target), init), aborted]);
    } catch (error) {
      // A fault of the test itself, which the page would take for a failed connection.
      if (!(error instanceof TypeError && error.message === 'Failed to fetch') && !init.signal?.aborted) errors.push(error);
      throw error;
    }
  };

  return {
    fetch: fakeFetch,
    replies,
    calls,
    /** The bodies of all calls of this name so far. */
    listBodies: <Called extends Name>(name: Called) =>
      calls.filter((call) => call.name === name).map(({ body }) => body as Part<Declared[Called], 'body'>),
    countCalls: (name: Name) => calls.filter((call) => call.name === name).length,
    unanswered,
    errors,
  };
}

/** A reply that waits until the test calls `send`. `count` returns how many requests wait. */
export function holdEndpointReply<Declared extends Endpoint>() {
  type Outcome = EndpointOutcome<Declared>;
  const waiting: ((outcome: Outcome) => void)[] = [];
  const respond: Respond<Declared> = () => new Promise((resolve) => waiting.push(resolve));
  const send = (outcome: Outcome): void => {
    const sendToOldest = waiting.shift();
    if (!sendToOldest) throw new Error('no request waits for this reply');
    sendToOldest(outcome);
  };
  return { respond, send, count: () => waiting.length };
}
