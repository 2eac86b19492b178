import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { z } from 'zod';
import type { Routes } from '../../http/parts.ts';
import { isKey, widthFor } from './key.ts';
import { formatFor, renditionReader } from './rendition.ts';

const compress = promisify(brotliCompress);

/** A key is never used for another picture, so what was sent stays true. */
const CACHE = 'public, max-age=31536000, immutable';

const STORED_TYPES: Record<string, string> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
};

export const mediaRoutes: Routes = (app, { mediaDir }) => {
  const read = renditionReader(mediaDir);
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
      const { key } = request.params;
      const width = widthFor(request.query.w);
      const format = formatFor(String(request.headers.accept ?? ''));
      const picture = isKey(key) ? await read(key, width, format) : null;
      if (!picture) return reply.code(404).header('cache-control', 'no-store').send({ status: 'error', message: 'Picture not found' });
      const resized = width !== null && !key.endsWith('.svg');
      reply
        .header('content-type', resized ? `image/${format}` : STORED_TYPES[key.split('.').at(-1) ?? ''])
        .header('cache-control', CACHE)
        .header('vary', key.endsWith('.svg') ? 'accept-encoding' : 'accept')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('etag', picture.etag);
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
      // The other formats are compressed already.
      if (key.endsWith('.svg') && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
        return reply.header('content-encoding', 'br').send(await compress(picture.body));
      }
      return reply.send(picture.body);
    },
  );
};
