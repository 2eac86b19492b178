/** Finds the parts of a suggestion that match the query. */

export type TextPart = { text: string; isMarked: boolean };

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Splits `text` into parts, marked or not. Ignores accents and case. Marks matches at word starts, or anywhere if there are none. */
export function markMatches(text: string, typedText: string): TextPart[] {
  const letters = [...text.normalize('NFC')];
  const normalized = letters.map(normalize);
  const markedIndexes = new Set<number>();
  for (const word of normalize(typedText).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const matches = letters.map((_, start) => start).filter((start) => getMatchLength(normalized, start, word) > 0);
    const matchesAtWordStart = matches.filter((start) => !isWordPart(letters[start - 1]));
    for (const start of matchesAtWordStart.length > 0 ? matchesAtWordStart : matches) {
      for (let index = 0; index < getMatchLength(normalized, start, word); index += 1) markedIndexes.add(start + index);
    }
  }
  return toTextParts(letters, markedIndexes);
}

/** The number of letters from `start` on that match the word; 0 for no match. Normalising may turn a letter into two letters, or none. */
function getMatchLength(normalized: readonly string[], start: number, word: string): number {
  let prefix = '';
  for (let end = start; end < normalized.length; end += 1) {
    prefix += normalized[end];
    if (prefix.length >= word.length) return prefix.startsWith(word) ? end - start + 1 : 0;
    if (prefix === '' || !word.startsWith(prefix)) return 0;
  }
  return 0;
}

function toTextParts(letters: readonly string[], markedIndexes: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    if (last && last.isMarked === markedIndexes.has(index)) last.text += letter;
    else parts.push({ text: letter, isMarked: markedIndexes.has(index) });
  });
  return parts;
}
