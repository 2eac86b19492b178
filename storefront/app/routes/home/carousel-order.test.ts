import { expect, test } from 'vitest';
import { placesAround, placesFor, stepFrom } from './carousel-order.ts';

test('one slide stands alone, two and three stand twice, more stand once', () => {
  expect([0, 1, 2, 3, 4, 7].map(placesFor)).toEqual([0, 1, 4, 6, 4, 7]);
});

test('the active place is second, its neighbours beside it', () => {
  expect(placesAround(0, 4)).toEqual([3, 0, 1, 2]);
  expect(placesAround(3, 4)).toEqual([2, 3, 0, 1]);
  expect(placesAround(5, 6)).toEqual([4, 5, 0, 1, 2, 3]);
});

test('a step goes round the end, both ways', () => {
  expect(stepFrom(3, 1, 4)).toBe(0);
  expect(stepFrom(0, -1, 4)).toBe(3);
  expect(stepFrom(0, -5, 4)).toBe(3);
});
