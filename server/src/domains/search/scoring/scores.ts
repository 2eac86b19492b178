/** Scores of all products, in arrays by position: going through a hundred thousand products takes a tenth of a millisecond. */
import type { SearchIndex, Term } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, FIELD_BITS, FIELD_WEIGHTS, type FieldSet, getFieldBit } from '../document.ts';
import { decodePosition, encodePosting, type Postings } from '../postings.ts';

/** Scores are integers, so that a counting sort works: a score is grade × weight × this number, rounded. */
export const STEPS_PER_POINT = 4;

/**
 * For each product, its score for a word or a concept of the query. The lowest three bits are flags:
 * - IN_NAME: the product has a typed word in its name;
 * - IN_CATEGORY: it has the word in its category;
 * - OUTSIDE_DESCRIPTION: it has the word in another field than its description.
 * The bits above are the score itself, counted in steps (see STEPS_PER_POINT).
 */
export type Scores = Uint16Array;

export const ALL_FIELDS: FieldSet = 2 ** FIELD_BITS - 1;

const NAME_BIT = getFieldBit('name');
const CATEGORY_BIT = getFieldBit('category');
export const IN_NAME = 1;
export const IN_CATEGORY = 2;
export const OUTSIDE_DESCRIPTION = 4;
const FLAGS = IN_NAME | IN_CATEGORY | OUTSIDE_DESCRIPTION;
export const FLAG_BITS = 3;
/** The highest score that fits into 16 bits beside the flags. */
const STEPS_MAX = 2 ** (16 - FLAG_BITS) - 1;

/** A word of the catalogue that matches a typed word, and its grade: how well it matches (see grades.ts). */
export type Match = { term: Term; grade: number };

/**
 * The score of a word, indexed by the set of the fields that contain it; 0 if none of them is searched. `countsAsNameMatch`: whether a match in the
 * name sets IN_NAME. It is false for meanings, because the shopper did not type their words, and for typed words that may mean something else.
 */
const createScoreTable = (grade: number, searchedFields: FieldSet, countsAsNameMatch: boolean): Uint16Array =>
  Uint16Array.from({ length: ALL_FIELDS + 1 }, (_, fields) => {
    const matchedFields = fields & searchedFields;
    const steps = Math.round(grade * (FIELD_WEIGHTS[matchedFields] ?? 0) * STEPS_PER_POINT);
    const flags =
      (countsAsNameMatch && matchedFields & NAME_BIT ? IN_NAME : 0) |
      (matchedFields & CATEGORY_BIT ? IN_CATEGORY : 0) |
      (matchedFields & ALL_BUT_DESCRIPTION ? OUTSIDE_DESCRIPTION : 0);
    return steps === 0 ? 0 : (steps << FLAG_BITS) | flags;
  });

/** By the searched fields with the flag for names, and then by the grade. */
const scoreTables = new Map<number, Map<number, Uint16Array>>();

/** Caches the tables: there are few combinations of grade (times share), searched fields and flag, and every search needs some of them. */
function getScoreTable(grade: number, searchedFields: FieldSet, countsAsNameMatch: boolean): Uint16Array {
  const fieldsAndFlag = (searchedFields << 1) | Number(countsAsNameMatch);
  const tablesByGrade = scoreTables.get(fieldsAndFlag) ?? new Map<number, Uint16Array>();
  const existing = tablesByGrade.get(grade);
  if (existing) return existing;
  const table = createScoreTable(grade, searchedFields, countsAsNameMatch);
  scoreTables.set(fieldsAndFlag, tablesByGrade.set(grade, table));
  return table;
}

/** The score of a grade in one set of fields, without the flag for names. */
export const getScore = (grade: number, fields: FieldSet): number => getScoreTable(grade, ALL_FIELDS, false)[fields] ?? 0;

/** A pool of zeroed arrays for one search. `release` makes the arrays available to the next search. */
export type ScorePool = { take(): Scores; release(): void };

/** At most this many arrays are kept for later searches. Without them, allocating megabytes for each search would burden the garbage collector. */
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

/** Rounds a positive number. Adding a half and dropping the fraction is faster than Math.round. */
const round = (value: number): number => (value + 0.5) | 0;

