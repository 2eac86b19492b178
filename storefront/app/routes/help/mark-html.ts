/** Searches the formatted texts of staff, and marks the matches. A search looks at the text only, not at the markup. */

/** A tag, an entity, white space, or a character with its accents. `searchText` is its normalised text, to compare with a search. */
type HtmlToken = { source: string; searchText: string; isTag: boolean };

/** Group 1 is the name of a tag, group 2 the name or number of an entity. */
const TOKEN = /<\/?([a-z][a-z0-9]*)\b[^<>]*>|&(amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);|\s+|.\p{M}*/giu;
/** The names of the tags between which text belongs to different words. */
const SEPARATING_TAG = /^(p|[bh]r|div|h\d|li|[ou]l|t[dhr]|table|blockquote)$/i;
const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Removes case and accents. */
const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const CODE_POINT_MAX = 0x10ffff;

function decodeEntity(entity: string): string {
  const name = entity.toLowerCase();
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? '';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= CODE_POINT_MAX && !isSurrogate ? String.fromCodePoint(code) : '';
}

/** Splits HTML into tokens. White space and tags that separate words have the text of one space, unless a space comes before them. */
function splitHtml(html: string): HtmlToken[] {
  let isAfterSpace = true;
  return Array.from(html.matchAll(TOKEN), ({ 0: source, 1: tag, 2: entity }) => {
    const isTag = tag !== undefined;
    const text = entity === undefined ? source : decodeEntity(entity);
    const isSpace = isTag ? SEPARATING_TAG.test(tag) : /^\s+$/.test(text);
    let searchText = '';
    if (isSpace && !isAfterSpace) searchText = ' ';
    else if (!isSpace && !isTag) searchText = normalize(text);
    if (searchText !== '') isAfterSpace = isSpace;
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
  const tokenByPosition = tokens.flatMap((token) => new Array<HtmlToken>(token.searchText.length).fill(token));
  const markedTokens = new Set<HtmlToken>();
  for (let position = text.indexOf(query); position >= 0; position = text.indexOf(query, position + query.length)) {
    for (const token of tokenByPosition.slice(position, position + query.length)) if (!token.isTag) markedTokens.add(token);
  }
  let marked = '';
  let isMarkOpen = false;
  for (const token of tokens) {
    const isMarked = markedTokens.has(token);
    if (isMarked && !isMarkOpen) marked += '<mark>';
    if (!isMarked && isMarkOpen) marked += '</mark>';
    isMarkOpen = isMarked;
    marked += token.source;
  }
  return isMarkOpen ? `${marked}</mark>` : marked;
}
