import { expect, test } from 'vitest';
import { findChosen, isAvailable, listGalleryImages } from './product-choice.ts';

const createItem = (id: string, additional_price: number, { in_stock = true } = {}) => ({ id, additional_price, in_stock });
const findChosenId = (items: ReturnType<typeof createItem>[], id: string | null = null) => findChosen(items, (item) => item.id, id)?.id;

test('the choice in the URL wins, even if it is sold out', () => {
  expect(findChosenId([createItem('a', 0), createItem('b', 500)], 'b')).toBe('b');
  expect(findChosenId([createItem('a', 0), createItem('b', 500, { in_stock: false })], 'b')).toBe('b');
});

test('otherwise the cheapest choice wins, the first of equals', () => {
  expect(findChosenId([createItem('a', 900), createItem('b', 100), createItem('c', 100)])).toBe('b');
  expect(findChosenId([createItem('a', 900), createItem('b', 100)], 'unknown')).toBe('b');
});

test('a sold-out choice comes last', () => {
  expect(findChosenId([createItem('a', 0, { in_stock: false }), createItem('b', 100)])).toBe('b');
  expect(findChosenId([createItem('a', 0, { in_stock: false }), createItem('b', 100, { in_stock: false })])).toBe('a');
});

test('a product without choices has none chosen', () => expect(findChosenId([])).toBeUndefined());

test('a product is available if neither the product nor a chosen option or size is sold out', () => {
  expect(isAvailable({ in_stock: true }, undefined, createItem('a', 0))).toBe(true);
  expect(isAvailable({ in_stock: true }, createItem('a', 0, { in_stock: false }))).toBe(false);
  expect(isAvailable({ in_stock: false }, createItem('a', 0))).toBe(false);
});

test('the gallery starts with the chosen picture and has no duplicates', () => {
  expect(listGalleryImages('red', ['pack', 'red', '', 'texture'])).toEqual(['red', 'pack', 'texture']);
  expect(listGalleryImages('', ['pack'])).toEqual(['pack']);
  expect(listGalleryImages('', [])).toEqual(['']);
});
