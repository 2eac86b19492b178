/** Finds words of the lexicon that are similar to a typed word, or begin with it. */
import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { getMistakesMax, listIndexedStarts, listLookupStarts } from '../forgiven-mistakes.ts';
import { addByLength, visitSimilarWords, type WordsByLength } from '../words-by-length.ts';
import type { Synonym } from './parse-entries.ts';

/** The most words that a look-up returns. */
const SIMILAR_WORDS_MAX = 3;
const WORDS_STARTING_MAX = 6;
/** A shorter typed word is not corrected. */
const SIMILAR_LENGTH_MIN = 4;

export const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** The words of synonyms. `phraseCounts`: how many synonyms have each word. `byStart`: the words with each start (see forgiven-mistakes.ts). */
export type SimilarWordsIndex = {
  words: readonly string[];
  phraseCounts: ReadonlyMap<string, number>;
  byStart: ReadonlyMap<string, WordsByLength>;
};

export function indexSimilarWords(synonyms: readonly Synonym[]): SimilarWordsIndex {
  const phraseCounts = new Map<string, number>();
  for (const { key } of synonyms) for (const word of key) phraseCounts.set(word, (phraseCounts.get(word) ?? 0) + 1);
  const words = [...phraseCounts.keys()];
  const byStart = new Map<string, WordsByLength>();
  for (const [number, word] of words.entries()) {
    for (const start of new Set(listIndexedStarts(word))) {
      const byLength: WordsByLength = byStart.get(start) ?? new Map();
      byStart.set(start, byLength);
      addByLength(byLength, word, number);
    }
  }
  return { words, phraseCounts, byStart };
}

/** Creates the function `findSimilarWords` of a lexicon with these words. It returns the words with the fewest mistakes, those of the most phrases first. */
export function createSimilarWordsFinder(indexes: readonly SimilarWordsIndex[]) {
  const countPhrases = (word: string): number => indexes.reduce((sum, { phraseCounts }) => sum + (phraseCounts.get(word) ?? 0), 0);
  const compareWords = (left: string, right: string) => countPhrases(right) - countPhrases(left) || compareTexts(left, right);
  return (word: string, mistakes_max: number): string[] => {
    if (mistakes_max === 0 || word.length < SIMILAR_LENGTH_MIN) return [];
    const mistakesByWord = new Map<string, number>();
    const addIfSimilar = (other: string) => {
      const allowedMistakes = Math.min(mistakes_max, getMistakesMax(Math.min(word.length, other.length)));
      if (allowedMistakes === 0) return;
      const mistakes = countTypingMistakes(word, other, allowedMistakes);
      if (mistakes <= allowedMistakes) mistakesByWord.set(other, mistakes);
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

/** Creates the function `findWordsStarting` of a lexicon with these words. Each list must be sorted by `compareTexts`. */
export const createStartFinder =
  (sortedLists: readonly (readonly string[])[]) =>
  (start: string): string[] => {
    const words = sortedLists.flatMap((sortedWords) => listWordsStarting(sortedWords, start));
    return [...new Set(words)].sort(compareTexts).slice(0, WORDS_STARTING_MAX);
  };

/** The words that begin with `start`. A binary search, as it runs for each word that no product has. */
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
