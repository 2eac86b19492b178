/** Restricts the redirect after sign-in to pages of this site. */
import { splitPath, translatePath } from '@uruhu/contract/languages';
import { paths } from '#app/lib/paths.ts';
import { LANGUAGE } from '#language';

/** A placeholder for the site's origin. A target on another site parses to another origin. */
const SITE_ORIGIN = 'https://shop.invalid';

/**
 * The path of this site that `target` names, with its query and fragment, else `fallback`. Browsers read '\' as '/',
 * and drop tabs and line ends, so both are refused before the URL is parsed as a browser would. A path that
 * holds a second URL once decoded ('/%2f%2fevil.example') is refused too: a server in between may decode it. A page in another language
 * becomes the same page in this one, because the router knows only these.
 */
export function toSafeRedirect(target: string | null | undefined, fallback: string = paths.home()): string {
  if (!target || !/^\/(?!\/)/.test(target) || hasUnsafeCharacter(target)) return fallback;
  const url = parseTarget(target);
  if (url?.origin !== SITE_ORIGIN || leavesSite(splitPath(url.pathname).path)) return fallback;
  return translatePath(url.pathname + url.search + url.hash, LANGUAGE);
}

function parseTarget(target: string): URL | null {
  return URL.canParse(target, SITE_ORIGIN) ? new URL(target, SITE_ORIGIN) : null;
}

function hasUnsafeCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this refuses control characters
  return /[\u0000-\u0020\u007f\\]/.test(text);
}

function leavesSite(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.startsWith('//') || hasUnsafeCharacter(decoded.slice(0, 2));
  } catch {
    return true;
  }
}
