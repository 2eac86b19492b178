/** Matches a typed word with words of the catalogue, each with a grade. */

import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { getTerm, namesProducts, occursOutsideDescriptions, type SearchIndex } from '../build-index.ts';
import { getMistakesMax } from '../forgiven-mistakes.ts';
import { GRADES } from '../scoring/grades.ts';
import type { Match } from '../scoring/scores.ts';
import { findNearestWords, findWordsStarting, findWordsStartingNearly } from './nearest-words.ts';

/**
 * The words of the catalogue that match one typed word. `parts`: if the shopper typed two words as one, these two; a product must have both.
 * `isCorrected`: the search corrects the word, so there are corrections among the matches. It is false if the word is unfinished and begins others, even
 * with a mistake.
 */
export type WordMatches = { matches: Match[]; parts: readonly [string, string] | null; isCorrected: boolean };

/** A shorter word is not taken for the beginning of others, as too many words begin with a single letter. */
const START_LENGTH_MIN = 2;
/** A word of at most this length is not taken for the beginning of others if some product has the word itself, or if the lexicon has a meaning for it. */
const SHORT_LENGTH_MAX = 3;
/** Each of two words typed as one is at least this long. */
const PART_LENGTH_MIN = 3;
/** At least one of two words typed as one is this long, so that 'pepide' is not split into 'pep' and 'ide'. */
const LONGER_PART_LENGTH_MIN = 4;
/** A part of at least this length may itself be two words: 'leaveinspray'. */
const COMPOUND_PART_LENGTH_MIN = 6;

const startsWithDigit = (word: string): boolean => /^\d/.test(word);

/** The matches of the word itself: products may have it as a word, or as several words that are joined to a compound. */
export function matchExactly(index: SearchIndex, word: string): Match[] {
  const single = getTerm(index, word, 'word');
  const compound = getTerm(index, word, 'compound');
  const matches: Match[] = [];
  if (single) matches.push({ term: single, grade: GRADES.exact });
  if (compound) matches.push({ term: compound, grade: GRADES.compound });
  return matches;
}

/** Whether `matchExactly` finds any match. */
export const hasExactMatch = (index: SearchIndex, word: string): boolean =>
  getTerm(index, word, 'word') !== undefined || getTerm(index, word, 'compound') !== undefined;

/** The match of a size such as '50ml', without products that have only its number, such as 'SPF50'. */
export function matchSize(index: SearchIndex, size: string): WordMatches {
  const term = getTerm(index, size, 'compound');
  return { matches: term ? [{ term, grade: GRADES.exact }] : [], parts: null, isCorrected: false };
}

/**
 * Splits the word into two parts that products have. Each part must be a word that names products, or a compound. Of several ways, chooses the one
 * whose rarer part has the most products.
 */
function splitCompound(index: SearchIndex, word: string): readonly [string, string] | null {
  let best: readonly [string, string] | null = null;
  let highestCount = 0;
  const countProductsWith = (part: string) => {
    if (namesProducts(index, part)) return getTerm(index, part, 'word')?.postings.length ?? 0;
    return part.length >= COMPOUND_PART_LENGTH_MIN ? (getTerm(index, part, 'compound')?.postings.length ?? 0) : 0;
  };
  for (let splitAt = PART_LENGTH_MIN; splitAt <= word.length - PART_LENGTH_MIN; splitAt++) {
    const [left, right] = [word.slice(0, splitAt), word.slice(splitAt)];
    if (Math.max(left.length, right.length) < LONGER_PART_LENGTH_MIN) continue;
    const rarerCount = Math.min(countProductsWith(left), countProductsWith(right));
    if (rarerCount > highestCount) [best, highestCount] = [[left, right], rarerCount];
  }
  return best;
}

/** Whether the word may be the beginning of others. `typed`: the word before stemming, which is longer if it is a plural. */
const mayStartWords = (index: SearchIndex, typed: string, word: string, isWordOfCatalogue: boolean): boolean =>
  typed.length >= START_LENGTH_MIN &&
  !startsWithDigit(typed) &&
  !(typed.length <= SHORT_LENGTH_MAX && (isWordOfCatalogue || index.lexicon.hasMeaning(word)));

