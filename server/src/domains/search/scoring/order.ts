/** Orders products by their totals. */
import { type SearchIndex, UNKNOWN_PRICE } from '../build-index.ts';
import type { WantedPrices } from '../lexicon/price-phrases.ts';
import { createReusedArray } from './spare-arrays.ts';
import { type LoweredPurposes, SCORE_MAX, type Totals } from './totals.ts';

/** Prices decide the order of the matches that are in the best tier and have at least this share of the highest score. */
const WANTED_SCORE_SHARE = 0.5;
/** A product at this price is raised half as far as possible. */
const MIDDLE_PRICE_RWF = 20_000;

/**
 * Raises the totals of the best matches above all others, those of the cheapest (or of the dearest) most. Products of a lowered purpose keep their totals, so
 * that 'luxury cream' does not show expensive eye creams first. Changes `totals` in place.
 */
export function preferPrices(
  index: SearchIndex,
  { totals, positions, limit }: Totals,
  level: WantedPrices['level'],
  { lower, lowest }: LoweredPurposes,
): Totals {
  const highest = limit - 1;
  const highestScore = highest & SCORE_MAX;
  const wanted_min = highest - highestScore + highestScore * WANTED_SCORE_SHARE;
  let newHighest = highest;
  for (const position of positions) {
    const total = totals[position] ?? 0;
    const price_rwf = index.prices_rwf[position] ?? UNKNOWN_PRICE;
    if (total < wanted_min || price_rwf === UNKNOWN_PRICE || (index.purposeBits[position] ?? 0) & (lower | lowest)) continue;
    const cheapness = MIDDLE_PRICE_RWF / (MIDDLE_PRICE_RWF + price_rwf);
    const raised = highest + Math.round((SCORE_MAX - highestScore) * (level === 'low' ? cheapness : 1 - cheapness));
    totals[position] = raised;
    newHighest = Math.max(newHighest, raised);
  }
  return { totals, positions, limit: newHighest + 1 };
}

/** Comparing matches is faster than counting them by their totals if they are at most this share of the number of possible totals. */
const FEW_MATCHES_SHARE = 1 / 64;

type RankIndex = Pick<SearchIndex, 'size' | 'positionsByTieBreakers' | 'tieBreakerRanks'>;

/** One number for each match, as typed arrays sort numbers fastest. It is lower for a higher total; of equal totals, for a lower tie-breaker rank. */
function sortFew({ size, positionsByTieBreakers, tieBreakerRanks }: RankIndex, { totals, positions, limit }: Totals): Uint32Array {
  const keys = Float64Array.from(
    positions,
    (position) => (limit - (totals[position] ?? 0)) * size + (tieBreakerRanks[position] ?? 0),
  ).sort();
  return Uint32Array.from(keys, (key) => positionsByTieBreakers[key % size] ?? 0);
}

const takeSlots = createReusedArray();

/** A counting sort, as there can be very many matches. */
function sortMany({ positionsByTieBreakers }: RankIndex, { totals, positions, limit }: Totals): Uint32Array {
  const slots = takeSlots(limit).fill(0, 0, limit);
  for (const position of positions) slots[totals[position] ?? 0] = (slots[totals[position] ?? 0] ?? 0) + 1;
  // From here on, a slot holds the place of the next match with its total.
  let count = 0;
  for (let total = limit - 1; total > 0; total--) {
    const matches = slots[total] ?? 0;
    slots[total] = count;
    count += matches;
  }
  const sorted = new Uint32Array(count);
  for (const position of positionsByTieBreakers) {
    const total = totals[position] ?? 0;
    if (total === 0) continue;
    const slot = slots[total] ?? 0;
    sorted[slot] = position;
    slots[total] = slot + 1;
  }
  return sorted;
}

/**
 * The positions of the matches, best first; the tie-breakers decide between equal totals. Once the best tiers have `matches_min` products together, leaves out
 * the tiers below.
 */
export function sortBestFirst(index: RankIndex, matches: Totals, matches_min: number): Uint32Array {
  const { totals, positions, limit } = matches;
  const sorted = positions.length <= limit * FEW_MATCHES_SHARE ? sortFew(index, matches) : sortMany(index, matches);
  const getTier = (place: number) => (totals[sorted[place] ?? 0] ?? 0) & ~SCORE_MAX;
  let end = Math.min(matches_min, sorted.length);
  while (end > 0 && end < sorted.length && getTier(end) === getTier(end - 1)) end++;
  return sorted.subarray(0, end);
}
