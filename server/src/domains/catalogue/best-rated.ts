/**
 * Ranks the best rated products of each category by a Bayesian mean, so that one review of five stars does not win against two hundred good
 * ones.
 */
import { REST_EVERY, type Slices } from '../../lib/slices.ts';
import type { Entry } from './entry.ts';
import type { Catalogue } from './load.ts';

/** The weight of the shop's mean rating, in reviews. */
const PRIOR_REVIEWS = 10;
/** Products ranked for each category. Bounded, so that the work does not grow with the catalogue. */
const SHELF_MAX = 60;

export type BestRated = {
  /** Positions of products in stock, best first, up to SHELF_MAX of each category. */
  ranked: readonly number[];
  /** The same, alternating between parent categories, and within each between its categories. */
  mixed: readonly number[];
};

/** Negative if the left is rated better; never 0. */
type Compare = (left: number, right: number) => number;

/** The mean of all ratings in the shop. */
function meanRating(entries: readonly Entry[]): number {
  let [sum, count] = [0, 0];
  for (const { product_rating, review_count } of entries) {
    sum += product_rating * review_count;
    count += review_count;
  }
  return count === 0 ? 0 : sum / count;
}

function createComparison({ entries, orders }: Catalogue): Compare {
  const prior = PRIOR_REVIEWS * meanRating(entries);
  const worth = Float64Array.from(
    entries,
    ({ product_rating, review_count }) => (prior + product_rating * review_count) / (PRIOR_REVIEWS + review_count),
  );
  const counts = Uint32Array.from(entries, ({ review_count }) => review_count);
  const newest = orders.created_at.ranks;
  return (left, right) =>
    (worth[right] ?? 0) - (worth[left] ?? 0) || (counts[right] ?? 0) - (counts[left] ?? 0) || (newest[left] ?? 0) - (newest[right] ?? 0);
}

type Shelf = { best: number[]; worst: number | null };

/** Collects the best products of each category in one pass, mostly with one comparison per product. */
function* fillShelves(entries: readonly Entry[], compare: Compare): Slices<Map<string, readonly number[]>> {
  const shelves = new Map<string, Shelf>();
  const shorten = (shelf: Shelf) => {
    shelf.best.sort(compare).splice(SHELF_MAX);
    shelf.worst = shelf.best[SHELF_MAX - 1] ?? null;
  };
  for (const [position, { category_id, in_stock }] of entries.entries()) {
    if (position % REST_EVERY === 0) yield;
    if (!in_stock) continue;
    const shelf = shelves.get(category_id) ?? { best: [], worst: null };
    if (shelf.worst !== null && compare(shelf.worst, position) < 0) continue;
    if (shelf.best.push(position) === 1) shelves.set(category_id, shelf);
    if (shelf.best.length === 2 * SHELF_MAX) shorten(shelf);
  }
  for (const shelf of shelves.values()) shorten(shelf);
  return new Map([...shelves].map(([category_id, { best }]) => [category_id, best]));
}

/** The first of each, then the second of each, and so on. */
function interleave(lists: readonly (readonly number[])[]): number[][] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
}

export function* bestRated(catalogue: Catalogue): Slices<BestRated> {
  const { categories, entries } = catalogue;
  const compare = createComparison(catalogue);
  yield;
  const shelves = yield* fillShelves(entries, compare);
  yield;
  const ofParents = categories.parents.map(({ category_id }) => {
    const own = categories.family(category_id).map((below) => shelves.get(below) ?? []);
    return interleave(own).flatMap((turn) => turn.sort(compare));
  });
  return { ranked: [...shelves.values()].flat().sort(compare), mixed: interleave(ofParents).flat() };
}
