import { expect, test } from 'vitest';
import { canBeHad, chosenOf, galleryOf } from './product-choice.ts';

const item = (id: string, additional_price: number, in_stock = true) => ({ id, additional_price, in_stock });
const choose = (items: ReturnType<typeof item>[], id: string | null = null) => chosenOf(items, (each) => each.id, id)?.id;

test('the address decides, also for what is sold out', () => {
  expect(choose([item('a', 0), item('b', 500)], 'b')).toBe('b');
  expect(choose([item('a', 0), item('b', 500, false)], 'b')).toBe('b');
});

test('else the one that adds least, the first of equals', () => {
  expect(choose([item('a', 900), item('b', 100), item('c', 100)])).toBe('b');
  expect(choose([item('a', 900), item('b', 100)], 'unknown')).toBe('b');
});

test('what is sold out is chosen last', () => {
  expect(choose([item('a', 0, false), item('b', 100)])).toBe('b');
  expect(choose([item('a', 0, false), item('b', 100, false)])).toBe('a');
});

test('nothing to choose', () => expect(choose([])).toBeUndefined());

test('a product can be had when neither it nor a choice is missing', () => {
  expect(canBeHad({ in_stock: true }, undefined, item('a', 0))).toBe(true);
  expect(canBeHad({ in_stock: true }, item('a', 0, false))).toBe(false);
  expect(canBeHad({ in_stock: false }, item('a', 0))).toBe(false);
});

test('the gallery begins with the chosen picture and shows none twice', () => {
  expect(galleryOf('red', ['pack', 'red', '', 'texture'])).toEqual(['red', 'pack', 'texture']);
  expect(galleryOf('', ['pack'])).toEqual(['pack']);
  expect(galleryOf('', [])).toEqual(['']);
});
