/** The sort orders of lists. Each is total, so that pages never repeat or skip a product. */
import { SORTS, type Sort } from '@uruhu/contract/catalogue/filters';
import { type Compare, patchOrder, type Slices, STEPS_PER_PAUSE } from '../../../lib/slices.ts';
import type { CatalogueEntry } from '../entry.ts';

/** `order`: positions in sorted order; `ranks`: the rank of each position. */
export type SortOrder = { order: Uint32Array; ranks: Uint32Array };
export type SortOrders = Record<Sort, SortOrder>;

/** Computes the number by which a product is sorted, lowest first. */
type ComputeKey = (entry: CatalogueEntry) => number;

/** Ratings are compared in tenths of a star. */
const BEST_RATING_TENTHS = 50;
/** More reviews than any product has. Rating and number of reviews then fit in one number. */
const REVIEWS_MAX = 2 ** 24;
/** Above any rating key. */
const RATING_KEYS_MAX = (BEST_RATING_TENTHS + 1) * REVIEWS_MAX;

/** Lower for a better rating; of equal ratings, lower for more reviews. */
const computeRatingKey: ComputeKey = ({ product_rating, review_count }) =>
  (BEST_RATING_TENTHS - Math.round(product_rating * 10)) * REVIEWS_MAX + (REVIEWS_MAX - 1 - Math.min(review_count, REVIEWS_MAX - 1));

/** Negative if the left comes first, 0 if both are equal. */
type CompareEntries = (left: CatalogueEntry, right: CatalogueEntry) => number;

const compareBy =
  (computeKey: ComputeKey): CompareEntries =>
  (left, right) =>
    computeKey(left) - computeKey(right);
const reverseComparison =
  (compare: CompareEntries): CompareEntries =>
  (left, right) =>
    compare(right, left);
const compareNewestFirst = compareBy(({ created_ms }) => -created_ms);
const comparePayablePrice = compareBy(({ payablePrice_rwf }) => payablePrice_rwf);
const compareBasePrice = compareBy(({ base_price }) => base_price);
const compareNames: CompareEntries = ({ name_sort_key: left }, { name_sort_key: right }) => (left < right ? -1 : Number(left > right));

/** Ties are broken by `created_at`, and its ties by id. */
const COMPARISONS: Record<Sort, CompareEntries> = {
  created_at: compareNewestFirst,
  '-created_at': reverseComparison(compareNewestFirst),
  name: compareNames,
  '-name': reverseComparison(compareNames),
  discounted_price: comparePayablePrice,
  '-discounted_price': reverseComparison(comparePayablePrice),
  price: compareBasePrice,
  '-price': reverseComparison(compareBasePrice),
  best: compareBy((entry) => (entry.is_best_seller ? 0 : RATING_KEYS_MAX) + computeRatingKey(entry)),
  new: compareBy((entry) => (entry.is_new_arrival ? 0 : 1)),
  rating: compareBy(computeRatingKey),
};

function* computeRanks(order: Uint32Array): Slices<Uint32Array> {
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) {
    ranks[order[rank] ?? 0] = rank;
    if (rank % STEPS_PER_PAUSE === 0) yield;
  }
  return ranks;
}

/**
 * Patches the previous sort orders. `touchedFlags`: 1 for each position whose product was changed, added or removed (see `patchOrder`).
 * `changedPositions`: the positions of new or changed products.
 */
export function* patchSortOrders(
  previous: SortOrders | null,
  entries: readonly CatalogueEntry[],
  touchedFlags: Uint8Array,
  changedPositions: Uint32Array,
): Slices<SortOrders> {
  const orders: Partial<SortOrders> = {};
  const getId = (position: number) => entries[position]?.product_id ?? '';
  const compareIds: Compare = (left, right) => (getId(left) < getId(right) ? -1 : Number(left !== right));
  for (const sort of SORTS) {
    // `created_at` is the first of SORTS, so all others find its ranks.
    const newestRanks = orders.created_at?.ranks;
    const breakTie: Compare = newestRanks ? (left, right) => (newestRanks[left] ?? 0) - (newestRanks[right] ?? 0) : compareIds;
    const compare: Compare = (left, right) => {
      const [leftEntry, rightEntry] = [entries[left], entries[right]];
      return (leftEntry && rightEntry && COMPARISONS[sort](leftEntry, rightEntry)) || breakTie(left, right);
    };
    const order = yield* patchOrder(previous?.[sort].order ?? new Uint32Array(), touchedFlags, changedPositions, compare);
    orders[sort] = { order, ranks: yield* computeRanks(order) };
  }
  return orders as SortOrders;
}
