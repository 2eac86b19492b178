import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, 9, ['b', 'c', 'a']],
  [1, -1, ['b', 'a', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('moving the item at %i to %i gives %j', (from, to, moved) => {
  const items = ['a', 'b', 'c'];
  expect(moveItem(items, from, to)).toEqual(moved);
  expect(items).toEqual(['a', 'b', 'c']);
});
