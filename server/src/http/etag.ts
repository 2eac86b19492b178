import etag from '@fastify/etag';
import type { App } from '../context.ts';

/** Whether the If-None-Match header names the etag, weak or strong: one etag, a list of them, or '*'. */
const matchesEtag = (ifNoneMatch: string | undefined, entityTag: string): boolean => {
  const value = entityTag.replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((item) => ['*', value].includes(item.trim().replace(/^W\//, ''))) ?? false;
};

/** Gives each reply an etag unless it has one, and sends no body to a client that has it already. */
export async function addEtags(app: App): Promise<void> {
  // The plugin compares with one etag only.
  await app.register(etag, { weak: true, replyWith304: false });
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isComplete = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isRead || reply.statusCode !== 200 || !isComplete) return payload;
    if (!matchesEtag(request.headers['if-none-match'], String(reply.getHeader('etag')))) return payload;
    reply.code(304).removeHeader('content-encoding').removeHeader('content-length');
    return '';
  });
}
