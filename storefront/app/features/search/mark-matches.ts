/** Finds the parts of a suggestion that match the query. */

export type Piece = { text: string; marked: boolean };

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Splits `text` into pieces, marked or not. Ignores accents and case. Marks matches at word starts, or anywhere if there are none. */
export function markMatches(text: string, typed: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  const folded = letters.map(fold);
  const marked = new Set<number>();
  for (const word of fold(typed).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const matches = letters.map((_, start) => start).filter((start) => matchLengthAt(folded, start, word) > 0);
    const matchesAtWordStart = matches.filter((start) => !isWordPart(letters[start - 1]));
    for (const start of matchesAtWordStart.length > 0 ? matchesAtWordStart : matches) {
      for (let index = 0; index < matchLengthAt(folded, start, word); index += 1) marked.add(start + index);
    }
  }
  return toPieces(letters, marked);
}

/** The number of letters from `start` on that match the word; 0 for no match. A letter may fold to two letters, or to none. */
function matchLengthAt(folded: readonly string[], start: number, word: string): number {
  let prefix = '';
  for (let end = start; end < folded.length; end += 1) {
    prefix += folded[end];
    if (prefix.length >= word.length) return prefix.startsWith(word) ? end - start + 1 : 0;
    if (prefix === '' || !word.startsWith(prefix)) return 0;
  }
  return 0;
}

function toPieces(letters: readonly string[], marked: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.marked === marked.has(index)) last.text += letter;
    else pieces.push({ text: letter, marked: marked.has(index) });
  });
  return pieces;
}
