/** Joins the parts of words that a shopper typed with a space inside. */
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

/** All pairs of the words, in both orders; also all triples, if the query is short and no product has one of its words. */
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

/**
 * Two or three of the words, in any order, that join to one word of the catalogue. The typed words are joined, not their stems, as a stem
 * may lack letters.
 */
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
 * Replaces words that the shopper typed apart by the one word that they join to, if one of them is not a word by itself: 'innis free'.
 * Keeps words that each have a meaning, like 'sun screen'. Does not join an unfinished word, as 'one st' does not mean 'stone'.
 */
export function joinTornWords(index: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): QueryWord[] {
  const isWord = ({ stem: word }: QueryWord) => hasWord(index, word) || index.lexicon.hasWord(word) || index.lexicon.isStopWord(word);
  if (typed.every(isWord)) return [...typed];
  const remaining = new Map(typed.map((word) => [word.stem, word]));
  const finished = typed.filter(({ stem: word }) => word !== unfinished?.stem);
  for (const { words, joined } of findSplitWords(index, finished)) {
    const parts = words.flatMap((word) => remaining.get(word) ?? []);
    if (parts.length < words.length || parts.every(isWord)) continue;
    for (const { stem: word } of parts) remaining.delete(word);
    remaining.set(joined, { typed: parts.map((part) => part.typed).join(''), stem: joined });
  }
  return [...remaining.values()].sort((left, right) => (left.stem < right.stem ? -1 : 1));
}
