/** Sorts products by their totals. */
import type { SearchIndex } from '../build-index.ts';
import { SCORE_MAX, type Totals } from './totals.ts';

/** One slot for each possible total (see `sortManyMatches`). Reused, as allocating it would take longer than sorting the products of a small shop. */
const reusedSlots = new Uint32Array(2 ** 16);
/**
 * Comparing matches is faster than a pass over all products and all possible totals, if the matches are at most this share of the number of products
 * plus the number of possible totals.
 */
const FEW_MATCHES_SHARE = 1 / 64;

type RankIndex = Pick<SearchIndex, 'size' | 'positionsByTieBreakers' | 'tieBreakerRanks'>;

/** The total without its score: only the bits of the tier remain, and can be compared. */
const getTier = (total: number): number => total & ~SCORE_MAX;

/** Sorts few matches by comparing them. */
function sortFewMatches(
  { size, positionsByTieBreakers, tieBreakerRanks }: RankIndex,
  { totals, positions, limit }: Totals,
  matches_min: number,
) {
  // One number for each match, as typed arrays sort numbers fastest. It is lower for a higher total; of equal totals, for a lower tie-breaker rank.
  const keys = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i] ?? 0;
    keys[i] = (limit - (totals[position] ?? 0)) * size + (tieBreakerRanks[position] ?? 0);
  }
  keys.sort();
  const sorted = new Uint32Array(positions.length);
  for (let i = 0; i < keys.length; i++) sorted[i] = positionsByTieBreakers[(keys[i] ?? 0) % size] ?? 0;
  const isInLowerTier = (position: number, index: number) =>
    index >= matches_min && getTier(totals[position] ?? 0) < getTier(totals[sorted[index - 1] ?? 0] ?? 0);
  const end = sorted.findIndex(isInLowerTier);
  return end === -1 ? sorted : sorted.subarray(0, end);
}

/** Sorts many matches by a counting sort over their totals. */
function sortManyMatches({ positionsByTieBreakers }: RankIndex, { totals, positions, limit }: Totals, matches_min: number): Uint32Array {
  // At first, a slot holds the number of matches with its total; later, the index in `sorted` for the next match with this total.
  const slots = reusedSlots.fill(0, 0, limit);
  for (let i = 0; i < positions.length; i++) {
    const total = totals[positions[i] ?? 0] ?? 0;
    slots[total] = (slots[total] ?? 0) + 1;
  }
  let count = 0;
  let lowestTotal = limit;
  for (let total = limit - 1; count < positions.length; total--) {
    // This is the highest possible total of a tier, so all matches counted so far are in higher tiers.
    const startsLowerTier = (total & SCORE_MAX) === SCORE_MAX;
    if (startsLowerTier && count >= matches_min) break;
    const matchesWithTotal = slots[total] ?? 0;
    slots[total] = count;
    count += matchesWithTotal;
    lowestTotal = total;
  }
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

/**
 * Sorts the positions of the matches, best first; the tie-breakers decide between equal totals. Once the best tiers (see totals.ts) have `matches_min`
 * products together, leaves out the tiers below.
 */
export function sortBestFirst(index: RankIndex, totals: Totals, matches_min: number): Uint32Array {
  const areFew = totals.positions.length <= (index.size + totals.limit) * FEW_MATCHES_SHARE;
  return areFew ? sortFewMatches(index, totals, matches_min) : sortManyMatches(index, totals, matches_min);
}
