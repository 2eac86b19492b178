import { FILTERS } from '@uruhu/contract/catalogue/filters';
import { type Matches, matchAll, QUERY_LENGTH_MAX } from '../../search/search.ts';
import type { Catalogue } from '../load.ts';
import { createSnapshotCache, estimateTextBytes } from '../snapshot-cache.ts';
import { addBit, type Bitset, createBitset } from './bitset.ts';
import { buildFacetsJson } from './facets.ts';
import { type Filters, type SelectedProducts, selectProducts } from './selection.ts';

/** The sizes of the caches. Shoppers request the same filters again for the next page or another sort order, and other visitors do too. */
const FILTER_CACHE_BYTES = 12 * 1024 * 1024;
const MATCH_CACHE_BYTES = 4 * 1024 * 1024;
/** The approximate size of a cached result without its sets and texts. */
const OVERHEAD_BYTES = 1_000;

/** The matches of a text, as a set and in ranked order. */
export type SearchMatches = Matches & { set: Bitset };
/** Called before an uncached result is computed; may throw to prevent that. */
export type BeforeCompute = () => Promise<void>;
/** `matches`: null without a search text. `facets`: JSON text. */
export type FilterResult = { matches: SearchMatches | null; selected: SelectedProducts; facets: string };

const measureBytes = ({ set, rankedPositions }: SearchMatches) => OVERHEAD_BYTES + set.byteLength + rankedPositions.byteLength;

/** Normalises the search text for the cache key. */
export const normaliseText = (search: string | null | undefined): string => (search ?? '').slice(0, QUERY_LENGTH_MAX).trim().toLowerCase();

/** The cache key: equal for equivalent filters. */
function buildCacheKey(filters: Filters): string {
  const values = FILTERS.map((name) => filters[name]?.toSorted() ?? []);
  return JSON.stringify([filters.min_price ?? 0, filters.max_price ?? null, normaliseText(filters.search), ...values]);
}

function computeMatches(catalogue: Catalogue, text: string): SearchMatches {
  const matches = matchAll(catalogue.searchIndex, text);
  const set = createBitset(catalogue.entries.length);
  for (const position of matches.rankedPositions) addBit(set, position);
  return { ...matches, set };
}

function computeFilterResult(catalogue: Catalogue, filters: Filters, matches: SearchMatches | null): FilterResult {
  const selection = selectProducts(catalogue.filterIndex, filters, matches?.set);
  const { set, count } = selection;
  return {
    matches,
    selected: { set, count },
    facets: buildFacetsJson(catalogue.filterIndex, catalogue.sortOrders.discounted_price.order, selection),
  };
}

/** Creates functions that search and filter, and cache matches, selections and facets. */
export function createFilterCache() {
  const getOrComputeMatches = createSnapshotCache(MATCH_CACHE_BYTES, measureBytes);
  const getOrComputeFilterResult = createSnapshotCache(FILTER_CACHE_BYTES, ({ matches, selected, facets }: FilterResult) => {
    // Counts the matches here too, as the cache of matches may drop them while this cache still keeps them in memory.
    const matchesBytes = matches ? measureBytes(matches) : 0;
    return OVERHEAD_BYTES + matchesBytes + (selected.set?.byteLength ?? 0) + estimateTextBytes(facets);
  });
  /** The matches of a text; null for a blank text. */
  async function search(
    catalogue: Catalogue,
    text: string | null | undefined,
    beforeCompute: BeforeCompute,
  ): Promise<SearchMatches | null> {
    const key = normaliseText(text);
    if (key === '') return null;
    return getOrComputeMatches(catalogue, key, async () => {
      await beforeCompute();
      return computeMatches(catalogue, key);
    });
  }
  return {
    search,
    filter: (catalogue: Catalogue, filters: Filters, beforeCompute: BeforeCompute): Promise<FilterResult> =>
      getOrComputeFilterResult(catalogue, buildCacheKey(filters), async () => {
        await beforeCompute();
        // The `beforeCompute` above covers the search too, so this one does nothing.
        return computeFilterResult(catalogue, filters, await search(catalogue, filters.search, async () => {}));
      }),
  };
}
