/** The cookie that holds a staff session in browsers. Programs send the same token as `Authorization: Bearer`. */
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    staffCookieName: string;
  }
}

/**
 * The name of the cookie. Browsers take a `__Host-` cookie only over HTTPS, for all paths, and from this host alone, so no other host of the
 * same site can set one. A shop on a developer's machine has no HTTPS.
 */
export const chooseStaffCookieName = ({ production }: { production: boolean }) => (production ? '__Host-staff_session' : 'staff_session');

/**
 * `seconds` 0 deletes the cookie. SameSite=Strict keeps other sites from sending it, and HttpOnly keeps scripts from reading it. Only the
 * calls of staff read it.
 */
export const buildStaffCookie = (name: string, token: string, seconds: number): string =>
  [
    `${name}=${token}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(name.startsWith('__Host-') ? ['Secure'] : []),
  ].join('; ');

/** The token in the cookie; null without one, and for two cookies of its name: one of them is not from this shop. */
export function readStaffCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('=', 2).map((part) => part.trim()));
  const [token, ...others] = pairs.filter(([pairName]) => pairName === name).map(([, value = '']) => value);
  return token && others.length === 0 ? token : null;
}

const READING_METHODS = ['GET', 'HEAD'];

/** The host of an Origin header; null without one, and for 'null'. */
const readOriginHost = (origin: string | undefined) => (origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether a call that only the cookie authenticates may run: it reads, or comes from the shop's own pages. A browser that does not send
 * Sec-Fetch-Site names the page's origin in the header Origin. SameSite alone does not suffice, because it allows calls from other hosts of
 * the same site.
 */
export function isCookieCallAllowed({ method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): boolean {
  if (READING_METHODS.includes(method)) return true;
  const site = headers['sec-fetch-site'];
  return site === undefined ? readOriginHost(headers.origin) === host : site === 'same-origin';
}