/**
 * Matches an unfinished word with itself and with the words that it may become when the shopper goes on typing. If there are none, matches it with words
 * that it may become once a mistake in it is corrected.
 */
function matchBeginning(index: SearchIndex, typed: string, exactMatches: readonly Match[]): WordMatches {
  const startedMatches = typed.length < START_LENGTH_MIN ? [] : findWordsStarting(index, typed, { isUnfinished: true });
  const matches = [...exactMatches, ...startedMatches.filter(({ term }) => !exactMatches.some((exact) => exact.term === term))];
  return { matches: matches.length > 0 ? matches : findWordsStartingNearly(index, typed), parts: null, isCorrected: false };
}

export type MatchOptions = {
  /** The word before stemming. */
  typed: string;
  /**
   * No other word of the query supports a correction of this one, by showing that the query is about beauty products, as 'snail' does in 'snail esence'.
   * Fewer mistakes are forgiven in an unsupported word.
   */
  isUnsupported: boolean;
  /** The lexicon has the word, so the search takes it as typed. */
  isLexiconWord: boolean;
  /** The word that the shopper probably meant, known from the other words (see correct-topics.ts). */
  correction?: string | undefined;
  /** The typed word, if the shopper has not finished it. */
  beginning?: string | undefined;
};

/**
 * The mistakes forgiven in a word that only descriptions have, as it may be a mistyped name: one in a word of at least five letters, but only if
 * another word of the query supports the correction. 'phone' alone must not match 'prone'.
 */
const getMistakesMaxOfDescriptionWord = (word: string, isUnsupported: boolean): number =>
  isUnsupported ? 0 : Math.min(1, getMistakesMax(word.length - 1));

export function matchWord(
  index: SearchIndex,
  word: string,
  { typed, isUnsupported, isLexiconWord, correction, beginning }: MatchOptions,
): WordMatches {
  const exactMatches = matchExactly(index, word);
  if (index.lexicon.isPriceWord(word) && !exactMatches.some(({ term }) => occursOutsideDescriptions(term)))
    return { matches: exactMatches, parts: null, isCorrected: false };
  if (beginning !== undefined) {
    const beginningMatches = matchBeginning(index, beginning, exactMatches);
    if (beginningMatches.matches.length > 0) return beginningMatches;
  }
  const correctedMatches = correction === undefined ? [] : matchExactly(index, correction);
  if (correctedMatches.length > 0) {
    return { matches: correctedMatches.map(({ term }) => ({ term, grade: GRADES.fuzzy })), parts: null, isCorrected: true };
  }
  // A typed plural begins fewer words than its stem. But if stemming changes letters, only the stem begins other words.
  const start = typed.startsWith(word) ? typed : word;
  const mayBeBeginning = mayStartWords(index, typed, word, exactMatches.length > 0);
  // 'brow' is not the beginning of 'brown': products have it, and the lexicon has a meaning for each of the two.
  const isKnownWithMeaning = exactMatches.length > 0 && index.lexicon.hasMeaning(word);
  const isOtherWord = ({ term }: Match) => isKnownWithMeaning && index.lexicon.hasMeaning(term.text);
  const started = mayBeBeginning ? findWordsStarting(index, start).filter((match) => !isOtherWord(match)) : [];
  const matches = [...exactMatches, ...started];
  if (isLexiconWord || matches.some(({ term }) => occursOutsideDescriptions(term))) return { matches, parts: null, isCorrected: false };
  const mistakes_max = matches.length === 0 ? getMistakesMax(word.length) : getMistakesMaxOfDescriptionWord(word, isUnsupported);
  const nearest = findNearestWords(index, word, { mistakes_max, isUnsupported });
  // One mistake in a word is more probable than two words typed as one.
  const hasOneMistake = nearest.some(({ term }) => countTypingMistakes(word, term.text, 1) <= 1);
  const parts = matches.length === 0 && !hasOneMistake ? splitCompound(index, word) : null;
  if (parts) return { matches, parts, isCorrected: false };
  return { matches: [...matches, ...nearest], parts: null, isCorrected: nearest.length > 0 };
}
