import type { Facet } from '@uruhu/contract/catalogue/product';
import type { ChosenFilters } from './filters.ts';

const foldCase = (text: string) => text.toLowerCase();

/**
 * The chosen filters with each brand spelled as in the catalogue. The server finds a brand in any letter case, but the filter panel
 * ticks a brand only by the catalogue's spelling, and links on the page should have that spelling too.
 */
export function correctBrandCase(chosen: ChosenFilters, brands: Facet): ChosenFilters {
  if (!chosen.brand) return chosen;
  const namesByFoldedCase = new Map(brands.map(({ value }) => [foldCase(value), value]));
  const exactNames = new Set(brands.map(({ value }) => value));
  const correctName = (name: string) => (exactNames.has(name) ? name : (namesByFoldedCase.get(foldCase(name)) ?? name));
  return { ...chosen, brand: [...new Set(chosen.brand.map(correctName))] };
}
