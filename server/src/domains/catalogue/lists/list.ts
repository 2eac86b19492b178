/** Builds a page of a list: scans the sort order and collects the cards of selected products. */
import type { FilterSort } from '@uruhu/contract/catalogue/filters';
import type { Language } from '@uruhu/contract/languages';
import { formatCard } from '../entry.ts';
import { type Bitset, hasBit, listBits } from '../filters/bitset.ts';
import type { SelectedProducts } from '../filters/selection.ts';
import type { Catalogue } from '../load.ts';

export type ListingRequest = { page: number; pagination: number; sortBy: FilterSort; language: Language };
/** `cards`: the page's products as JSON texts. `count`: the number of products in the whole list. */
export type ListPage = { cards: string[]; count: number };

/** Sorting one selected product costs about as much as skipping this many others. */
const SORT_COST_STEPS = 8;

/** The members of the set in this order: those from the index `start` (inclusive) to `end` (exclusive). */
function collectSelected(order: Uint32Array, set: Bitset, start: number, end: number): Uint32Array {
  const foundPositions = new Uint32Array(end - start);
  let memberCount = 0;
  for (let rank = 0; memberCount < end; rank++) {
    const position = order[rank] ?? 0;
    if (!hasBit(set, position)) continue;
    if (memberCount >= start) foundPositions[memberCount - start] = position;
    memberCount++;
  }
  return foundPositions;
}

/**
 * Positions of the page's products. `bestFirst`: all matches of the search text, the most relevant first; null without a search text. The
 * sort by relevance then means newest first.
 */
function findPagePositions(
  catalogue: Catalogue,
  { set, count }: SelectedProducts,
  { page, pagination, sortBy }: ListingRequest,
  bestFirst: Uint32Array | null,
) {
  const start = (page - 1) * pagination;
  const end = Math.min(start + pagination, count);
  if (start >= end) return new Uint32Array();
  if (bestFirst && sortBy === 'relevance') return set ? collectSelected(bestFirst, set, start, end) : bestFirst.subarray(start, end);
  const { order, ranks } = catalogue.sortOrders[sortBy === 'relevance' ? 'created_at' : sortBy];
  if (!set) return order.subarray(start, end);
  // The scan of the sort order visits about this many products until it has met `end` selected ones.
  const scannedCount = (order.length * end) / count;
  // Few selected products are sorted instead, which is then faster than to skip all others.
  if (scannedCount <= count * SORT_COST_STEPS) return collectSelected(order, set, start, end);
  const selectedRanks = listBits(set, count).map((position) => ranks[position] ?? 0);
  return selectedRanks
    .sort()
    .subarray(start, end)
    .map((rank) => order[rank] ?? 0);
}

export const listCards = (catalogue: Catalogue, positions: Iterable<number>, language: Language): string[] =>
  Array.from(positions, (position) => {
    const entry = catalogue.entries[position];
    return entry ? formatCard(catalogue, entry, language) : 'null';
  });

/** The products with these ids that are published, each once, in this order. */
export function listByIds(catalogue: Catalogue, product_ids: readonly string[], language: Language): ListPage {
  const cards = listCards(catalogue, new Set(product_ids.flatMap((product_id) => catalogue.positions.get(product_id) ?? [])), language);
  return { cards, count: cards.length };
}

/** One page of a list. A page past the end has no cards, but the right count. */
export function listPage(
  catalogue: Catalogue,
  selected: SelectedProducts,
  listing: ListingRequest,
  bestFirst: Uint32Array | null = null,
): ListPage {
  return {
    cards: listCards(catalogue, findPagePositions(catalogue, selected, listing, bestFirst), listing.language),
    count: selected.count,
  };
}
