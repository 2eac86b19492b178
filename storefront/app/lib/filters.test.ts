import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressOf,
  bounds,
  type Chosen,
  chosenCount,
  chosenFrom,
  toFilterQuery,
  toggled,
  toggledCategory,
  withoutPrice,
} from './filters.ts';

const chosen = (text: string) => chosenFrom(new URLSearchParams(text));

test('values and bounds are read from the address', () => {
  expect(chosen('c=toners&tag=HOT+DEAL&concern=Acne&concern=Soothing&without=alcohol&min=5000&max=20000')).toEqual({
    category_id: ['toners'],
    tags: ['HOT DEAL'],
    skin_concern: ['Acne', 'Soothing'],
    without: ['alcohol'],
    min_rwf: 5000,
    max_rwf: 20_000,
  });
});

test('empty, repeated, endless and unknown parameters do no harm', () => {
  expect(chosen('concern=&concern=Acne&concern=Acne&other=1')).toEqual({ skin_concern: ['Acne'] });
  expect(chosen(Array.from({ length: 500 }, (_, n) => `keyword=${n}`).join('&')).keywords).toHaveLength(30);
  expect(chosen(`b=${'x'.repeat(5000)}`).brand?.[0]).toHaveLength(100);
});

test.each([
  ['5000', '20000', { min_rwf: 5000, max_rwf: 20_000 }],
  ['20 000', '5,000 RWF', { min_rwf: 5000, max_rwf: 20_000 }],
  ['0', '10000000', {}],
  ['-5', 'abc', {}],
  ['1e9', '20000.0 RWF', { max_rwf: 20_000 }],
  ['12.5', '20.000', { min_rwf: 12, max_rwf: 20_000 }],
  ['', '99999999999999999999', {}],
  [null, null, {}],
])('bounds %j and %j mean %j', (min, max, meant) => expect(bounds(min, max)).toEqual(meant));

test('a choice is taken back by choosing it again', () => {
  const one = toggled({}, 'skin_type', 'Dry');
  const two = toggled(one, 'skin_type', 'Oily');
  expect(two).toEqual({ skin_type: ['Dry', 'Oily'] });
  expect(toggled(toggled(two, 'skin_type', 'Dry'), 'skin_type', 'Oily')).toEqual({});
});

test('a category gives way to one above or below it', () => {
  const skincare: Chosen = { category_id: ['skincare', 'masks'] };
  expect(toggledCategory(skincare, 'toners', ['skincare'])).toEqual({ category_id: ['masks', 'toners'] });
  expect(toggledCategory({ category_id: ['toners'] }, 'skincare', ['toners', 'serums'])).toEqual({ category_id: ['skincare'] });
  expect(toggledCategory({ category_id: ['toners'] }, 'toners', ['skincare'])).toEqual({});
});

test('the API is asked for what is chosen within what the page is about', () => {
  expect(toFilterQuery({ skin_type: ['Dry'], min_rwf: 5000 }, { category_id: ['skincare'] })).toEqual({
    category_id: ['skincare'],
    skin_type: ['Dry'],
    min_price: 5000,
    max_price: undefined,
  });
  expect(toFilterQuery({ category_id: ['toners'] }, { category_id: ['skincare'] }).category_id).toEqual(['toners']);
});

test('both bounds are one thing chosen', () => {
  expect(chosenCount({ min_rwf: 1, max_rwf: 2, brand: ['Anua', 'COSRX'] })).toBe(3);
  expect(chosenCount(withoutPrice({ min_rwf: 1, max_rwf: 2 }))).toBe(0);
});

test('what is written into an address is read from it again, whatever it is', () => {
  const values = fc.uniqueArray(
    fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(values, values, fc.integer({ min: 1, max: 9_000_000 }), (brand, keywords, min_rwf) => {
      const asked: Chosen = { brand, keywords, min_rwf };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(addressOf(asked)))
        for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
      expect(chosenFrom(new URLSearchParams(query.toString()))).toEqual(asked);
    }),
  );
});
