import type { CardProduct } from '#app/features/products/card-product.ts';
import { ROW_SIZE } from '#app/features/products/product-row.tsx';
import type { DeferredSection } from '#app/lib/section.ts';

/** Fills a row without the products of the row above: best sellers are mostly the best rated too, so both rows would show the same. */
export function excludeProductsAbove(
  section: DeferredSection<CardProduct[]>,
  rowAbove: DeferredSection<CardProduct[]>,
): DeferredSection<CardProduct[]> {
  if (!section.ok) return section;
  const shownAbove = new Set(rowAbove.ok ? rowAbove.data.map(({ product_id }) => product_id) : []);
  return { ok: true, data: section.data.filter(({ product_id }) => !shownAbove.has(product_id)).slice(0, ROW_SIZE) };
}
