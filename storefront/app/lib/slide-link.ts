import { safeRedirect } from './safe-redirect.ts';

/** Where a slide leads when its link cannot be followed (specification, routes). */
export const SLIDE_FALLBACK = '/productspage';

/**
 * The path of a slide's link on this site: staff paste whole addresses as well as paths. `origin` is this site's.
 * A link elsewhere, or none, leads to the fallback.
 */
export function slidePath(link: string, origin: string): string {
  const text = link.trim();
  if (!text) return SLIDE_FALLBACK;
  if (text.startsWith('/')) return safeRedirect(text, SLIDE_FALLBACK);
  if (!URL.canParse(text)) return SLIDE_FALLBACK;
  const url = new URL(text);
  return url.origin === origin ? safeRedirect(url.pathname + url.search + url.hash, SLIDE_FALLBACK) : SLIDE_FALLBACK;
}
