/** Tests of the quality of the search in a shop, measured on the half of the judged queries to which the search is not tuned. */
import { describe, expect, test } from 'vitest';
import { createShopEngine } from './engines/shop-engine.ts';
import { createTunedMiniSearchEngine } from './engines/tuned-minisearch.ts';
import { HALVES, selectHalf } from './judged/halves.ts';
import { computeMeasures, measureByKind } from './measures.ts';
import { listOrderDependentQueries } from './order-dependent-queries.ts';
import { runQueries } from './run-queries.ts';
import { type MeasuredShop, sampleTypedNames } from './shops/measured-shops.ts';
import {
  getKindTarget,
  isAhead,
  LETTERS_TARGETS,
  MEASURE_NAMES,
  MEASURE_THRESHOLDS,
  meetsLimit,
  SUGGESTION_FAILURE_THRESHOLDS,
  SUGGESTION_FAILURES,
  TEMPORARILY_NOT_AHEAD,
  TEMPORARY_KIND_LIMITS,
} from './thresholds.ts';
import { measureTyping } from './typing.ts';

const SAMPLED_NAMES_COUNT = 500;
/** A test takes up to half a minute on an idle machine, because it runs thousands of searches, and minutes on a busy one. */
const TEST_MS_MAX = 600_000;

/** Defines the tests of the search in one shop. */
export const describeSearchQuality = (measuredShop: MeasuredShop) =>
  describe(`in ${measuredShop.title}`, { timeout: TEST_MS_MAX }, () => {
    const { name, judgedSet, data, documents } = measuredShop;
    const queries = selectHalf(judgedSet.queries, 'reporting');
    const engine = createShopEngine(data);

    test('each query is judged once, and each half has every kind', () => {
      expect(new Set(judgedSet.queries.map(({ query }) => query)).size).toBe(judgedSet.queries.length);
      for (const half of HALVES)
        expect(new Set(selectHalf(judgedSet.queries, half).map(({ kind }) => kind))).toEqual(new Set(judgedSet.kinds));
    });

    test('the search reaches every threshold', async () => {
      const results = await runQueries(engine, queries);
      const measures = computeMeasures(judgedSet, results);
      for (const measure of MEASURE_NAMES) {
        const threshold = MEASURE_THRESHOLDS[measure];
        const limit = threshold.temporaryLimits?.[name] ?? threshold.target;
        const message = `${measure}: ${measures[measure]}, ${threshold.comparison} ${limit}`;
        expect(meetsLimit(threshold, measures[measure], limit), message).toBe(true);
      }
      for (const [kind, kindMeasure] of measureByKind(judgedSet, results)) {
        const limit = TEMPORARY_KIND_LIMITS[name][kind] ?? getKindTarget(kindMeasure);
        expect(kindMeasure.value, kind).toBeGreaterThanOrEqual(limit);
      }
    });

    test('a shopper gets the wanted product suggested after few letters', () => {
      const names = sampleTypedNames(measuredShop, SAMPLED_NAMES_COUNT);
      for (const kind of ['brand and name', 'name'] as const) {
        const measured = measureTyping(engine, names[kind].sampled);
        expect(measured.letters_median, kind).toBeLessThanOrEqual(LETTERS_TARGETS[kind]);
        for (const failure of SUGGESTION_FAILURES) {
          const threshold = SUGGESTION_FAILURE_THRESHOLDS[failure];
          const limit = threshold.temporaryLimits?.[name] ?? threshold.target;
          expect(meetsLimit(threshold, measured[failure], limit), `${kind}, ${failure}: ${measured[failure]}`).toBe(true);
        }
      }
    });

    test('the order of the results does not depend on the order of the products', () => {
      // Asserts the number instead of the list, so that a failure does not show queries of the reporting half.
      const { length: orderDependentCount } = listOrderDependentQueries(engine, data, queries);
      expect(orderDependentCount).toBe(0);
    });

    // Compares with only one other search, to save time. `npm run relevance` compares with all.
    test('the search is ahead of a tuned MiniSearch in all measures but those of TEMPORARILY_NOT_AHEAD', async () => {
      const shop = computeMeasures(judgedSet, await runQueries(engine, queries));
      const miniSearch = computeMeasures(judgedSet, await runQueries(createTunedMiniSearchEngine(documents), queries));
      for (const measure of MEASURE_NAMES) {
        const isShopAhead = isAhead(MEASURE_THRESHOLDS[measure], shop[measure], miniSearch[measure]);
        const isExpectedAhead = !TEMPORARILY_NOT_AHEAD[name].includes(measure);
        expect(isShopAhead, `${measure}: ${shop[measure]}, ${miniSearch[measure]}`).toBe(isExpectedAhead);
      }
    });
  });
