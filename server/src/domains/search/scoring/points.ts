/** How many points a product gets for a word: the grade of the match times the weight of the fields that have the word. */
import type { Term } from '../build-index.ts';
import { ALL_BUT_DESCRIPTION, BRAND_AND_NAME, FIELD_BITS, FIELD_WEIGHTS, type FieldSet, getFieldBit } from '../document.ts';

/**
 * How well a word of a product matches a typed word; the specification requires these values. `exact`: it is the typed word. `word_start`:
 * the shopper typed only its beginning. `compound`: the shopper typed the word as two words, or joined two words. `synonym`: it is a synonym.
 * `fuzzy`: the shopper mistyped it.
 */
export const GRADES = { exact: 10, word_start: 7, compound: 8, synonym: 6, fuzzy: 3 } as const;
/** The grade of a correction that is half a mistake less similar than the most similar ones, which have the grade `fuzzy`. */
export const LESS_SIMILAR_GRADE = 2;

/** A word of the catalogue that matches a typed word, and its grade. */
export type Match = { term: Term; grade: number };

/** Scores are integers, so that a counting sort works: a score is grade × weight × this number, rounded. */
export const STEPS_PER_POINT = 4;

/**
 * The scores of products for a word or a concept of the query, by position. The lowest four bits are flags:
 * - IN_NAME: the product has the typed word in its name;
 * - IN_BRAND_OR_NAME: it has the typed word in its brand or name;
 * - IN_CATEGORY: it has the word in its category;
 * - OUTSIDE_DESCRIPTION: it has the word in another field than its description.
 * The bits above are the score itself, counted in steps (see STEPS_PER_POINT).
 */
export type Scores = Uint16Array;
export const IN_NAME = 1;
export const IN_BRAND_OR_NAME = 2;
export const IN_CATEGORY = 4;
export const OUTSIDE_DESCRIPTION = 8;
export const FLAG_BITS = 4;
export const FLAGS = 2 ** FLAG_BITS - 1;
/** The flags that a product keeps if a higher score has others: it is named by the typed words even if it scores more by what they mean. */
const KEPT_FLAGS = OUTSIDE_DESCRIPTION | IN_BRAND_OR_NAME;
/** The highest score that fits into 16 bits beside the flags. */
const STEPS_MAX = 2 ** (16 - FLAG_BITS) - 1;

export const ALL_FIELDS: FieldSet = 2 ** FIELD_BITS - 1;
const NAME_BIT = getFieldBit('name');
const CATEGORY_BIT = getFieldBit('category');

const computeScore = (fields: FieldSet, grade: number): number => {
  const steps = Math.round(grade * (FIELD_WEIGHTS[fields] ?? 0) * STEPS_PER_POINT);
  const flags =
    (fields & NAME_BIT ? IN_NAME : 0) |
    (fields & BRAND_AND_NAME ? IN_BRAND_OR_NAME : 0) |
    (fields & CATEGORY_BIT ? IN_CATEGORY : 0) |
    (fields & ALL_BUT_DESCRIPTION ? OUTSIDE_DESCRIPTION : 0);
  return steps === 0 ? 0 : (steps << FLAG_BITS) | flags;
};

/** By the grade and the searched fields. There are few combinations, and every search needs some of them. */
const scoreTables = new Map<number, Uint16Array>();

/** The score of a word, indexed by the set of the fields that contain it; 0 if none of them is searched. */
export function getScoreTable(grade: number, searchedFields: FieldSet): Uint16Array {
  const key = (grade << FIELD_BITS) | searchedFields;
  const existing = scoreTables.get(key);
  if (existing) return existing;
  const table = Uint16Array.from({ length: ALL_FIELDS + 1 }, (_, fields) => computeScore(fields & searchedFields, grade));
  scoreTables.set(key, table);
  return table;
}

/** Rounds a positive number. Adding a half and dropping the fraction is faster than Math.round. */
export const round = (value: number): number => (value + 0.5) | 0;

/**
 * The higher one of two scores of a product, plus `lowerShare` of the lower one: a product that mentions several meanings of a problem is more surely for
 * this problem than a product that mentions one. The result has OUTSIDE_DESCRIPTION if either score has it: a makeup remover whose category is a meaning of
 * 'makeup wipes' does not count as only mentioning them, even if the words in its description score higher.
 */
export function combineScores(left: number, right: number, lowerShare: number): number {
  const higher = left > right ? left : right;
  const lower = left > right ? right : left;
  if (lower === 0) return higher;
  const steps =
    lowerShare === 0 ? higher >> FLAG_BITS : Math.min((higher >> FLAG_BITS) + round((lower >> FLAG_BITS) * lowerShare), STEPS_MAX);
  return (steps << FLAG_BITS) | (higher & FLAGS) | (lower & KEPT_FLAGS);
}
