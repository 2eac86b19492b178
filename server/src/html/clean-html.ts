import { classifyTextLink } from '@uruhu/contract/rules/content';
import sanitizeHtml from 'sanitize-html';
import type { DroppedMedia } from './paste/media.ts';
import { readBlocks } from './paste/read-blocks.ts';
import { removeShortcodes } from './paste/shortcodes.ts';
import { writeBlocks } from './paste/write-blocks.ts';

/**
 * The HTML that rich texts may contain: paragraphs, emphasis, lists, headings and links. Of any other element only its text would
 * remain; scripts and styles are removed with their content.
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
 * Makes HTML that staff wrote or pasted safe to show, by an allow-list of elements. Other elements leave the shape of the text: their blocks become
 * paragraphs, rows of tables lines, lists of office programs lists. Plain texts need no cleaning, because the storefront escapes them. Clean HTML stays
 * unchanged.
 */
export function cleanHtml(html: string): string {
  let cleanedHtml = cleanOnce(html);
  for (let pass = 1; pass < PASSES_MAX; pass++) {
    const recleanedHtml = cleanOnce(cleanedHtml);
    if (recleanedHtml === cleanedHtml) return toText(cleanedHtml) === '' ? '' : cleanedHtml;
    cleanedHtml = recleanedHtml;
  }
  // Brackets could still be shortcodes within each other.
  return toText(html)
    .replace(/[[\]\s]+/g, ' ')
    .trim();
}

/** How many pictures and videos `cleanHtml` leaves out of the text. */
export function countDroppedMedia(html: string): DroppedMedia {
  const dropped = { pictures: 0, videos: 0 };
  readPaste(html, dropped);
  return dropped;
}

/** The text in the shop's own elements, but not yet safe. */
function readPaste(html: string, dropped: DroppedMedia): string {
  const text = removeShortcodes(html, dropped);
  const { blocks, isForeign } = readBlocks(text, dropped);
  return isForeign || text !== html ? writeBlocks(blocks) : html;
}

const toText = (html: string): string => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim();

/** Nested links, for example, need a second pass. HTML that still changes after this many passes keeps only its text. */
const PASSES_MAX = 5;

const cleanOnce = (html: string): string => sanitizeHtml(readPaste(html, { pictures: 0, videos: 0 }), ALLOWED_HTML).trim();
