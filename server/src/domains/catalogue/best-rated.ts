/** The best rated of each category. A mean that leans on the whole shop's: one happy voice does not win against two hundred. */
import { REST_EVERY, type Slices } from '../../slices.ts';
import type { Entry } from './entry.ts';
import type { Catalogue } from './load.ts';

/** As many reviews as the shop's mean counts for: what has fewer is judged mostly by that. */
const PRIOR_REVIEWS = 10;
/** What stands further down a category's shelf is never recommended: the work does not grow with the catalogue. */
const SHELF_MAX = 60;

export type BestRated = {
  /** Positions of what can be bought, the best first: of each category so many at most. */
  ranked: readonly number[];
  /** The same in another order: parents in turn, and of each parent its categories in turn. */
  mixed: readonly number[];
};

/** Below 0 where the left is rated better; never 0. */
type Compare = (left: number, right: number) => number;

/** Of all ratings in the shop; what nobody has rated says nothing. */
function meanRating(entries: readonly Entry[]): number {
  let [sum, count] = [0, 0];
  for (const { product_rating, review_count } of entries) {
    sum += product_rating * review_count;
    count += review_count;
  }
  return count === 0 ? 0 : sum / count;
}

function comparing({ entries, orders }: Catalogue): Compare {
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

type Shelf = { kept: number[]; worst: number | null };

/** Keeps the best few of each category while it passes by all: mostly one comparison each. */
function* fillShelves(entries: readonly Entry[], compare: Compare): Slices<Map<string, readonly number[]>> {
  const shelves = new Map<string, Shelf>();
  const shorten = (shelf: Shelf) => {
    shelf.kept.sort(compare).splice(SHELF_MAX);
    shelf.worst = shelf.kept[SHELF_MAX - 1] ?? null;
  };
  for (const [position, { category_id, in_stock }] of entries.entries()) {
    if (position % REST_EVERY === 0) yield;
    if (!in_stock) continue;
    const shelf = shelves.get(category_id) ?? { kept: [], worst: null };
    if (shelf.worst !== null && compare(shelf.worst, position) < 0) continue;
    if (shelf.kept.push(position) === 1) shelves.set(category_id, shelf);
    if (shelf.kept.length === 2 * SHELF_MAX) shorten(shelf);
  }
  for (const shelf of shelves.values()) shorten(shelf);
  return new Map([...shelves].map(([category_id, { kept }]) => [category_id, kept]));
}

/** The first of each, then the second of each, and so on. */
function inTurn(lists: readonly (readonly number[])[]): number[][] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
}

export function* bestRated(catalogue: Catalogue): Slices<BestRated> {
  const { categories, entries } = catalogue;
  const compare = comparing(catalogue);
  yield;
  const shelves = yield* fillShelves(entries, compare);
  yield;
  const ofParents = categories.parents.map(({ category_id }) => {
    const own = categories.family(category_id).map((below) => shelves.get(below) ?? []);
    return inTurn(own).flatMap((turn) => turn.sort(compare));
  });
  return { ranked: [...shelves.values()].flat().sort(compare), mixed: inTurn(ofParents).flat() };
}
