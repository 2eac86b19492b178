/** Finds words of the lexicon that are similar to a typed word, or begin with it. */
import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { getMistakesMax, listIndexedStarts, listLookupStarts } from '../forgiven-mistakes.ts';
import { addByLength, visitSimilarWords, type WordsByLength } from '../words-by-length.ts';
import type { Synonym } from './parse-entries.ts';

/** `findSimilarWords` returns at most this many words. */
const SIMILAR_WORDS_MAX = 3;
/** `findWordsStarting` returns at most this many words. */
const WORDS_STARTING_MAX = 6;
/** A shorter typed word is not corrected. */
const SIMILAR_LENGTH_MIN = 4;

export const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

export type SimilarWordsIndex = {
  /** The distinct words of all synonyms. */
  words: readonly string[];
  /** For each word, how many synonyms have it. */
  synonymCounts: ReadonlyMap<string, number>;
  /** For each start (see `listIndexedStarts`), the indexes of its words in `words`. */
  byStart: ReadonlyMap<string, WordsByLength>;
  /** The joined phrases that leave something out, such as 'nomugwort'. */
  joinedExclusions: ReadonlySet<string>;
};

export function indexSimilarWords(synonyms: readonly Synonym[]): SimilarWordsIndex {
  const synonymCounts = new Map<string, number>();
  for (const { key } of synonyms) for (const word of key) synonymCounts.set(word, (synonymCounts.get(word) ?? 0) + 1);
  const words = [...synonymCounts.keys()];
  const byStart = new Map<string, WordsByLength>();
  for (const [number, word] of words.entries()) {
    for (const start of new Set(listIndexedStarts(word))) {
      const byLength: WordsByLength = byStart.get(start) ?? new Map();
      byStart.set(start, byLength);
      addByLength(byLength, word, number);
    }
  }
  const excluding = synonyms.filter(({ isJoined, meanings }) => isJoined && meanings.some(({ isNegated }) => isNegated));
  return { words, synonymCounts, byStart, joinedExclusions: new Set(excluding.flatMap(({ key }) => key)) };
}

/**
 * Creates the function `findSimilarWords` of a lexicon with these words. It returns only words with the fewest mistakes; first come those that most
 * synonyms have.
 */
export function createSimilarWordsFinder(indexes: readonly SimilarWordsIndex[], negations: ReadonlySet<string>) {
  const startsWithNegation = (word: string) => [...negations].some((negation) => word.startsWith(negation));
  /** Whether `other` would exclude what the shopper asks for: 'nugwort' is a mistyped 'mugwort', not 'nomugwort'. */
  const isOpposite = (word: string, other: string) =>
    indexes.some(({ joinedExclusions }) => joinedExclusions.has(other)) && startsWithNegation(other) && !startsWithNegation(word);
  const countSynonyms = (word: string): number => indexes.reduce((sum, { synonymCounts }) => sum + (synonymCounts.get(word) ?? 0), 0);
  const compareWords = (left: string, right: string) => countSynonyms(right) - countSynonyms(left) || compareTexts(left, right);
  return (word: string, mistakes_max: number): string[] => {
    if (mistakes_max === 0 || word.length < SIMILAR_LENGTH_MIN) return [];
    const mistakesByWord = new Map<string, number>();
    const addIfSimilar = (other: string) => {
      const allowedMistakes = Math.min(mistakes_max, getMistakesMax(Math.min(word.length, other.length)));
      if (allowedMistakes === 0) return;
      const mistakes = countTypingMistakes(word, other, allowedMistakes);
      if (mistakes <= allowedMistakes && !isOpposite(word, other)) mistakesByWord.set(other, mistakes);
    };
    const starts = listLookupStarts(word);
    for (const { words, byStart } of indexes) {
      for (const start of starts) {
        visitSimilarWords(byStart.get(start) ?? new Map(), word, mistakes_max, (number) => addIfSimilar(words[number] ?? ''));
      }
    }
    const mistakes_min = Math.min(...mistakesByWord.values());
    const nearest = [...mistakesByWord.keys()].filter((other) => mistakesByWord.get(other) === mistakes_min);
    return nearest.sort(compareWords).slice(0, SIMILAR_WORDS_MAX);
  };
}

/** Creates the function `findWordsStarting` of a lexicon with these words, which returns the first in alphabetical order. Each list must be so sorted. */
export const createStartFinder =
  (sortedLists: readonly (readonly string[])[]) =>
  (start: string): string[] => {
    const words = sortedLists.flatMap((sortedWords) => listWordsStarting(sortedWords, start));
    return [...new Set(words)].sort(compareTexts).slice(0, WORDS_STARTING_MAX);
  };

/** The words that begin with `start`, by a binary search, as it runs with each letter that a shopper types. */
function listWordsStarting(sortedWords: readonly string[], start: string): readonly string[] {
  let low = 0;
  let high = sortedWords.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedWords[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sortedWords[end]?.startsWith(start)) end++;
  return sortedWords.slice(low, end);
}
