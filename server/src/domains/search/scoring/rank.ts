/** Sorts products by their totals. */
import type { SearchIndex } from '../build-index.ts';
import type { Scores } from './scores.ts';
import { SCORE_MAX } from './totals.ts';

/**
 * Sorts the positions of all matches with a counting sort over their scores; `index.order` breaks ties. Once the best tiers have
 * `matches_min` products together, leaves out the tiers below. `bound`: more than the highest score.
 */
export function sortBestFirst(index: SearchIndex, scores: Scores, bound: number, matches_min: number): Uint32Array {
  // First the number of matches with each score, then the index in `sorted` at which the next match with the score belongs.
  const slots = new Uint32Array(bound);
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0;
    if (score > 0) slots[score] = (slots[score] ?? 0) + 1;
  }
  let count = 0;
  let lowest = bound;
  for (let score = bound - 1; score > 0; score--) {
    if ((score & SCORE_MAX) === SCORE_MAX && count >= matches_min) break;
    const matchesWithScore = slots[score] ?? 0;
    slots[score] = count;
    count += matchesWithScore;
    lowest = score;
  }
  const { order } = index;
  const sorted = new Uint32Array(count);
  for (let rank = 0; rank < order.length; rank++) {
    const position = order[rank] ?? 0;
    const score = scores[position] ?? 0;
    if (score < lowest || score === 0) continue;
    const slot = slots[score] ?? 0;
    sorted[slot] = position;
    slots[score] = slot + 1;
  }
  return sorted;
}
