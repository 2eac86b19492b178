/** The shop's search and suggestions, built as the server builds them. */
import { buildCatalogue } from '../../server/src/domains/catalogue/catalogue.fixture.ts';
import { findSuggestions } from '../../server/src/domains/catalogue/suggest.ts';
import { matchAll } from '../../server/src/domains/search/search.ts';
import type { ShopData } from '../shops/shop-data.ts';
import { type Engine, RESULTS_MAX } from './engine.ts';

export type ShopEngine = Engine & {
  /** All matches, best first, and the corrected text if words were mistyped. */
  searchAll(query: string): { ids: string[]; corrected: string | null };
  suggest(text: string): ReturnType<typeof findSuggestions>;
};

export function createShopEngine({ categories, brandNames, rows }: ShopData): ShopEngine {
  const catalogue = buildCatalogue(categories, brandNames, rows);
  const listIds = (positions: Uint32Array) => Array.from(positions, (position) => catalogue.entries[position]?.product_id ?? '');
  return {
    name: 'ours',
    search: async (query) => listIds(matchAll(catalogue.searchIndex, query).rankedPositions.subarray(0, RESULTS_MAX)),
    searchAll: (query) => {
      const { rankedPositions, corrected } = matchAll(catalogue.searchIndex, query);
      return { ids: listIds(rankedPositions), corrected };
    },
    suggest: (text) => findSuggestions(catalogue, text),
  };
}
