import { expect, test } from 'vitest';
import { splitIds } from './use-chosen-products.ts';

test('the chosen products are split, in their order, into filters of at most 100 ids that fit into a URL', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `a-rather-long-name-of-a-product-that-somebody-sells-${index}`);
  const lists = splitIds(ids);
  expect(lists.flat()).toEqual(ids);
  expect(Math.max(...lists.map((list) => JSON.stringify({ ids: list }).length))).toBeLessThan(2_000);
  expect(splitIds(Array.from({ length: 150 }, (_, index) => `${index}`)).map((list) => list.length)).toEqual([100, 50]);
  expect(splitIds([])).toEqual([]);
});
