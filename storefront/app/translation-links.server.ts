import { DEFAULT_LANGUAGE, LANGUAGES, translatePath } from '@uruhu/contract/languages';

const CANONICAL_LINK = /<link rel="canonical" href="(https?:\/\/[^/"]+)(\/[^"]*)"\/>/;

/** The languages for search engines: a visitor with another language gets the default one. */
const HREF_LANGUAGES = [...LANGUAGES.map((language) => [language, language] as const), ['x-default', DEFAULT_LANGUAGE] as const];

/**
 * Names the page in each language, for search engines, if they may index it. They read the first HTML, so the browser has no code for these
 * links, and React leaves links in the head that it does not know.
 */
export const addTranslationLinks = (html: string): string =>
  html.replace(CANONICAL_LINK, (canonicalLink, origin: string, path: string) => {
    const links = HREF_LANGUAGES.map(
      ([hrefLanguage, language]) => `<link rel="alternate" hreflang="${hrefLanguage}" href="${origin}${translatePath(path, language)}"/>`,
    );
    return canonicalLink + links.join('');
  });
