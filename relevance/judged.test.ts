import { describe, expect, test } from 'vitest';
import { documents } from './documents.ts';
import type { Engine } from './engine.ts';
import { fuse, miniSearch, ours } from './engines.ts';
import { drawn } from './judged/drawn.ts';
import { halfOf, judgedSet } from './judged/judged.ts';
import { judged } from './judged/products.ts';
import { type Judged, KINDS, UNSOLD } from './judged/types.ts';
import { AIMS, isAhead, type Measures, measured, ndcg, reaches } from './measures.ts';

/** One of so many. */
const FUSE_ASKED = 4;
const FUSE_MS = 300_000;

test('the set is large enough, no query is judged twice, and each half has every kind', () => {
  expect(judgedSet.length).toBeGreaterThanOrEqual(600);
  expect(new Set(judgedSet.map(({ query }) => query)).size).toBe(judgedSet.length);
  for (const half of ['tuning', 'reporting'] as const) {
    expect(new Set(judgedSet.filter((one) => halfOf(one) === half).map(({ kind }) => kind))).toEqual(new Set(KINDS));
  }
  for (const { kind, grades } of judgedSet) expect(grades.size === 0).toBe(UNSOLD.includes(kind));
});

describe('gain', () => {
  const some = judged('brand', 'some', { 3: ['a'], 1: ['b'] });

  test('is whole for the best order, less for another, none for nothing', () => {
    expect(ndcg({ judged: some, found: ['a', 'b', 'c'] })).toBe(1);
    expect(ndcg({ judged: some, found: ['b', 'a'] })).toBeLessThan(1);
    expect(ndcg({ judged: some, found: [] })).toBe(0);
  });
});

const reported = judgedSet.filter((one) => halfOf(one) === 'reporting');
const measuresOf = async (engine: Engine, asked: readonly Judged[]) =>
  measured(await Promise.all(asked.map(async (judged) => ({ judged, found: await engine.search(judged.query) }))));
const names = Object.keys(AIMS) as (keyof Measures)[];

describe('on the half that nobody tuned by', () => {
  test('every aim is reached', async () => {
    const mine = await measuresOf(ours(documents), reported);
    for (const name of names) expect(reaches(name, mine[name]), `${name}: ${mine[name]}`).toBe(true);
  });

  // Fuse.js takes a tenth of a second a query: it is asked a part. PostgreSQL is compared by `npm run relevance`.
  test.each([
    ['MiniSearch', miniSearch, reported],
    ['Fuse.js', fuse, reported.filter(({ query }) => drawn(FUSE_ASKED, 'Fuse.js', query) === 0)],
  ] as const)(
    'it is ahead of %s in each measure',
    async (_, other, asked) => {
      const [mine, theirs] = [await measuresOf(ours(documents), asked), await measuresOf(other(documents), asked)];
      for (const name of names) expect(isAhead(name, mine[name], theirs[name]), `${name}: ${mine[name]}, ${theirs[name]}`).toBe(true);
    },
    FUSE_MS,
  );
});
