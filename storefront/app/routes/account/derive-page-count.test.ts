import { expect, test } from 'vitest';
import { derivePageCount } from './derive-page-count.ts';

const FULL_PAGE = [1, 2, 3, 4, 5];

test.each([
  ['the only page', { results: FULL_PAGE, count: 5, next: null }, 1, 1],
  ['the first of three', { results: FULL_PAGE, count: 11, next: '?page=2' }, 1, 3],
  ['the last of three', { results: [1], count: 11, next: null }, 3, 3],
  ['the page of an empty list', { results: [], count: 0, next: null }, 1, 1],
  ['a page past the end', { results: [], count: 5, next: null }, 7, 7],
  ['a page of a list that has shrunk meanwhile', { results: FULL_PAGE, count: 5, next: '?page=3' }, 2, 3],
] as const)('the number of pages is right on %s', (_, list, page, expectedCount) => {
  expect(derivePageCount({ ...list, results: [...list.results] }, page)).toBe(expectedCount);
});
