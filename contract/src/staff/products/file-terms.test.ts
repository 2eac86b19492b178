import { expect, test } from 'vitest';
import { matchColumns, PRODUCT_FILE_COLUMNS, TRANSLATION_COLUMNS } from './file-terms.ts';

test('columns are matched by their name, whatever its case, spaces and accents, and by common other names', () => {
  expect(matchColumns([' Product-ID ', 'TITLE', 'Sale Price', 'Qty', 'Colour', 'Prîce', 'Remarks'], 'products')).toEqual([
    'product_id',
    'name',
    'discounted_price',
    'stock',
    'swatch',
    'price',
    null,
  ]);
  expect(matchColumns(PRODUCT_FILE_COLUMNS, 'products')).toEqual(PRODUCT_FILE_COLUMNS);
});

test('a column is matched once, and its own name goes before its other names', () => {
  expect(matchColumns(['sku', 'product id', 'id'], 'products')).toEqual([null, 'product_id', null]);
  expect(matchColumns(['sku', 'id'], 'products')).toEqual(['product_id', null]);
});

test('a price list has no other columns than prices and stock', () => {
  expect(matchColumns(['id', 'brand', 'price', 'stock'], 'prices')).toEqual(['product_id', null, 'price', 'stock']);
});

test('each field that is translated has a column for each language, found by common ways to write it', () => {
  expect(TRANSLATION_COLUMNS.map(({ column }) => column)).toEqual([
    'name@fr',
    'name@rw',
    'description@fr',
    'description@rw',
    'product_info@fr',
    'product_info@rw',
    'specific_info@fr',
    'specific_info@rw',
  ]);
  expect(
    matchColumns(['Name (FR)', 'description_rw', 'Facts in Kinyarwanda', 'Body Français', 'title French', 'name@ko'], 'products'),
  ).toEqual(['name@fr', 'description@rw', null, null, null, null]);
  expect(matchColumns(['Description Kinyarwanda', 'Title French'], 'products')).toEqual(['description@rw', 'name@fr']);
  expect(matchColumns(['name', 'name@fr'], 'prices')).toEqual(['name', null]);
});
