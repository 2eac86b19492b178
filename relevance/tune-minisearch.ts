/** Lists the best settings for the tuned MiniSearch, measured with the tuning half of each shop's queries. */
import { createTunedIndex, SETTINGS_TO_TRY, type Settings } from './engines/tuned-minisearch.ts';
import { selectHalf } from './judged/halves.ts';
import { computeMean, measureByKind } from './measures.ts';
import type { Write } from './report.ts';
import type { MeasuredShop } from './shops/measured-shops.ts';

const PRINTED_MAX = 8;

/** Prints the settings with the highest mean over all kinds of query, including the kinds that should find nothing. */
export function tuneMiniSearch(write: Write, measuredShops: readonly MeasuredShop[]): void {
  const indexedShops = measuredShops.map(({ judgedSet, documents }) => ({
    judgedSet,
    queries: selectHalf(judgedSet.queries, 'tuning'),
    search: createTunedIndex(documents),
  }));
  const measureInShop = (settings: Settings, { judgedSet, queries, search }: (typeof indexedShops)[number]): number => {
    const results = queries.map((judgedQuery) => ({ judgedQuery, foundIds: search(settings, judgedQuery.query) }));
    const kindMeasures = [...measureByKind(judgedSet, results).values()].filter(({ count }) => count > 0);
    return computeMean(kindMeasures.map(({ value }) => value));
  };
  const bestFirst = SETTINGS_TO_TRY.map((settings) => ({
    settings,
    value: computeMean(indexedShops.map((shop) => measureInShop(settings, shop))),
  })).sort((left, right) => right.value - left.value);
  for (const { settings, value } of bestFirst.slice(0, PRINTED_MAX)) write(`${value.toFixed(4)} ${JSON.stringify(settings)}`);
}
