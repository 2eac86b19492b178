/** The quality of the search on both shops, measured on the reporting halves. `npm run relevance` compares more searches. */
import { describe, expect, test } from 'vitest';
import { createShopEngine } from './engines/shop-engine.ts';
import { createTunedMiniSearchEngine } from './engines/tuned-minisearch.ts';
import { listTestSeeds } from './generated/seed.ts';
import { HALVES, selectHalf } from './judged/halves.ts';
import { gradeQuery } from './judged/types.ts';
import { computeMeasures, computeNdcg, measureByKind } from './measures.ts';
import { MEASURE_NAMES } from './report.ts';
import { runQueries } from './run-queries.ts';
import { createDemoSubject, createGeneratedSubject, listTypedNames } from './shops/subjects.ts';
import { isAhead, KIND_AIM, LETTERS_AIM, MEASURES, reaches, TYPING } from './thresholds.ts';
import { listUnstableQueries } from './total-order.ts';
import { measureTyping } from './typing.ts';

const TYPED_NAMES = 40;

describe('nDCG', () => {
  const example = gradeQuery('brand', 'some', { 3: ['a'], 1: ['b'] });

  test('is 1 for the best order, less for another, and 0 without results', () => {
    expect(computeNdcg({ judged: example, found: ['a', 'b', 'c'] })).toBe(1);
    expect(computeNdcg({ judged: example, found: ['b', 'a'] })).toBeLessThan(1);
    expect(computeNdcg({ judged: example, found: [] })).toBe(0);
  });
});

const subjects = [createDemoSubject(), ...listTestSeeds().map(createGeneratedSubject)];

describe.each(subjects)('in $title', (subject) => {
  const { name, set, data, documents } = subject;
  const queries = selectHalf(set.queries, 'reporting');
  const engine = createShopEngine(data);

  test('each query is judged once, and each half has every kind', () => {
    expect(new Set(set.queries.map(({ query }) => query)).size).toBe(set.queries.length);
    for (const half of HALVES) expect(new Set(selectHalf(set.queries, half).map(({ kind }) => kind))).toEqual(new Set(set.kinds));
  });

  test('the search reaches every threshold', async () => {
    const results = await runQueries(engine, queries);
    const measures = computeMeasures(set, results);
    for (const measure of MEASURE_NAMES) {
      const { bound, aim, today } = MEASURES[measure];
      const limit = today?.[name] ?? aim;
      expect(reaches(bound, measures[measure], limit), `${measure}: ${measures[measure]}, at ${bound} ${limit}`).toBe(true);
    }
    for (const [kind, { value, isEmptyWanted }] of measureByKind(set, results)) {
      const limit = isEmptyWanted ? KIND_AIM.nonsense : KIND_AIM.sensible;
      expect(value, kind).toBeGreaterThanOrEqual(limit);
    }
  });

  test('a shopper gets the wanted product suggested after few letters', () => {
    const names = listTypedNames(subject, Math.ceil(data.rows.length / TYPED_NAMES));
    for (const kind of ['brand and name', 'name'] as const) {
      const measured = measureTyping(engine, names[kind].wanted);
      expect(measured.letters_median, kind).toBeLessThanOrEqual(LETTERS_AIM[name][kind]);
      for (const [share, { bound, aim, today }] of Object.entries(TYPING)) {
        const value = measured[share as keyof typeof TYPING];
        expect(reaches(bound, value, today?.[name] ?? aim), `${kind}, ${share}: ${value}`).toBe(true);
      }
    }
  });

  test('the order of the results does not depend on the order of the products', () => {
    expect(listUnstableQueries(engine, data, queries)).toEqual([]);
  });

  // `npm run relevance` compares more searches.
  test('the search is ahead of a tuned MiniSearch', async () => {
    const shop = computeMeasures(set, await runQueries(engine, queries));
    const miniSearch = computeMeasures(set, await runQueries(createTunedMiniSearchEngine(documents), queries));
    for (const measure of MEASURE_NAMES)
      expect(
        isAhead(MEASURES[measure].bound, shop[measure], miniSearch[measure]),
        `${measure}: ${shop[measure]}, ${miniSearch[measure]}`,
      ).toBe(true);
  });
});
