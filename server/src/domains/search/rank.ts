/** Adds the scores of all concepts, and sorts products by the sums. */
import type { SearchIndex } from './build-index.ts';
import { GRADES } from './grades.ts';
import { FLAG_BITS, IN_CATEGORY, IN_NAME, type Scores, STEPS } from './scores.ts';

/** `size`: a number with a unit. `number`: one without. */
export type Amount = 'size' | 'number';

/** One concept: its number of words and its scores. `amount`: for an optional number. */
export type Column = { words: number; optional: boolean; scores: Scores; amount: Amount | null };

/** Above the highest possible score. */
const SCORE_MAX = 4095;
/** Bonuses for a name and a category whose every word was typed; less for a share of them. */
const WHOLE_NAME_BONUS = 60 * STEPS;
const WHOLE_CATEGORY_BONUS = 12 * STEPS;
/** An optional word adds a bonus to products that have it at least among their attributes. */
const OPTIONAL_SCORE_MIN = GRADES.exact * 6 * STEPS;
/** A small word such as 'the'. */
const SMALL_WORD_BONUS = 4 * STEPS;
/** A requested size or strength counts more than what else the name says. */
const AMOUNT_BONUS = 30 * STEPS;
/** The number of a strength or shade, which belongs to the name; elsewhere it may be of something else. */
const OTHER_NUMBER_BONUS = 10 * STEPS;
/** The share of the score of a product for a part of the body that the query does not name: 'cream' shows eye creams last. */
const OTHER_PART_SHARE = 0.75;

/** `needed`: the number of concepts that a product must have. `otherParts`: the bits of parts of the body that the query does not name. */
export type Totals = { columns: readonly Column[]; needed: number; otherParts: number };

const getBonus = (amount: Amount | null, isInName: boolean): number =>
  amount === null ? SMALL_WORD_BONUS : amount === 'size' || isInName ? AMOUNT_BONUS : OTHER_NUMBER_BONUS;

const squareShare = (count: number, length: number): number => Math.min(1, count / Math.max(1, length)) ** 2;

/**
 * For each product with at least `needed` of the concepts, computes the mean of their scores plus the bonuses. One pass, which leaves a
 * product as soon as it lacks too many.
 */
export function computeTotals(index: SearchIndex, { columns, needed, otherParts }: Totals, into: Scores): void {
  const wanted = columns.filter(({ optional }) => !optional);
  const extra = columns.filter(({ optional }) => optional);
  const weight = wanted.reduce((sum, { words }) => sum + words, 0);
  const mayLack = wanted.length - needed;
  for (let position = 0; position < into.length; position++) {
    let sum = 0;
    let inName = 0;
    let inCategory = 0;
    let lacks = 0;
    for (const { words, scores } of wanted) {
      const score = scores[position] ?? 0;
      if (score === 0 && ++lacks > mayLack) break;
      sum += (score >> FLAG_BITS) * words;
      if (score & IN_NAME) inName += words;
      if (score & IN_CATEGORY) inCategory += words;
    }
    if (lacks > mayLack) continue;
    let bonus = 0;
    for (const { words, scores, amount } of extra) {
      const score = scores[position] ?? 0;
      if (score & IN_NAME) inName += words;
      if (score >> FLAG_BITS >= OPTIONAL_SCORE_MIN) bonus += getBonus(amount, (score & IN_NAME) > 0);
    }
    const share = (index.bodyParts[position] ?? 0) & otherParts ? OTHER_PART_SHARE : 1;
    bonus += WHOLE_NAME_BONUS * squareShare(inName, index.nameLengths[position] ?? 1);
    bonus += WHOLE_CATEGORY_BONUS * squareShare(inCategory, index.categoryLengths[position] ?? 1);
    into[position] = Math.min(SCORE_MAX, Math.round((sum / weight) * share + bonus) + 1);
  }
}

/** Sorts all matches by a counting sort over scores, with ties in the order of `index.order`. */
export function sortBestFirst(index: SearchIndex, scores: Scores): Uint32Array {
  const places = new Uint32Array(SCORE_MAX + 2);
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0;
    if (score > 0) places[score] = (places[score] ?? 0) + 1;
  }
  // Turns the count of each score into the index of its first match.
  let count = 0;
  for (let score = SCORE_MAX; score > 0; score--) {
    const equal = places[score] ?? 0;
    places[score] = count;
    count += equal;
  }
  const found = new Uint32Array(count);
  for (let rank = 0; rank < index.order.length; rank++) {
    const position = index.order[rank] ?? 0;
    const score = scores[position] ?? 0;
    if (score === 0) continue;
    const place = places[score] ?? 0;
    found[place] = position;
    places[score] = place + 1;
  }
  return found;
}
