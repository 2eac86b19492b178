/** What every answer says of itself, beside what it is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { App } from './parts.ts';

export type Secure = (request: IncomingMessage, response: ServerResponse, done: (error?: unknown) => void) => void;

/** What the shop has no use for, so that nothing that gets into a page has either. Copying and sharing stay as they are. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
export const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Thirty of them come with a page: nobody asks us about one of them by its number. */
const FILES = /^\/(assets|media)\//;

/** Helmet itself, made once: the framework's plugin would make it anew for each request. */
export const secureHeaders = (production: boolean): Secure =>
  helmet({
    // Pages name the hashes of their own scripts (see page-cache); everything else may load nothing at all.
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Pictures and files are for pages of ours, and our windows are nobody else's to reach into.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Said to browsers that are gone, or by frame-ancestors already; every reply would carry them to a phone.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

export function setHeaders(app: App, secure: Secure): void {
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, (error) => done(error as Error | undefined)));
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!FILES.test(request.url)) reply.header('x-request-id', request.id);
    // It means something for a page alone; the others need not carry it to a phone.
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.header('permissions-policy', PERMISSIONS);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      const shared = request.method === 'GET' && request.routeOptions.config.access === 'public';
      reply.header('cache-control', shared ? 'public, max-age=0, must-revalidate' : 'no-store');
    }
    done();
  });
}
