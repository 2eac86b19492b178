import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** Tells our own calls from a reader's: nobody outside this process can know the value. */
const MARK = { header: 'x-in-process', secret: randomBytes(32).toString('base64url') };

/** Whether a page rendered here asks. Such calls are not counted: all of them would seem to come from one address. */
export const isInProcess = (request: FastifyRequest): boolean => request.headers[MARK.header] === MARK.secret;

/**
 * `fetch` that reaches the API without a network: pages rendered here read the same calls that a browser would make. `reader`: on
 * whose behalf; then each call is hers, and is counted as if her browser had made it.
 */
export function inProcessFetch(app: FastifyInstance, reader?: FastifyRequest): typeof globalThis.fetch {
  const asking = reader
    ? { remoteAddress: reader.ip, headers: { 'user-agent': reader.headers['user-agent'] ?? '' } }
    : { headers: { [MARK.header]: MARK.secret } };
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://storefront'), init);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const options: InjectOptions = {
      ...asking,
      method: request.method as 'GET' | 'POST',
      url: request.url.slice(new URL(request.url).origin.length),
      headers: { ...Object.fromEntries(request.headers), ...asking.headers },
      ...(body ? { payload: body } : {}),
    };
    const answer = await app.inject(options);
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(answer.statusCode === 204 || answer.statusCode === 304 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}
