import { FILTERS } from '@uruhu/contract/catalogue/filters';
import type { Facets } from '@uruhu/contract/catalogue/product';
import { expect, test } from 'vitest';
import { arrangeInOrder, getOptionOrder, splitByVisibility, toFilterOptions } from './facets.ts';

const createFacets = (some: Partial<Facets>): Facets => ({
  ...(Object.fromEntries(FILTERS.map((name) => [name, []])) as unknown as Facets),
  price: { min: 0, max: 0 },
  ...some,
});
const createFacet = (...pairs: [string, number][]) => pairs.map(([value, count]) => ({ value, count }));

test('values without products stay in short lists and are left out of open-ended ones', () => {
  const options = toFilterOptions(
    createFacets({ skin_type: createFacet(['Dry', 0], ['Oily', 2]), keywords: createFacet(['glow', 0], ['cica', 3]) }),
    {},
  );
  expect(options.skin_type).toEqual([
    ['Dry', 0],
    ['Oily', 2],
  ]);
  expect(options.keywords).toEqual([['cica', 3]]);
});

test('a chosen value is always offered, so that the shopper can take it back', () => {
  const many = Array.from({ length: 60 }, (_, index) => [`word ${index}`, 100 - index] as [string, number]);
  const options = toFilterOptions(
    createFacets({ keywords: createFacet(...many, ['rare', 0]), ingredients: createFacet(['Water', 9], ['Urea', 1]) }),
    {
      keywords: ['rare'],
      ingredients: ['Urea'],
    },
  );
  expect(options.keywords.map(([value]) => value)).toContain('rare');
  expect(options.keywords.length).toBeLessThan(25);
  expect(options.ingredients).toEqual([['Urea', 1]]);
});

test('the brands with the most products come first, then the others from A to Z', () => {
  const brands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, index) => [name, index] as [string, number]);
  expect(
    toFilterOptions(createFacets({ brand: createFacet(...brands) }), {})
      .brand.map(([name]) => name)
      .join(''),
  ).toBe('HGFEDCAB');
});

test('a brand in small letters stands among the others', () => {
  const brands = ['abib', 'Beplain', 'Etude', 'Zeroid'];
  const facet = createFacet(
    ...['1', '2', '3', '4', '5', '6'].map((name) => [name, 9] as [string, number]),
    ...brands.toSorted().map((name) => [name, 1] as [string, number]),
  );
  expect(
    toFilterOptions(createFacets({ brand: facet }), {})
      .brand.slice(6)
      .map(([name]) => name),
  ).toEqual(brands);
});

test('a long list shows six values and the chosen ones; a list that would hide fewer than five is shown whole', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => index);
  expect(splitByVisibility(items(10), () => false).hidden).toEqual([]);
  const { visible, hidden } = splitByVisibility(items(11), (item) => item === 9);
  expect([visible, hidden]).toEqual([
    [0, 1, 2, 3, 4, 5, 9],
    [6, 7, 8, 10],
  ]);
});

test('values keep their order while counts change; new values come last', () => {
  /** An option for each letter; the counts do not matter here. */
  const createOptions = (text: string) => [...text].map((value, count) => [value, count] as const);
  const order = getOptionOrder(splitByVisibility(createOptions('abcdefghijkl'), ([value]) => value === 'l'));
  const { visible, hidden } = arrangeInOrder(createOptions('zlkjcba'), order);
  expect([visible, hidden].map((list) => list.map(([value]) => value).join(''))).toEqual(['abcl', 'jkz']);
  const shortOrder = getOptionOrder(splitByVisibility(createOptions('abc'), () => false));
  expect(arrangeInOrder(createOptions('zcb'), shortOrder).visible.map(([value]) => value)).toEqual(['b', 'c', 'z']);
});
