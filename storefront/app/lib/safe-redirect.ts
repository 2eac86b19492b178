/** Where to go after signing in: only ever to a page of this site. */
import { paths } from './paths.ts';

/** Stands for this site, whatever its address: what leads elsewhere does not keep it. */
const HERE = 'https://shop.invalid';

/**
 * The path of this site that `target` names, with its query and fragment, else `fallback`. Browsers read '\' as '/',
 * and drop tabs and line ends, so both are refused before the address is parsed as a browser would. A path that
 * holds a second address once decoded ('/%2f%2fevil.example') is refused too: a server in between may decode it.
 */
export function safeRedirect(target: string | null | undefined, fallback: string = paths.home()): string {
  if (!target || !/^\/(?!\/)/.test(target) || hasUnsafeCharacter(target)) return fallback;
  const url = parse(target);
  if (url?.origin !== HERE || leadsAway(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

function parse(target: string): URL | null {
  return URL.canParse(target, HERE) ? new URL(target, HERE) : null;
}

function hasUnsafeCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return /[\u0000-\u0020\u007f\\]/.test(text);
}

function leadsAway(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.startsWith('//') || hasUnsafeCharacter(decoded.slice(0, 2));
  } catch {
    return true;
  }
}
