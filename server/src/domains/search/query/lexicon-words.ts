/** Finds words of the lexicon that the shopper mistyped or has not finished. */

import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { getTerm, occursOutsideDescriptions, type SearchIndex, type Term } from '../build-index.ts';
import { getMistakesMax, getMistakesMaxInSingleWord } from '../forgiven-mistakes.ts';
import type { Synonym } from '../lexicon/parse-entries.ts';
import { isNumber, type QueryWord } from '../words.ts';

/** Shorter beginnings are not completed, as too many words begin with them. */
const BEGINNING_LENGTH_MIN = 4;

/**
 * The words of the lexicon that are nearest to a mistyped word. If none is near its stem, compares the typed word itself, because `stem` takes a misplaced
 * 's' for a plural: it makes 'wah' of 'wahs' (wash), and 'lny' of 'lnies' (lines).
 */
function findSimilarWords({ lexicon }: SearchIndex, { typed, stem }: QueryWord, mistakes_max: number): string[] {
  const similar = lexicon.findSimilarWords(stem, mistakes_max);
  if (similar.length > 0 || typed === stem) return similar;
  const forms = new Set([typed, typed.replace(/s$/, ''), typed.replace(/es$/, '')]);
  return [...forms].flatMap((form) => lexicon.findSimilarWords(form, 1));
}

/**
 * Whether a word needs no correction: a product has it (`term`) outside its description, or the lexicon knows it as a word or as
 * one about prices.
 */
export const isRightAsTyped = ({ lexicon }: SearchIndex, word: string, term: Term | undefined): boolean =>
  (term !== undefined && occursOutsideDescriptions(term)) || lexicon.hasWord(word) || lexicon.isStopWord(word) || lexicon.isPriceWord(word);

/**
 * For each word of the lexicon that the shopper probably meant by a mistyped or unfinished word, the stem of the typed word. Skips typed words that are
 * right as typed.
 */
export function findLexiconWords(index: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): Map<string, string> {
  const { lexicon } = index;
  const typedByLexiconWord = new Map<string, string>();
  for (const { typed: text, stem: word } of typed) {
    const term = getTerm(index, word, 'word') ?? getTerm(index, word, 'compound');
    const isKnown = isRightAsTyped(index, word, term);
    if (isKnown || isNumber(word)) continue;
    const beginnings = unfinished?.stem === word && text.length >= BEGINNING_LENGTH_MIN ? lexicon.findWordsStarting(text) : [];
    const mistakes_max = typed.length === 1 ? getMistakesMaxInSingleWord(word.length) : getMistakesMax(word.length);
    const candidates = beginnings.length > 0 ? beginnings : findSimilarWords(index, { typed: text, stem: word }, mistakes_max);
    for (const candidate of candidates) if (!typedByLexiconWord.has(candidate)) typedByLexiconWord.set(candidate, word);
  }
  return typedByLexiconWord;
}

/** If a synonym has no word as typed, shorter words are not corrected to it, as they may be right words of other trades. */
const CORRECTED_ALONE_LENGTH_MIN = 6;

/**
 * The typed words that stand for the words of a synonym, mistyped or not; null if one is missing. If all of them are mistyped, null unless the mistakes
 * are so few that the shopper surely meant the synonym.
 */
export function findTypedWords(
  { key }: Synonym,
  unusedWords: ReadonlySet<string>,
  typedByLexiconWord: ReadonlyMap<string, string>,
): string[] | null {
  const pairs = key.map((word) => ({ word, typed: unusedWords.has(word) ? word : (typedByLexiconWord.get(word) ?? '') }));
  const words = [...new Set(pairs.map(({ typed }) => typed))].sort();
  if (words.length !== key.length || !words.every((word) => unusedWords.has(word))) return null;
  const isSurelyMeant = ({ word, typed }: { word: string; typed: string }) => {
    const mistakes_max = getMistakesMaxInSingleWord(Math.min(word.length, typed.length));
    const isNear = countTypingMistakes(word, typed, mistakes_max) <= mistakes_max;
    return word.startsWith(typed) || (typed.length >= CORRECTED_ALONE_LENGTH_MIN && isNear);
  };
  const isAnyTypedExactly = pairs.some(({ word, typed }) => word === typed);
  // Several words of one phrase support each other if each has a single mistake: 'blak spoots'.
  const isAlmostTyped = ({ word, typed }: { word: string; typed: string }) => countTypingMistakes(word, typed, 1) <= 1;
  const areAllAlmostTyped = pairs.length > 1 && pairs.every(isAlmostTyped);
  return isAnyTypedExactly || areAllAlmostTyped || pairs.every(isSurelyMeant) ? words : null;
}
