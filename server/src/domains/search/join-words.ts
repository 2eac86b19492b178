/** Mends words that were typed with a space inside. */
import { getTerm, hasWord, type SearchIndex } from './build-index.ts';
import { type QueryWord, stem } from './words.ts';

type SplitWord = { words: readonly string[]; joined: string };

const compareByLength = (left: SplitWord, right: SplitWord): number =>
  right.joined.length - left.joined.length || (left.joined < right.joined ? -1 : 1);

/** For queries with more words, triples of words are not joined, as there would be too many orders of them. */
const WORDS_FOR_TRIPLES_MAX = 6;

/** A brand such as 'La Roche-Posay' may be typed 'laroche posay'. */
const isTornBrand = (index: SearchIndex, parts: readonly QueryWord[], joined: string): boolean =>
  parts.some((part) => !hasWord(index, part.stem)) && getTerm(index, joined, 'compound') !== undefined;

/** Two or three of the words, in any order, that join to one word of the catalogue. They are joined as typed, as a stem may lack a letter. */
export function findSplitWords(index: SearchIndex, words: readonly QueryWord[]): SplitWord[] {
  const pairs = words.flatMap((left) => words.flatMap((right) => (left === right ? [] : [[left, right]])));
  const triples =
    words.length > WORDS_FOR_TRIPLES_MAX
      ? []
      : pairs.flatMap((pair) => words.flatMap((word) => (pair.includes(word) ? [] : [[...pair, word]])));
  return [...pairs, ...triples]
    .map((parts) => ({ parts, joined: stem(parts.map(({ typed }) => typed).join('')) }))
    .filter(({ parts, joined }) => hasWord(index, joined) || index.lexicon.hasMeaning(joined) || isTornBrand(index, parts, joined))
    .map(({ parts, joined }) => ({ words: parts.map((part) => part.stem), joined }))
    .sort(compareByLength);
}
