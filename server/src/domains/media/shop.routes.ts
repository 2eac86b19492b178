import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { loggable } from '../../http/errors.ts';
import type { Routes } from '../../http/parts.ts';
import type { Storage } from '../../storage/storage.ts';
import { storedType } from '../../storage/stored-types.ts';
import { formatFor, type RenditionReader, renditionReader } from './rendition.ts';
import { STAND_IN } from './stand-in.ts';
import { widthFor } from './width.ts';

const compress = promisify(brotliCompress);

/** A key is never used for something else, so what was sent stays true. */
const CACHE = 'public, max-age=31536000, immutable';

/** Whoever opens it by its address gets a page that may do nothing; `nosniff` goes with all that we send. */
const HARMLESS = "default-src 'none'; sandbox";

type Sent = { body: Buffer; headers: Record<string, string> };
type Asked = { key: string; width: number | null; accept: string; acceptEncoding: string };

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether the reader has it already, however its caches have written that down. */
const hasIt = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false;

function send(request: FastifyRequest, reply: FastifyReply, { body, headers }: Sent) {
  const etag = etagOf(body);
  reply.headers({
    'cache-control': CACHE,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    etag,
    ...headers,
  });
  return hasIt(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

/** To an <img>, something to show; to anybody else, words. */
function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  reply.code(404).headers({ 'cache-control': 'no-store', vary: 'accept', 'x-content-type-options': 'nosniff' });
  if (!request.headers.accept?.includes('image/')) return reply.send({ status: 'error', message: 'Picture not found' });
  return reply.type('image/svg+xml').send(STAND_IN);
}

/** The other formats are compressed already. */
async function drawing(body: Buffer, type: string, acceptEncoding: string): Promise<Sent> {
  const headers = { 'content-type': type, vary: 'accept-encoding' };
  if (!/\bbr\b/.test(acceptEncoding)) return { body, headers };
  return { body: await compress(body), headers: { ...headers, 'content-encoding': 'br' } };
}

const document = (body: Buffer, type: string, key: string): Sent => ({
  body,
  headers: { 'content-type': type, 'content-disposition': `attachment; filename="${key}"`, 'content-security-policy': HARMLESS },
});

/** Null where there is nothing of that name. */
async function find(storage: Storage, resized: RenditionReader, { key, width, accept, acceptEncoding }: Asked): Promise<Sent | null> {
  const stored = storedType(key);
  if (!stored) return null;
  if (stored.kind === 'picture' && width !== null) {
    const format = formatFor(accept);
    const body = await resized(key, width, format);
    return body && { body, headers: { 'content-type': `image/${format}`, vary: 'accept' } };
  }
  const body = await storage.read(key);
  if (!body) return null;
  if (stored.kind === 'drawing') return drawing(body, stored.type, acceptEncoding);
  return stored.kind === 'document' ? document(body, stored.type, key) : { body, headers: { 'content-type': stored.type } };
}

export const mediaRoutes: Routes = (app, { storage }) => {
  const resized = renditionReader(storage, (error) => app.log.error({ err: loggable(error) }, 'a size of a picture could not be kept'));
  app.get(
    '/media/:key',
    {
      config: { access: 'public' },
      schema: {
        hide: true,
        params: z.object({ key: z.string() }),
        querystring: z.object({ w: z.string().max(10).optional().catch(undefined) }),
      },
    },
    async (request, reply) => {
      const { accept = '', 'accept-encoding': acceptEncoding = '' } = request.headers;
      const asked = { key: request.params.key, width: widthFor(request.query.w), accept, acceptEncoding: String(acceptEncoding) };
      const found = await find(storage, resized, asked);
      return found ? send(request, reply, found) : sendMissing(request, reply);
    },
  );
};
