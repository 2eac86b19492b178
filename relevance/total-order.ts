import { createOwnEngine, type OwnEngine } from './engines/own.ts';
import type { JudgedQuery } from './judged/types.ts';
import type { ShopData } from './shops/shop-data.ts';

/** A query in so many is asked. */
const SAMPLE_EVERY = 10;

/** The queries whose results depend on the order in which the products were read: pages of such a list would repeat or skip products. */
export function listUnstableQueries(own: OwnEngine, data: ShopData, queries: readonly JudgedQuery[]): string[] {
  const reversed = createOwnEngine({ ...data, rows: data.rows.toReversed() });
  return queries
    .filter((_, at) => at % SAMPLE_EVERY === 0)
    .map(({ query }) => query)
    .filter((query) => own.searchAll(query).ids.join(' ') !== reversed.searchAll(query).ids.join(' '));
}
