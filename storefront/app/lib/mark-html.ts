/** Where a text that staff have formatted holds what is looked for: as it reads, not as it is marked up. */

/** A tag, an entity, white space, or one character with its accents: as it is written, and as it is read. */
type Piece = { source: string; read: string; isTag: boolean };

const PIECE = /<\/?([a-z][a-z0-9]*)\b[^<>]*>|&(amp|lt|gt|quot|nbsp|#\d+|#x[\da-f]+);|\s+|.\p{M}*/giu;
const PARTING = /^(p|[bh]r|div|h\d|li|[ou]l|t[dhr]|table|blockquote)$/i;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Capitals and accents make no difference. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function characterOf(entity: string): string {
  const name = entity.toLowerCase();
  if (!name.startsWith('#')) return NAMED[name] ?? '';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

/** White space of any kind and length is one space; so is a tag that parts words. */
function pieces(html: string): Piece[] {
  let afterSpace = true;
  return Array.from(html.matchAll(PIECE), ({ 0: source, 1: tag, 2: entity }) => {
    const isTag = tag !== undefined;
    const text = entity === undefined ? source : characterOf(entity);
    const isSpace = isTag ? PARTING.test(tag) : /^\s+$/.test(text);
    const read = isSpace ? (afterSpace ? '' : ' ') : isTag ? '' : fold(text);
    if (read !== '') afterSpace = isSpace;
    return { source, read, isTag };
  });
}

/** What is looked for, as texts are compared. */
export const wantedOf = (search: string): string => fold(search).replace(/\s+/g, ' ').trim();

/** The text as it reads, for comparing: what a search looks into. */
export const readText = (html: string): string =>
  pieces(html)
    .map(({ read }) => read)
    .join('')
    .trim();

/** Marks each place that holds `wanted` (of wantedOf), within the words only: no tag and no entity is broken. */
export function markHtml(html: string, wanted: string): string {
  if (wanted === '') return html;
  const all = pieces(html);
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
