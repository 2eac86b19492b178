import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ChosenFilters,
  countChosen,
  parseChosenFilters,
  parsePriceBounds,
  removePrice,
  toFilterQuery,
  toggleCategory,
  toggleFilter,
  toUrlParams,
} from './filters.ts';

const parse = (text: string) => parseChosenFilters(new URLSearchParams(text));

test('reads values and price bounds from the URL', () => {
  expect(parse('c=toners&tag=HOT+DEAL&concern=Acne&concern=Soothing&without=alcohol&min=5000&max=20000')).toEqual({
    category_id: ['toners'],
    tags: ['HOT DEAL'],
    skin_concern: ['Acne', 'Soothing'],
    without: ['alcohol'],
    min_rwf: 5000,
    max_rwf: 20_000,
  });
});

test('ignores empty, repeated and unknown parameters, and cuts long ones', () => {
  expect(parse('concern=&concern=Acne&concern=Acne&other=1')).toEqual({ skin_concern: ['Acne'] });
  expect(parse(Array.from({ length: 500 }, (_, index) => `keyword=${index}`).join('&')).keywords).toHaveLength(50);
  expect(parse(`b=${'x'.repeat(5000)}`).brand?.[0]).toHaveLength(100);
});

test.each([
  ['5000', '20000', { min_rwf: 5000, max_rwf: 20_000 }],
  ['20 000', '5,000 RWF', { min_rwf: 5000, max_rwf: 20_000 }],
  // Bounds at the limits of the price filter set no filter.
  ['0', '10000000', {}],
  ['-5', 'abc', {}],
  ['1e9', '20000.0 RWF', { max_rwf: 20_000 }],
  ['12.5', '20.000', { min_rwf: 12, max_rwf: 20_000 }],
  ['12,000.00', '20.000,00 RWF', { min_rwf: 12_000, max_rwf: 20_000 }],
  ['1,2000', '1.5.0', {}],
  ['5 00', '2 x 5000', {}],
  ['', '99999999999999999999', {}],
  [null, null, {}],
])('price bounds %j and %j are read as %j', (min, max, bounds) => expect(parsePriceBounds(min, max)).toEqual(bounds));

test('choosing a value again takes it back', () => {
  const dry = toggleFilter({}, 'skin_type', 'Dry');
  const dryAndOily = toggleFilter(dry, 'skin_type', 'Oily');
  expect(dryAndOily).toEqual({ skin_type: ['Dry', 'Oily'] });
  expect(toggleFilter(toggleFilter(dryAndOily, 'skin_type', 'Dry'), 'skin_type', 'Oily')).toEqual({});
});

test('choosing a category replaces its chosen ancestors and descendants', () => {
  const skincare: ChosenFilters = { category_id: ['skincare', 'masks'] };
  expect(toggleCategory(skincare, 'toners', ['skincare'])).toEqual({ category_id: ['masks', 'toners'] });
  expect(toggleCategory({ category_id: ['toners'] }, 'skincare', ['toners', 'serums'])).toEqual({ category_id: ['skincare'] });
  expect(toggleCategory({ category_id: ['toners'] }, 'toners', ['skincare'])).toEqual({});
});

test('the API query combines the chosen filters with those of the page', () => {
  expect(toFilterQuery({ skin_type: ['Dry'], min_rwf: 5000 }, { category_id: ['skincare'] })).toEqual({
    category_id: ['skincare'],
    skin_type: ['Dry'],
    min_price: 5000,
    max_price: undefined,
  });
  expect(toFilterQuery({ category_id: ['toners'] }, { category_id: ['skincare'] }).category_id).toEqual(['toners']);
});

test('both price bounds count as one filter', () => {
  expect(countChosen({ min_rwf: 1, max_rwf: 2, brand: ['Anua', 'COSRX'] })).toBe(3);
  expect(countChosen(removePrice({ min_rwf: 1, max_rwf: 2 }))).toBe(0);
});

test('filters survive being written into a URL and read again', () => {
  const values = fc.uniqueArray(
    fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(values, values, fc.integer({ min: 1, max: 9_000_000 }), (brand, keywords, min_rwf) => {
      const filters: ChosenFilters = { brand, keywords, min_rwf };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(toUrlParams(filters)))
        for (const item of [value].flat()) if (item !== undefined) query.append(name, String(item));
      expect(parseChosenFilters(new URLSearchParams(query.toString()))).toEqual(filters);
    }),
  );
});
