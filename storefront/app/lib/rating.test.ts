import { expect, test } from 'vitest';
import { ratingBars } from './rating.ts';

test('five first, percents of all', () => {
  expect(ratingBars({ 5: 6, 4: 1, 1: 1 })).toEqual([
    { stars: 5, count: 6, percent: 75 },
    { stars: 4, count: 1, percent: 13 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 1, percent: 13 },
  ]);
});

test('no ratings, no percents', () => expect(ratingBars({}).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]));
