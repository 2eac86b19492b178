import { expect, test } from 'vitest';
import type { CardProduct } from './card.ts';
import { pageFrom, shownRange } from './listing.ts';

const query = (text: string) => new URLSearchParams(text);
const cards = (length: number) => Array.from({ length }, () => ({}) as CardProduct);

test.each(['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e9'])('%j asks for the first page', (text) => {
  expect(pageFrom(query(text))).toBe(1);
});

test('a page is asked for by its number', () => expect(pageFrom(query('page=3'))).toBe(3));

test('the range that a page shows', () => {
  expect(shownRange({ cards: cards(24), count: 65, page: 1, perPage: 24 })).toEqual({ first: 1, last: 24 });
  expect(shownRange({ cards: cards(17), count: 65, page: 3, perPage: 24 })).toEqual({ first: 49, last: 65 });
  expect(shownRange({ cards: [], count: 0, page: 1, perPage: 24 })).toEqual({ first: 0, last: 0 });
});
