import { SEARCH_FIELDS, suggestReply } from '@uruhu/contract/catalogue/search';
import type { searchEndpoints } from '@uruhu/contract/endpoints/search';
import type { AppContext } from '../../context.ts';
import { UNCACHED_RESULT } from '../../http/costs/cost.ts';
import type { Handlers } from '../../http/handlers.ts';
import { computeOnce } from '../../lib/compute-once.ts';
import { getFieldBit } from '../search/search.ts';
import { normaliseText } from './lists/has-matches.ts';
import { listCards } from './lists/list.ts';
import { formatJsonMembers } from './lists/list-reply.ts';
import type { SearchResults } from './search-results.ts';
import { findSuggestions, listSuggestedTexts } from './suggest.ts';

/** Browsers may cache suggestions, as shoppers often type the same letters again. */
const SUGGESTION_HEADERS = { 'cache-control': 'public, max-age=60' };

/**
 * The fields as bits, as the search index stores them; undefined to search in all fields. A request that names every field also searches in
 * categories, attributes and ingredients, so that it finds what the results page finds.
 */
const encodeFields = (names: readonly (typeof SEARCH_FIELDS)[number][]): number | undefined =>
  names.length === 0 || names.length === SEARCH_FIELDS.length ? undefined : names.reduce((bits, name) => bits | getFieldBit(name), 0);

export function createSearchHandlers(
  { snapshot, missedSearches }: AppContext,
  { search, keepText }: SearchResults,
): Handlers<typeof searchEndpoints> {
  return {
    advancedSearch: async ({ body: { search: text, max_results, fields }, language, visitorAddress, charge }) => {
      const { catalogue } = snapshot.current();
      const search_term = (text ?? '').trim();
      const fieldBits = encodeFields(fields);
      const chargeOnce = computeOnce(() => charge(UNCACHED_RESULT));
      const matches = await search(catalogue, search_term, language, chargeOnce, fieldBits);
      const matchesInAllFields = fieldBits === undefined ? matches : await search(catalogue, search_term, language, chargeOnce);
      const normalised = normaliseText(search_term);
      const suggestions = matchesInAllFields
        ? await keepText(catalogue, `texts ${language} ${normalised}`, () =>
            JSON.stringify(listSuggestedTexts(catalogue, normalised, language, matchesInAllFields)),
          )
        : '[]';
      if (matchesInAllFields?.isMissed) missedSearches.count(normalised, visitorAddress);
      const total = matches?.rankedPositions.length ?? 0;
      const members = {
        total_results: total,
        totalResults: total,
        search_term,
        corrected_term: matches?.corrected ?? undefined,
        ignored_terms: matches && matches.ignored.length > 0 ? matches.ignored : undefined,
      };
      const shown = matches?.rankedPositions.subarray(0, max_results) ?? new Uint32Array();
      const cards = listCards(catalogue, shown, language);
      return { ok: true, json: `{"results":[${cards.join(',')}],"suggestions":${suggestions},${formatJsonMembers(members)}}` };
    },
    suggest: async ({ query, language, charge }) => {
      const { catalogue } = snapshot.current();
      const text = normaliseText(query.q);
      const json = await keepText(catalogue, `suggest ${language} ${text}`, async () => {
        await charge(UNCACHED_RESULT);
        return JSON.stringify(suggestReply.parse({ suggestions: findSuggestions(catalogue, text, language) }));
      });
      return { ok: true, json, headers: SUGGESTION_HEADERS };
    },
  };
}
