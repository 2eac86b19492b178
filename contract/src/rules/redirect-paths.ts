/** The addresses of a redirect: both are paths, so that no redirect leads to another site. */

const FROM_LENGTH_MAX = 500;
const ORIGIN = 'http://shop.invalid';
/** Addresses that are no pages, so the shop never looks for a redirect there. */
const NO_PAGES = /^\/(?:api|admin|media|assets)(?:\/|$)/;

/** Whether a server in between that decodes the path would read another site in it. */
function hidesSite(pathname: string): boolean {
  try {
    return /^\/[/\\]/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** Resolves what browsers read in a path, such as '/a/../b' or 'Kigali city'. Null for what is no path of one site. */
function readPath(text: string): URL | null {
  if (!/^\/(?![/\\])/.test(text)) return null;
  try {
    const url = new URL(text, ORIGIN);
    return url.origin === ORIGIN && !hidesSite(url.pathname) ? url : null;
  } catch {
    return null;
  }
}

const dropTrailingSlash = (path: string) => path.replace(/\/+$/, '') || '/';

/** The path at which redirects are looked up; null for what cannot be the old address of a page. */
export function normaliseFromPath(text: string): string | null {
  const url = readPath(text.replace(/^https?:\/\/[^/?#]+/i, '') || '/');
  const path = url && dropTrailingSlash(url.pathname);
  return path && path !== '/' && path.length <= FROM_LENGTH_MAX && !NO_PAGES.test(path) ? path : null;
}

/** The path with query and fragment to which a redirect leads; null for another site, and for what is no page. */
export function normaliseToPath(text: string): string | null {
  const url = readPath(text);
  if (!url || NO_PAGES.test(url.pathname)) return null;
  return dropTrailingSlash(url.pathname) + url.search + url.hash;
}
