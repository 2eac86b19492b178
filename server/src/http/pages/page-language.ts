/** Splits the path of a page into its language, which chooses the build of the storefront, and the path that the build calls it by. */
import { DEFAULT_LANGUAGE, isLanguage, type Language, translatePath } from '@uruhu/contract/languages';

/** The address of the data of a home page is '/_.data', and '/fr.data' in another language. */
const HOME_DATA = '/_.data';

export type LocalizedPath = { language: Language; path: string };

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Escapes each segment, so that the path cannot name another site: browsers read '\\' as '/'. */
const respellPath = (path: string): string => `/${path.split('/').filter(Boolean).map(decodeSegment).map(encodeURIComponent).join('/')}`;

/**
 * Reads the prefix in all spellings that name a language: '/fr/cart', '/FR/cart', '//fr/cart', and also '/en/cart', which is not the page's own
 * path. `path` is the rest, from '/'.
 */
export function splitPagePath(path: string): LocalizedPath {
  const [, segment = '', ending, rest = ''] = /^\/+([^/.]+)(\.data)?(.*)$/s.exec(path) ?? [];
  const language = decodeSegment(segment).toLowerCase();
  if (!isLanguage(language) || (ending && rest)) return { language: DEFAULT_LANGUAGE, path };
  if (ending) return { language, path: HOME_DATA };
  if (rest !== '' && !rest.startsWith('/')) return { language: DEFAULT_LANGUAGE, path };
  return { language, path: language === DEFAULT_LANGUAGE ? respellPath(rest) : rest.replace(/^\/+/, '/') || '/' };
}

/** The inverse: the page's own path. */
export function joinPagePath({ language, path }: LocalizedPath): string {
  if (path === HOME_DATA && language !== DEFAULT_LANGUAGE) return `/${language}.data`;
  return translatePath(path, language);
}
