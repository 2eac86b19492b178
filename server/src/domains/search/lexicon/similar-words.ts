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

/** Creates the function `findSimilarWords` of a lexicon with these synonyms. Of words that are as near, those of more phrases come first. */
export function createSimilarWordsFinder(synonyms: readonly Synonym[]) {
  const phraseCounts = new Map<string, number>();
  for (const word of synonyms.flatMap(({ key }) => key)) phraseCounts.set(word, (phraseCounts.get(word) ?? 0) + 1);
  const words = [...phraseCounts.keys()];
  const compareWords = (left: string, right: string) =>
    (phraseCounts.get(right) ?? 0) - (phraseCounts.get(left) ?? 0) || compareTexts(left, right);
  /** The words with each start (see forgiven-mistakes.ts). */
  const byStart = new Map<string, WordsByLength>();
  for (const [number, word] of words.entries()) {
    for (const start of new Set(listIndexedStarts(word))) {
      const byLength: WordsByLength = byStart.get(start) ?? new Map();
      byStart.set(start, byLength);
      addByLength(byLength, word, number);
    }
  }
  return (word: string, mistakes_max: number): string[] => {
    if (mistakes_max === 0 || word.length < SIMILAR_LENGTH_MIN) return [];
    const mistakesByWord = new Map<string, number>();
    const compare = (number: number) => {
      const other = words[number] ?? '';
      const allowedMistakes = Math.min(mistakes_max, getMistakesMax(Math.min(word.length, other.length)));
      if (allowedMistakes === 0) return;
      const mistakes = countTypingMistakes(word, other, allowedMistakes);
      if (mistakes <= allowedMistakes) mistakesByWord.set(other, mistakes);
    };
    for (const start of listLookupStarts(word)) visitSimilarWords(byStart.get(start) ?? new Map(), word, mistakes_max, compare);
    const mistakes_min = Math.min(...mistakesByWord.values());
    const nearest = [...mistakesByWord.keys()].filter((other) => mistakesByWord.get(other) === mistakes_min);
    return nearest.sort(compareWords).slice(0, SIMILAR_WORDS_MAX);
  };
}

/** Creates the function `findWordsStarting` of a lexicon with these words. */
export function createStartFinder(words: Iterable<string>): (start: string) => string[] {
  const sortedWords = [...words].sort(compareTexts);
  return (start) => listWordsStarting(sortedWords, start).slice(0, WORDS_STARTING_MAX);
}

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
