/** The orders in which a list can be shown. Each is total, so that pages never repeat or skip a product. */
import type { Sort } from '@uruhu/contract/filters';
import { unitPrice } from '@uruhu/contract/rules/price';
import { type Slices, sortTexts } from '../../slices.ts';
import type { Entry } from './entry.ts';

/** `order` are positions of products, in this order; `ranks` are places in it, by position. */
export type SortOrder = { order: Uint32Array; ranks: Uint32Array };
export type SortOrders = Record<Sort, SortOrder>;

/** A whole number for each product: the smaller comes first. */
type Key = (entry: Entry, position: number) => number;

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

const REST_EVERY = 2_048;

/** The place of each among all that are different. */
function* placesOf<Value>(sorted: ArrayLike<Value> & Iterable<Value>): Slices<Map<Value, number>> {
  const places = new Map<Value, number>();
  let passed = 0;
  for (const value of sorted) {
    if (!places.has(value)) places.set(value, places.size);
    if (++passed % REST_EVERY === 0) yield;
  }
  return places;
}

/**
 * Sorts by key, and where keys are equal by place in `ties`. Key and place make one number below 2^53, so that the sort compares
 * plain numbers: twenty times as fast as comparing products.
 */
function* inOrder(entries: readonly Entry[], key: Key, ties: SortOrder | null): Slices<SortOrder> {
  const size = entries.length;
  const keys = new Float64Array(size);
  for (const [position, entry] of entries.entries()) {
    keys[position] = key(entry, position) * size + (ties?.ranks[position] ?? position);
    if (position % REST_EVERY === 0) yield;
  }
  keys.sort();
  yield;
  const order = new Uint32Array(size);
  const ranks = new Uint32Array(size);
  for (let rank = 0; rank < size; rank++) {
    const tie = (keys[rank] ?? 0) % size;
    const position = ties ? (ties.order[tie] ?? 0) : tie;
    order[rank] = position;
    ranks[position] = rank;
  }
  yield;
  return { order, ranks };
}

export function* sortOrders(entries: readonly Entry[]): Slices<SortOrders> {
  const times = Float64Array.from(entries, (entry) => entry.created_ms).sort();
  yield;
  const moments = yield* placesOf(times);
  const moment: Key = ({ created_ms }) => moments.get(created_ms) ?? 0;
  const newest = yield* inOrder(entries, (entry, position) => moments.size - moment(entry, position), null);

  const names = yield* placesOf(yield* sortTexts(entries.map((entry) => entry.spelling)));
  const byName: Key = (entry) => names.get(entry.spelling) ?? 0;
  const dearest = entries.reduce((most, { light }) => Math.max(most, light.base_price), 0);
  const by = (key: Key) => inOrder(entries, key, newest);
  return {
    created_at: newest,
    '-created_at': yield* by(moment),
    name: yield* by(byName),
    '-name': yield* by((entry, position) => names.size - byName(entry, position)),
    discounted_price: yield* by(byPaid),
    '-discounted_price': yield* by((entry, position) => dearest - byPaid(entry, position)),
    price: yield* by(byBase),
    '-price': yield* by((entry, position) => dearest - byBase(entry, position)),
    best: yield* by((entry, position) => best(entry, position) * RATINGS + byRating(entry, position)),
    new: yield* by(isNew),
    rating: yield* by(byRating),
  };
}
