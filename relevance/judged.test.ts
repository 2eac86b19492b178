/** The quality of the search on both shops, measured on the half of the judged queries to which the search is not tuned. */
import { describe, expect, test } from 'vitest';
import { createShopEngine } from './engines/shop-engine.ts';
import { createTunedMiniSearchEngine } from './engines/tuned-minisearch.ts';
import { listTestSeeds } from './generated/seed.ts';
import { HALVES, selectHalf } from './judged/halves.ts';
import { judgeQuery } from './judged/types.ts';
import { computeMeasures, computeNdcg, measureByKind } from './measures.ts';
import { listOrderDependentQueries } from './order-dependent-queries.ts';
import { MEASURE_NAMES } from './report.ts';
import { runQueries } from './run-queries.ts';
import { createMeasuredDemoShop, createMeasuredGeneratedShop, sampleTypedNames } from './shops/measured-shops.ts';
import {
  isAhead,
  KIND_TARGETS,
  LETTERS_TARGETS,
  MEASURES,
  reachesLimit,
  SUGGESTION_FAILURE_LIMITS,
  TEMPORARILY_BEHIND,
  TEMPORARY_KIND_LIMITS,
} from './thresholds.ts';
import { measureTyping } from './typing.ts';

const SAMPLED_NAMES_COUNT = 500;

describe('nDCG', () => {
  const example = judgeQuery('brand', 'some', { wanted: ['a'], related: ['b'] });

  test('is 1 for the best order, less for another, and 0 without results', () => {
    expect(computeNdcg({ judged: example, found: ['a', 'b', 'c'] })).toBe(1);
    expect(computeNdcg({ judged: example, found: ['b', 'a'] })).toBeLessThan(1);
    expect(computeNdcg({ judged: example, found: [] })).toBe(0);
  });
});

const measuredShops = [createMeasuredDemoShop(), ...listTestSeeds().map(createMeasuredGeneratedShop)];

describe.each(measuredShops)('in $title', (measuredShop) => {
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
      const { comparison, target, temporaryLimits } = MEASURES[measure];
      const limit = temporaryLimits?.[name] ?? target;
      expect(reachesLimit(comparison, measures[measure], limit), `${measure}: ${measures[measure]}, ${comparison} ${limit}`).toBe(true);
    }
    for (const [kind, { value, expectsNoResult }] of measureByKind(judgedSet, results)) {
      const target = expectsNoResult ? KIND_TARGETS.nonsense : KIND_TARGETS.sensible;
      expect(value, kind).toBeGreaterThanOrEqual(TEMPORARY_KIND_LIMITS[name][kind] ?? target);
    }
  });

  test('a shopper gets the wanted product suggested after few letters', () => {
    const names = sampleTypedNames(measuredShop, SAMPLED_NAMES_COUNT);
    for (const kind of ['brand and name', 'name'] as const) {
      const measured = measureTyping(engine, names[kind].sampled);
      expect(measured.letters_median, kind).toBeLessThanOrEqual(LETTERS_TARGETS[kind]);
      for (const [failure, { comparison, target, temporaryLimits }] of Object.entries(SUGGESTION_FAILURE_LIMITS)) {
        const share = measured[failure as keyof typeof SUGGESTION_FAILURE_LIMITS];
        expect(reachesLimit(comparison, share, temporaryLimits?.[name] ?? target), `${kind}, ${failure}: ${share}`).toBe(true);
      }
    }
  });

  test('the order of the results does not depend on the order of the products', () => {
    // Only their number, as the report of a failure must not show queries of the reporting half.
    expect(listOrderDependentQueries(engine, data, queries).length).toBe(0);
  });

  // Compares with only one other engine, to save time; `npm run relevance` compares all.
  test('the search is ahead of a tuned MiniSearch in each measure that is not listed in TEMPORARILY_BEHIND', async () => {
    const shop = computeMeasures(judgedSet, await runQueries(engine, queries));
    const miniSearch = computeMeasures(judgedSet, await runQueries(createTunedMiniSearchEngine(documents), queries));
    for (const measure of MEASURE_NAMES) {
      const isShopAhead = isAhead(MEASURES[measure].comparison, shop[measure], miniSearch[measure]);
      const isExpectedAhead = !TEMPORARILY_BEHIND[name].includes(measure);
      expect(isShopAhead, `${measure}: ${shop[measure]}, ${miniSearch[measure]}`).toBe(isExpectedAhead);
    }
  });
});
