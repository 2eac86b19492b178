import { expect, test } from 'vitest';
import { computeRatingBars } from './score.tsx';

test('the bars start with five stars and show percents of all ratings', () => {
  expect(computeRatingBars({ 5: 6, 4: 1, 1: 1 })).toEqual([
    { stars: 5, count: 6, percent: 75 },
    { stars: 4, count: 1, percent: 13 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 1, percent: 13 },
  ]);
});

test('the bars of a product without ratings are at 0 percent', () =>
  expect(computeRatingBars({}).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]));
