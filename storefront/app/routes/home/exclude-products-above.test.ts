import { expect, test } from 'vitest';
import type { CardProduct } from '#app/features/products/card-product.ts';
import { type DeferredSection, LATE } from '#app/lib/section.ts';
import { excludeProductsAbove } from './exclude-products-above.ts';

const row = (from: number, to: number): DeferredSection<CardProduct[]> => ({
  ok: true,
  data: Array.from({ length: to - from }, (_, at) => ({ product_id: `p${from + at}` }) as CardProduct),
});

test('the row has twelve products, none of them from the row above', () => {
  expect(excludeProductsAbove(row(0, 24), row(0, 12))).toEqual(row(12, 24));
  expect(excludeProductsAbove(row(0, 24), row(6, 18))).toEqual({ ok: true, data: [...getData(row(0, 6)), ...getData(row(18, 24))] });
});

test('without a row above it has the first twelve; a missing row stays missing', () => {
  expect(excludeProductsAbove(row(0, 24), LATE)).toEqual(row(0, 12));
  expect(excludeProductsAbove(LATE, row(0, 12))).toBe(LATE);
});

function getData(section: DeferredSection<CardProduct[]>): CardProduct[] {
  return section.ok ? section.data : [];
}
