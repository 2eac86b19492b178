import { SEARCH_FIELDS, SEARCH_RESULTS_MAX, suggestReply } from '@uruhu/contract/catalogue/search';
import type { searchEndpoints } from '@uruhu/contract/endpoints/search';
import type { AppContext } from '../../context.ts';
import { UNCACHED_RESULT } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { getFieldBit, type Matches, matchAll } from '../search/search.ts';
import { normaliseText } from './filters/filter-cache.ts';
import { isMissedSearch } from './lists/has-matches.ts';
import { listCards } from './lists/list.ts';
import { formatJsonMembers } from './lists/list-reply.ts';
import type { Catalogue } from './load.ts';
import { createSnapshotCache, estimateTextBytes } from './snapshot-cache.ts';
import { findSuggestions, listSuggestedTexts } from './suggest.ts';

/** Browsers may cache suggestions, as shoppers often type the same letters again. */
const SUGGESTION_HEADERS = { 'cache-control': 'public, max-age=60' };
const SUGGESTION_CACHE_BYTES = 2 * 1024 * 1024;
const RESULT_CACHE_BYTES = 2 * 1024 * 1024;

/**
 * The fields as bits, as the search index stores them; undefined to search in all fields. A request that names every field also searches in
 * categories, attributes and ingredients, so that it finds what the results page finds.
 */
const encodeFields = (names: readonly (typeof SEARCH_FIELDS)[number][]): number | undefined =>
  names.length === 0 || names.length === SEARCH_FIELDS.length ? undefined : names.reduce((bits, name) => bits | getFieldBit(name), 0);

/**
 * `rankedPositions`: the matches to show; `total`: the number of all matches. `isMissed`: whether the words match nothing in any field, at any
 * price.
 */
type FoundProducts = Matches & { total: number; suggestions: string[]; isMissed: boolean };

/** The approximate size of a cached result without its texts. */
const OVERHEAD_BYTES = 1_000;
const measureBytes = ({ rankedPositions, suggestions, ignored, corrected }: FoundProducts) =>
  OVERHEAD_BYTES + rankedPositions.byteLength + estimateTextBytes([...suggestions, ...ignored, corrected].join());

function findProductsOfQuery(catalogue: Catalogue, text: string, fieldBits: number | undefined): FoundProducts {
  const matches = matchAll(catalogue.searchIndex, text, { fields: fieldBits });
  const matchesInAllFields = fieldBits === undefined ? matches : matchAll(catalogue.searchIndex, text);
  const { rankedPositions, ...feedback } = matches;
  // Copies, as a subarray would keep the whole array in memory.
  const shownMatches = rankedPositions.slice(0, SEARCH_RESULTS_MAX);
  return {
    rankedPositions: shownMatches,
    total: rankedPositions.length,
    ...feedback,
    suggestions: listSuggestedTexts(catalogue, text, matchesInAllFields),
    isMissed: matchesInAllFields.rankedPositions.length === 0 && isMissedSearch(catalogue, text),
  };
}

export function createSearchHandlers({ snapshot, missedSearches }: AppContext): Handlers<typeof searchEndpoints> {
  const getOrComputeResults = createSnapshotCache(RESULT_CACHE_BYTES, measureBytes);
  const getOrComputeSuggestions = createSnapshotCache(SUGGESTION_CACHE_BYTES, estimateTextBytes);
  return {
    advancedSearch: async ({ body: { search, max_results, fields }, visitorAddress, charge }) => {
      const { catalogue } = snapshot.current();
      const search_term = (search ?? '').trim();
      const [text, fieldBits] = [normaliseText(search_term), encodeFields(fields)];
      const foundProducts = await getOrComputeResults(catalogue, `${fieldBits ?? ''} ${text}`, async () => {
        await charge(UNCACHED_RESULT);
        return findProductsOfQuery(catalogue, text, fieldBits);
      });
      const { rankedPositions, total, corrected, ignored, suggestions, isMissed } = foundProducts;
      if (isMissed) missedSearches.count(text, visitorAddress);
      const members = {
        suggestions,
        total_results: total,
        totalResults: total,
        search_term,
        corrected_term: corrected ?? undefined,
        ignored_terms: ignored.length > 0 ? ignored : undefined,
      };
      const cards = listCards(catalogue, rankedPositions.subarray(0, max_results));
      return { ok: true, json: `{"results":[${cards.join(',')}],${formatJsonMembers(members)}}` };
    },
    suggest: async ({ query, charge }) => {
      const { catalogue } = snapshot.current();
      // Keeps a space at the end, by which the search knows that the shopper has finished the word.
      const text = normaliseText(query.q) + (/\S\s$/.test(query.q) ? ' ' : '');
      const json = await getOrComputeSuggestions(catalogue, text, async () => {
        await charge(UNCACHED_RESULT);
        return JSON.stringify(suggestReply.parse({ suggestions: findSuggestions(catalogue, text) }));
      });
      return { ok: true, json, headers: SUGGESTION_HEADERS };
    },
  };
}
