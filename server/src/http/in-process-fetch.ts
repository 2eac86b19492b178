import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { normaliseAddress } from './address.ts';

type Fetch = typeof globalThis.fetch;

/** Identifies calls of this process; clients cannot know the secret. */
const IN_PROCESS_HEADER = { name: 'x-in-process', secret: randomBytes(32).toString('base64url') };

/** Whether a page that this process renders makes the call. Such calls are not charged, because all of them come from one address. */
export const isInProcess = (request: FastifyRequest): boolean => request.headers[IN_PROCESS_HEADER.name] === IN_PROCESS_HEADER.secret;

const VISITOR_HEADER = 'x-visitor-address';

/** Wraps an in-process `fetch` that serves one visitor alone, so that each call names the visitor's IP address in a header. */
export const withVisitorHeader =
  (fetch: Fetch, visitor: FastifyRequest): Fetch =>
  (input, init = {}) =>
    fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), [VISITOR_HEADER]: normaliseAddress(visitor) } });

/** The IP address of the visitor; null where this process makes the call for a page that it keeps for all visitors. */
export function findVisitorAddress(request: FastifyRequest): string | null {
  if (!isInProcess(request)) return normaliseAddress(request);
  const address = request.headers[VISITOR_HEADER];
  return typeof address === 'string' ? address : null;
}

/**
 * A `fetch` that calls the API without a network, so that pages rendered here make the same calls as a browser. `visitor`: the request of
 * the shopper for whom the page is rendered; with it, each call is charged as if her browser had made it.
 */
export function createInProcessFetch(app: FastifyInstance, visitor?: FastifyRequest): Fetch {
  const callerOptions = visitor
    ? { remoteAddress: visitor.ip, headers: { 'user-agent': visitor.headers['user-agent'] ?? '' } }
    : { headers: { [IN_PROCESS_HEADER.name]: IN_PROCESS_HEADER.secret } };
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://storefront'), init);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const options: InjectOptions = {
      ...callerOptions,
      method: request.method as 'GET' | 'POST',
      url: request.url.slice(new URL(request.url).origin.length),
      headers: { ...Object.fromEntries(request.headers), ...callerOptions.headers },
      ...(body ? { payload: body } : {}),
    };
    const response = await app.inject(options);
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(response.statusCode === 204 || response.statusCode === 304 ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    });
  };
}
