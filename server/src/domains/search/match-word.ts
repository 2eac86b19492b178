/** Matches a typed word with words of the catalogue, each with a grade. */

import { isDistinctive, type SearchIndex, type Term } from './build-index.ts';
import type { Match } from './scores.ts';
import { hasMeaning } from './synonyms.ts';
import { countTypingMistakes, getMistakesMax } from './typing-mistakes.ts';

/** The specification's scores. */
export const GRADES = { exact: 10, word_start: 7, compound: 8, variant: 6, fuzzy: 3 } as const;

/** `parts`: the word is two words joined, and both must match. */
export type WordMatches = { matches: Match[]; parts: readonly [string, string] | null; fuzzy: boolean };

/** The grade of a word that is as similar as the best one, but differs in its first letter. */
const LESS_SIMILAR = 2;
const STARTS_MAX = 40;
const START_LENGTH_MIN = 2;
/** Words this short are the beginning of too many others. */
const SHORT_LENGTH_MAX = 3;
const PART_LENGTH_MIN = 3;
const FUZZY_LENGTH_MAX = 24;
/** The number of mistakes that are forgiven in a query of a single word: 'visa' must not match 'vita', nor 'carpet' 'carrot'. */
const getMistakesMaxAlone = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);
const WRONG_FIRST_LETTER_MIN = 5;

const countProducts = (term: Term): number => term.postings.length;
const isNumber = (word: string): boolean => /^\d/.test(word);

/** Exact matches as a word or a compound, with two look-ups. */
export function matchExactly(index: SearchIndex, word: string): Match[] {
  const found: Match[] = [];
  const add = (number: number | undefined, grade: number) => {
    const term = number === undefined ? undefined : index.terms[number];
    if (term && term.postings.length > 0) found.push({ term, grade });
  };
  add(index.words.get(word), GRADES.exact);
  add(index.compounds.get(word), GRADES.compound);
  return found;
}

function findWordsStarting(index: SearchIndex, word: string): Match[] {
  const terms = index.similarWords
    .search(word, { prefix: true, fuzzy: false })
    .flatMap(({ id }) => index.terms[Number(id)] ?? [])
    .filter((term) => term.text !== word && term.postings.length > 0);
  return terms
    .sort((left, right) => countProducts(right) - countProducts(left) || (left.text < right.text ? -1 : 1))
    .slice(0, STARTS_MAX)
    .map((term) => ({ term, grade: GRADES.word_start }));
}

/** Splits the word where the rarer of both parts is most frequent. */
function splitCompound(index: SearchIndex, word: string): readonly [string, string] | null {
  let best: readonly [string, string] | null = null;
  let most = 0;
  const countFrequency = (part: string) =>
    Math.max(0, ...matchExactly(index, part).map(({ term }) => (isDistinctive(term) ? countProducts(term) : 0)));
  for (let at = PART_LENGTH_MIN; at <= word.length - PART_LENGTH_MIN; at++) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    const rarer = Math.min(countFrequency(left), countFrequency(right));
    if (rarer > most) [best, most] = [[left, right], rarer];
  }
  return best;
}

/** The most similar words of the catalogue; those with the same first letter come first, as it is seldom wrong. */
function findNearestWords(index: SearchIndex, word: string, mistakes_max: number, alone: boolean): Match[] {
  if (mistakes_max === 0 || word.length > FUZZY_LENGTH_MAX || isNumber(word)) return [];
  // MiniSearch counts two swapped neighbours as two mistakes. Searching at distance three is slow and seldom needed.
  const close = findWordsWithin(index, word, mistakes_max, Math.max(2, mistakes_max), alone);
  return close.length > 0 || mistakes_max < 2 ? close : findWordsWithin(index, word, mistakes_max, mistakes_max + 1, alone);
}

function findWordsWithin(index: SearchIndex, word: string, mistakes_max: number, changes: number, alone: boolean): Match[] {
  const candidates = index.similarWords.search(word, { prefix: false, fuzzy: changes }).flatMap(({ id }) => {
    const term = index.terms[Number(id)];
    if (!term || !isDistinctive(term) || isNumber(term.text) || term.text.length < PART_LENGTH_MIN) return [];
    // The shorter word limits the mistakes: 'guar' must not match 'guitar'.
    const most = Math.min(mistakes_max, getMistakesMax(Math.min(word.length, term.text.length)));
    const mistakes = countTypingMistakes(word, term.text, most);
    const otherFirst = term.text[0] !== word[0];
    // Where the first letter differs, one more mistake makes a different word, and so does any in a short word.
    if (mistakes > most || (otherFirst && (alone || mistakes > 1 || word.length < WRONG_FIRST_LETTER_MIN))) return [];
    return [{ term, rank: mistakes * 2 + (otherFirst ? 1 : 0) }];
  });
  const best = Math.min(...candidates.map(({ rank }) => rank));
  return candidates
    .filter(({ rank }) => rank <= best + 1)
    .sort(
      (left, right) =>
        left.rank - right.rank || countProducts(right.term) - countProducts(left.term) || (left.term.text < right.term.text ? -1 : 1),
    )
    .map(({ term, rank }) => ({ term, grade: rank === best ? GRADES.fuzzy : LESS_SIMILAR }));
}

const startsWord = (word: string, exact: boolean): boolean =>
  word.length >= START_LENGTH_MIN && !isNumber(word) && !(word.length <= SHORT_LENGTH_MAX && (exact || hasMeaning(word)));

/** `alone`: the word is the whole query, so no other word supports a guess. */
export function matchWord(index: SearchIndex, word: string, alone = false): WordMatches {
  const sure = matchExactly(index, word);
  const matches = [...sure, ...(startsWord(word, sure.length > 0) ? findWordsStarting(index, word) : [])];
  const isInEvidenceField = matches.some(({ term }) => isDistinctive(term));
  if (isInEvidenceField) return { matches, parts: null, fuzzy: false };
  const parts = matches.length === 0 ? splitCompound(index, word) : null;
  if (parts) return { matches, parts, fuzzy: false };
  // A word that only descriptions contain may be a mistyped name: allows one mistake in a long word, but not for a single-word query
  // ('phone' must not match 'prone').
  const mistakes_max = matches.length === 0 ? getMistakesMax(word.length) : Math.min(1, getMistakesMax(word.length - 1));
  const most = alone ? Math.min(mistakes_max, matches.length === 0 ? getMistakesMaxAlone(word.length) : 0) : mistakes_max;
  const near = findNearestWords(index, word, most, alone);
  return { matches: [...matches, ...near], parts: null, fuzzy: near.length > 0 };
}
