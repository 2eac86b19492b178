import { SEARCH_FIELDS, SEARCH_RESULTS_MAX, suggestReply } from '@uruhu/contract/catalogue/search';
import type { searchEndpoints } from '@uruhu/contract/endpoints/search';
import type { AppContext } from '../../context.ts';
import { UNCACHED_RESULT } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { getFieldBit, type Matches, matchAll } from '../search/search.ts';
import { normaliseText } from './filters/read-filtered.ts';
import { isMissedSearch } from './lists/has-matches.ts';
import { listCards } from './lists/list.ts';
import type { Catalogue } from './load.ts';
import { createSnapshotCache } from './snapshot-cache.ts';
import { findSuggestions, listOtherTexts } from './suggest.ts';

/** Browsers may cache suggestions, as the same letters are typed again and again. */
const SUGGESTIONS_FRESH = { 'cache-control': 'public, max-age=60' };
const SUGGESTIONS_BYTES = 2 * 1024 * 1024;
const FOUND_BYTES = 2 * 1024 * 1024;

/**
 * The bits of a posting for these fields; undefined for all fields. Naming every searchable field restricts nothing: the results then match
 * those of the results page, which also reads categories, attributes and ingredients.
 */
const encodeFields = (names: readonly (typeof SEARCH_FIELDS)[number][]): number | undefined =>
  names.length === 0 || names.length === SEARCH_FIELDS.length ? undefined : names.reduce((bits, name) => bits | getFieldBit(name), 0);

/** `order`: the displayed matches; `total`: the number of all. `isMissed`: its words match nothing in any field, at any price. */
type FoundProducts = Matches & { total: number; suggestions: string[]; isMissed: boolean };

/** The objects of one entry, beside its texts. */
const ENTRY_BYTES = 1_000;
const measureBytes = ({ order, suggestions, ignored, corrected }: FoundProducts) =>
  ENTRY_BYTES + order.byteLength + 2 * [...suggestions, ...ignored, corrected].join().length;

function findProductsOfQuery(catalogue: Catalogue, text: string, fields: number | undefined): FoundProducts {
  const found = matchAll(catalogue.search, text, { within: fields });
  const everywhere = fields === undefined ? found : matchAll(catalogue.search, text);
  const { order, ...understanding } = found;
  // Copies, as a subarray would keep the whole array in memory.
  const first = order.slice(0, SEARCH_RESULTS_MAX);
  return {
    order: first,
    total: order.length,
    ...understanding,
    suggestions: listOtherTexts(catalogue, text, everywhere),
    isMissed: everywhere.order.length === 0 && isMissedSearch(catalogue, text),
  };
}

export function createSearchHandlers({ snapshot, missedSearches }: AppContext): Handlers<typeof searchEndpoints> {
  const cacheFound = createSnapshotCache(FOUND_BYTES, measureBytes);
  const cacheSuggestions = createSnapshotCache(SUGGESTIONS_BYTES, (json: string) => 2 * json.length);
  return {
    advancedSearch: async ({ body: { search, max_results, fields }, readerAddress, charge }) => {
      const { catalogue } = snapshot.current();
      const search_term = (search ?? '').trim();
      const [text, within] = [normaliseText(search_term), encodeFields(fields)];
      const found = await cacheFound(catalogue, `${within ?? ''} ${text}`, async () => {
        await charge(UNCACHED_RESULT);
        return findProductsOfQuery(catalogue, text, within);
      });
      const { order, total, corrected, ignored, suggestions, isMissed } = found;
      if (isMissed) missedSearches.count(text, readerAddress);
      const rest = {
        suggestions,
        total_results: total,
        totalResults: total,
        search_term,
        ...(corrected === null ? {} : { corrected_term: corrected }),
        ...(ignored.length === 0 ? {} : { ignored_terms: ignored }),
      };
      const cards = listCards(catalogue, order.subarray(0, max_results));
      return { ok: true, json: `{"results":[${cards.join(',')}],${JSON.stringify(rest).slice(1)}` };
    },
    suggest: async ({ query, charge }) => {
      const { catalogue } = snapshot.current();
      // A space at the end says that the shopper has finished the word.
      const text = normaliseText(query.q) + (/\S\s$/.test(query.q) ? ' ' : '');
      const json = await cacheSuggestions(catalogue, text, async () => {
        await charge(UNCACHED_RESULT);
        return JSON.stringify(suggestReply.parse({ suggestions: findSuggestions(catalogue, text) }));
      });
      return { ok: true, json, headers: SUGGESTIONS_FRESH };
    },
  };
}
