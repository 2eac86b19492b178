import { expect, test } from 'vitest';
import { ALL_PRODUCTS_SORTS, CATEGORY_SORTS, SHARED_SORTS, toSortChoices } from './sorts.ts';

const getLabels = (sorts: Parameters<typeof toSortChoices>[0]) => toSortChoices(sorts).map(({ label }) => label);

test('a category offers the four sorts of the specification, in its words', () => {
  expect(getLabels(CATEGORY_SORTS)).toEqual(['New', 'Best', 'Price low to high', 'Price high to low']);
});

test('other lists use the same words for the same sorts', () => {
  expect(getLabels(SHARED_SORTS)).toEqual(['New', 'Best', 'Best rated', 'Price low to high', 'Price high to low']);
  expect(getLabels(ALL_PRODUCTS_SORTS).slice(-2)).toEqual(['Price low to high', 'Price high to low']);
});
