/** The shop's own search and suggestions, built as the running shop builds them. The only file that calls them. */
import { buildCatalogue } from '../../server/src/domains/catalogue/catalogue.fixture.ts';
import { findSuggestions } from '../../server/src/domains/catalogue/suggest.ts';
import { matchAll } from '../../server/src/domains/search/search.ts';
import type { ShopData } from '../shops/shop-data.ts';
import { type Engine, RESULTS_MAX } from './engine.ts';

export type OwnEngine = Engine & {
  /** All matches, best first, and the corrected text if words were mistyped. */
  searchAll(query: string): { ids: string[]; corrected: string | null };
  suggest(text: string): ReturnType<typeof findSuggestions>;
};

export function createOwnEngine({ categories, brandNames, rows }: ShopData): OwnEngine {
  const catalogue = buildCatalogue(categories, brandNames, rows);
  const listIds = (positions: Uint32Array) => Array.from(positions, (position) => catalogue.entries[position]?.product_id ?? '');
  return {
    name: 'ours',
    search: async (query) => listIds(matchAll(catalogue.search, query).order.subarray(0, RESULTS_MAX)),
    searchAll: (query) => {
      const { order, corrected } = matchAll(catalogue.search, query);
      return { ids: listIds(order), corrected };
    },
    suggest: (text) => findSuggestions(catalogue, text),
  };
}
