import { expect, test } from 'vitest';
import { countPlaces, listPlacesAround, movePlace } from './carousel-order.ts';

test('one slide has one place, two and three appear twice, more appear once', () => {
  expect([0, 1, 2, 3, 4, 7].map(countPlaces)).toEqual([0, 1, 4, 6, 4, 7]);
});

test('the active place is second, between its neighbours', () => {
  expect(listPlacesAround(0, 4)).toEqual([3, 0, 1, 2]);
  expect(listPlacesAround(3, 4)).toEqual([2, 3, 0, 1]);
  expect(listPlacesAround(5, 6)).toEqual([4, 5, 0, 1, 2, 3]);
});

test('a step wraps around at both ends', () => {
  expect(movePlace(3, 1, 4)).toBe(0);
  expect(movePlace(0, -1, 4)).toBe(3);
  expect(movePlace(0, -5, 4)).toBe(3);
});
