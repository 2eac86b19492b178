import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortBestFirst } from './order.ts';
import { SCORE_MAX } from './totals.ts';

const PRODUCT_COUNT = 640;
/** `sortBestFirst` sorts few and many matches by different methods. Few are at most 1/64 of the products and possible totals: (640 + 16,384) / 64 = 266. */
const MATCH_COUNTS = [0, 1, 12, 200, 266, 267, 300, PRODUCT_COUNT];
const TIERS_MAX = 3;

/** The expected order: by total, then by tie-breaker. Once whole tiers contain `matches_min` products, the lower tiers are left out. */
function sortPlainly(totals: Uint16Array, ranks: Uint32Array, matches_min: number): number[] {
  const positions = [...totals.keys()].filter((position) => totals[position] !== 0);
  const sorted = positions.sort((left, right) => (totals[right] ?? 0) - (totals[left] ?? 0) || (ranks[left] ?? 0) - (ranks[right] ?? 0));
  const getTier = (position = 0) => Math.floor((totals[position] ?? 0) / (SCORE_MAX + 1));
  const end = sorted.findIndex((position, index) => index >= matches_min && getTier(position) < getTier(sorted[index - 1]));
  return end === -1 ? sorted : sorted.slice(0, end);
}

test.each(MATCH_COUNTS)(
  '%i matches are sorted by total, then by tie-breaker, without the tiers below those that contain enough products',
  (matchCount) => {
    const shuffled = fc.shuffledSubarray([...Array(PRODUCT_COUNT).keys()], { minLength: PRODUCT_COUNT, maxLength: PRODUCT_COUNT });
    const total = fc.integer({ min: 1, max: (TIERS_MAX + 1) * (SCORE_MAX + 1) - 1 });
    // Few different totals, so that many matches are equal.
    const matchTotals = fc
      .array(total, { minLength: 1, maxLength: 8 })
      .chain((choices) => fc.array(fc.constantFrom(...choices), { minLength: matchCount, maxLength: matchCount }));
    fc.assert(
      fc.property(shuffled, shuffled, matchTotals, fc.integer({ min: 1, max: 10 }), (byTieBreakers, order, chosenTotals, matches_min) => {
        const positionsByTieBreakers = Uint32Array.from(byTieBreakers);
        const tieBreakerRanks = new Uint32Array(PRODUCT_COUNT);
        for (const [rank, position] of byTieBreakers.entries()) tieBreakerRanks[position] = rank;
        const totals = new Uint16Array(PRODUCT_COUNT);
        for (const [index, chosen] of chosenTotals.entries()) totals[order[index] ?? 0] = chosen;
        const positions = Uint32Array.from(order.slice(0, matchCount));
        const limit = Math.max(0, ...chosenTotals) + 1;
        const sorted = sortBestFirst(
          { size: PRODUCT_COUNT, positionsByTieBreakers, tieBreakerRanks },
          { totals, positions, limit },
          matches_min,
        );
        expect([...sorted]).toEqual(sortPlainly(totals, tieBreakerRanks, matches_min));
      }),
      { numRuns: 50 },
    );
  },
);
