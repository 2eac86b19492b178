/** Which words of the catalogue a typed word stands for, and how surely. */

import { isTelling, type SearchIndex, type Term } from './build-index.ts';
import { mistakesForgiven, typingMistakes } from './distance.ts';
import type { Match } from './scores.ts';
import { meansSomething } from './synonyms.ts';

/** The specification's scores. */
export const GRADES = { exact: 10, word_start: 7, compound: 8, variant: 6, fuzzy: 3 } as const;

/** `parts`: the word is two words written as one, and each is meant. */
export type WordMatches = { matches: Match[]; parts: readonly [string, string] | null; fuzzy: boolean };

/** As far, but with another first letter. */
const LESS_NEAR = 2;
const STARTS_MAX = 40;
const START_LENGTH_MIN = 2;
/** Words this short have too many beginnings in common with others. */
const SHORT = 3;
const PART_LENGTH_MIN = 3;
const FUZZY_LENGTH_MAX = 24;
/** Mistakes forgiven in a word that stands alone: 'visa' is no mistyped 'vita', 'carpet' no 'carrot'. */
const forgivenAlone = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);
const FIRST_MISTAKEN_MIN = 5;

const frequency = (term: Term): number => term.postings.length;
const isNumber = (word: string): boolean => /^\d/.test(word);

/** As it stands or as a compound: what costs two look-ups. */
export function surely(index: SearchIndex, word: string): Match[] {
  const found: Match[] = [];
  const add = (place: number | undefined, grade: number) => {
    const term = place === undefined ? undefined : index.terms[place];
    if (term && term.postings.length > 0) found.push({ term, grade });
  };
  add(index.words.get(word), GRADES.exact);
  add(index.compounds.get(word), GRADES.compound);
  return found;
}

function starting(index: SearchIndex, word: string): Match[] {
  const terms = index.near
    .search(word, { prefix: true, fuzzy: false })
    .flatMap(({ id }) => index.terms[Number(id)] ?? [])
    .filter((term) => term.text !== word && term.postings.length > 0);
  return terms
    .sort((left, right) => frequency(right) - frequency(left) || (left.text < right.text ? -1 : 1))
    .slice(0, STARTS_MAX)
    .map((term) => ({ term, grade: GRADES.word_start }));
}

/** The parting at which the rarer of both words is the most frequent. */
function parted(index: SearchIndex, word: string): readonly [string, string] | null {
  let best: readonly [string, string] | null = null;
  let most = 0;
  const known = (part: string) => Math.max(0, ...surely(index, part).map(({ term }) => (isTelling(term) ? frequency(term) : 0)));
  for (let at = PART_LENGTH_MIN; at <= word.length - PART_LENGTH_MIN; at++) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    const rarer = Math.min(known(left), known(right));
    if (rarer > most) [best, most] = [[left, right], rarer];
  }
  return best;
}

/** The nearest words of the catalogue; those that begin alike before others, as the first letter is seldom mistaken. */
function nearest(index: SearchIndex, word: string, forgiven: number, alone: boolean): Match[] {
  if (forgiven === 0 || word.length > FUZZY_LENGTH_MAX || isNumber(word)) return [];
  // MiniSearch counts two swapped neighbours as two mistakes. Looking three mistakes far is slow and seldom needed.
  const close = within(index, word, forgiven, Math.max(2, forgiven), alone);
  return close.length > 0 || forgiven < 2 ? close : within(index, word, forgiven, forgiven + 1, alone);
}

function within(index: SearchIndex, word: string, forgiven: number, changes: number, alone: boolean): Match[] {
  const candidates = index.near.search(word, { prefix: false, fuzzy: changes }).flatMap(({ id }) => {
    const term = index.terms[Number(id)];
    if (!term || !isTelling(term) || isNumber(term.text) || term.text.length < PART_LENGTH_MIN) return [];
    // As many as the shorter of both forgives: 'guar' is no mistyped 'guitar'.
    const most = Math.min(forgiven, mistakesForgiven(Math.min(word.length, term.text.length)));
    const mistakes = typingMistakes(word, term.text, most);
    const otherFirst = term.text[0] !== word[0];
    // Two mistakes of which one is the first letter, or one in a short word: rather another word.
    if (mistakes > most || (otherFirst && (alone || mistakes > 1 || word.length < FIRST_MISTAKEN_MIN))) return [];
    return [{ term, rank: mistakes * 2 + (otherFirst ? 1 : 0) }];
  });
  const best = Math.min(...candidates.map(({ rank }) => rank));
  return candidates
    .filter(({ rank }) => rank <= best + 1)
    .sort(
      (left, right) =>
        left.rank - right.rank || frequency(right.term) - frequency(left.term) || (left.term.text < right.term.text ? -1 : 1),
    )
    .map(({ term, rank }) => ({ term, grade: rank === best ? GRADES.fuzzy : LESS_NEAR }));
}

const startsWord = (word: string, exact: boolean): boolean =>
  word.length >= START_LENGTH_MIN && !isNumber(word) && !(word.length <= SHORT && (exact || meansSomething(word)));

/** `alone`: nothing else was typed that bears out a guess. */
export function matchWord(index: SearchIndex, word: string, alone = false): WordMatches {
  const sure = surely(index, word);
  const matches = [...sure, ...(startsWord(word, sure.length > 0) ? starting(index, word) : [])];
  const told = matches.some(({ term }) => isTelling(term));
  if (told) return { matches, parts: null, fuzzy: false };
  const parts = matches.length === 0 ? parted(index, word) : null;
  if (parts) return { matches, parts, fuzzy: false };
  // A word that stands in stories only may well be a mistyped one that products are called by: one mistake, in a long word,
  // and not if it stands alone: 'phone' is no mistyped 'prone'.
  const forgiven = matches.length === 0 ? mistakesForgiven(word.length) : Math.min(1, mistakesForgiven(word.length - 1));
  const most = alone ? Math.min(forgiven, matches.length === 0 ? forgivenAlone(word.length) : 0) : forgiven;
  const near = nearest(index, word, most, alone);
  return { matches: [...matches, ...near], parts: null, fuzzy: near.length > 0 };
}
