import { FILTERS } from '@uruhu/contract/filters';
import type { Facets } from '@uruhu/contract/product';
import { expect, test } from 'vitest';
import { inPlaces, leadAndRest, offersFrom, placesOf } from './facets.ts';

const facets = (some: Partial<Facets>): Facets => ({
  ...(Object.fromEntries(FILTERS.map((name) => [name, []])) as unknown as Facets),
  price: { min: 0, max: 0 },
  ...some,
});
const counts = (...pairs: [string, number][]) => pairs.map(([value, count]) => ({ value, count }));

test('what would give nothing stays in short lists and is left out of endless ones', () => {
  const offers = offersFrom(facets({ skin_type: counts(['Dry', 0], ['Oily', 2]), keywords: counts(['glow', 0], ['cica', 3]) }), {});
  expect(offers.skin_type).toEqual([
    ['Dry', 0],
    ['Oily', 2],
  ]);
  expect(offers.keywords).toEqual([['cica', 3]]);
});

test('what is chosen is offered however rare it is, or nobody could take it back', () => {
  const many = Array.from({ length: 60 }, (_, n) => [`word ${n}`, 100 - n] as [string, number]);
  const offers = offersFrom(facets({ keywords: counts(...many, ['rare', 0]), ingredients: counts(['Water', 9], ['Urea', 1]) }), {
    keywords: ['rare'],
    ingredients: ['Urea'],
  });
  expect(offers.keywords.map(([value]) => value)).toContain('rare');
  expect(offers.keywords.length).toBeLessThan(25);
  expect(offers.ingredients).toEqual([['Urea', 1]]);
});

test('of brands the largest come first, then all others from A to Z', () => {
  const brands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, place) => [name, place] as [string, number]);
  expect(
    offersFrom(facets({ brand: counts(...brands) }), {})
      .brand.map(([name]) => name)
      .join(''),
  ).toBe('HGFEDCAB');
});

test('a long list shows six and what is chosen; one hardly longer is shown whole', () => {
  const items = (count: number) => Array.from({ length: count }, (_, n) => n);
  expect(leadAndRest(items(10), () => false).rest).toEqual([]);
  const { lead, rest } = leadAndRest(items(11), (item) => item === 9);
  expect([lead, rest]).toEqual([
    [0, 1, 2, 3, 4, 5, 9],
    [6, 7, 8, 10],
  ]);
});

test('values keep their places while others grow and shrink; what is new comes last', () => {
  const offers = (text: string) => [...text].map((value, count) => [value, count] as const);
  const places = placesOf(leadAndRest(offers('abcdefghijkl'), ([value]) => value === 'l'));
  const { lead, rest } = inPlaces(offers('zlkjcba'), places);
  expect([lead, rest].map((list) => list.map(([value]) => value).join(''))).toEqual(['abcl', 'jkz']);
  const few = placesOf(leadAndRest(offers('abc'), () => false));
  expect(inPlaces(offers('zcb'), few).lead.map(([value]) => value)).toEqual(['b', 'c', 'z']);
});
