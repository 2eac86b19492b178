/**
 * Corrects a badly mistyped word of a topic, such as a brand or a category, if the shopper typed all other words of the topic correctly:
 * 'beauty of jeosun'.
 */

import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { getTerm, type SearchIndex } from '../build-index.ts';
import { FUZZY_THRESHOLD, haveSimilarStarts } from '../forgiven-mistakes.ts';
import { isNumber, type QueryWord } from '../words.ts';
import { isRightAsTyped } from './lexicon-words.ts';

/** A word with fewer letters is not corrected, and no word is corrected to one with fewer letters. */
const MISTYPED_LENGTH_MIN = 4;

type Candidate = { stem: string; mistakes: number };

/** Of candidates with equally many mistakes, the first in alphabetical order is nearer, so that the result does not depend on the order of products. */
const isNearer = (left: Candidate, right: Candidate): boolean =>
  left.mistakes < right.mistakes || (left.mistakes === right.mistakes && left.stem < right.stem);

/** Maps each mistyped word to the stem that the shopper probably meant: the one that differs from it by the fewest mistakes. */
export function correctTopics(index: SearchIndex, typed: readonly QueryWord[]): Map<string, string> {
  const corrections = new Map<string, Candidate>();
  const stems = new Set(typed.map(({ stem }) => stem));
  const unknownStems = [...stems].filter((word) => {
    const isKnown = isRightAsTyped(index, word, getTerm(index, word, 'word'));
    return word.length >= MISTYPED_LENGTH_MIN && !isNumber(word) && !isKnown;
  });
  if (unknownStems.length === 0 || stems.size < 2) return new Map();
  const topics = new Set([...stems].flatMap((word) => index.topics.byWord.get(word) ?? []));
  for (const { allWords } of topics) {
    // If the shopper typed every word of a topic but one, the missing one is probably mistyped.
    const missing = allWords.filter((word) => !stems.has(word));
    const [missingWord = ''] = missing;
    if (allWords.length < 2 || missing.length !== 1 || missingWord.length < MISTYPED_LENGTH_MIN) continue;
    for (const word of unknownStems) {
      if (!haveSimilarStarts(word, missingWord)) continue;
      const mistakes_max = Math.floor(Math.min(word.length, missingWord.length) * FUZZY_THRESHOLD);
      const candidate = { stem: missingWord, mistakes: countTypingMistakes(word, missingWord, mistakes_max) };
      const best = corrections.get(word);
      if (candidate.mistakes <= mistakes_max && (!best || isNearer(candidate, best))) corrections.set(word, candidate);
    }
  }
  return new Map([...corrections].map(([word, { stem }]) => [word, stem]));
}
