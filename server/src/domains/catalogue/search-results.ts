/**
 * What the calls that search share: one way from a text to its matches, one total, one decision whether a search counts as missed, and one cache. Shoppers
 * request the same results again for the next page or another sort order, and other visitors do too.
 */
import { FILTERS } from '@uruhu/contract/catalogue/filters';
import type { Language } from '@uruhu/contract/languages';
import { type Matches, matchAll } from '../search/search.ts';
import { addBit, type Bitset, createBitset } from './filters/bitset.ts';
import { buildFacetsJson } from './filters/facets.ts';
import { type Filters, type SelectedProducts, selectProducts } from './filters/selection.ts';
import { isMissedSearch, normaliseText } from './lists/has-matches.ts';
import type { Catalogue } from './load.ts';
import { createSharedCache, estimateTextBytes } from './snapshot-cache.ts';

const CACHE_BYTES = 20 * 1024 * 1024;
/** The approximate size of a cached result without its sets and texts. */
const OVERHEAD_BYTES = 1_000;

/** The matches of a text, as a set and in ranked order. `isMissed`: whether its words match nothing in any field, at any price. */
export type SearchMatches = Matches & { set: Bitset; isMissed: boolean };
/** Called before an uncached result is computed; may throw to prevent that. */
export type BeforeCompute = () => Promise<void>;
/** `matches`: null without a search text. `facets`: JSON text. */
export type FilterResult = { matches: SearchMatches | null; selected: SelectedProducts; facets: string };

/** The cache key: equal for equivalent filters. Only the matches of a text depend on the language of the page. */
function buildFilterKey(filters: Filters, language: Language): string {
  const values = FILTERS.map((name) => filters[name]?.toSorted() ?? []);
  const text = normaliseText(filters.search);
  return JSON.stringify([filters.min_price ?? 0, filters.max_price ?? null, text && `${language} ${text}`, ...values]);
}

function computeMatches(catalogue: Catalogue, text: string, language: Language, fields: number | undefined): SearchMatches {
  const matches = matchAll(catalogue.searchIndex, text, { language, fields });
  const set = createBitset(catalogue.entries.length);
  for (const position of matches.rankedPositions) addBit(set, position);
  return { ...matches, set, isMissed: matches.rankedPositions.length === 0 && isMissedSearch(catalogue, text, language) };
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

const measureMatches = ({ set, rankedPositions, ignored, corrected }: SearchMatches): number =>
  OVERHEAD_BYTES + set.byteLength + rankedPositions.byteLength + estimateTextBytes([...ignored, corrected].join());

/** Counts the matches too, as the cache may drop them while it still keeps this result, which holds them in memory. */
const measureFilterResult = ({ matches, selected, facets }: FilterResult): number =>
  OVERHEAD_BYTES + (matches ? measureMatches(matches) : 0) + (selected.set?.byteLength ?? 0) + estimateTextBytes(facets);

export type SearchResults = ReturnType<typeof createSearchResults>;

/** Creates the functions that search, filter and suggest. */
export function createSearchResults() {
  const createCache = createSharedCache(CACHE_BYTES);
  const keepMatches = createCache('matches', measureMatches);
  const keepFilterResult = createCache('filter', measureFilterResult);
  /** The matches of a text in these fields, or in all, on a page of the language; null for a blank text. */
  async function search(
    catalogue: Catalogue,
    text: string | null | undefined,
    language: Language,
    beforeCompute: BeforeCompute,
    fields?: number,
  ): Promise<SearchMatches | null> {
    const normalised = normaliseText(text);
    if (normalised === '') return null;
    return keepMatches(catalogue, `${language} ${fields ?? ''} ${normalised}`, async () => {
      await beforeCompute();
      return computeMatches(catalogue, normalised, language, fields);
    });
  }
  return {
    search,
    filter: (catalogue: Catalogue, filters: Filters, language: Language, beforeCompute: BeforeCompute): Promise<FilterResult> =>
      keepFilterResult(catalogue, buildFilterKey(filters, language), async () => {
        await beforeCompute();
        // The `beforeCompute` above covers the search too, so this one does nothing.
        return computeFilterResult(catalogue, filters, await search(catalogue, filters.search, language, async () => {}));
      }),
    /** Keeps texts that are made from the matches of a text, such as suggestions. */
    keepText: createCache('text', estimateTextBytes),
  };
}
