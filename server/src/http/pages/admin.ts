/** Mounts the back office: its page on every address under /admin, and its files. */
import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import { FREE, FROM_MEMORY } from '@uruhu/contract/endpoints/cost';
import type { FastifyInstance } from 'fastify';
import { ADMIN_FILES, type AdminSource, NAME_PLACEHOLDER, NONCE_PLACEHOLDER } from './admin-source.ts';

/** The names of these files hold the hash of their content, so they never change. */
const HASHED_FILE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Allows the inline styles and the hot-reload client that Vite puts into pages. */
const DEV_POLICY = "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:; frame-ancestors 'none'";

/** Scripts come from files alone. The components write their styles into the page while it runs, and sign them with the nonce. */
const buildPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Allows frames for the mails of an order, which the server sends with a sandbox policy (order-view/admin).
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(async (files) => {
    files.routeDefaults = { access: 'public', cost: FREE };
    await files.register(fastifyStatic, {
      root: ADMIN_FILES,
      prefix: '/admin/assets/',
      // The plugin has added its methods to replies already, for the storefront's files.
      decorateReply: false,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply) => {
        reply.header('cache-control', HASHED_FILE_CACHE_CONTROL);
      },
    });
  });
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `getShopName`: the name that the page shows before a staff member has signed in. */
export async function mountAdmin(app: FastifyInstance, { isDev, load }: AdminSource, getShopName: () => string): Promise<void> {
  if (!isDev) await serveFiles(app);
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, { config: { access: 'public', page: true, cost: FROM_MEMORY } }, async (request, reply) => {
      // After an upgrade, an open page asks for scripts that are gone. If it got a page instead, the browser would report a syntax error.
      if (request.url.startsWith('/admin/assets/')) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      const page = await load(request.url);
      return reply
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', isDev ? DEV_POLICY : buildPolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(page.replaceAll(NONCE_PLACEHOLDER, nonce).replaceAll(NAME_PLACEHOLDER, () => escapeHtml(getShopName())));
    });
  }
}
