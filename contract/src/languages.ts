/**
 * The languages of the shop. A page is in the language of its path: `/fr/cart`, `/rw/cart`, and English without a prefix. Another language is
 * a line here, and a folder of messages in the contract, the server and the storefront.
 */

export const LANGUAGES = ['en', 'fr', 'rw'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** The query parameter by which a call of the API names its language. */
export const LANGUAGE_PARAMETER = 'lang';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The language of a stored name; the default one where the shop no longer has it. */
export const findLanguage = (name: string): Language => (isLanguage(name) ? name : DEFAULT_LANGUAGE);

/** The language of a text in a translated record, for its attribute `lang`; undefined where it is the language of the page. */
export const findTextLanguage = (record: { untranslated?: readonly string[] | undefined }, field: string): Language | undefined =>
  record.untranslated?.includes(field) ? DEFAULT_LANGUAGE : undefined;

/** '/fr', or '' for the language without a prefix. */
export const getPathPrefix = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

/**
 * Splits the path of a page, with or without query and fragment, into its language and the path in the language without a prefix. The rest of
 * '/fr//x' is '/x', because a browser takes '//x' and '/\x' for another site.
 */
export function splitPath(path: string): { language: Language; path: string } {
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(?=$|[/?#])[/\\]*(.*)$/s.exec(path) ?? [];
  if (!isLanguage(prefix) || prefix === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path };
  return { language: prefix, path: `/${rest}` };
}

/** The same page in another language: `/cart` and `/rw/cart` become `/fr/cart`. @param path a path of the shop, with or without a prefix. */
export function translatePath(path: string, language: Language): string {
  const plainPath = splitPath(path).path;
  const prefix = getPathPrefix(language);
  if (prefix === '') return plainPath;
  return /^\/(?=$|[?#])/.test(plainPath) ? prefix + plainPath.slice(1) : prefix + plainPath;
}
