/** Matches a typed word with words of the catalogue, each with a grade: itself, words that it begins, and words that it may be mistyped for. */
import { isLanguage } from '@uruhu/contract/languages';
import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { canMatchInexactly, getTerm, listWordTerms, occursOutsideDescriptions, type SearchIndex, type Term } from '../build-index.ts';
import { getMistakesMax, getMistakesMaxInSingleWord, haveSimilarStarts, MISTAKES_MAX } from '../forgiven-mistakes.ts';
import { GRADES, LESS_SIMILAR_GRADE, type Match } from '../scoring/points.ts';
import { getIndexedStart, INDEXED_START_LENGTH_MIN } from '../vocabulary.ts';
import { visitSimilarWords } from '../words-by-length.ts';

/** A word of at most this length is not taken for the beginning of others if some product has the word itself, or if the lexicon has a meaning for it. */
const SHORT_LENGTH_MAX = 3;
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
/** An unfinished word of at least this length may have a mistake after this many letters. */
const UNFINISHED_FUZZY_LENGTH_MIN = 5;
const RIGHT_FIRST_LETTERS = 3;

const startsWithDigit = (word: string): boolean => /^\d/.test(word);
const compareTerms = (left: Term, right: Term): number => right.postings.length - left.postings.length || (left.text < right.text ? -1 : 1);

/** The matches of the word itself: products may have it as a word, or as several words that are joined to a compound. */
export function matchExactly(index: SearchIndex, word: string): Match[] {
  const compound = getTerm(index, word, 'compound');
  return [
    ...listWordTerms(index, word).map((term) => ({ term, grade: GRADES.exact })),
    ...(compound ? [{ term: compound, grade: GRADES.compound }] : []),
  ];
}

export const hasExactMatch = (index: SearchIndex, word: string): boolean => matchExactly(index, word).length > 0;

/** Whether a word that is not typed exactly may be this one: a translated one only on a page of its language, so that it spoils no other. */
const isInexactTerm = ({ language }: SearchIndex, term: Term): boolean =>
  canMatchInexactly(term) && (!isLanguage(term.kind) || term.kind === language);

/** The terms that begin with `start` and may match inexactly, those of most products first; none for a single letter. */
function findTermsStarting(index: SearchIndex, start: string): Term[] {
  const { vocabulary, terms } = index;
  const numbers = start.length < INDEXED_START_LENGTH_MIN ? [] : (vocabulary.wordNumbersByStart.get(getIndexedStart(start)) ?? []);
  return numbers
    .flatMap((number) => terms[number] ?? [])
    .filter((term) => term.text.startsWith(start) && term.text !== start && term.postings.length > 0 && isInexactTerm(index, term))
    .sort(compareTerms);
}

/** The matches of a word that the shopper is typing: itself, and the words that it may become, with one mistake if there are no others. */
function matchBeginning(index: SearchIndex, start: string, exact: readonly Match[]): Match[] {
  const started = findTermsStarting(index, start).slice(0, UNFINISHED_STARTS_MAX);
  const matches = [...exact, ...started.map((term) => ({ term, grade: GRADES.word_start }))];
  if (matches.length > 0 || start.length < UNFINISHED_FUZZY_LENGTH_MIN || start.length > FUZZY_LENGTH_MAX || startsWithDigit(start))
    return matches;
  // The mistake may be a missing or an additional letter.
  const isNearly = ({ text }: Term) =>
    text.length >= start.length && [0, 1, -1].some((more) => countTypingMistakes(start, text.slice(0, start.length + more), 1) <= 1);
  const nearly = findTermsStarting(index, start.slice(0, RIGHT_FIRST_LETTERS)).filter(
    (term) => occursOutsideDescriptions(term) && isNearly(term),
  );
  return nearly.slice(0, STARTS_MAX).map((term) => ({ term, grade: GRADES.fuzzy }));
}

/** Whether the word is a whole topic, such as a brand or a category (see topics.ts), and not only a part of one. */
const isWholeTopic = ({ topics }: SearchIndex, word: string): boolean => topics.joinedWords.has(word);
const sortLetters = (word: string): string => [...word].sort().join('');

/** The mistakes allowed in a word that no other word of the query supports. Often allows more if the term is a whole topic, as shoppers probably mean one. */
function getAllowedMistakes(index: SearchIndex, word: string, { text }: Term): number {
  const length = Math.min(word.length, text.length);
  if (!isWholeTopic(index, text)) return getMistakesMaxInSingleWord(length);
  // If letters are missing, the length of the whole name decides.
  if (word.length < text.length) return getMistakesMax(text.length);
  const isProbablyMistyped = length >= TOPIC_LENGTH_MIN || sortLetters(word) === sortLetters(text);
  return getMistakesMax(length) - Number(!isProbablyMistyped);
}

