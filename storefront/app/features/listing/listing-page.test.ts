import { expect, test } from 'vitest';
import type { CardProduct } from '#app/features/products/card-product.ts';
import { getShownRange, parsePage } from './listing-page.ts';

const parse = (text: string) => parsePage(new URLSearchParams(text));
const createCards = (length: number) => Array.from({ length }, () => ({}) as CardProduct);

test.each(['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e9'])('%j is read as the first page', (text) => {
  expect(parse(text)).toBe(1);
});

test('a valid page number is read', () => expect(parse('page=3')).toBe(3));

test('a page shows the numbers of its first and last product', () => {
  expect(getShownRange({ cards: createCards(24), count: 65, page: 1, perPage: 24 })).toEqual({ first: 1, last: 24 });
  expect(getShownRange({ cards: createCards(17), count: 65, page: 3, perPage: 24 })).toEqual({ first: 49, last: 65 });
  expect(getShownRange({ cards: [], count: 0, page: 1, perPage: 24 })).toEqual({ first: 0, last: 0 });
});
