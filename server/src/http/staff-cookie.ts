/** The cookie that holds a staff session in browsers. Programs send the same token as `Authorization: Bearer`. */
import { STAFF_PREFIX } from '@uruhu/contract/endpoints/paths/staff';
import type { FastifyRequest } from 'fastify';

const COOKIE_NAME = 'staff_session';

/**
 * `seconds` 0 deletes the cookie. Because of its path, browsers send it only with the calls of the back office. SameSite=Strict keeps other
 * sites from sending it, and HttpOnly keeps scripts from reading it.
 */
export const buildStaffCookie = (token: string, { seconds, isSecure }: { seconds: number; isSecure: boolean }): string =>
  [
    `${COOKIE_NAME}=${token}`,
    `Path=${STAFF_PREFIX}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

export function readStaffCookie(header: string | undefined): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [name, value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (name === COOKIE_NAME && value) return value;
  }
  return null;
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
