/** Orders products by their totals. */
import { type SearchIndex, UNKNOWN_PRICE } from '../build-index.ts';
import type { WantedPrices } from '../lexicon/price-phrases.ts';
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
  { totals, limit }: Totals,
  level: WantedPrices['level'],
  { lower, lowest }: LoweredPurposes,
): Totals {
  const highest = limit - 1;
  const highestScore = highest & SCORE_MAX;
  const wanted_min = highest - highestScore + highestScore * WANTED_SCORE_SHARE;
  let newHighest = highest;
  for (const [position, total] of totals.entries()) {
    const price_rwf = index.prices_rwf[position] ?? UNKNOWN_PRICE;
    if (total < wanted_min || price_rwf === UNKNOWN_PRICE || (index.purposeBits[position] ?? 0) & (lower | lowest)) continue;
    const cheapness = MIDDLE_PRICE_RWF / (MIDDLE_PRICE_RWF + price_rwf);
    const raised = highest + Math.round((SCORE_MAX - highestScore) * (level === 'low' ? cheapness : 1 - cheapness));
    totals[position] = raised;
    newHighest = Math.max(newHighest, raised);
  }
  return { totals, limit: newHighest + 1 };
}

/**
 * The positions of the matches, best first; the tie-breakers decide between equal totals. Once the best tiers have `matches_min` products together, leaves out
 * the tiers below. A counting sort, as there can be very many matches.
 */
export function sortBestFirst(
  { positionsByTieBreakers }: Pick<SearchIndex, 'positionsByTieBreakers'>,
  { totals, limit }: Totals,
  matches_min: number,
): Uint32Array {
  // At first, a slot holds the number of matches with its total; later, the place for the next match with this total.
  const slots = new Uint32Array(limit + 1);
  let remaining = 0;
  for (let position = 0; position < totals.length; position++) {
    const total = totals[position] ?? 0;
    if (total === 0) continue;
    slots[total] = (slots[total] ?? 0) + 1;
    remaining++;
  }
  let count = 0;
  let lowestTotal = limit;
  for (let total = limit - 1; remaining > 0; total--) {
    // This is the highest possible total of a tier, so all matches counted so far are in higher tiers.
    if ((total & SCORE_MAX) === SCORE_MAX && count >= matches_min) break;
    const matches = slots[total] ?? 0;
    slots[total] = count;
    count += matches;
    remaining -= matches;
    lowestTotal = total;
  }
  const sorted = new Uint32Array(count);
  for (const position of positionsByTieBreakers) {
    const total = totals[position] ?? 0;
    if (total < lowestTotal || total === 0) continue;
    const slot = slots[total] ?? 0;
    sorted[slot] = position;
    slots[total] = slot + 1;
  }
  return sorted;
}
