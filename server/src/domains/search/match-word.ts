/** Matches a typed word with words of the catalogue, each with a grade. */

import { countTypingMistakes } from '../../lib/typing-mistakes.ts';
import { getTerm, isDistinctive, namesProducts, type SearchIndex } from './build-index.ts';
import { getMistakesMax } from './forgiven-mistakes.ts';
import { findNearestWords, findWordsStarting, findWordsStartingNearly } from './nearest-words.ts';
import { GRADES } from './scoring/grades.ts';
import type { Match } from './scoring/scores.ts';

/** `parts`: the word is two words joined, and both must match. */
export type WordMatches = { matches: Match[]; parts: readonly [string, string] | null; fuzzy: boolean };

const START_LENGTH_MIN = 2;
/** Words this short are the beginning of too many others. */
const SHORT_LENGTH_MAX = 3;
const PART_LENGTH_MIN = 3;
/** One of two joined words is at least this long: 'pepide' is not 'pep' and 'ide'. */
const LONGER_PART_MIN = 4;
/** A part may be two words itself: 'leaveinspray'. */
const COMPOUND_PART_MIN = 6;

const startsWithDigit = (word: string): boolean => /^\d/.test(word);

/** Exact matches as a word or a compound, with two look-ups. */
export function matchExactly(index: SearchIndex, word: string): Match[] {
  const [single, compound] = [getTerm(index, word, 'word'), getTerm(index, word, 'compound')];
  return [...(single ? [{ term: single, grade: GRADES.exact }] : []), ...(compound ? [{ term: compound, grade: GRADES.compound }] : [])];
}

/** Splits the word into two that name products, where the rarer of both is most frequent. */
function splitCompound(index: SearchIndex, word: string): readonly [string, string] | null {
  let best: readonly [string, string] | null = null;
  let most = 0;
  const countFrequency = (part: string) => {
    if (namesProducts(index, part)) return getTerm(index, part, 'word')?.postings.length ?? 0;
    return part.length >= COMPOUND_PART_MIN ? (getTerm(index, part, 'compound')?.postings.length ?? 0) : 0;
  };
  for (let at = PART_LENGTH_MIN; at <= word.length - PART_LENGTH_MIN; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (Math.max(left.length, right.length) < LONGER_PART_MIN) continue;
    const rarer = Math.min(countFrequency(left), countFrequency(right));
    if (rarer > most) [best, most] = [[left, right], rarer];
  }
  return best;
}

/** `typed`: longer than the stem of a plural. */
const startsWord = (index: SearchIndex, typed: string, word: string, exact: boolean): boolean =>
  typed.length >= START_LENGTH_MIN &&
  !startsWithDigit(typed) &&
  !(typed.length <= SHORT_LENGTH_MAX && (exact || index.lexicon.hasMeaning(word)));

/** The words that an unfinished word may become, besides itself. */
function matchBeginning(index: SearchIndex, typed: string, sure: readonly Match[]): WordMatches {
  const starts = typed.length < START_LENGTH_MIN ? [] : findWordsStarting(index, typed, true);
  const matches = [...sure, ...starts.filter(({ term }) => !sure.some((one) => one.term === term))];
  if (matches.length > 0) return { matches, parts: null, fuzzy: false };
  const near = findWordsStartingNearly(index, typed);
  return { matches: near, parts: null, fuzzy: false };
}

/**
 * `typed`: the word before stemming. `isMeant`: the lexicon has the word, so that it is not mistyped. `alone`: the word is the whole query, so no other word supports a guess. `correction`: the probable word, known from the other words.
 * `beginning`: the word as typed, if the shopper has not finished it.
 */
export type MatchOptions = {
  typed: string;
  alone: boolean;
  isMeant: boolean;
  correction?: string | undefined;
  beginning?: string | undefined;
};

export function matchWord(index: SearchIndex, word: string, { typed, alone, isMeant, correction, beginning }: MatchOptions): WordMatches {
  const sure = matchExactly(index, word);
  if (index.lexicon.isKnownBrand(word) && !sure.some(({ term }) => isDistinctive(term)))
    return { matches: sure, parts: null, fuzzy: false };
  if (beginning !== undefined) {
    const begun = matchBeginning(index, beginning, sure);
    if (begun.matches.length > 0) return begun;
  }
  const corrected = correction === undefined ? [] : matchExactly(index, correction);
  if (corrected.length > 0) return { matches: corrected.map(({ term }) => ({ term, grade: GRADES.fuzzy })), parts: null, fuzzy: true };
  const matches = [
    ...sure,
    ...(startsWord(index, typed, word, sure.length > 0) ? findWordsStarting(index, typed.startsWith(word) ? typed : word) : []),
  ];
  if (isMeant || matches.some(({ term }) => isDistinctive(term))) return { matches, parts: null, fuzzy: false };
  // A word that only descriptions contain may be a mistyped name: allows one mistake in a long word, but not for a single-word query
  // ('phone' must not match 'prone').
  const mistakes_max = matches.length === 0 ? getMistakesMax(word.length) : alone ? 0 : Math.min(1, getMistakesMax(word.length - 1));
  const near = findNearestWords(index, word, { mistakes_max, alone });
  const isNear = near.some(({ term }) => countTypingMistakes(word, term.text, 1) <= 1);
  const parts = matches.length === 0 && !isNear ? splitCompound(index, word) : null;
  if (parts) return { matches, parts, fuzzy: false };
  return { matches: [...matches, ...near], parts: null, fuzzy: near.length > 0 };
}
