/** Writes the sitemap (sitemaps.org), in which each page names its addresses in all languages, as search engines expect it. */
import { DEFAULT_LANGUAGE, LANGUAGES, translatePath } from '@uruhu/contract/languages';
import { element, emptyElement } from '../../lib/xml.ts';

/** A file may list 50,000 addresses; each page has one for each language. */
export const PAGES_PER_FILE: number = Math.floor(50_000 / LANGUAGES.length);

/** `changed_at`: when the page last changed; undefined if the shop does not know it. */
export type SitemapPage = { path: string; changed_at?: Date };

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The file that names the other files. `origin`: like https://shop.example */
export const writeSitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${HEADER}<sitemapindex ${NAMESPACE}>\n${paths.map((path) => `<sitemap>${element('loc', origin + path)}</sitemap>\n`).join('')}</sitemapindex>\n`;

export const SITEMAP_START: string = `${HEADER}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const SITEMAP_END = '</urlset>\n';

/** One page in all languages. */
export function writeSitemapPage(origin: string, { path, changed_at }: SitemapPage): string {
  const buildUrl = (language: (typeof LANGUAGES)[number]) => origin + translatePath(path, language);
  const link = (hreflang: string, href: string) => emptyElement('xhtml:link', { rel: 'alternate', hreflang, href });
  const alternates =
    LANGUAGES.map((language) => link(language, buildUrl(language))).join('') + link('x-default', buildUrl(DEFAULT_LANGUAGE));
  const changed = changed_at ? element('lastmod', changed_at.toISOString()) : '';
  return LANGUAGES.map((language) => `<url>${element('loc', buildUrl(language))}${changed}${alternates}</url>\n`).join('');
}
