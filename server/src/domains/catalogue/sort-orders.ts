/** The sort orders of lists. Each is total, so that pages never repeat or skip a product. */
import { SORTS, type Sort } from '@uruhu/contract/catalogue/filters';
import { type Compare, patchOrder, REST_EVERY, type Slices } from '../../lib/slices.ts';
import type { Entry } from './entry.ts';

/** `order`: positions in sorted order; `ranks`: the rank of each position. */
export type SortOrder = { order: Uint32Array; ranks: Uint32Array };
export type SortOrders = Record<Sort, SortOrder>;

type Key = (entry: Entry) => number;

/** Above any number of reviews. With the rating's 50 steps and a tag, keys stay below 2^31. */
const REVIEWS_MAX = 2 ** 24;
const RATINGS = 51 * REVIEWS_MAX;

const byRating: Key = ({ product_rating, review_count }) =>
  (50 - Math.round(product_rating * 10)) * REVIEWS_MAX + (REVIEWS_MAX - 1 - Math.min(review_count, REVIEWS_MAX - 1));

/** Negative if the left comes first, 0 if both are equal. */
type CompareEntries = (left: Entry, right: Entry) => number;

const by =
  (key: Key): CompareEntries =>
  (left, right) =>
    key(left) - key(right);
const reversed =
  (compare: CompareEntries): CompareEntries =>
  (left, right) =>
    compare(right, left);
const byAge = by(({ created_ms }) => -created_ms);
const byPaid = by(({ paid_rwf }) => paid_rwf);
const byBase = by(({ base_price }) => base_price);
const byName: CompareEntries = ({ spelling: left }, { spelling: right }) => (left < right ? -1 : left > right ? 1 : 0);

/** Ties are broken by `created_at`, and its ties by id. */
const COMPARE: Record<Sort, CompareEntries> = {
  created_at: byAge,
  '-created_at': reversed(byAge),
  name: byName,
  '-name': reversed(byName),
  discounted_price: byPaid,
  '-discounted_price': reversed(byPaid),
  price: byBase,
  '-price': reversed(byBase),
  best: by((entry) => (entry.best ? 0 : RATINGS) + byRating(entry)),
  new: by((entry) => (entry.new ? 0 : 1)),
  rating: by(byRating),
};

function* computeRanks(order: Uint32Array): Slices<Uint32Array> {
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) {
    ranks[order[rank] ?? 0] = rank;
    if (rank % REST_EVERY === 0) yield;
  }
  return ranks;
}

/** Patches the previous orders. `changed`: positions of new or changed products. */
export function* patchOrders(
  before: SortOrders | null,
  entries: readonly Entry[],
  touched: Uint8Array,
  changed: Uint32Array,
): Slices<SortOrders> {
  const orders: Partial<SortOrders> = {};
  const getId = (position: number) => entries[position]?.product_id ?? '';
  const byId: Compare = (left, right) => (getId(left) < getId(right) ? -1 : Number(left !== right));
  for (const sort of SORTS) {
    const newest = orders.created_at?.ranks;
    const ties: Compare = newest ? (left, right) => (newest[left] ?? 0) - (newest[right] ?? 0) : byId;
    const compare: Compare = (left, right) => {
      const [one, other] = [entries[left], entries[right]];
      return (one && other && COMPARE[sort](one, other)) || ties(left, right);
    };
    const order = yield* patchOrder(before?.[sort].order ?? new Uint32Array(), touched, changed, compare);
    orders[sort] = { order, ranks: yield* computeRanks(order) };
  }
  return orders as SortOrders;
}
