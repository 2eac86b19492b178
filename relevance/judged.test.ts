import { describe, expect, test } from 'vitest';
import { documents } from './documents.ts';
import type { Engine } from './engine.ts';
import { createOwnEngine, fuse, miniSearch } from './engines.ts';
import { drawNumber } from './judged/drawn.ts';
import { chooseHalf, judgedSet } from './judged/judged.ts';
import { judgeQuery } from './judged/products.ts';
import { type Judged, KINDS, UNSOLD } from './judged/types.ts';
import { AIMS, computeMeasures, isAhead, type Measures, ndcg, reachesAim } from './measures.ts';

/** One of so many. */
const FUSE_ASKED = 4;
const FUSE_MS = 300_000;

test('the judged set is large enough, has no duplicate query, and each half has every kind', () => {
  expect(judgedSet.length).toBeGreaterThanOrEqual(600);
  expect(new Set(judgedSet.map(({ query }) => query)).size).toBe(judgedSet.length);
  for (const half of ['tuning', 'reporting'] as const) {
    expect(new Set(judgedSet.filter((one) => chooseHalf(one) === half).map(({ kind }) => kind))).toEqual(new Set(KINDS));
  }
  for (const { kind, grades } of judgedSet) expect(grades.size === 0).toBe(UNSOLD.includes(kind));
});

describe('gain', () => {
  const some = judgeQuery('brand', 'some', { 3: ['a'], 1: ['b'] });

  test('is 1 for the best order, less for another, and 0 without results', () => {
    expect(ndcg({ judged: some, found: ['a', 'b', 'c'] })).toBe(1);
    expect(ndcg({ judged: some, found: ['b', 'a'] })).toBeLessThan(1);
    expect(ndcg({ judged: some, found: [] })).toBe(0);
  });
});

const reported = judgedSet.filter((one) => chooseHalf(one) === 'reporting');
const measureEngine = async (engine: Engine, queries: readonly Judged[]) =>
  computeMeasures(await Promise.all(queries.map(async (judged) => ({ judged, found: await engine.search(judged.query) }))));
const names = Object.keys(AIMS) as (keyof Measures)[];

describe('on the reporting half', () => {
  test('the search reaches every aim', async () => {
    const mine = await measureEngine(createOwnEngine(documents), reported);
    for (const name of names) expect(reachesAim(name, mine[name]), `${name}: ${mine[name]}`).toBe(true);
  });

  // Fuse.js takes a tenth of a second per query, so it gets only a part. `npm run relevance` compares PostgreSQL.
  test.each([
    ['MiniSearch', miniSearch, reported],
    ['Fuse.js', fuse, reported.filter(({ query }) => drawNumber(FUSE_ASKED, 'Fuse.js', query) === 0)],
  ] as const)(
    'it is ahead of %s in each measure',
    async (_, other, asked) => {
      const [mine, theirs] = [await measureEngine(createOwnEngine(documents), asked), await measureEngine(other(documents), asked)];
      for (const name of names) expect(isAhead(name, mine[name], theirs[name]), `${name}: ${mine[name]}, ${theirs[name]}`).toBe(true);
    },
    FUSE_MS,
  );
});