/**
 * The higher one of two scores of a product, plus `lowerScoreShare` of the lower one: a product that mentions several meanings of a problem is more
 * surely for this problem than a product that mentions one. The result has OUTSIDE_DESCRIPTION if either score has it: a makeup remover whose category is
 * a meaning of 'makeup wipes' does not count as only mentioning them, even if the words in its description score higher.
 */
function combineScores(left: number, right: number, lowerScoreShare: number): number {
  const higher = left > right ? left : right;
  const lower = left > right ? right : left;
  if (lower === 0) return higher;
  if (lowerScoreShare === 0) return higher | (lower & OUTSIDE_DESCRIPTION);
  const steps = (higher >> FLAG_BITS) + round((lower >> FLAG_BITS) * lowerScoreShare);
  return (Math.min(steps, STEPS_MAX) << FLAG_BITS) | (higher & FLAGS) | (lower & OUTSIDE_DESCRIPTION);
}

/**
 * Writes the positions of products with a score to the start of `positions`, at most `count_max`, and returns their number. Has few statements, as it
 * reads each product.
 */
export function collectScoredPositions(scores: Scores, positions: Uint32Array, count_max = scores.length): number {
  let count = 0;
  for (let position = 0; position < scores.length && count < count_max; position++) {
    if (scores[position] !== 0) positions[count++] = position;
  }
  return count;
}

/** Positions in ascending order, if only these products need scores; null if all do. */
export type Candidates = Uint32Array | null;

/** If the postings are more than this many times the candidates, looking for each candidate is faster than reading all postings. */
const FEWER_CANDIDATES_FACTOR = 16;

/** Reused by each search, as allocating it would take longer than filling it. */
let reusedPositions = new Uint32Array(0);

/** The positions of products that have a score; null if they are so many that reading all products is faster. */
export function selectScored(scores: Scores): Candidates {
  if (reusedPositions.length < scores.length) reusedPositions = new Uint32Array(scores.length);
  const count = collectScoredPositions(scores, reusedPositions, Math.ceil(scores.length / FEWER_CANDIDATES_FACTOR));
  return count * FEWER_CANDIDATES_FACTOR < scores.length ? reusedPositions.slice(0, count) : null;
}

/**
 * The postings of the candidates. For each candidate, a galloping search takes steps that double until one passes its posting; then a binary search
 * looks within the last step.
 */
export function selectPostings(postings: Postings, candidates: Uint32Array): Postings {
  const selected = new Uint32Array(candidates.length);
  let count = 0;
  let low = 0;
  for (let i = 0; i < candidates.length && low < postings.length; i++) {
    const wanted = encodePosting(candidates[i] ?? 0, 0);
    let high = low;
    for (let step = 1; high < postings.length && (postings[high] ?? 0) < wanted; step *= 2) {
      low = high + 1;
      high += step;
    }
    high = Math.min(high, postings.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postings[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const posting = postings[low] ?? 0;
    if (low < postings.length && decodePosition(posting) === candidates[i]) selected[count++] = posting;
  }
  return selected.subarray(0, count);
}

const selectCandidates = (postings: Postings, candidates: Candidates): Postings =>
  candidates !== null && candidates.length * FEWER_CANDIDATES_FACTOR < postings.length ? selectPostings(postings, candidates) : postings;

/** Combines the scores of the postings with those of `target`, as `combineScores` does without a share. Short, as it runs for every posting of a word. */
function keepHigher(target: Scores, postings: Postings, table: Uint16Array): void {
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] ?? 0;
    const score = table[posting & ALL_FIELDS] ?? 0;
    const position = posting >>> FIELD_BITS;
    const previous = target[position] ?? 0;
    target[position] = (score > previous ? score : previous) | ((score | previous) & OUTSIDE_DESCRIPTION);
  }
}

/** Combines the scores of the postings with those of `target`, as `combineScores` does with a share. */
function addLowerShare(target: Scores, postings: Postings, table: Uint16Array, lowerScoreShare: number): void {
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] ?? 0;
    const score = table[posting & ALL_FIELDS] ?? 0;
    const position = posting >>> FIELD_BITS;
    target[position] = combineScores(target[position] ?? 0, score, lowerScoreShare);
  }
}

