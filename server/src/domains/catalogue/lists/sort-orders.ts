/** The sort orders of lists. Each is total, so that pages never repeat or skip a product. */
import type { Sort } from '@uruhu/contract/catalogue/filters';
import { type Compare, patchOrder, type Slices, STEPS_PER_PAUSE, sortPositions } from '../../../lib/slices.ts';
import type { CatalogueEntry } from '../entry.ts';

/** `order`: positions in sorted order; `ranks`: the rank of each position. */
export type SortOrder = { order: Uint32Array; ranks: Uint32Array };
export type SortOrders = Record<Sort, SortOrder>;

type Entries = readonly CatalogueEntry[];
/** Computes the number by which a product is sorted, lowest first: an integer whose product with the number of products is exact. */
type ComputeKey = (entry: CatalogueEntry) => number;
/** Negative if the left comes first, 0 if both are equal. */
type CompareEntries = (left: CatalogueEntry, right: CatalogueEntry) => number;

/** Ratings are compared in tenths of a star. */
const BEST_RATING_TENTHS = 50;
/** More reviews than any product has. Rating and number of reviews then fit in one number. */
const REVIEWS_MAX = 2 ** 22;
/** Above any rating key. */
const RATING_KEYS_MAX = (BEST_RATING_TENTHS + 1) * REVIEWS_MAX;

/** Lower for a better rating; of equal ratings, lower for more reviews. */
const computeRatingKey: ComputeKey = ({ product_rating, review_count }) =>
  (BEST_RATING_TENTHS - Math.round(product_rating * 10)) * REVIEWS_MAX + (REVIEWS_MAX - 1 - Math.min(review_count, REVIEWS_MAX - 1));
const computeBestKey: ComputeKey = (entry) => (entry.is_best_seller ? 0 : RATING_KEYS_MAX) + computeRatingKey(entry);

const getPayablePrice: ComputeKey = ({ payablePrice_rwf }) => payablePrice_rwf;
const getBasePrice: ComputeKey = ({ base_price }) => base_price;

const compareBy =
  (computeKey: ComputeKey): CompareEntries =>
  (left, right) =>
    computeKey(left) - computeKey(right);
const compareNewestFirst = compareBy(({ created_ms }) => -created_ms);
const compareNames: CompareEntries = ({ name_sort_key: left }, { name_sort_key: right }) => (left < right ? -1 : Number(left > right));

function* computeRanks(order: Uint32Array): Slices<Uint32Array> {
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) {
    ranks[order[rank] ?? 0] = rank;
    if (rank % STEPS_PER_PAUSE === 0) yield;
  }
  return ranks;
}

/** Reverses an order, except that equal products keep theirs: of them, the newest stays first. */
function reverseOrder(order: Uint32Array, entries: Entries, compare: CompareEntries): Uint32Array {
  const reversed = order.toReversed();
  let start = 0;
  for (let end = 1; end <= reversed.length; end++) {
    const [first, next] = [entries[reversed[start] ?? 0], entries[reversed[end] ?? 0]];
    if (end < reversed.length && first && next && compare(first, next) === 0) continue;
    if (end - start > 1) reversed.subarray(start, end).reverse();
    start = end;
  }
  return reversed;
}

/**
 * Sorts positions by a key, and the newest of equal ones first. Sorts numbers, which typed arrays do fastest: each holds the key of a product and,
 * as its remainder when divided by the number of products, the product's rank in the order `newest`.
 */
function sortByKey(positions: Uint32Array, entries: Entries, computeKey: ComputeKey, newest: SortOrder): Uint32Array {
  const size = entries.length;
  const numbers = new Float64Array(positions.length);
  for (let index = 0; index < positions.length; index++) {
    const position = positions[index] ?? 0;
    const entry = entries[position];
    if (entry) numbers[index] = computeKey(entry) * size + (newest.ranks[position] ?? 0);
  }
  return Uint32Array.from(numbers.sort(), (number) => newest.order[((number % size) + size) % size] ?? 0);
}

/**
 * Patches the previous sort orders. Ties are broken by `created_at`, and its ties by id. `touchedFlags`: 1 for each position whose product was
 * changed, added or removed (see `patchOrder`). `changedPositions`: the positions of new or changed products.
 */
export function* patchSortOrders(
  previous: SortOrders | null,
  entries: Entries,
  touchedFlags: Uint8Array,
  changedPositions: Uint32Array,
): Slices<SortOrders> {
  const comparePositions =
    (compare: CompareEntries, breakTie: Compare): Compare =>
    (left, right) => {
      const [leftEntry, rightEntry] = [entries[left], entries[right]];
      return (leftEntry && rightEntry && compare(leftEntry, rightEntry)) || breakTie(left, right);
    };
  function* patch(sort: Sort, changedOrder: Uint32Array, compare: Compare): Slices<SortOrder> {
    const order = yield* patchOrder(previous?.[sort].order ?? new Uint32Array(), touchedFlags, changedOrder, compare);
    return { order, ranks: yield* computeRanks(order) };
  }
  const getId = (position: number) => entries[position]?.product_id ?? '';
  const compareCreation = comparePositions(compareNewestFirst, (left, right) => (getId(left) < getId(right) ? -1 : Number(left !== right)));
  const newestFirst = yield* sortPositions(changedPositions, compareCreation);
  const created_at = yield* patch('created_at', newestFirst, compareCreation);
  const breakTie: Compare = (left, right) => (created_at.ranks[left] ?? 0) - (created_at.ranks[right] ?? 0);
  const reverse = (sort: Sort, changedOrder: Uint32Array, compare: CompareEntries) =>
    patch(
      sort,
      reverseOrder(changedOrder, entries, compare),
      comparePositions((left, right) => compare(right, left), breakTie),
    );
  const compareNamePositions = comparePositions(compareNames, breakTie);
  const byName = yield* sortPositions(changedPositions, compareNamePositions);
  const sortBy = (computeKey: ComputeKey) => sortByKey(changedPositions, entries, computeKey, created_at);
  const patchByKey = (sort: Sort, computeKey: ComputeKey, changedOrder = sortBy(computeKey)) =>
    patch(sort, changedOrder, comparePositions(compareBy(computeKey), breakTie));
  const byPayablePrice = sortBy(getPayablePrice);
  const byBasePrice = sortBy(getBasePrice);
  return {
    created_at,
    '-created_at': yield* reverse('-created_at', newestFirst, compareNewestFirst),
    name: yield* patch('name', byName, compareNamePositions),
    '-name': yield* reverse('-name', byName, compareNames),
    discounted_price: yield* patchByKey('discounted_price', getPayablePrice, byPayablePrice),
    '-discounted_price': yield* reverse('-discounted_price', byPayablePrice, compareBy(getPayablePrice)),
    price: yield* patchByKey('price', getBasePrice, byBasePrice),
    '-price': yield* reverse('-price', byBasePrice, compareBy(getBasePrice)),
    best: yield* patchByKey('best', computeBestKey),
    new: yield* patchByKey('new', ({ is_new_arrival }) => (is_new_arrival ? 0 : 1)),
    rating: yield* patchByKey('rating', computeRatingKey),
  };
}
