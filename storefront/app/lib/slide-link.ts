import { safeRedirect } from './safe-redirect.ts';

/** Where a slide leads when its link cannot be followed (specification, routes). */
export const SLIDE_FALLBACK = '/productspage';

/** How the addresses of this shop's pages begin. */
const PAGES = /^\/(best|new|deals|all-products|productspage|category|brands|search|product|faqs|terms|privacy|legal|signup)?(\/|$)/;

/**
 * The path of a slide's link on this site: staff paste whole addresses as well as paths, also of where they tried the shop out.
 * `origin` is this site's. What cannot be read, and a page that is none of the shop's, leads to the fallback.
 */
export function slidePath(link: string, origin: string): string {
  const text = link.trim();
  if (!text) return SLIDE_FALLBACK;
  if (text.startsWith('/')) return safeRedirect(text, SLIDE_FALLBACK);
  if (!URL.canParse(text)) return SLIDE_FALLBACK;
  const url = new URL(text);
  const known = url.origin === origin || (/^https?:$/.test(url.protocol) && url.pathname !== '/' && PAGES.test(url.pathname));
  return known ? safeRedirect(url.pathname + url.search + url.hash, SLIDE_FALLBACK) : SLIDE_FALLBACK;
}
