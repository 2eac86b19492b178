/** Finds words of the catalogue that begin with a typed word, or nearly so, and words that differ from it by few typing mistakes. */

import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { canMatchInexactly, occursOutsideDescriptions, type SearchIndex, type Term } from '../build-index.ts';
import { getMistakesMax, getMistakesMaxInSingleWord, haveSimilarStarts, MISTAKES_MAX } from '../forgiven-mistakes.ts';
import { GRADES } from '../scoring/grades.ts';
import type { Match } from '../scoring/scores.ts';
import { getIndexedStart, INDEXED_START_LENGTH_MIN } from '../vocabulary.ts';
import { isNumber } from '../words.ts';
import { visitSimilarWords } from '../words-by-length.ts';

/** The grade of a word that is half a mistake less similar than the most similar words, which have the grade `fuzzy`. */
const LESS_SIMILAR_GRADE = 2;
/** At most this many words that begin with a typed word match it. */
const STARTS_MAX = 40;
/** The same for an unfinished word, which may become any of many words. */
const UNFINISHED_STARTS_MAX = 400;
/** A longer typed word is not corrected, as comparing it with other words would take too long. */
const FUZZY_LENGTH_MAX = 24;
/** No typed word is corrected to a word with fewer letters than this. */
const SIMILAR_LENGTH_MIN = 3;
/** A typed word with fewer letters is corrected only to words that begin similarly (see `haveSimilarStarts`). */
const OTHER_START_LENGTH_MIN = 5;
/** A topic with fewer letters is meant by a typed word only if the typed word is shorter, or if both have the same letters in another order. */
const TOPIC_LENGTH_MIN = 5;
/** An unfinished word of at least this length may have a mistake. */
const UNFINISHED_FUZZY_LENGTH_MIN = 5;
/** In an unfinished word with a mistake, this many first letters must be right. */
const RIGHT_FIRST_LETTERS = 3;

const countProducts = (term: Term): number => term.postings.length;
const startsWithDigit = (word: string): boolean => /^\d/.test(word);
const compareTerms = (left: Term, right: Term): number => countProducts(right) - countProducts(left) || (left.text < right.text ? -1 : 1);

/** The terms that begin with `start` and may match inexactly; none for a single letter. */
function findTermsStarting({ vocabulary, terms }: SearchIndex, start: string): Term[] {
  const wordNumbers = start.length < INDEXED_START_LENGTH_MIN ? [] : (vocabulary.wordNumbersByStart.get(getIndexedStart(start)) ?? []);
  const found: Term[] = [];
  for (const wordNumber of wordNumbers) {
    const term = terms[wordNumber];
    if (term?.text.startsWith(start) && term.postings.length > 0 && canMatchInexactly(term)) found.push(term);
  }
  return found;
}

/** Longer words that begin with `start`, those that most products have first. `isUnfinished`: the shopper is still typing it, so more words are useful. */
export function findWordsStarting(index: SearchIndex, start: string, { isUnfinished = false } = {}): Match[] {
  return findTermsStarting(index, start)
    .filter((term) => term.text !== start)
    .sort(compareTerms)
    .slice(0, isUnfinished ? UNFINISHED_STARTS_MAX : STARTS_MAX)
    .map((term) => ({ term, grade: GRADES.word_start }));
}

/** Words that begin with the typed word if one mistake in it is corrected, without those that only descriptions have. */
export function findWordsStartingNearly(index: SearchIndex, start: string): Match[] {
  if (start.length < UNFINISHED_FUZZY_LENGTH_MIN || start.length > FUZZY_LENGTH_MAX || startsWithDigit(start)) return [];
  return findTermsStarting(index, start.slice(0, RIGHT_FIRST_LETTERS))
    .filter((term) => {
      if (!occursOutsideDescriptions(term) || term.text.length < start.length) return false;
      // The mistake may be a missing or an additional letter.
      return [0, 1, -1].some((difference) => countTypingMistakes(start, term.text.slice(0, start.length + difference), 1) <= 1);
    })
    .sort(compareTerms)
    .slice(0, STARTS_MAX)
    .map((term) => ({ term, grade: GRADES.fuzzy }));
}

