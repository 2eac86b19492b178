/** Scores of all products in flat arrays by position: a pass over a hundred thousand takes a tenth of a millisecond. */
import type { SearchIndex, Term } from '../build-index.ts';
import { FIELD_BITS, FIELD_WEIGHTS, getFieldBit } from '../document.ts';

/** Steps per unit of grade times weight: scores are integers, so that a counting sort works. */
export const STEPS = 4;

/** A concept's score for each product: the steps, shifted by two bits that say whether its name and its category contain the word. */
export type Scores = Uint16Array;

export const EVERYWHERE = 2 ** FIELD_BITS - 1;

const NAME = getFieldBit('name');
const CATEGORY = getFieldBit('category');
export const IN_NAME = 1;
export const IN_CATEGORY = 2;
const FLAGS = IN_NAME | IN_CATEGORY;
export const FLAG_BITS = 2;

/** A matched word of the catalogue and its grade. */
export type Match = { term: Term; grade: number };

/**
 * The score of a word for each set of fields; 0 without a wanted field. `inName`: a match in the name counts as a word of the name that the
 * shopper typed. False for synonyms.
 */
const createScoreTable = (grade: number, wanted: number, inName: boolean): Uint16Array =>
  Uint16Array.from({ length: EVERYWHERE + 1 }, (_, fields) => {
    const found = fields & wanted;
    const steps = Math.round(grade * (FIELD_WEIGHTS[found] ?? 0) * STEPS);
    const flags = (inName && found & NAME ? IN_NAME : 0) | (found & CATEGORY ? IN_CATEGORY : 0);
    return steps === 0 ? 0 : (steps << FLAG_BITS) | flags;
  });

const scoreTables = new Map<string, Uint16Array>();

/** Cached: there are only as many tables as grades and shares. */
function getScoreTable(grade: number, wanted: number, inName: boolean): Uint16Array {
  const key = `${grade} ${wanted} ${inName}`;
  const table = scoreTables.get(key) ?? createScoreTable(grade, wanted, inName);
  scoreTables.set(key, table);
  return table;
}

/** The score of a grade in one set of fields, without the flag for names. */
export const getScore = (grade: number, fields: number): number => getScoreTable(grade, EVERYWHERE, false)[fields] ?? 0;

/** A pool of zeroed arrays for one search. */
export type ScorePool = { take(): Scores; release(): void };

/** Arrays are reused, as allocating megabytes for each search would burden the garbage collector. */
const SPARE_MAX = 24;
const sparePools = new WeakMap<SearchIndex, Scores[]>();

export function createScorePool(index: SearchIndex): ScorePool {
  const spare = sparePools.get(index) ?? [];
  sparePools.set(index, spare);
  const taken: Scores[] = [];
  return {
    take() {
      const scores = spare.pop()?.fill(0) ?? new Uint16Array(index.size);
      taken.push(scores);
      return scores;
    },
    release() {
      spare.push(...taken.splice(0).slice(0, SPARE_MAX - spare.length));
    },
  };
}

/** Scores the matches with a `share` of their grade. A product keeps its score where that is better. */
export function scoreMatches(into: Scores, matches: readonly Match[], wanted: number, share = 1, inName = true): void {
  for (const { term, grade } of matches) {
    const table = getScoreTable(grade * share, wanted, inName);
    const { postings } = term;
    for (let at = 0; at < postings.length; at++) {
      const posting = postings[at] ?? 0;
      const score = table[posting & EVERYWHERE] ?? 0;
      const position = posting >>> FIELD_BITS;
      if (score > (into[position] ?? 0)) into[position] = score;
    }
  }
}

/** The scores of one word of a phrase, and the products to look at: those of its matches; null for all. */
export type PhrasePart = { scores: Scores; matches: readonly Match[] | null };

const countPostings = ({ matches }: PhrasePart): number =>
  matches === null ? Number.POSITIVE_INFINITY : matches.reduce((sum, { term }) => sum + term.postings.length, 0);

/** `share`: of the words' scores. `inName`: as for `createScoreTable`. */
export type PhraseOptions = { share: number; inName: boolean };

function scorePhraseAt(into: Scores, lists: readonly Scores[], { share, inName }: PhraseOptions, position: number): void {
  let flags = inName ? FLAGS : FLAGS & ~IN_NAME;
  let sum = 0;
  for (let at = 0; at < lists.length; at++) {
    const score = lists[at]?.[position] ?? 0;
    if (score === 0) return;
    sum += Math.round((score >> FLAG_BITS) * share);
    flags &= score;
  }
  const mean = (Math.round(sum / lists.length) << FLAG_BITS) | flags;
  if (mean > (into[position] ?? 0)) into[position] = mean;
}

/** Scores each product that has every word of a phrase by the mean of the words' scores. Looks only at the products of its rarest word. */
export function scorePhrase(into: Scores, parts: readonly PhrasePart[], options: PhraseOptions): void {
  const sorted = parts.toSorted((left, right) => countPostings(left) - countPostings(right));
  const lists = sorted.map(({ scores }) => scores);
  const [rarest] = sorted;
  if (!rarest) return;
  if (rarest.matches === null || countPostings(rarest) > into.length) {
    for (let position = 0; position < into.length; position++) scorePhraseAt(into, lists, options, position);
    return;
  }
  for (const { term } of rarest.matches) {
    const { postings } = term;
    for (let at = 0; at < postings.length; at++) scorePhraseAt(into, lists, options, (postings[at] ?? 0) >>> FIELD_BITS);
  }
}
