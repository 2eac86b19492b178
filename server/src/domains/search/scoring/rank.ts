/** Sorts products by their totals. */
import type { SearchIndex } from '../build-index.ts';
import type { Scores } from './scores.ts';
import { SCORE_MAX } from './totals.ts';

/** One for each possible total. Reused, because allocating it would take longer than sorting the products of a small shop. */
const reusedSlots = new Uint32Array(2 ** 16);

/**
 * Sorts the positions of all matches with a counting sort over their totals; `index.positionsByTieBreakers` breaks ties. The tiers of a total are explained in
 * totals.ts: once the best tiers have `matches_min` products together, the tiers below are left out. `totals_limit`: more than any total.
 */
export function sortBestFirst(index: SearchIndex, totals: Scores, totals_limit: number, matches_min: number): Uint32Array {
  // First the number of matches with each total, then the index in `sorted` at which the next match with this total belongs.
  const slots = reusedSlots.fill(0, 0, totals_limit);
  let matchCount = 0;
  for (let position = 0; position < totals.length; position++) {
    const total = totals[position] ?? 0;
    if (total === 0) continue;
    slots[total] = (slots[total] ?? 0) + 1;
    matchCount++;
  }
  let count = 0;
  let lowestTotal = totals_limit;
  for (let total = totals_limit - 1; count < matchCount; total--) {
    const isBestOfTier = (total & SCORE_MAX) === SCORE_MAX;
    if (isBestOfTier && count >= matches_min) break;
    const matchesWithTotal = slots[total] ?? 0;
    slots[total] = count;
    count += matchesWithTotal;
    lowestTotal = total;
  }
  const { positionsByTieBreakers } = index;
  const sorted = new Uint32Array(count);
  for (let rank = 0; rank < positionsByTieBreakers.length; rank++) {
    const position = positionsByTieBreakers[rank] ?? 0;
    const total = totals[position] ?? 0;
    if (total < lowestTotal || total === 0) continue;
    const slot = slots[total] ?? 0;
    sorted[slot] = position;
    slots[total] = slot + 1;
  }
  return sorted;
}
