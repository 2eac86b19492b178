/** Counts the products of each filter value under the other filters, as JSON text ready to send. */
import { FILTERS, type Filter } from '@uruhu/contract/catalogue/filters';
import { type Bitset, countBits, hasBit, listBits } from './bitset.ts';
import { createFacetValue, type FacetValue, type FilterIndex } from './filter-index.ts';
import type { Selection } from './selection.ts';
import { countWithin } from './value-set.ts';

/** The values to list. Chosen values are always included, so that the shopper can remove them; unknown values are not. */
function listValuesToShow({ facets, sets }: FilterIndex, name: Filter, chosen: readonly string[]): readonly FacetValue[] {
  const missing = chosen.filter((value) => sets[name].has(value) && !facets[name].some((facet) => facet.value === value));
  return missing.length === 0 ? facets[name] : [...facets[name], ...missing.map((value) => createFacetValue(value, sets[name].get(value)))];
}

function buildFacet(index: FilterIndex, selection: Selection, name: Filter): string {
  const selectedWithout = selection.withoutFilter(name);
  const chosen = selection.chosen[name];
  const values = listValuesToShow(index, name, chosen).map(({ value, json, set }) => {
    // Each value of `without` restricts the selection separately, so a chosen value is counted as if only the others were chosen.
    const others = name === 'without' && chosen.includes(value) ? selection.withoutFilter(name, value) : selectedWithout;
    return `${json}${countWithin(set, others)}}`;
  });
  return `${JSON.stringify(name)}:[${values.join(',')}]`;
}

/** Walks the price order, or scans the set if that visits fewer products. */
function findPriceRange({ size, paid_rwf }: FilterIndex, cheapestFirst: Uint32Array, set: Bitset | null): { min: number; max: number } {
  const paidAt = (position: number | undefined) => paid_rwf[position ?? 0] ?? 0;
  if (size === 0) return { min: 0, max: 0 };
  if (!set) return { min: paidAt(cheapestFirst[0]), max: paidAt(cheapestFirst[size - 1]) };
  const count = countBits(set);
  if (count === 0) return { min: 0, max: 0 };
  if (count < Math.sqrt(size)) {
    const paid = listBits(set, count).map(paidAt);
    return { min: paid.reduce((least, some) => Math.min(least, some)), max: paid.reduce((most, some) => Math.max(most, some)) };
  }
  const isIn = (position: number) => hasBit(set, position);
  return { min: paidAt(cheapestFirst.find(isIn)), max: paidAt(cheapestFirst.findLast(isIn)) };
}

/** `cheapestFirst`: positions of all products by price. */
export function buildFacetsJson(index: FilterIndex, cheapestFirst: Uint32Array, selection: Selection): string {
  const lists = FILTERS.map((name) => buildFacet(index, selection, name));
  const price = findPriceRange(index, cheapestFirst, selection.withoutFilter('price'));
  return `{${lists.join(',')},"price":${JSON.stringify(price)}}`;
}
