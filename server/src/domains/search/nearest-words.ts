/** Finds words of the catalogue that begin like a typed word or are nearly the same. */

import { countTypingMistakes } from '../../lib/typing-mistakes.ts';
import { isDistinctive, isFindable, type SearchIndex, type Term } from './build-index.ts';
import { getMistakesMax, getMistakesMaxAlone, startsAlike } from './forgiven-mistakes.ts';
import { GRADES } from './scoring/grades.ts';
import type { Match } from './scoring/scores.ts';
import { START_LENGTH } from './vocabulary.ts';
import { isNumber } from './words.ts';

/** The grade of a word that is as similar as the best one, but differs in its first letter. */
const LESS_SIMILAR = 2;
const STARTS_MAX = 40;
/** While the shopper types, the wanted word is among many. */
const UNFINISHED_STARTS_MAX = 400;
const FUZZY_LENGTH_MAX = 24;
const SIMILAR_LENGTH_MIN = 3;
const WRONG_FIRST_LETTER_MIN = 5;
const MISTYPED_MIN = 5;
/** The letters of an unfinished word that must be right. */
const SURE_LETTERS = 3;
const UNFINISHED_FUZZY_MIN = 5;

const countProducts = (term: Term): number => term.postings.length;
const startsWithDigit = (word: string): boolean => /^\d/.test(word);
const compareTerms = (left: Term, right: Term): number => countProducts(right) - countProducts(left) || (left.text < right.text ? -1 : 1);

function findTermsStarting({ vocabulary, terms }: SearchIndex, start: string): Term[] {
  const numbers = start.length < START_LENGTH ? [] : (vocabulary.numbersByStart.get(start.slice(0, START_LENGTH)) ?? []);
  const found: Term[] = [];
  for (const number of numbers) {
    const term = terms[number];
    if (term?.text.startsWith(start) && term.postings.length > 0 && isFindable(term)) found.push(term);
  }
  return found;
}

export function findWordsStarting(index: SearchIndex, start: string, isUnfinished = false): Match[] {
  return findTermsStarting(index, start)
    .filter((term) => term.text !== start)
    .sort(compareTerms)
    .slice(0, isUnfinished ? UNFINISHED_STARTS_MAX : STARTS_MAX)
    .map((term) => ({ term, grade: GRADES.word_start }));
}

/** Words whose beginning is the typed one with one mistake. */
export function findWordsStartingNearly(index: SearchIndex, start: string): Match[] {
  if (start.length < UNFINISHED_FUZZY_MIN || start.length > FUZZY_LENGTH_MAX || startsWithDigit(start)) return [];
  return findTermsStarting(index, start.slice(0, SURE_LETTERS))
    .filter((term) => {
      if (!isDistinctive(term) || term.text.length < start.length) return false;
      return [0, 1, -1].some((more) => countTypingMistakes(start, term.text.slice(0, start.length + more), 1) <= 1);
    })
    .sort(compareTerms)
    .slice(0, STARTS_MAX)
    .map((term) => ({ term, grade: GRADES.fuzzy }));
}

const sortLetters = (word: string): string => [...word].sort().join('');

/** Whether the word is all of a brand or category. */
const isWholeSubject = (index: SearchIndex, word: string): boolean =>
  index.anchors.byWord.get(word)?.some(({ words, allWords }) => words.join('') === word || allWords.join('') === word) ?? false;

/** A word that stands alone is guessed carefully: 'visa' must not match 'vita', nor 'carpet' 'carrot'. Brands and categories are likelier. */
function getMistakesAlone(index: SearchIndex, word: string, { text }: Term): number {
  const length = Math.min(word.length, text.length);
  if (!isWholeSubject(index, text)) return getMistakesMaxAlone(length);
  if (word.length < text.length) return getMistakesMax(text.length);
  const isSure = length >= MISTYPED_MIN || sortLetters(word) === sortLetters(text);
  return getMistakesMax(length) - Number(!isSure);
}

type Limits = { mistakes_max: number; alone: boolean };

function findWordsWithin(index: SearchIndex, word: string, changes: number, { mistakes_max, alone }: Limits): Match[] {
  const candidates = index.similarWords.search(word, { prefix: false, fuzzy: changes }).flatMap(({ id }) => {
    const term = index.terms[Number(id)];
    if (!term || !isFindable(term) || !isDistinctive(term) || startsWithDigit(term.text) || term.text.length < SIMILAR_LENGTH_MIN)
      return [];
    // The shorter word limits the mistakes: 'guar' must not match 'guitar'.
    const length = Math.min(word.length, term.text.length);
    const most = alone ? getMistakesAlone(index, word, term) : Math.min(mistakes_max, getMistakesMax(length));
    const mistakes = countTypingMistakes(word, term.text, most);
    const otherFirst = !startsAlike(term.text, word);
    // Where the first letter differs, one more mistake makes a different word, and so does any in a short word.
    if (mistakes > most || (otherFirst && (alone || mistakes > 1 || word.length < WRONG_FIRST_LETTER_MIN))) return [];
    return [{ term, rank: mistakes * 2 + (otherFirst ? 1 : 0) }];
  });
  const best = Math.min(...candidates.map(({ rank }) => rank));
  return candidates
    .filter(({ rank }) => rank <= best + 1)
    .sort((left, right) => left.rank - right.rank || compareTerms(left.term, right.term))
    .map(({ term, rank }) => ({ term, grade: rank === best ? GRADES.fuzzy : LESS_SIMILAR }));
}

/** The most similar words of the catalogue; those with the same first sound come first, as it is seldom wrong. */
export function findNearestWords(index: SearchIndex, word: string, limits: Limits): Match[] {
  const { mistakes_max } = limits;
  if (mistakes_max === 0 || word.length > FUZZY_LENGTH_MAX || startsWithDigit(word) || isNumber(word)) return [];
  // MiniSearch counts two swapped neighbours as two mistakes. Searching at distance three is slow and seldom needed.
  const close = findWordsWithin(index, word, Math.max(2, mistakes_max), limits);
  return close.length > 0 || mistakes_max < 2 ? close : findWordsWithin(index, word, mistakes_max + 1, limits);
}
