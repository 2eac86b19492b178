import { describe, expect, test } from 'vitest';
import { documents } from './documents.ts';
import type { Engine } from './engine.ts';
import { createFuseEngine, createMiniSearchEngine, createOwnEngine } from './engines.ts';
import { drawNumber } from './judged/draw.ts';
import { chooseHalf, judgedSet } from './judged/judged-set.ts';
import { judgeQuery } from './judged/products.ts';
import { type JudgedQuery, KINDS, KINDS_WITHOUT_RESULT } from './judged/types.ts';
import { AIMS, computeMeasures, computeNdcg, isAhead, type Measures, reachesAim } from './measures.ts';

/** Fuse.js answers one in this many queries, because it takes a tenth of a second for each. */
const FUSE_SAMPLE = 4;
const FUSE_MS_MAX = 300_000;

test('the judged set is large enough, has no duplicate query, and each half has every kind', () => {
  expect(judgedSet.length).toBeGreaterThanOrEqual(600);
  expect(new Set(judgedSet.map(({ query }) => query)).size).toBe(judgedSet.length);
  for (const half of ['tuning', 'reporting'] as const) {
    expect(new Set(judgedSet.filter((judged) => chooseHalf(judged) === half).map(({ kind }) => kind))).toEqual(new Set(KINDS));
  }
  for (const { kind, grades } of judgedSet) expect(grades.size === 0).toBe(KINDS_WITHOUT_RESULT.includes(kind));
});

describe('nDCG', () => {
  const example = judgeQuery('brand', 'some', { 3: ['a'], 1: ['b'] });

  test('is 1 for the best order, less for another, and 0 without results', () => {
    expect(computeNdcg({ judged: example, found: ['a', 'b', 'c'] })).toBe(1);
    expect(computeNdcg({ judged: example, found: ['b', 'a'] })).toBeLessThan(1);
    expect(computeNdcg({ judged: example, found: [] })).toBe(0);
  });
});

const reported = judgedSet.filter((judged) => chooseHalf(judged) === 'reporting');
const measureEngine = async (engine: Engine, queries: readonly JudgedQuery[]) =>
  computeMeasures(await Promise.all(queries.map(async (judged) => ({ judged, found: await engine.search(judged.query) }))));
const names = Object.keys(AIMS) as (keyof Measures)[];

describe('on the reporting half', () => {
  test('the search reaches every aim', async () => {
    const ownMeasures = await measureEngine(createOwnEngine(documents), reported);
    for (const name of names) expect(reachesAim(name, ownMeasures[name]), `${name}: ${ownMeasures[name]}`).toBe(true);
  });

  // `npm run relevance` also compares PostgreSQL.
  test.each([
    ['MiniSearch', createMiniSearchEngine, reported],
    ['Fuse.js', createFuseEngine, reported.filter(({ query }) => drawNumber(FUSE_SAMPLE, 'Fuse.js', query) === 0)],
  ] as const)(
    'the search is ahead of %s in each measure',
    async (_, other, queries) => {
      const [ownMeasures, otherMeasures] = [
        await measureEngine(createOwnEngine(documents), queries),
        await measureEngine(other(documents), queries),
      ];
      for (const name of names)
        expect(isAhead(name, ownMeasures[name], otherMeasures[name]), `${name}: ${ownMeasures[name]}, ${otherMeasures[name]}`).toBe(true);
    },
    FUSE_MS_MAX,
  );
});
