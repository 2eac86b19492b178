import { expect, test } from 'vitest';
import type { CardProduct } from '#app/features/products/card-product.ts';
import { type DeferredSection, LATE } from '#app/lib/section.ts';
import { excludeProductsAbove } from './exclude-products-above.ts';

/** A row with the products from number `start` to before number `end`. */
const createRow = (start: number, end: number): DeferredSection<CardProduct[]> => ({
  ok: true,
  data: Array.from({ length: end - start }, (_, index) => ({ product_id: `p${start + index}` }) as CardProduct),
});

test('the row has twelve products, none of them from the row above', () => {
  expect(excludeProductsAbove(createRow(0, 24), createRow(0, 12))).toEqual(createRow(12, 24));
  expect(excludeProductsAbove(createRow(0, 24), createRow(6, 18))).toEqual({
    ok: true,
    data: [...getData(createRow(0, 6)), ...getData(createRow(18, 24))],
  });
});

test('without a row above it has the first twelve; a row that is still loading stays so', () => {
  expect(excludeProductsAbove(createRow(0, 24), LATE)).toEqual(createRow(0, 12));
  expect(excludeProductsAbove(LATE, createRow(0, 12))).toBe(LATE);
});

function getData(section: DeferredSection<CardProduct[]>): CardProduct[] {
  return section.ok ? section.data : [];
}
