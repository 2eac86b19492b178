import { expect, test } from 'vitest';
import type { CardProduct } from '#app/lib/card.ts';
import { LATE, type Part } from '#app/lib/section.ts';
import { besides } from './besides.ts';

const row = (from: number, to: number): Part<CardProduct[]> => ({
  ok: true,
  data: Array.from({ length: to - from }, (_, at) => ({ product_id: `p${from + at}` }) as CardProduct),
});

test('a dozen, and none of the row above', () => {
  expect(besides(row(0, 24), row(0, 12))).toEqual(row(12, 24));
  expect(besides(row(0, 24), row(6, 18))).toEqual({ ok: true, data: [...dataOf(row(0, 6)), ...dataOf(row(18, 24))] });
});

test('without a row above the first dozen; what has not come stays so', () => {
  expect(besides(row(0, 24), LATE)).toEqual(row(0, 12));
  expect(besides(LATE, row(0, 12))).toBe(LATE);
});

function dataOf(part: Part<CardProduct[]>): CardProduct[] {
  return part.ok ? part.data : [];
}
