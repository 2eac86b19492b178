import { expect, test } from 'vitest';
import { findChosen, isAvailable, listGalleryImages } from './product-choice.ts';

const item = (id: string, additional_price: number, in_stock = true) => ({ id, additional_price, in_stock });
const choose = (items: ReturnType<typeof item>[], id: string | null = null) => findChosen(items, (each) => each.id, id)?.id;

test('the choice in the address wins, even if it is sold out', () => {
  expect(choose([item('a', 0), item('b', 500)], 'b')).toBe('b');
  expect(choose([item('a', 0), item('b', 500, false)], 'b')).toBe('b');
});

test('otherwise the cheapest choice wins, the first of equals', () => {
  expect(choose([item('a', 900), item('b', 100), item('c', 100)])).toBe('b');
  expect(choose([item('a', 900), item('b', 100)], 'unknown')).toBe('b');
});

test('a sold-out choice comes last', () => {
  expect(choose([item('a', 0, false), item('b', 100)])).toBe('b');
  expect(choose([item('a', 0, false), item('b', 100, false)])).toBe('a');
});

test('a product without choices has none chosen', () => expect(choose([])).toBeUndefined());

test('a product is available if neither it nor a choice is sold out', () => {
  expect(isAvailable({ in_stock: true }, undefined, item('a', 0))).toBe(true);
  expect(isAvailable({ in_stock: true }, item('a', 0, false))).toBe(false);
  expect(isAvailable({ in_stock: false }, item('a', 0))).toBe(false);
});

test('the gallery starts with the chosen picture and has no duplicates', () => {
  expect(listGalleryImages('red', ['pack', 'red', '', 'texture'])).toEqual(['red', 'pack', 'texture']);
  expect(listGalleryImages('', ['pack'])).toEqual(['pack']);
  expect(listGalleryImages('', [])).toEqual(['']);
});
