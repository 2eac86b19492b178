/**
 * Adds to the head of a page what only search engines and messengers read. They read the first HTML, so browsers need no code for it, and React
 * leaves elements in the head that it does not know.
 */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, translatePath } from '@uruhu/contract/languages';

const CANONICAL_LINK = /<link rel="canonical" href="(https?:\/\/[^/"]+)(\/[^"]*)"\/>/;

/** The languages for search engines: a visitor with another language gets the default one. */
const HREF_LANGUAGES = [...LANGUAGES.map((language) => [language, language] as const), ['x-default', DEFAULT_LANGUAGE] as const];

/** Names the page in each language, for search engines, if they may index it. */
export const addTranslationLinks = (html: string): string =>
  html.replace(CANONICAL_LINK, (canonicalLink, origin: string, path: string) => {
    const links = HREF_LANGUAGES.map(
      ([hrefLanguage, language]) => `<link rel="alternate" hreflang="${hrefLanguage}" href="${origin}${translatePath(path, language)}"/>`,
    );
    return canonicalLink + links.join('');
  });

/** The names of Open Graph. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', fr: 'fr_FR', rw: 'rw_RW' };

/** The card that the server draws for pages without one of their own. */
const SHOP_CARD = '/cards/shop.jpg';
/** The size of all cards, in pixels. */
const CARD_SIZE = { width: 1200, height: 630 };

const TITLE = /<meta property="og:title" content="([^"]*)"\/>/;
const SITE_NAME = /<meta property="og:site_name" content="([^"]*)"\/>/;
const PICTURE = /<meta property="og:image" content="[^"]*"\/>/;

const property = (name: string, content: string | number) => `<meta property="${name}" content="${content}"/>`;

/** Size and alternative text of a card, which messengers read after its address. `alt`: escaped. */
const describeCard = (alt: string): string =>
  property('og:image:width', CARD_SIZE.width) + property('og:image:height', CARD_SIZE.height) + property('og:image:alt', alt);

/**
 * Completes the tags of Open Graph, by which messengers show a link to the page: its language, and the card with its size. Its translations are named
 * by links (addTranslationLinks), which cost every visitor fewer bytes than naming them twice. A page that names no picture gets the card of the shop. `origin`: of the shop.
 */
export function addShareTags(html: string, { language, origin }: { language: Language; origin: string }): string {
  const title = TITLE.exec(html)?.[1];
  // An error page without tags.
  if (title === undefined) return html;
  const added = [
    property('og:type', 'website'),
    property('og:locale', OPEN_GRAPH_LOCALES[language]),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');
  const withTags = html.replace(SITE_NAME, (tag) => tag + added);
  if (PICTURE.test(html)) return withTags.replace(PICTURE, (tag) => tag + describeCard(title));
  const shopCard = property('og:image', origin + SHOP_CARD);
  return withTags.replace(SITE_NAME, (tag, shop: string) => tag + shopCard + describeCard(shop));
}

/** Adds data for search engines (schema.org) to the end of the head. No text in it can end the script. `data`: null for a page without any. */
export const addStructuredData = (html: string, data: object | null): string =>
  data === null
    ? html
    : html.replace(
        '</head>',
        () => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>`,
      );
