/** Adds the scores of all concepts to one total for each product. */
import type { SearchIndex } from '../build-index.ts';
import { GRADES } from './grades.ts';
import { FLAG_BITS, IN_CATEGORY, IN_NAME, type Scores, STEPS } from './scores.ts';

/** `size`: a number with a unit. `number`: one without. */
export type Amount = 'size' | 'number';

/** One concept: its number of words, of words that a category has for it, and its scores. `amount`: for an optional number. */
export type Column = { words: number; categoryWords: number; optional: boolean; scores: Scores; amount: Amount | null };

/** A score has twelve bits; above them is the tier, which is higher for products that lack fewer concepts. */
const TIER_BITS = 12;
export const SCORE_MAX = 2 ** TIER_BITS - 1;
/** The tiers that fit into sixteen bits. */
const TIERS_MAX = 16;
/** Bonuses for a name and a category whose every word was typed; less for a share of them. */
const WHOLE_NAME_BONUS = 60 * STEPS;
const WHOLE_CATEGORY_BONUS = 12 * STEPS;
/** An optional word adds a bonus to products that have it at least among their attributes. */
const OPTIONAL_SCORE_MIN = GRADES.exact * 6 * STEPS;
/** A small word such as 'the'. */
const SMALL_WORD_BONUS = 4 * STEPS;
/** A requested size or strength counts more than what else the name says. */
const SIZE_BONUS = 60 * STEPS;
const NUMBER_BONUS = 30 * STEPS;
/** The number of a strength or shade, which belongs to the name; elsewhere it may be of something else. */
const OTHER_NUMBER_BONUS = 10 * STEPS;
/** The share of the score of a product for a part of the body that the query does not name: 'cream' shows eye creams last. */
const OTHER_PART_SHARE = 0.75;

/** `least`: the number of concepts that a product must have. `otherParts`: the bits of parts of the body that the query does not name. */
export type Totals = { columns: readonly Column[]; least: number; otherParts: number };

const getBonus = (amount: Amount | null, isInName: boolean): number =>
  amount === null ? SMALL_WORD_BONUS : amount === 'size' ? SIZE_BONUS : isInName ? NUMBER_BONUS : OTHER_NUMBER_BONUS;

const LENGTH_BITS = 5;
/** Names and categories of more words count as this long. */
const LENGTH_MAX = 2 ** LENGTH_BITS - 1;
/** The squares of the shares of words that were typed, looked up by the number of those and of all words. */
const SQUARED_SHARES = Float64Array.from({ length: 2 ** (2 * LENGTH_BITS) }, (_, at) => {
  const [count, length] = [at >> LENGTH_BITS, at & LENGTH_MAX];
  return Math.min(1, count / Math.max(1, length)) ** 2;
});

const squareShare = (count: number, length: number): number =>
  SQUARED_SHARES[(Math.min(LENGTH_MAX, count) << LENGTH_BITS) | Math.min(LENGTH_MAX, length)] ?? 0;

/**
 * For each product with at least `least` of the concepts, computes the mean of their scores plus the bonuses for optional words and for the
 * shares of name and category that were typed, and its tier. One pass, which leaves a product as soon as it lacks too many. It runs for
 * each product of the shop, so it calls little and looks arrays up once. Returns one more than the highest total.
 */
export function computeTotals(index: SearchIndex, { columns, least, otherParts }: Totals, into: Scores): number {
  const { nameLengths, categoryLengths, bodyParts } = index;
  const wanted = columns.filter(({ optional }) => !optional);
  const extra = columns.filter(({ optional }) => optional);
  const lists = wanted.map(({ scores }) => scores);
  const counts = wanted.map(({ words }) => words);
  const categoryCounts = wanted.map(({ categoryWords }) => categoryWords);
  const weight = counts.reduce((sum, words) => sum + words, 0);
  const mayLack = Math.min(wanted.length - least, TIERS_MAX - 1);
  const [first] = lists;
  if (mayLack < 0 || !first) return 1;
  let highest = 0;
  for (let position = 0; position < into.length; position++) {
    if (mayLack === 0 && first[position] === 0) continue;
    let sum = 0;
    let inName = 0;
    let inCategory = 0;
    let lacks = 0;
    for (let at = 0; at < lists.length; at++) {
      const score = lists[at]?.[position] ?? 0;
      if (score === 0) {
        if (++lacks > mayLack) break;
        continue;
      }
      const words = counts[at] ?? 0;
      sum += (score >> FLAG_BITS) * words;
      if (score & IN_NAME) inName += words;
      if (score & IN_CATEGORY) inCategory += categoryCounts[at] ?? 0;
    }
    if (lacks > mayLack) continue;
    let bonus = 0;
    for (let at = 0; at < extra.length; at++) {
      const { words, scores, amount } = extra[at] as Column;
      const score = scores[position] ?? 0;
      if (score & IN_NAME) inName += words;
      if (score >> FLAG_BITS >= OPTIONAL_SCORE_MIN) bonus += getBonus(amount, (score & IN_NAME) > 0);
    }
    bonus += WHOLE_NAME_BONUS * squareShare(inName, nameLengths[position] ?? 0);
    bonus += WHOLE_CATEGORY_BONUS * squareShare(inCategory, categoryLengths[position] ?? 0);
    const share = (bodyParts[position] ?? 0) & otherParts ? OTHER_PART_SHARE : 1;
    const total = (sum / weight) * share + bonus;
    const inTier = ((mayLack - lacks) << TIER_BITS) | Math.min(SCORE_MAX, Math.round(total) + 1);
    into[position] = inTier;
    if (inTier > highest) highest = inTier;
  }
  return highest + 1;
}
