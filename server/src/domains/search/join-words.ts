/** Mends words that were typed with a space inside. */
import { getTerm, hasWord, type SearchIndex } from './build-index.ts';
import { type QueryWord, stem } from './words.ts';

export type SplitWord = { words: readonly string[]; joined: string };

const compareByLength = (left: SplitWord, right: SplitWord): number =>
  right.joined.length - left.joined.length || (left.joined < right.joined ? -1 : 1);

/** For queries with more words, triples of words are not joined, as there would be too many orders of them. */
const WORDS_FOR_TRIPLES_MAX = 6;

/** A brand such as 'La Roche-Posay' may be typed 'laroche posay'. */
const isTornBrand = (index: SearchIndex, parts: readonly QueryWord[], joined: string): boolean =>
  parts.some((part) => !hasWord(index, part.stem)) && getTerm(index, joined, 'compound') !== undefined;

/** All orders of two of the words, and of three where one of them is no word by itself. */
function* listJoins(index: SearchIndex, words: readonly QueryWord[]): Generator<QueryWord[]> {
  const isTorn = words.length <= WORDS_FOR_TRIPLES_MAX && words.some((word) => !hasWord(index, word.stem));
  for (const left of words) {
    for (const right of words) {
      if (left === right) continue;
      yield [left, right];
      if (isTorn) for (const last of words) if (last !== left && last !== right) yield [left, right, last];
    }
  }
}

/** Two or three of the words, in any order, that join to one word of the catalogue. They are joined as typed, as a stem may lack a letter. */
export function findSplitWords(index: SearchIndex, words: readonly QueryWord[]): SplitWord[] {
  const found: SplitWord[] = [];
  for (const parts of listJoins(index, words)) {
    const joined = stem(parts.map(({ typed }) => typed).join(''));
    if (hasWord(index, joined) || index.lexicon.hasMeaning(joined) || isTornBrand(index, parts, joined))
      found.push({ words: parts.map((part) => part.stem), joined });
  }
  return found.sort(compareByLength);
}

/**
 * Replaces words that were typed apart by the one word that they join to, where one of them is no word by itself: 'innis free'. Joins of
 * words that have a meaning of their own, like 'sun screen', are only other ways to read the query. An unfinished word is not joined, as
 * 'one st' is not 'stone'.
 */
export function mendTornWords(index: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): QueryWord[] {
  const isWord = ({ stem: word }: QueryWord) => hasWord(index, word) || index.lexicon.hasWord(word) || index.lexicon.isStopWord(word);
  if (typed.every(isWord)) return [...typed];
  const left = new Map(typed.map((word) => [word.stem, word]));
  const finished = typed.filter(({ stem: word }) => word !== unfinished?.stem);
  for (const { words, joined } of findSplitWords(index, finished)) {
    const parts = words.flatMap((word) => left.get(word) ?? []);
    if (parts.length < words.length || parts.every(isWord)) continue;
    for (const { stem: word } of parts) left.delete(word);
    left.set(joined, { typed: parts.map((part) => part.typed).join(''), stem: joined });
  }
  return [...left.values()].sort((one, other) => (one.stem < other.stem ? -1 : 1));
}
