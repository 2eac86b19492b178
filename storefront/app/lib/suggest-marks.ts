/** Which part of a suggestion is what was typed. */

export type Piece = { text: string; marked: boolean };

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** `text` cut into pieces that are marked or not; accents and capitals make no difference. Words are matched where they begin, else anywhere. */
export function markMatches(text: string, typed: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  const folded = letters.map(fold);
  const marked = new Set<number>();
  for (const word of fold(typed).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const places = letters.map((_, place) => place).filter((place) => lengthAt(folded, place, word) > 0);
    const begins = places.filter((place) => !isWordPart(letters[place - 1]));
    for (const place of begins.length > 0 ? begins : places) {
      for (let index = 0; index < lengthAt(folded, place, word); index += 1) marked.add(place + index);
    }
  }
  return toPieces(letters, marked);
}

/** How many letters from `place` on spell the word; 0 where they do not. A letter may fold into two, or into none. */
function lengthAt(folded: readonly string[], place: number, word: string): number {
  let spelt = '';
  for (let end = place; end < folded.length; end += 1) {
    spelt += folded[end];
    if (spelt.length >= word.length) return spelt.startsWith(word) ? end - place + 1 : 0;
    if (spelt === '' || !word.startsWith(spelt)) return 0;
  }
  return 0;
}

function toPieces(letters: readonly string[], marked: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  letters.forEach((letter, place) => {
    const last = pieces.at(-1);
    if (last && last.marked === marked.has(place)) last.text += letter;
    else pieces.push({ text: letter, marked: marked.has(place) });
  });
  return pieces;
}
