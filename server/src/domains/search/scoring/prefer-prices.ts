/** Orders the best matches by price, for queries such as 'cheap sunscreen'. */
import { type SearchIndex, UNKNOWN_PRICE } from '../build-index.ts';
import type { WantedPrices } from '../lexicon/price-phrases.ts';
import type { PurposePreferences } from '../purposes.ts';
import { SCORE_MAX, type Totals } from './totals.ts';

type PriceIndex = Pick<SearchIndex, 'prices_rwf' | 'purposeBits'>;

/** Prices decide the order of the matches that are in the best tier and have at least this share of the highest score. */
const WANTED_SCORE_SHARE = 0.5;
/** A product at this price is raised half as far as possible (see `computeCheapness`). */
const MIDDLE_PRICE_RWF = 20_000;

/** How cheap a price is: 1 for nothing, half for the middle price, and near 0 for a very high price. */
const computeCheapness = (price_rwf: number): number => MIDDLE_PRICE_RWF / (MIDDLE_PRICE_RWF + price_rwf);

/**
 * Raises the totals of the best matches above all others, those of the cheapest (or of the dearest) most. Products of a lowered purpose keep their
 * totals, so that 'luxury cream' does not show expensive eye creams first. Changes `totals` in place.
 */
export function preferPrices(
  index: PriceIndex,
  { totals, positions, limit }: Totals,
  level: WantedPrices['level'],
  lowered: PurposePreferences,
): Totals {
  // The low bits of a total are the score, the high bits the tier (see totals.ts).
  const highest = limit - 1;
  const highestScore = highest & SCORE_MAX;
  const tier = highest - highestScore;
  // The raised totals are above the highest total, but still in its tier.
  const raise_max = SCORE_MAX - highestScore;
  let newHighest = highest;
  for (const position of positions) {
    const total = totals[position] ?? 0;
    const price_rwf = index.prices_rwf[position] ?? UNKNOWN_PRICE;
    const isLowered = ((index.purposeBits[position] ?? 0) & (lowered.lower | lowered.lowest)) !== 0;
    // In a lower tier, total - tier is negative, so its products are skipped too.
    if (price_rwf === UNKNOWN_PRICE || isLowered || total - tier < highestScore * WANTED_SCORE_SHARE) continue;
    const cheapness = computeCheapness(price_rwf);
    totals[position] = highest + Math.round(raise_max * (level === 'low' ? cheapness : 1 - cheapness));
    newHighest = Math.max(newHighest, totals[position] ?? 0);
  }
  return { totals, positions, limit: newHighest + 1 };
}
