import sanitizeHtml from 'sanitize-html';

/**
 * What rich texts of the shop may hold: words, emphasis, lists, headings and links. No pictures, no styles, no scripts, no frames;
 * whatever else is there loses its tags and keeps its words, but for scripts and styles, which go whole.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'hr', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Deeper than any text needs; deep nesting makes browsers slow.
  nestingLimit: 20,
  transformTags: { a: (_, { href = '' }) => ({ tagName: 'a', attribs: buildLinkAttributes(href) }) },
};

/** A path of this site; '//other.example' reads like one and is none. */
const OWN_PATH = /^(?:\/(?![/\\])|[?#])/;
const OTHER_SITE = /^(?:https?:\/\/|mailto:|tel:)/i;

/** A link may lead to a path of this site or to a full address elsewhere. Other sites get no referrer and no rank in search engines from it. */
function buildLinkAttributes(href: string): sanitizeHtml.Attributes {
  if (OWN_PATH.test(href)) return { href };
  return OTHER_SITE.test(href) ? { href, rel: 'noopener noreferrer nofollow' } : {};
}

/**
 * Makes HTML that a person wrote safe to show: by an allow-list, so that what is not known is not let through. Text fields do
 * not pass here, they are escaped when shown. Cleaning what is clean changes nothing.
 */
export function cleanHtml(html: string): string {
  let cleaned = cleanOnce(html);
  for (let pass = 1; pass < PASSES_MAX; pass++) {
    const again = cleanOnce(cleaned);
    if (again === cleaned) return cleaned;
    cleaned = again;
  }
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim();
}

/** A link in a link, and the like, is put right in a second pass. What is not right after these keeps its words alone. */
const PASSES_MAX = 5;

const cleanOnce = (html: string): string => sanitizeHtml(html, ALLOWED).trim();
