/** Mounts the rendered storefront: its files under /assets, its pages on every path that nothing else answers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggable } from './errors.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { limitOf } from './limit.ts';
import { pageAddress } from './page-address.ts';
import { type Page, pageCache, toPage } from './page-cache.ts';
import { isFromElsewhere, PAGE_FORM_BYTES_MAX, PAGES_WITH_FORM, pageForm } from './page-forms.ts';
import type { Parts } from './parts.ts';
import { isPageAddress, sendPlainPage } from './plain-page.ts';
import { RATE } from './rate-limits.ts';
import { turns } from './turns.ts';

type Fetch = typeof globalThis.fetch;
/** `ask`: reaches the API for this request alone, where it is not everybody's. */
type Handle = (request: Request, ask?: Fetch) => Promise<Response>;
type StorefrontBuild = {
  createStorefront(options: { fetch: Fetch; onError: (error: unknown) => void }): Handle;
};

/** Where `npm run build` of the storefront puts its output. */
const BUILD = join(import.meta.dirname, '../../../storefront/build');

/**
 * Rendering is this thread's work, so more at once only makes each one later; a few overlap while they wait for the database.
 * Sixty wait for about a second. Kept pages do not wait.
 */
const RENDERINGS = { running: 4, waiting: 60 };

/** Files whose names hold the hash of what is in them never change. */
const HASHED_FILE = 'public, max-age=31536000, immutable';
const NAMED_FILE = 'public, max-age=86400';

async function loadBuild(): Promise<StorefrontBuild> {
  const entry = join(BUILD, 'server/index.js');
  if (!existsSync(entry)) throw new Error('The storefront is not built: run `npm start`, or `npm run build`.');
  return import(pathToFileURL(entry).href);
}

/** The best encoding that both sides know. */
function encoded(page: Page, accepted: string): { encoding: string | null; body: Buffer } {
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: page.brotli };
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: page.gzip };
  return { encoding: null, body: page.body };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply
    .code(page.status)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .headers(page.headers)
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
    .header('content-security-policy', page.contentSecurityPolicy);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { encoding, body } = encoded(page, String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** The address that pages name as theirs: the one that is set, else where this process listens. */
function origin(app: FastifyInstance, publicUrl: string | undefined): string {
  const at = app.server.address();
  return (
    publicUrl ??
    (at && typeof at === 'object' ? `http://${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}` : 'http://localhost')
  );
}

/** The files that browsers load: scripts, styles, fonts. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await files.register(fastifyStatic, {
      root: join(BUILD, 'client'),
      // Each file has a route of its own, so what is no file falls through to the pages.
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.includes('/assets/') ? HASHED_FILE : NAMED_FILE);
      },
    });
  });
}

export async function mountStorefront(app: FastifyInstance, { config, snapshot }: Pick<Parts, 'config' | 'snapshot'>): Promise<void> {
  const { createStorefront } = await loadBuild();
  const handle = createStorefront({
    fetch: inProcessFetch(app),
    onError: (error) => app.log.error({ err: loggable(error) }, 'page failed'),
  });
  const pages = pageCache(() => snapshot.current().id);
  const inTurn = turns(RENDERINGS);
  // The call behind the page is not counted, as it comes from this process; so whoever reads the page is.
  const mayTrack = limitOf(app, RATE.track);

  await serveFiles(app);
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', page: true },
    handler: async (request, reply) => {
      // A call that does not exist is answered as a call, not with a page.
      if (!isPageAddress(request.url)) return reply.callNotFound();
      const { address, keepable, tracks } = pageAddress(request.url);
      if (tracks) await mayTrack(request);
      // The Host header is the reader's to choose: pages are made for the path alone.
      const render = () => inTurn(() => handle(new Request(new URL(origin(app, config.publicUrl) + address))));
      return sendPage(request, reply, await pages(address, render, keepable));
    },
  });
  for (const path of PAGES_WITH_FORM) {
    app.route({
      method: 'POST',
      url: path,
      bodyLimit: PAGE_FORM_BYTES_MAX,
      config: { access: 'public', page: true },
      handler: async (request, reply) => {
        if (isFromElsewhere(request)) return sendPlainPage(reply, 403, 'This form was not sent from our page.');
        const form = pageForm(new URL(origin(app, config.publicUrl) + path), request.body);
        const page = await toPage(await inTurn(() => handle(form, inProcessFetch(app, request))));
        return sendPage(request, reply, { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } });
      },
    });
  }
}
