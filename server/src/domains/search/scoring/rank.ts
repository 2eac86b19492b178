/** Sorts products by their totals. */
import type { SearchIndex } from '../build-index.ts';
import type { Scores } from './scores.ts';
import { SCORE_MAX } from './totals.ts';

/**
 * Sorts matches by a counting sort over scores, with ties in the order of `index.order`. Leaves out the tiers below those that have
 * `enough` together. `bound`: above all scores.
 */
export function sortBestFirst(index: SearchIndex, scores: Scores, bound: number, enough: number): Uint32Array {
  const places = new Uint32Array(bound);
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0;
    if (score > 0) places[score] = (places[score] ?? 0) + 1;
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
  const { order } = index;
  const found = new Uint32Array(count);
  for (let rank = 0; rank < order.length; rank++) {
    const position = order[rank] ?? 0;
    const score = scores[position] ?? 0;
    if (score < lowest || score === 0) continue;
    const place = places[score] ?? 0;
    found[place] = position;
    places[score] = place + 1;
  }
  return found;
}