/**
 * Scores the matches with a `share` of their grade. `lowerScoreShare`: the share of the lower score that is added if a product has a score
 * already. `candidates`: the products that need a score; others may get one.
 */
export function scoreMatches(
  target: Scores,
  matches: readonly Match[],
  searchedFields: FieldSet,
  candidates: Candidates,
  { share = 1, countsAsNameMatch = true, lowerScoreShare = 0 } = {},
): void {
  for (const { term, grade } of matches) {
    const table = getScoreTable(grade * share, searchedFields, countsAsNameMatch);
    const postings = selectCandidates(term.postings, candidates);
    if (lowerScoreShare === 0) keepHigher(target, postings, table);
    else addLowerShare(target, postings, table, lowerScoreShare);
  }
}

/**
 * Gives each product the higher one of its score in `target` and its score in `scores`. A score taken from `scores` does not set OUTSIDE_DESCRIPTION, so a
 * product with no other score ranks like one that only mentions the concept in its description.
 */
export function addScoresAsMentions(target: Scores, scores: Scores): void {
  for (let position = 0; position < scores.length; position++) {
    const score = (scores[position] ?? 0) & ~OUTSIDE_DESCRIPTION;
    const previous = target[position] ?? 0;
    if (score >> FLAG_BITS > previous >> FLAG_BITS) target[position] = score | (previous & OUTSIDE_DESCRIPTION);
  }
}

/** The scores of one word for each product. `matches`: only products with one of these can have a score; null if every product can. */
export type WordScores = { scores: Scores; matches: readonly Match[] | null };

const countPostings = ({ matches }: WordScores): number =>
  matches === null ? Number.POSITIVE_INFINITY : matches.reduce((sum, { term }) => sum + term.postings.length, 0);

/**
 * `share`: the factor by which the words' scores are multiplied. `countsAsNameMatch`: whether the phrase sets IN_NAME for a product that has all its words in
 * its name. `lowerScoreShare`: the share of the lower score that is added if a product has a score already.
 */
export type PhraseOptions = { share: number; countsAsNameMatch: boolean; lowerScoreShare: number };

/** Scores the product at one position by the mean of its words' scores, unless it lacks one of the words. */
function scorePhraseAt(
  target: Scores,
  scoresOfWords: readonly Scores[],
  { share, countsAsNameMatch, lowerScoreShare }: PhraseOptions,
  position: number,
): void {
  let flags = countsAsNameMatch ? FLAGS : FLAGS & ~IN_NAME;
  let sum = 0;
  for (let i = 0; i < scoresOfWords.length; i++) {
    const score = scoresOfWords[i]?.[position] ?? 0;
    if (score === 0) return;
    sum += round((score >> FLAG_BITS) * share);
    flags &= score;
  }
  const mean = (round(sum / scoresOfWords.length) << FLAG_BITS) | flags;
  target[position] = combineScores(target[position] ?? 0, mean, lowerScoreShare);
}

/**
 * Scores each product that has every word of a phrase by the mean of the words' scores. Looks only at the candidates, or at the products of
 * the rarest word if they are fewer, or else at all products.
 */
export function scorePhrase(target: Scores, words: readonly WordScores[], candidates: Candidates, options: PhraseOptions): void {
  const sorted = words.toSorted((left, right) => countPostings(left) - countPostings(right));
  const scoresOfWords = sorted.map(({ scores }) => scores);
  const [rarest] = sorted;
  if (!rarest) return;
  if (candidates && candidates.length <= countPostings(rarest)) {
    for (let i = 0; i < candidates.length; i++) scorePhraseAt(target, scoresOfWords, options, candidates[i] ?? 0);
    return;
  }
  if (rarest.matches === null || countPostings(rarest) > target.length) {
    for (let position = 0; position < target.length; position++) scorePhraseAt(target, scoresOfWords, options, position);
    return;
  }
  for (const { term } of rarest.matches) {
    const { postings } = term;
    for (let i = 0; i < postings.length; i++) scorePhraseAt(target, scoresOfWords, options, (postings[i] ?? 0) >>> FIELD_BITS);
  }
}
