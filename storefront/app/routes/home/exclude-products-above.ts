import type { CardProduct } from '#app/features/products/card-product.ts';
import { ROW_SIZE } from '#app/features/products/product-row.tsx';
import type { Part } from '#app/lib/section.ts';

/** Removes the products of the row above: best sellers are mostly the best rated too, so both rows would show the same. */
export function excludeProductsAbove(part: Part<CardProduct[]>, above: Part<CardProduct[]>): Part<CardProduct[]> {
  if (!part.ok) return part;
  const shownAbove = new Set(above.ok ? above.data.map(({ product_id }) => product_id) : []);
  return { ok: true, data: part.data.filter(({ product_id }) => !shownAbove.has(product_id)).slice(0, ROW_SIZE) };
}