const sortLetters = (word: string): string => [...word].sort().join('');

/** Whether the word is a whole topic, such as a brand or a category (see topics.ts), and not only a part of one. */
const isWholeTopic = ({ topics }: SearchIndex, word: string): boolean => topics.joinedWords.has(word);

/**
 * The mistakes allowed in a typed word that no other word of the query supports (see `isUnsupported` in match-word.ts). Often allows more if the term is a
 * whole topic, as shoppers probably mean one.
 */
function getAllowedMistakes(index: SearchIndex, word: string, { text }: Term): number {
  const length = Math.min(word.length, text.length);
  if (!isWholeTopic(index, text)) return getMistakesMaxInSingleWord(length);
  // If letters are missing, the length of the whole name decides.
  if (word.length < text.length) return getMistakesMax(text.length);
  const isProbablyMistyped = length >= TOPIC_LENGTH_MIN || sortLetters(word) === sortLetters(text);
  return getMistakesMax(length) - Number(!isProbablyMistyped);
}

type CorrectionLimits = { mistakes_max: number; isUnsupported: boolean };

/** Whether the search may correct a typed word to this word of the catalogue. */
const canBeSimilar = (term: Term): boolean =>
  canMatchInexactly(term) && occursOutsideDescriptions(term) && !startsWithDigit(term.text) && term.text.length >= SIMILAR_LENGTH_MIN;

/**
 * How different the term is from the typed word: 2 for each mistake, and 1 more if it begins differently, as shoppers seldom mistype the beginning. Null if
 * it is another word.
 */
function measureDifference(index: SearchIndex, word: string, term: Term, { mistakes_max, isUnsupported }: CorrectionLimits): number | null {
  // The length of the shorter word limits the mistakes: 'guar' must not match 'guitar'.
  const length = Math.min(word.length, term.text.length);
  const highestAllowed = isUnsupported ? MISTAKES_MAX : Math.min(mistakes_max, getMistakesMax(length));
  const mistakes = countTypingMistakes(word, term.text, highestAllowed);
  if (mistakes > highestAllowed || (isUnsupported && mistakes > getAllowedMistakes(index, word, term))) return null;
  const startsDifferently = !haveSimilarStarts(term.text, word);
  // A term that begins differently is another word if no other word supports the correction, if there is a second mistake, or if the typed word is short.
  if (startsDifferently && (isUnsupported || mistakes > 1 || word.length < OTHER_START_LENGTH_MIN)) return null;
  return mistakes * 2 + Number(startsDifferently);
}

/**
 * The most similar words of the catalogue, and then those that are half a mistake less similar (1 in `measureDifference`). Of equally similar words, whole
 * topics come first, as 'aveno' is probably the brand Aveeno.
 */
export function findNearestWords(index: SearchIndex, word: string, limits: CorrectionLimits): Match[] {
  const { mistakes_max, isUnsupported } = limits;
  if (mistakes_max === 0 || word.length > FUZZY_LENGTH_MAX || startsWithDigit(word) || isNumber(word)) return [];
  const candidates: { term: Term; difference: number }[] = [];
  // For an unsupported word, `getAllowedMistakes` limits the mistakes for each term.
  visitSimilarWords(index.vocabulary.wordsByLength, word, isUnsupported ? MISTAKES_MAX : mistakes_max, (wordNumber) => {
    const term = index.terms[wordNumber];
    const difference = term && canBeSimilar(term) ? measureDifference(index, word, term, limits) : null;
    if (term && difference !== null) candidates.push({ term, difference });
  });
  const compareTopics = (left: Term, right: Term) => Number(isWholeTopic(index, right.text)) - Number(isWholeTopic(index, left.text));
  const smallestDifference = Math.min(...candidates.map(({ difference }) => difference));
  return candidates
    .filter(({ difference }) => difference <= smallestDifference + 1)
    .sort(
      (left, right) => left.difference - right.difference || compareTopics(left.term, right.term) || compareTerms(left.term, right.term),
    )
    .map(({ term, difference }) => ({ term, grade: difference === smallestDifference ? GRADES.fuzzy : LESS_SIMILAR_GRADE }));
}
