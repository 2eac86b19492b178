/** Chooses the settings of the tuned MiniSearch on the tuning half of each shop's queries. */
import { createTunedIndex, SETTINGS_TO_TRY, type Settings } from './engines/tuned-minisearch.ts';
import { selectHalf } from './judged/halves.ts';
import { computeMean, measureByKind } from './measures.ts';
import type { Write } from './report.ts';
import type { MeasuredShop } from './shops/measured-shops.ts';

const SHOWN_MAX = 8;

/** Prints the best settings by the mean over all kinds of query, including the kinds that must find nothing. */
export function tuneMiniSearch(write: Write, measuredShops: readonly MeasuredShop[]): void {
  const prepared = measuredShops.map(({ judgedSet, documents }) => ({
    judgedSet,
    queries: selectHalf(judgedSet.queries, 'tuning'),
    search: createTunedIndex(documents),
  }));
  const measure = (settings: Settings): number =>
    computeMean(
      prepared.map(({ judgedSet, queries, search }) => {
        const results = queries.map((judged) => ({ judged, found: search(settings, judged.query) }));
        return computeMean([...measureByKind(judgedSet, results).values()].flatMap(({ count, value }) => (count > 0 ? [value] : [])));
      }),
    );
  const tried = SETTINGS_TO_TRY.map((settings) => ({ settings, value: measure(settings) })).sort((left, right) => right.value - left.value);
  for (const { settings, value } of tried.slice(0, SHOWN_MAX)) write(`${value.toFixed(4)} ${JSON.stringify(settings)}`);
}
