/** The URLs of a redirect: both are paths, so that no redirect leads to another site. */

import { splitPath } from '../languages.ts';

const FROM_LENGTH_MAX = 500;
/** The URL parser needs an origin to resolve a path. A path that leads to another site changes it. */
const ORIGIN = 'http://shop.invalid';
/** URLs that are not pages, so the shop never looks for a redirect there. */
const NOT_PAGES = /^\/(?:api|admin|media|assets|cards)(?:\/|$)/;

/** Whether a proxy that decodes the path would take it for the URL of another site, as with '/%2f%2fevil.example'. */
function hidesOtherSite(pathname: string): boolean {
  try {
    return /^\/[/\\]/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** Without the prefix of a language: a redirect holds in each. */
const shorten = ({ pathname }: URL) => splitPath(pathname).path.replace(/\/+$/, '') || '/';

/** Resolves and escapes a path as browsers do: '/a/../b c' becomes '/b%20c'. Null if the text is no path of this site. */
function readPath(text: string): URL | null {
  if (!/^\/(?![/\\])/.test(text)) return null;
  try {
    const url = new URL(text, ORIGIN);
    return url.origin === ORIGIN && !hidesOtherSite(shorten(url)) ? url : null;
  } catch {
    return null;
  }
}

/** The path at which redirects are looked up; null if the text cannot be the old URL of a page. */
export function normaliseFromPath(text: string): string | null {
  const url = readPath(text.replace(/^https?:\/\/[^/?#]+/i, '') || '/');
  const path = url && shorten(url);
  return path && path !== '/' && path.length <= FROM_LENGTH_MAX && !NOT_PAGES.test(path) ? path : null;
}

/** The path with query and fragment to which a redirect leads; null if the text leads to another site or to no page. */
export function normaliseToPath(text: string): string | null {
  const url = readPath(text);
  const path = url && shorten(url);
  return path === null || NOT_PAGES.test(path) ? null : path + url?.search + url?.hash;
}
