/** Addresses that browsers and crawlers try at every site. They are files, so no page is rendered for them. */
import type { FastifyReply } from 'fastify';
import type { App } from '../../context.ts';
import { FREE } from '../costs/cost.ts';

/** The files that the shop does not have. */
const MISSING_FILES = ['/manifest.json', '/manifest.webmanifest', '/site.webmanifest', '/.well-known/*'] as const;

/** The icons, each with the width of its picture and what replaces the shop's favicon while it has none. */
const ICONS = [
  { url: '/favicon.ico', width: 160, fallback: '/favicon.svg' },
  // Phones take a drawing for no icon.
  { url: '/apple-touch-icon.png', width: 320, fallback: null },
  { url: '/apple-touch-icon-precomposed.png', width: 320, fallback: null },
] as const;

/** An hour, because staff can change the favicon, and a file may be added. */
const CACHE_CONTROL = 'public, max-age=3600';

const sendMissing = (reply: FastifyReply) =>
  reply.code(404).headers({ 'cache-control': CACHE_CONTROL, 'content-type': 'text/plain; charset=utf-8' }).send('Not found\n');

/** `findFavicon`: the address of the favicon in the settings; null if the shop has none. */
export function addWellKnownFiles(app: App, findFavicon: () => string | null): void {
  const options = { config: { access: 'public', cost: FREE }, schema: { hide: true } } as const;
  for (const url of MISSING_FILES) {
    app.get(url, options, (_request, reply) => sendMissing(reply));
  }
  for (const { url, width, fallback } of ICONS) {
    app.get(url, options, (_request, reply) => {
      const favicon = findFavicon();
      const target = favicon === null ? fallback : `${favicon}?w=${width}`;
      return target === null ? sendMissing(reply) : reply.header('cache-control', CACHE_CONTROL).redirect(target, 302);
    });
  }
}
