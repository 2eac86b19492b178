/** The two shops on which searches are measured, each with its judged queries, and the shop's own search. */
import { buildIndex, matchAll, type SearchDocument } from '../server/src/domains/search/search.ts';
import { runWithoutPauses } from '../server/src/lib/slices.ts';
import { generateQueries } from './generated/generated-queries.ts';
import { generateShop } from './generated/generated-shop.ts';
import { demoQueries } from './judged/demo-queries.ts';
import type { JudgedQuery } from './judged/judged-query.ts';
import { createDemoShopData, createDocuments, type ShopData } from './shop-data.ts';

export type ShopName = 'demo' | 'generated';
export type MeasuredShop = { name: ShopName; data: ShopData; documents: readonly SearchDocument[]; queries: readonly JudgedQuery[] };

/** The seed of the tests and the committed figures. Other seeds show whether the search is tuned to this one shop. */
export const FIXED_SEED = 1;

export function createMeasuredDemoShop(): MeasuredShop {
  const data = createDemoShopData();
  return { name: 'demo', data, documents: createDocuments(data), queries: demoQueries };
}

export function createMeasuredGeneratedShop(seed = FIXED_SEED): MeasuredShop {
  const shop = generateShop(seed);
  return { name: 'generated', data: shop.data, documents: createDocuments(shop.data), queries: generateQueries(shop) };
}

/** The measures use at most this many results of a query. */
const RESULTS_MAX = 50;

export type ShopSearch = (query: string, results_max?: number) => { ids: string[]; corrected: string | null };

export function createShopSearch(documents: readonly SearchDocument[]): ShopSearch {
  const index = runWithoutPauses(buildIndex(documents));
  return (query, results_max = RESULTS_MAX) => {
    const { rankedPositions, corrected } = matchAll(index, query);
    return { ids: Array.from(rankedPositions.subarray(0, results_max), (position) => documents[position]?.product_id ?? ''), corrected };
  };
}
