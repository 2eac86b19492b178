import { createShopEngine, type ShopEngine } from './engines/shop-engine.ts';
import type { JudgedQuery } from './judged/types.ts';
import type { ShopData } from './shops/shop-data.ts';

/** Checks only one in ten queries, to save time. */
const SAMPLE_EVERY = 10;

/** Lists the queries whose results depend on the order in which the database returns the products. Their pages would repeat or skip products. */
export function listOrderDependentQueries(engine: ShopEngine, data: ShopData, queries: readonly JudgedQuery[]): string[] {
  const reversed = createShopEngine({ ...data, rows: data.rows.toReversed() });
  return queries
    .filter((_, index) => index % SAMPLE_EVERY === 0)
    .map(({ query }) => query)
    .filter((query) => engine.searchAll(query).ids.join(' ') !== reversed.searchAll(query).ids.join(' '));
}
