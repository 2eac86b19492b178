/** Searches formatted text of staff, and marks the matches, by its text rather than its markup. */

/** A tag, an entity, white space, or a character with its accents: its source, and its normalised text for comparing with a search. */
type HtmlToken = { source: string; searchText: string; isTag: boolean };

const TOKEN = /<\/?([a-z][a-z0-9]*)\b[^<>]*>|&(amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);|\s+|.\p{M}*/giu;
const SEPARATING_TAG = /^(p|[bh]r|div|h\d|li|[ou]l|t[dhr]|table|blockquote)$/i;
const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Removes case and accents. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function decodeEntity(entity: string): string {
  const name = entity.toLowerCase();
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? '';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

/** Splits HTML into tokens. The text of any white space is one space, as is that of a tag that separates words. */
function splitHtml(html: string): HtmlToken[] {
  let afterSpace = true;
  return Array.from(html.matchAll(TOKEN), ({ 0: source, 1: tag, 2: entity }) => {
    const isTag = tag !== undefined;
    const text = entity === undefined ? source : decodeEntity(entity);
    const isSpace = isTag ? SEPARATING_TAG.test(tag) : /^\s+$/.test(text);
    const searchText = isSpace ? (afterSpace ? '' : ' ') : isTag ? '' : normalize(text);
    if (searchText !== '') afterSpace = isSpace;
    return { source, searchText, isTag };
  });
}

/** Normalises a search for comparing. */
export const normalizeSearch = (search: string): string => normalize(search).replace(/\s+/g, ' ').trim();

/** The normalised text of some HTML, for comparing. */
export const readText = (html: string): string =>
  splitHtml(html)
    .map(({ searchText }) => searchText)
    .join('')
    .trim();

/** Marks each match of `query` (from normalizeSearch). Never puts a mark around a tag or into an entity. */
export function markHtml(html: string, query: string): string {
  if (query === '') return html;
  const tokens = splitHtml(html);
  const text = tokens.map(({ searchText }) => searchText).join('');
  /** The token of each character of the text. */
  const tokenAt = tokens.flatMap((token) => new Array<HtmlToken>(token.searchText.length).fill(token));
  const found = new Set<HtmlToken>();
  for (let position = text.indexOf(query); position >= 0; position = text.indexOf(query, position + query.length)) {
    for (const token of tokenAt.slice(position, position + query.length)) if (!token.isTag) found.add(token);
  }
  let marked = '';
  let open = false;
  for (const token of tokens) {
    if (found.has(token) !== open) marked += open ? '</mark>' : '<mark>';
    open = found.has(token);
    marked += token.source;
  }
  return open ? `${marked}</mark>` : marked;
}
