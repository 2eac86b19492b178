import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AddRoutes, App, AppContext } from '../../context.ts';
import { findStaffRefusal, readBearerToken } from '../../http/access.ts';
import { normaliseAddress } from '../../http/address.ts';
import type { Cost } from '../../http/costs/cost.ts';
import { chooseEncoding } from '../../http/encoding.ts';
import { toLoggable } from '../../http/errors.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Storage } from '../../storage/storage.ts';
import { findStoredType } from '../../storage/stored-types.ts';
import { createUploadAccessFinder, isUploadKey } from '../files/files.ts';
import { createStaffFinder } from '../staff/staff.ts';
import { PLACEHOLDER } from './placeholder.ts';
import { chooseFormat, chooseWidth, createRenditionReader, type RenditionReader, type RenditionRequester } from './rendition.ts';

const compress = promisify(brotliCompress);

/** For files that every visitor may see: a key always has the same bytes. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/**
 * For pictures in reviews: fifty minutes, so that all caches drop a picture within an hour after its review is hidden (see
 * files/upload-access.ts).
 */
const CACHE_WHILE_REVIEWED = 'public, max-age=3000';
const DO_NOT_CACHE = 'private, no-store';

/** The policy of documents: a browser that opens one directly runs and loads nothing. All responses also have `nosniff`. */
const SANDBOX_POLICY = "default-src 'none'; sandbox";

/** `etag`: by default a hash of the body. */
type FileReply = { body: Buffer; headers: Record<string, string>; etag?: string };
/** `width`: null for the stored picture. */
type FileRequest = { key: string; width: number | null; headers: IncomingHttpHeaders };

/** The cost of making a rendition, which later visitors do not pay again. */
const RENDITION_COST: Cost = { cpu: 25 };

/** The cost of checking the access to an upload. */
const LOOKUP_COST: Cost = { database: 1 };

/** 96 bits of the hash, as a first visit to the home page gets twenty of them. */
const computeEtag = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

function sendFile(reply: FastifyReply, { body, headers, etag = computeEtag(body) }: FileReply, cacheControl: string) {
  reply.headers({
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    etag,
    ...headers,
  });
  return reply.send(body);
}

/** Sends a placeholder picture to an <img>, and an error to other clients. */
function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  reply.code(404).headers({ 'cache-control': 'no-store', vary: 'accept', 'x-content-type-options': 'nosniff' });
  if (!request.headers.accept?.includes('image/')) return sendRefusal(reply, { code: 'picture_not_found' });
  return reply.type('image/svg+xml').send(PLACEHOLDER);
}

/** Compresses a drawing, which is an SVG; the other formats are compressed already. */
async function compressDrawing(body: Buffer, type: string, requestHeaders: IncomingHttpHeaders): Promise<FileReply> {
  const headers = { 'content-type': type, vary: 'accept-encoding' };
  if (chooseEncoding(requestHeaders, ['br']) === null) return { body, headers };
  return { body: await compress(body), headers: { ...headers, 'content-encoding': 'br' } };
}

/** Uses the key as etag: a key always has the same bytes, and hashing ten megabytes would delay other requests. */
const toDocumentReply = (body: Buffer, type: string, key: string): FileReply => ({
  body,
  etag: `"${key}"`,
  headers: { 'content-type': type, 'content-disposition': `attachment; filename="${key}"`, 'content-security-policy': SANDBOX_POLICY },
});

/** Finds a file, or a rendition of a picture; null if there is none. */
async function findFile(
  storage: Storage,
  readRendition: RenditionReader,
  requester: RenditionRequester,
  { key, width, headers }: FileRequest,
): Promise<FileReply | null> {
  const storedType = findStoredType(key);
  if (!storedType) return null;
  if (storedType.kind === 'picture' && width !== null) {
    const format = chooseFormat(headers.accept ?? '');
    const body = await readRendition(key, width, format, requester);
    return body && { body, headers: { 'content-type': `image/${format}`, vary: 'accept' } };
  }
  const body = await storage.read(key);
  if (!body) return null;
  if (storedType.kind === 'drawing') return compressDrawing(body, storedType.type, headers);
  return storedType.kind === 'document'
    ? toDocumentReply(body, storedType.type, key)
    : { body, headers: { 'content-type': storedType.type } };
}

/** Creates a function that returns the Cache-Control of a file; null if the visitor may not see it. Only uploads need a query. */
function createCacheControlFinder(app: App, { db, config }: Pick<AppContext, 'db' | 'config'>) {
  const findAccess = createUploadAccessFinder(db);
  const findStaffMember = createStaffFinder({ db, config });
  return async (request: FastifyRequest, key: string, linkToken: string | null): Promise<string | null> => {
    // The pictures of the shop have no link tokens.
    if (!isUploadKey(key)) return linkToken === null ? CACHE_FOREVER : null;
    const access = await findAccess(key, linkToken, () => app.charge(request, LOOKUP_COST));
    if (!access) return null;
    if (access.is_reviewed) return CACHE_WHILE_REVIEWED;
    if (access.is_linked || (request.shopper && access.owner_id === request.shopper.user_id)) return DO_NOT_CACHE;
    const token = request.shopper ? null : readBearerToken(request.headers.authorization);
    const staff = token ? await findStaffMember(token) : null;
    return staff && findStaffRefusal(staff, 'reviews.moderate') === null ? DO_NOT_CACHE : null;
  };
}

const querystring = z.object({ w: z.string().max(10).optional().catch(undefined) });

export const addMediaRoutes: AddRoutes = (app, context) => {
  const { storage } = context;
  const readRendition = createRenditionReader(storage, (error) =>
    app.log.error({ err: toLoggable(error) }, 'a rendition of a picture could not be stored; the next request makes it again'),
  );
  const findCacheControl = createCacheControlFinder(app, context);

  /** `linkToken`: null if the path has none. */
  async function serveFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, width, linkToken }: { key: string; width: number | null; linkToken: string | null },
  ) {
    const cacheControl = await findCacheControl(request, key, linkToken);
    const requester = { ip_address: normaliseAddress(request), beforeEncode: () => app.charge(request, RENDITION_COST) };
    if (cacheControl === null) return sendMissing(request, reply);
    const file = await findFile(storage, readRendition, requester, { key, width, headers: request.headers });
    return file ? sendFile(reply, file, cacheControl) : sendMissing(request, reply);
  }

  app.get(
    '/media/:key',
    {
      config: { access: 'optional', cost: { cpu: 1 } },
      schema: { hide: true, params: z.object({ key: z.string() }), querystring },
    },
    (request, reply) => serveFile(request, reply, { key: request.params.key, width: chooseWidth(request.query.w), linkToken: null }),
  );
  // The link token is part of the path, so that the storefront can append widths to one address.
  app.get(
    '/media/:linkToken/:key',
    {
      config: { access: 'optional', cost: { cpu: 1 } },
      schema: { hide: true, params: z.object({ linkToken: z.string(), key: z.string() }), querystring },
    },
    (request, reply) => serveFile(request, reply, { ...request.params, width: chooseWidth(request.query.w) }),
  );
};
