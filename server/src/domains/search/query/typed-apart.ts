/** Joins the parts of a word that a shopper typed with spaces inside: 'innis free' for 'innisfree'. */
import { getTerm, hasWord, type SearchIndex } from '../build-index.ts';
import { type QueryWord, stem } from '../words.ts';

/** `words`: the stems of the parts. `joined`: the stem of the whole word. */
export type WordTypedApart = { words: readonly string[]; joined: string };

/** A word is joined of two or three parts. */
const PARTS_MAX = 3;
/** In queries with more words, three words are not joined, as there are too many ways. */
const WORDS_FOR_THREE_PARTS_MAX = 6;

/** All ways to choose this many of the words, in any order. */
function listArrangements(words: readonly QueryWord[], count: number): QueryWord[][] {
  if (count === 0) return [[]];
  return words.flatMap((word) =>
    listArrangements(
      words.filter((other) => other !== word),
      count - 1,
    ).map((others) => [word, ...others]),
  );
}

/**
 * Two or three of the words that join to one word of the products or of the lexicon, the longest first. Joins the typed words, as stems may lack letters.
 * Joins no stop words alone: 'to' and 'on' are not 'onto'. With a part that no product has, the joined word may also be a compound, such as a brand of several
 * words: 'laroche posay'.
 */
export function findWordsTypedApart(index: SearchIndex, words: readonly QueryWord[]): WordTypedApart[] {
  const { lexicon } = index;
  const isUnknown = ({ stem: word }: QueryWord) => !hasWord(index, word);
  const mayHaveThreeParts = words.length <= WORDS_FOR_THREE_PARTS_MAX && words.some(isUnknown);
  return listArrangements(words, 2)
    .concat(mayHaveThreeParts ? listArrangements(words, PARTS_MAX) : [])
    .flatMap((parts) => {
      if (parts.every((part) => lexicon.isStopWord(part.stem))) return [];
      const joined = stem(parts.map(({ typed }) => typed).join(''));
      const isWord = hasWord(index, joined) || lexicon.hasMeaning(joined) || lexicon.isStopWord(joined);
      const isCompound = !isWord && parts.some(isUnknown) && getTerm(index, joined, 'compound') !== undefined;
      return isWord || isCompound ? { words: parts.map((part) => part.stem), joined } : [];
    })
    .sort((left, right) => right.joined.length - left.joined.length || (left.joined < right.joined ? -1 : 1));
}

/**
 * Replaces words typed apart by the one word that they join to, if one of them is unknown to the products and the lexicon, as 'innis' is. Keeps the words of
 * 'sun screen', which are both known. Does not join an unfinished word, as 'one st' does not mean 'stone'.
 */
export function joinUnknownWords(index: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): readonly QueryWord[] {
  const isKnown = ({ stem: word }: QueryWord) => hasWord(index, word) || index.lexicon.hasWord(word) || index.lexicon.isStopWord(word);
  const isUnfinished = ({ stem: word }: QueryWord) => word === unfinished?.stem;
  if (typed.every((word) => isKnown(word) || isUnfinished(word))) return typed;
  const remaining = new Map(typed.map((word) => [word.stem, word]));
  for (const { words, joined } of findWordsTypedApart(
    index,
    typed.filter((word) => !isUnfinished(word)),
  )) {
    const parts = words.flatMap((word) => remaining.get(word) ?? []);
    if (parts.length < words.length || parts.every(isKnown)) continue;
    for (const { stem: word } of parts) remaining.delete(word);
    remaining.set(joined, { typed: parts.map((part) => part.typed).join(''), stem: joined });
  }
  return [...remaining.values()].sort((left, right) => (left.stem < right.stem ? -1 : 1));
}
