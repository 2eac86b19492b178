import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** Marks calls of this process; clients cannot know the value. */
const MARK = { header: 'x-in-process', secret: randomBytes(32).toString('base64url') };

/** Whether a page that this process renders makes the call. Such calls are not charged, because all of them come from one address. */
export const isInProcess = (request: FastifyRequest): boolean => request.headers[MARK.header] === MARK.secret;

/**
 * A `fetch` that calls the API without a network, so that pages rendered here make the same calls as a browser. `reader`: the request of
 * the shopper for whom the page is rendered; with it, each call is charged as if her browser had made it.
 */
export function createInProcessFetch(app: FastifyInstance, reader?: FastifyRequest): typeof globalThis.fetch {
  const origin = reader
    ? { remoteAddress: reader.ip, headers: { 'user-agent': reader.headers['user-agent'] ?? '' } }
    : { headers: { [MARK.header]: MARK.secret } };
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://storefront'), init);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const options: InjectOptions = {
      ...origin,
      method: request.method as 'GET' | 'POST',
      url: request.url.slice(new URL(request.url).origin.length),
      headers: { ...Object.fromEntries(request.headers), ...origin.headers },
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
