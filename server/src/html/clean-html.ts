import { classifyTextLink } from '@uruhu/contract/rules/content';
import sanitizeHtml from 'sanitize-html';

/**
 * The HTML that rich texts may contain: paragraphs, emphasis, lists, headings and links. Any other element is replaced by its text; scripts
 * and styles are removed with their content.
 */
const ALLOWED_HTML: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper than any text needs; deep nesting makes browsers slow.
  nestingLimit: 20,
  transformTags: { a: (_, { href = '' }) => ({ tagName: 'a', attribs: buildLinkAttributes(href) }), h1: 'h2' },
  // A link that leads nowhere would still look like one.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** Allows links to paths of this site and to full addresses. Links to other sites pass on no referrer and no rank in search engines. */
function buildLinkAttributes(href: string): sanitizeHtml.Attributes {
  const target = classifyTextLink(href);
  if (target === null) return {};
  return target === 'this_site' ? { href } : { href, rel: 'noopener noreferrer nofollow' };
}

/**
 * Makes HTML that staff wrote safe to show, by an allow-list of elements. Plain texts need no cleaning, because the storefront escapes them.
 * Clean HTML stays unchanged.
 */
export function cleanHtml(html: string): string {
  const separatedHtml = separateCells(html);
  let cleanedHtml = cleanOnce(separatedHtml);
  for (let pass = 1; pass < PASSES_MAX; pass++) {
    const recleanedHtml = cleanOnce(cleanedHtml);
    if (recleanedHtml === cleanedHtml) return toText(cleanedHtml) === '' ? '' : cleanedHtml;
    cleanedHtml = recleanedHtml;
  }
  return toText(separatedHtml);
}

const toText = (html: string): string => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim();

/** The end of a row of a table and the beginning of the next one. */
const ROW_BREAK = /<\/tr\s*>\s*(?:<\/t(?:head|body)\s*>\s*)?(?:<t(?:head|body|foot)\s*>\s*)?<tr/gi;

/**
 * Puts a space after each cell of a table and a break between its rows. Otherwise the words would join, because the table's elements are
 * replaced by their text.
 */
const separateCells = (html: string): string => html.replace(ROW_BREAK, '<br />$&').replace(/<\/t[dh]\s*>/gi, ' $&');

/** Nested links, for example, need a second pass. HTML that still changes after this many passes keeps only its text. */
const PASSES_MAX = 5;

const cleanOnce = (html: string): string => sanitizeHtml(html, ALLOWED_HTML).trim();