/**
 * The most similar words of the catalogue, and then those that are half a mistake less similar. A word that begins differently counts as half a mistake less
 * similar, as shoppers seldom mistype the beginning. Of equally similar words, whole topics come first, as 'aveno' is probably the brand Aveeno,
 * after words of the page's language.
 */
function findNearestWords(index: SearchIndex, word: string, mistakes_max: number, isUnsupported: boolean): Match[] {
  if (mistakes_max === 0 || word.length > FUZZY_LENGTH_MAX || startsWithDigit(word)) return [];
  const candidates: { term: Term; difference: number }[] = [];
  visitSimilarWords(index.vocabulary.wordsByLength, word, isUnsupported ? MISTAKES_MAX : mistakes_max, (number) => {
    const term = index.terms[number];
    if (!term || !isInexactTerm(index, term) || !occursOutsideDescriptions(term)) return;
    if (startsWithDigit(term.text) || term.text.length < SIMILAR_LENGTH_MIN) return;
    // The length of the shorter word limits the mistakes: 'guar' must not match 'guitar'.
    const length = Math.min(word.length, term.text.length);
    const allowed = isUnsupported
      ? Math.min(MISTAKES_MAX, getAllowedMistakes(index, word, term))
      : Math.min(mistakes_max, getMistakesMax(length));
    const mistakes = countTypingMistakes(word, term.text, allowed);
    const startsDifferently = !haveSimilarStarts(term.text, word);
    const isOtherWord = startsDifferently && (isUnsupported || mistakes > 1 || word.length < OTHER_START_LENGTH_MIN);
    if (mistakes <= allowed && !isOtherWord) candidates.push({ term, difference: mistakes * 2 + Number(startsDifferently) });
  });
  const smallest = Math.min(...candidates.map(({ difference }) => difference));
  const rank = ({ text, kind }: Term) => 2 * Number(kind === index.language) + Number(isWholeTopic(index, text));
  return candidates
    .filter(({ difference }) => difference <= smallest + 1)
    .sort((left, right) => left.difference - right.difference || rank(right.term) - rank(left.term) || compareTerms(left.term, right.term))
    .map(({ term, difference }) => ({ term, grade: difference === smallest ? GRADES.fuzzy : LESS_SIMILAR_GRADE }));
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
  /** The word that the shopper probably meant (see correct-words.ts). */
  correction: string | undefined;
  /** The shopper may not have finished the word. */
  isUnfinished: boolean;
};

/** The words of the catalogue that match a typed word. `isCorrected`: the search corrects the word, so there are corrections among the matches. */
export type WordMatches = { matches: readonly Match[]; isCorrected: boolean };

export function matchWord(
  index: SearchIndex,
  word: string,
  { typed, isUnsupported, isLexiconWord, correction, isUnfinished }: MatchOptions,
): WordMatches {
  const { lexicon } = index;
  const exact = matchExactly(index, word);
  const asTyped = (matches: readonly Match[]) => ({ matches, isCorrected: false });
  const isOutsideDescriptions = ({ term }: Match) => occursOutsideDescriptions(term);
  if (lexicon.isPriceWord(word) && !exact.some(isOutsideDescriptions)) return asTyped(exact);
  if (isUnfinished) {
    const beginning = matchBeginning(index, typed, exact);
    if (beginning.length > 0) return asTyped(beginning);
  }
  const corrected = correction === undefined ? [] : matchExactly(index, correction);
  if (corrected.length > 0) return { matches: corrected.map(({ term }) => ({ term, grade: GRADES.fuzzy })), isCorrected: true };
  const isShortAndKnown = typed.length <= SHORT_LENGTH_MAX && (exact.length > 0 || lexicon.hasMeaning(word));
  // A typed plural begins fewer words than its stem. But if stemming changes letters, only the stem begins other words.
  const start = typed.startsWith(word) ? typed : word;
  // 'brow' is not the beginning of 'brown': products have it, and the lexicon has a meaning for each of the two.
  const isOtherWord = ({ text }: Term) => exact.length > 0 && lexicon.hasMeaning(word) && lexicon.hasMeaning(text);
  const started = startsWithDigit(typed) || isShortAndKnown ? [] : findTermsStarting(index, start).slice(0, STARTS_MAX);
  const matches = [...exact, ...started.filter((term) => !isOtherWord(term)).map((term) => ({ term, grade: GRADES.word_start }))];
  if (isLexiconWord || matches.some(isOutsideDescriptions)) return asTyped(matches);
  // A word that only descriptions have may be a mistyped name, but only beside another word: 'phone' alone must not match 'prone'.
  const mistakes_max =
    matches.length === 0 ? getMistakesMax(word.length) : isUnsupported ? 0 : Math.min(1, getMistakesMax(word.length - 1));
  const nearest = findNearestWords(index, word, mistakes_max, isUnsupported);
  return { matches: [...matches, ...nearest], isCorrected: nearest.length > 0 };
}
