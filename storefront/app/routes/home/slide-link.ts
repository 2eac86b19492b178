import { findTextLanguage, type Language, splitPath } from '@uruhu/contract/languages';
import type { Slide } from '@uruhu/contract/slide';
import { toSafeRedirect } from '#app/features/session/safe-redirect.ts';
import { PATH_PREFIX } from '#language';

/** The path for a slide whose link is invalid (specification, routes). */
const SLIDE_FALLBACK_PATH = `${PATH_PREFIX}/productspage`;

/** Matches a path whose first segment is that of a page of the shop. */
const PAGE_PATH =
  /^\/(best|new|deals|all-products|productspage|category|brands|search|product|faqs|terms|privacy|legal|refund|signup)?(\/|$)/;

/**
 * The path of a slide's link on this site. Staff paste paths and whole URLs, also those of a test installation. `origin`: the origin
 * of this site. An unreadable link, or one to another site, leads to the fallback.
 */
export function getSlidePath(link: string, origin: string): string {
  const text = link.trim();
  if (!text) return SLIDE_FALLBACK_PATH;
  if (text.startsWith('/')) return toSafeRedirect(text, SLIDE_FALLBACK_PATH);
  if (!URL.canParse(text)) return SLIDE_FALLBACK_PATH;
  const url = new URL(text);
  const isShopPage =
    url.origin === origin ||
    (/^https?:$/.test(url.protocol) && splitPath(url.pathname).path !== '/' && PAGE_PATH.test(splitPath(url.pathname).path));
  return isShopPage ? toSafeRedirect(url.pathname + url.search + url.hash, SLIDE_FALLBACK_PATH) : SLIDE_FALLBACK_PATH;
}

/** A slide with the path of its link, and the language of its texts if it is not the page's, computed on the server. */
export function toSlideWithPath({ link, untranslated, ...slide }: Slide, origin: string): SlideWithPath {
  const lang = findTextLanguage({ untranslated }, 'title');
  return { ...slide, ...(lang && { lang }), to: getSlidePath(link, origin) };
}
export type SlideWithPath = Omit<Slide, 'link' | 'untranslated'> & { lang?: Language; to: string };
