import type { CardProduct } from '#app/lib/card.ts';
import type { Part } from '#app/lib/section.ts';

/** A row on the home page shows the first dozen; 'See all' leads to the rest. */
export const IN_ROW = 12;

/** The best sellers are the best rated, mostly: what stands in the row above need not stand in this one again. */
export function besides(part: Part<CardProduct[]>, above: Part<CardProduct[]>): Part<CardProduct[]> {
  if (!part.ok) return part;
  const there = new Set(above.ok ? above.data.map(({ product_id }) => product_id) : []);
  return { ok: true, data: part.data.filter(({ product_id }) => !there.has(product_id)).slice(0, IN_ROW) };
}
