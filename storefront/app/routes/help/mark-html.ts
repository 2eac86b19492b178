/** Searches formatted text of staff, and marks the matches, by its text rather than its markup. */

/** A tag, an entity, white space, or a character with its accents: its source, and the text it reads as. */
type Piece = { source: string; read: string; isTag: boolean };

const PIECE = /<\/?([a-z][a-z0-9]*)\b[^<>]*>|&(amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);|\s+|.\p{M}*/giu;
const SEPARATING_TAG = /^(p|[bh]r|div|h\d|li|[ou]l|t[dhr]|table|blockquote)$/i;
const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Removes case and accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function decodeEntity(entity: string): string {
  const name = entity.toLowerCase();
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? '';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

/** Splits HTML into pieces. Any white space reads as one space, as does a tag that separates words. */
function splitHtml(html: string): Piece[] {
  let afterSpace = true;
  return Array.from(html.matchAll(PIECE), ({ 0: source, 1: tag, 2: entity }) => {
    const isTag = tag !== undefined;
    const text = entity === undefined ? source : decodeEntity(entity);
    const isSpace = isTag ? SEPARATING_TAG.test(tag) : /^\s+$/.test(text);
    const read = isSpace ? (afterSpace ? '' : ' ') : isTag ? '' : fold(text);
    if (read !== '') afterSpace = isSpace;
    return { source, read, isTag };
  });
}

/** Normalises a search for comparing. */
export const normalizeSearch = (search: string): string => fold(search).replace(/\s+/g, ' ').trim();

/** The normalised text of some HTML, for comparing. */
export const readText = (html: string): string =>
  splitHtml(html)
    .map(({ read }) => read)
    .join('')
    .trim();

/** Marks each match of `wanted` (from normalizeSearch). Never puts a mark around a tag or into an entity. */
export function markHtml(html: string, wanted: string): string {
  if (wanted === '') return html;
  const all = splitHtml(html);
  const text = all.map(({ read }) => read).join('');
  const owners = all.flatMap((piece) => new Array<Piece>(piece.read.length).fill(piece));
  const found = new Set<Piece>();
  for (let place = text.indexOf(wanted); place >= 0; place = text.indexOf(wanted, place + wanted.length)) {
    for (const piece of owners.slice(place, place + wanted.length)) if (!piece.isTag) found.add(piece);
  }
  let marked = '';
  let open = false;
  for (const piece of all) {
    if (found.has(piece) !== open) marked += open ? '</mark>' : '<mark>';
    open = found.has(piece);
    marked += piece.source;
  }
  return open ? `${marked}</mark>` : marked;
}
