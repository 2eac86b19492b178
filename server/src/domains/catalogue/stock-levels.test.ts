import { expect, test } from 'vitest';
import { stockLevels } from './stock-levels.ts';

const row = (product_id: string, choice_id: string, in_stock: boolean) => ({ product_id, choice_id, in_stock });

test('what is not counted is made to order', () => {
  expect(stockLevels([], [], []).product('any')).toBe(true);
});

test('a product is sold out when it is counted and none is left', () => {
  expect(stockLevels([{ product_id: 'a', in_stock: false }], [], []).product('a')).toBe(false);
});

test('a product with choices is sold out only when every choice is', () => {
  const one = stockLevels([], [row('a', 'red', false), row('a', 'pink', true)], []);
  expect([one.product('a'), one.choice('red'), one.choice('pink')]).toEqual([true, false, true]);
  expect(stockLevels([], [row('a', 'red', false), row('a', 'pink', false)], []).product('a')).toBe(false);
});

test('all sizes gone is sold out though options are left', () => {
  expect(stockLevels([], [row('a', 'red', true)], [row('a', 'small', false)]).product('a')).toBe(false);
});
