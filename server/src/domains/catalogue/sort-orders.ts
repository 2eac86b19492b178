/** The orders in which a list can be shown. Each is total, so that pages never repeat or skip a product. */
import { SORTS, type Sort } from '@uruhu/contract/filters';
import { unitPrice } from '@uruhu/contract/rules/price';
import { type Compare, patchOrder, REST_EVERY, type Slices } from '../../slices.ts';
import type { Entry } from './entry.ts';

/** `order` are positions of products, in this order; `ranks` are places in it, by position. */
export type SortOrder = { order: Uint32Array; ranks: Uint32Array };
export type SortOrders = Record<Sort, SortOrder>;

type Key = (entry: Entry) => number;

/** Above every count of reviews. With the rating's 50 steps and a tag, keys stay below 2^31. */
const REVIEWS_MAX = 2 ** 24;

const tagged =
  (tag: string): Key =>
  ({ light }) =>
    light.tags.includes(tag) ? 0 : 1;
const byPaid: Key = ({ light }) => unitPrice(light);
const byBase: Key = ({ light }) => light.base_price;
const byRating: Key = ({ light }) =>
  (50 - Math.round(light.product_rating * 10)) * REVIEWS_MAX + (REVIEWS_MAX - 1 - Math.min(light.review_count, REVIEWS_MAX - 1));
const best = tagged('BEST SELLER');
const isNew = tagged('NEW ARRIVAL');
const RATINGS = 51 * REVIEWS_MAX;

/** Below 0 where the left comes first, 0 where both are equal in this. */
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
const byName: CompareEntries = ({ spelling: left }, { spelling: right }) => (left < right ? -1 : left > right ? 1 : 0);

/** What is equal stands in the order of `created_at`, which itself goes by id then. */
const COMPARE: Record<Sort, CompareEntries> = {
  created_at: byAge,
  '-created_at': reversed(byAge),
  name: byName,
  '-name': reversed(byName),
  discounted_price: by(byPaid),
  '-discounted_price': reversed(by(byPaid)),
  price: by(byBase),
  '-price': reversed(by(byBase)),
  best: by((entry) => best(entry) * RATINGS + byRating(entry)),
  new: by(isNew),
  rating: by(byRating),
};

function* ranksOf(order: Uint32Array): Slices<Uint32Array> {
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) {
    ranks[order[rank] ?? 0] = rank;
    if (rank % REST_EVERY === 0) yield;
  }
  return ranks;
}

/** The orders before, in which what is `changed` comes to its place: positions of what is new or has changed. */
export function* patchOrders(
  before: SortOrders | null,
  entries: readonly Entry[],
  touched: Uint8Array,
  changed: Uint32Array,
): Slices<SortOrders> {
  const orders: Partial<SortOrders> = {};
  const idOf = (position: number) => entries[position]?.light.product_id ?? '';
  const byId: Compare = (left, right) => (idOf(left) < idOf(right) ? -1 : Number(left !== right));
  for (const sort of SORTS) {
    const newest = orders.created_at?.ranks;
    const ties: Compare = newest ? (left, right) => (newest[left] ?? 0) - (newest[right] ?? 0) : byId;
    const compare: Compare = (left, right) => {
      const [one, other] = [entries[left], entries[right]];
      return (one && other && COMPARE[sort](one, other)) || ties(left, right);
    };
    const order = yield* patchOrder(before?.[sort].order ?? new Uint32Array(), touched, changed, compare);
    orders[sort] = { order, ranks: yield* ranksOf(order) };
  }
  return orders as SortOrders;
}
