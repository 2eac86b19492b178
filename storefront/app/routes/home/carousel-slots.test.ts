import { expect, test } from 'vitest';
import { countSlots, listSlotsAround, moveSlot } from './carousel-slots.ts';

test('a single slide has one slot, each of two or three slides has two, and each of four or more has one', () => {
  expect([0, 1, 2, 3, 4, 7].map(countSlots)).toEqual([0, 1, 4, 6, 4, 7]);
});

test('the active slot is second, between its neighbours', () => {
  expect(listSlotsAround(0, 4)).toEqual([3, 0, 1, 2]);
  expect(listSlotsAround(3, 4)).toEqual([2, 3, 0, 1]);
  expect(listSlotsAround(5, 6)).toEqual([4, 5, 0, 1, 2, 3]);
});

test('a step wraps around at both ends', () => {
  expect(moveSlot(3, 1, 4)).toBe(0);
  expect(moveSlot(0, -1, 4)).toBe(3);
  expect(moveSlot(0, -5, 4)).toBe(3);
});
