/** Scores of products, in arrays: going through a hundred thousand products takes a tenth of a millisecond. */
import type { SearchIndex, Term } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, FIELD_BITS, FIELD_WEIGHTS, type FieldSet, getFieldBit } from '../document.ts';

/** Scores are integers, so that a counting sort works: a score is grade × weight × this number, rounded. */
export const STEPS_PER_POINT = 4;

/**
 * The scores of products for a word or a concept of the query, by position, or by place among the candidates (see candidates.ts). The lowest three bits
 * are flags:
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
export const FLAGS = IN_NAME | IN_CATEGORY | OUTSIDE_DESCRIPTION;
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
export function getScoreTable(grade: number, searchedFields: FieldSet, countsAsNameMatch: boolean): Uint16Array {
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

/** A pool of zeroed arrays for the scores of all products in one search. `release` makes the arrays available to the next search. */
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
export const round = (value: number): number => (value + 0.5) | 0;

/**
 * The higher one of two scores of a product, plus `lowerScoreShare` of the lower one: a product that mentions several meanings of a problem is more
 * surely for this problem than a product that mentions one. The result has OUTSIDE_DESCRIPTION if either score has it: a makeup remover whose category is
 * a meaning of 'makeup wipes' does not count as only mentioning them, even if the words in its description score higher.
 */
export function combineScores(left: number, right: number, lowerScoreShare: number): number {
  const higher = left > right ? left : right;
  const lower = left > right ? right : left;
  if (lower === 0) return higher;
  if (lowerScoreShare === 0) return higher | (lower & OUTSIDE_DESCRIPTION);
  const steps = (higher >> FLAG_BITS) + round((lower >> FLAG_BITS) * lowerScoreShare);
  return (Math.min(steps, STEPS_MAX) << FLAG_BITS) | (higher & FLAGS) | (lower & OUTSIDE_DESCRIPTION);
}
