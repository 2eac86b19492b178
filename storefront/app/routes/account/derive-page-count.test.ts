import { expect, test } from 'vitest';
import { derivePageCount } from './derive-page-count.ts';

const full = [1, 2, 3, 4, 5];

test.each([
  ['one page', { results: full, count: 5, next: null }, 1, 1],
  ['the first of three', { results: full, count: 11, next: '?page=2' }, 1, 3],
  ['the last of three', { results: [1], count: 11, next: null }, 3, 3],
  ['an empty list', { results: [], count: 0, next: null }, 1, 1],
  ['past the end', { results: [], count: 5, next: null }, 7, 7],
  ['a list that has shrunk meanwhile', { results: full, count: 5, next: '?page=3' }, 2, 3],
] as const)('%s', (_, list, page, pages) => {
  expect(derivePageCount({ ...list, results: [...list.results] }, page)).toBe(pages);
});
