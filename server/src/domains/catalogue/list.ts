/** A page of a list: walk the sort order, join the cards of what is selected. */
import type { Sort } from '@uruhu/contract/filters';
import { bitsOf, hasBit } from './bitset.ts';
import type { Catalogue } from './load.ts';
import type { Selected } from './selection.ts';

export type Listing = { page: number; pagination: number; sortBy: Sort };
/** `cards` are the page's products as JSON texts. */
export type ListPage = { cards: string[]; count: number };

/** Sorting one that is selected costs about as much as passing this many that are not. */
const STEPS_A_SORTED = 8;

/** Positions of the page's products. */
function positionsOf(catalogue: Catalogue, { set, count }: Selected, { page, pagination, sortBy }: Listing): Uint32Array {
  const { order, ranks } = catalogue.orders[sortBy];
  const from = (page - 1) * pagination;
  const to = Math.min(from + pagination, count);
  if (from >= to) return new Uint32Array();
  if (!set) return order.subarray(from, to);
  // Few among many: sorting them is less than walking past all others.
  if (count * STEPS_A_SORTED < (order.length * to) / count) {
    const places = bitsOf(set, count).map((position) => ranks[position] ?? 0);
    return places
      .sort()
      .subarray(from, to)
      .map((rank) => order[rank] ?? 0);
  }
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

/** A page past the end is empty, its count still true. */
export function listPage(catalogue: Catalogue, selected: Selected, listing: Listing): ListPage {
  const cards: string[] = [];
  for (const position of positionsOf(catalogue, selected, listing)) cards.push(catalogue.entries[position]?.json ?? 'null');
  return { cards, count: selected.count };
}
