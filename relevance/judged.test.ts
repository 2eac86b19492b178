import { describe, expect, test } from 'vitest';
import { documents } from './documents.ts';
import { ours } from './engines.ts';
import { halfOf, judgedSet } from './judged/judged.ts';
import { judged } from './judged/products.ts';
import { KINDS, UNSOLD } from './judged/types.ts';
import { AIMS, measured, ndcg, reaches } from './measures.ts';

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

test('the search reaches every aim on the half that nobody tuned by', async () => {
  const engine = ours(documents);
  const answers = await Promise.all(
    judgedSet.filter((one) => halfOf(one) === 'reporting').map(async (one) => ({ judged: one, found: await engine.search(one.query) })),
  );
  const found = measured(answers);
  for (const name of Object.keys(AIMS) as (keyof typeof AIMS)[]) expect(reaches(name, found[name]), `${name}: ${found[name]}`).toBe(true);
});
