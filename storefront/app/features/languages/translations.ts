import { LANGUAGES, type Language, translatePath } from '@uruhu/contract/languages';
import { LANGUAGE } from '#language';

export type Translation = { language: Language; href: string };

/** The token of a mailed link, which no page may contain. */
const SECRET_PARAMETER = 't';

/** The addresses of this page in the other languages. */
export function listTranslations({ pathname, search }: { pathname: string; search: string }): Translation[] {
  const query = new URLSearchParams(search).has(SECRET_PARAMETER) ? '' : search;
  return LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => ({
    language,
    href: translatePath(pathname, language) + query,
  }));
}
