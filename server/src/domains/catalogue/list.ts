/** A page of a list: walk the sort order, join the cards of what is selected. */
import type { FilterSort } from '@uruhu/contract/filters';
import { type Bitset, bitsOf, hasBit } from './bitset.ts';
import type { Catalogue } from './load.ts';
import type { Selected } from './selection.ts';

export type Listing = { page: number; pagination: number; sortBy: FilterSort };
/** `cards` are the page's products as JSON texts. */
export type ListPage = { cards: string[]; count: number };

/** Sorting one that is selected costs about as much as passing this many that are not. */
const STEPS_A_SORTED = 8;

/** The first `to` that are in the set, but for those before `from`. */
function walk(order: Uint32Array, set: Bitset, from: number, to: number): Uint32Array {
  const found = new Uint32Array(to - from);
  let passed = 0;
  for (let rank = 0; passed < to; rank++) {
    const position = order[rank] ?? 0;
    if (!hasBit(set, position)) continue;
    if (passed >= from) found[passed - from] = position;
    passed++;
  }
  return found;
}

/** Positions of the page's products. `bestFirst` holds all that are selected; without it, relevance is the newest first. */
function positionsOf(catalogue: Catalogue, { set, count }: Selected, { page, pagination, sortBy }: Listing, bestFirst: Uint32Array | null) {
  const from = (page - 1) * pagination;
  const to = Math.min(from + pagination, count);
  if (from >= to) return new Uint32Array();
  if (bestFirst && sortBy === 'relevance') return set ? walk(bestFirst, set, from, to) : bestFirst.subarray(from, to);
  const { order, ranks } = catalogue.orders[sortBy === 'relevance' ? 'created_at' : sortBy];
  if (!set) return order.subarray(from, to);
  // Few among many: sorting them is less than walking past all others.
  if (count * STEPS_A_SORTED >= (order.length * to) / count) return walk(order, set, from, to);
  const places = bitsOf(set, count).map((position) => ranks[position] ?? 0);
  return places
    .sort()
    .subarray(from, to)
    .map((rank) => order[rank] ?? 0);
}

export const cardsOf = ({ entries }: Catalogue, positions: Iterable<number>): string[] =>
  Array.from(positions, (position) => entries[position]?.json ?? 'null');

/** Those that are published, each once, in this order. */
export function listOfIds(catalogue: Catalogue, product_ids: readonly string[]): ListPage {
  const cards = cardsOf(catalogue, new Set(product_ids.flatMap((product_id) => catalogue.positions.get(product_id) ?? [])));
  return { cards, count: cards.length };
}

/** A page past the end is empty, its count still true. */
export function listPage(catalogue: Catalogue, selected: Selected, listing: Listing, bestFirst: Uint32Array | null = null): ListPage {
  return { cards: cardsOf(catalogue, positionsOf(catalogue, selected, listing, bestFirst)), count: selected.count };
}
