/** Adds the scores of all concepts, and sorts products by the sums. */
import type { SearchIndex } from '../build-index.ts';
import { GRADES } from './grades.ts';
import { FLAG_BITS, IN_CATEGORY, IN_NAME, type Scores, STEPS } from './scores.ts';

/** `size`: a number with a unit. `number`: one without. */
export type Amount = 'size' | 'number';

/** One concept: its number of words, of words that a category has for it, and its scores. `amount`: for an optional number. */
export type Column = { words: number; categoryWords: number; optional: boolean; scores: Scores; amount: Amount | null };

/** A score has twelve bits; above them is the tier, which is higher for products that lack fewer concepts. */
const TIER_BITS = 12;
const SCORE_MAX = 2 ** TIER_BITS - 1;
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

const squareShare = (count: number, length: number): number => (count === 0 ? 0 : Math.min(1, count / Math.max(1, length)) ** 2);

/** The bonus for optional words, and for shares of name and category that were typed. */
function computeBonus(index: SearchIndex, extra: readonly Column[], position: number, inName: number, inCategory: number): number {
  let bonus = 0;
  let named = inName;
  for (const { words, scores, amount } of extra) {
    const score = scores[position] ?? 0;
    if (score & IN_NAME) named += words;
    if (score >> FLAG_BITS >= OPTIONAL_SCORE_MIN) bonus += getBonus(amount, (score & IN_NAME) > 0);
  }
  bonus += WHOLE_NAME_BONUS * squareShare(named, index.nameLengths[position] ?? 1);
  return bonus + WHOLE_CATEGORY_BONUS * squareShare(inCategory, index.categoryLengths[position] ?? 1);
}

/**
 * For each product with at least `least` of the concepts, computes the mean of their scores plus the bonuses, and its tier. One pass, which
 * leaves a product as soon as it lacks too many. Returns a bound above all totals.
 */
export function computeTotals(index: SearchIndex, { columns, least, otherParts }: Totals, into: Scores): number {
  const wanted = columns.filter(({ optional }) => !optional);
  const extra = columns.filter(({ optional }) => optional);
  const lists = wanted.map(({ scores }) => scores);
  const counts = wanted.map(({ words }) => words);
  const categoryCounts = wanted.map(({ categoryWords }) => categoryWords);
  const weight = counts.reduce((sum, words) => sum + words, 0);
  const mayLack = Math.min(wanted.length - least, TIERS_MAX - 1);
  if (mayLack < 0) return 1;
  const needed = mayLack === 0 ? lists[0] : undefined;
  for (let position = 0; position < into.length; position++) {
    if (needed?.[position] === 0) continue;
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
      const words = counts[at] ?? 1;
      sum += (score >> FLAG_BITS) * words;
      if (score & IN_NAME) inName += words;
      if (score & IN_CATEGORY) inCategory += categoryCounts[at] ?? 1;
    }
    if (lacks > mayLack) continue;
    const share = (index.bodyParts[position] ?? 0) & otherParts ? OTHER_PART_SHARE : 1;
    const total = (sum / weight) * share + computeBonus(index, extra, position, inName, inCategory);
    into[position] = ((mayLack - lacks) << TIER_BITS) | Math.min(SCORE_MAX, Math.round(total) + 1);
  }
  return (mayLack + 1) << TIER_BITS;
}

/**
 * Sorts matches by a counting sort over scores, with ties in the order of `index.order`. Leaves out the tiers below those that have
 * `enough` together. `bound`: above all scores.
 */
export function sortBestFirst(index: SearchIndex, scores: Scores, bound: number, enough: number): Uint32Array {
  const places = new Uint32Array(bound);
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0;
    places[score] = (places[score] ?? 0) + 1;
  }
  // Turns the count of each score into the index of its first match.
  let count = 0;
  let lowest = bound;
  for (let score = bound - 1; score > 0; score--) {
    if ((score & SCORE_MAX) === SCORE_MAX && count >= enough) break;
    const equal = places[score] ?? 0;
    places[score] = count;
    count += equal;
    lowest = score;
  }
  const found = new Uint32Array(count);
  for (let rank = 0; rank < index.order.length; rank++) {
    const position = index.order[rank] ?? 0;
    const score = scores[position] ?? 0;
    if (score < lowest || score === 0) continue;
    const place = places[score] ?? 0;
    found[place] = position;
    places[score] = place + 1;
  }
  return found;
}
