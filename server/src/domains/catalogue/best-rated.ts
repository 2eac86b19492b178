/**
 * Ranks the best rated products of each category by a Bayesian mean, so that one review of five stars does not win against two hundred good
 * ones.
 */
import { type Slices, STEPS_PER_PAUSE } from '../../lib/slices.ts';
import type { CatalogueEntry } from './entry.ts';
import type { Catalogue } from './load.ts';

/** The weight of the shop's mean rating, in reviews. */
const PRIOR_REVIEWS = 10;
/** Products ranked for each category. Bounded, so that the work does not grow with the catalogue. */
const RANKED_MAX = 60;

export type BestRated = {
  /** Positions of products in stock, best first, up to RANKED_MAX of each category. */
  ranked: readonly number[];
  /**
   * The same products, one from each top-level category in turn. The products of a top-level category are in this order: first the best
   * product of itself and of each category below it, then the second best of each, and so on.
   */
  alternating: readonly number[];
};

/** Compares two positions: negative if the left product is rated better; never 0, as the newer of equally rated products is better. */
type Compare = (left: number, right: number) => number;

/** The mean of all ratings in the shop. */
function computeMeanRating(entries: readonly CatalogueEntry[]): number {
  let [sum, count] = [0, 0];
  for (const { product_rating, review_count } of entries) {
    sum += product_rating * review_count;
    count += review_count;
  }
  return count === 0 ? 0 : sum / count;
}

function createComparison({ entries, sortOrders }: Catalogue): Compare {
  const prior = PRIOR_REVIEWS * computeMeanRating(entries);
  const scores = Float64Array.from(
    entries,
    ({ product_rating, review_count }) => (prior + product_rating * review_count) / (PRIOR_REVIEWS + review_count),
  );
  const reviewCounts = Uint32Array.from(entries, ({ review_count }) => review_count);
  const newestRanks = sortOrders.created_at.ranks;
  return (left, right) =>
    (scores[right] ?? 0) - (scores[left] ?? 0) ||
    (reviewCounts[right] ?? 0) - (reviewCounts[left] ?? 0) ||
    (newestRanks[left] ?? 0) - (newestRanks[right] ?? 0);
}

/** `worst`: the last of the best RANKED_MAX products so far; null while there are fewer. */
type CategoryRanking = { best: number[]; worst: number | null };

/** Ranks the best products of each category in one pass. Most products need only one comparison, with `worst`. */
function* rankByCategory(entries: readonly CatalogueEntry[], compare: Compare): Slices<Map<string, readonly number[]>> {
  const rankings = new Map<string, CategoryRanking>();
  const sortAndShorten = (ranking: CategoryRanking) => {
    ranking.best.sort(compare).splice(RANKED_MAX);
    ranking.worst = ranking.best[RANKED_MAX - 1] ?? null;
  };
  for (const [position, { category_id, in_stock }] of entries.entries()) {
    if (position % STEPS_PER_PAUSE === 0) yield;
    if (!in_stock) continue;
    const ranking = rankings.get(category_id) ?? { best: [], worst: null };
    if (ranking.worst !== null && compare(ranking.worst, position) < 0) continue;
    ranking.best.push(position);
    rankings.set(category_id, ranking);
    // Sorts only when RANKED_MAX more products have been added, because sorting for each product would be slow.
    if (ranking.best.length === 2 * RANKED_MAX) sortAndShorten(ranking);
  }
  for (const ranking of rankings.values()) sortAndShorten(ranking);
  return new Map([...rankings].map(([category_id, { best }]) => [category_id, best]));
}

/** Takes the first element of each list, then the second of each, and so on. */
function interleaveLists(lists: readonly (readonly number[])[]): number[][] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) => lists.flatMap((list) => list[index] ?? []));
}

export function* rankBestRated(catalogue: Catalogue): Slices<BestRated> {
  const { categories, entries } = catalogue;
  const compare = createComparison(catalogue);
  yield;
  const rankings = yield* rankByCategory(entries, compare);
  yield;
  const byTopCategory = categories.topLevel.map(({ category_id }) => {
    const byCategory = categories.listSubtree(category_id).map((id) => rankings.get(id) ?? []);
    // First the best product of each of these categories, then the second best of each, and so on.
    return interleaveLists(byCategory).flatMap((positions) => positions.sort(compare));
  });
  return { ranked: [...rankings.values()].flat().sort(compare), alternating: interleaveLists(byTopCategory).flat() };
}
