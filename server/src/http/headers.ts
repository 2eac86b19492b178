/** The security and cache headers of every response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { App } from '../context.ts';

export type SetSecurityHeaders = (request: IncomingMessage, response: ServerResponse, done: (error?: unknown) => void) => void;

/** Browser features that the shop does not use, denied so that an injected script cannot use them either. */
const DENIED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
export const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Scripts, styles and pictures. A page loads thirty of them, so they go without headers that a file does not need, such as a request id. */
const FILE_PATHS = /^\/((admin\/)?assets|media|cards)\//;
/** These headers protect windows and links. A file opens no window and has no links, so it goes without them. */
const PAGE_HEADERS = ['cross-origin-opener-policy', 'referrer-policy'];

/** Creates helmet once, while the framework's plugin would create it for each request. */
export const createSecurityHeaders = (production: boolean): SetSecurityHeaders =>
  helmet({
    // Pages set their own policy with the hashes of their scripts (see page-policy.ts); all other responses may load nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only the shop's own pages may load its pictures and files, and no other site may reach into the shop's windows.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Only browsers that no shopper uses any more need these headers, or frame-ancestors says the same. They would lengthen every response.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

function addVary(reply: FastifyReply, name: string): void {
  const names = reply.getHeader('vary');
  reply.header('vary', names === undefined ? name : `${names}, ${name}`);
}

export function setHeaders(app: App, setSecurityHeaders: SetSecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) =>
    setSecurityHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!FILE_PATHS.test(request.url)) reply.header('x-request-id', request.id);
    else for (const name of PAGE_HEADERS) reply.raw.removeHeader(name);
    // Browsers apply a permissions policy only to pages, so other responses go without one.
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      const isCacheable = request.method === 'GET' && request.routeOptions.config.access === 'public';
      reply.header('cache-control', isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store');
    }
    // A call that names no language is answered in the one that its client accepts.
    if (request.url.startsWith('/api/') && String(reply.getHeader('cache-control')).startsWith('public')) addVary(reply, 'accept-language');
    done();
  });
}
