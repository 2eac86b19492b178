/** Counts the products of each filter value under the other filters, as JSON text ready to send. */
import { FILTERS, type Filter } from '@uruhu/contract/catalogue/filters';
import { type Bitset, countBits, hasBit, listBits } from './bitset.ts';
import { createFacetValue, type FacetValue, type FilterIndex } from './filter-index.ts';
import type { Selection } from './selection.ts';
import { createCounter } from './value-set.ts';

/** The values to list: the usual ones, and each chosen value that a product has, so that the shopper can remove it. */
function listValuesToShow({ facets, sets }: FilterIndex, name: Filter, chosenValues: readonly string[]): readonly FacetValue[] {
  const missingValues = chosenValues.filter((value) => sets[name].has(value) && !facets[name].some((facet) => facet.value === value));
  return missingValues.length === 0
    ? facets[name]
    : [...facets[name], ...missingValues.map((value) => createFacetValue(value, sets[name].get(value)))];
}

function buildFacet(index: FilterIndex, selection: Selection, name: Filter): string {
  const countSelected = createCounter(selection.intersectOtherFilters(name));
  const chosenValues = selection.chosenValues[name];
  const values = listValuesToShow(index, name, chosenValues).map(({ value, jsonStart, set }) => {
    // Each value of `without` restricts the selection separately, so a chosen value is counted as if only the others were chosen.
    const count =
      name === 'without' && chosenValues.includes(value)
        ? createCounter(selection.intersectOtherFilters(name, value))(set)
        : countSelected(set);
    return `${jsonStart}${count}}`;
  });
  return `${JSON.stringify(name)}:[${values.join(',')}]`;
}

/** The lowest and highest price in the set. Scans all products by price, or lists the set if that visits fewer products. */
function findPriceRange(
  { size, payablePrices_rwf }: FilterIndex,
  cheapestFirst: Uint32Array,
  set: Bitset | null,
): { min: number; max: number } {
  const getPrice = (position: number | undefined) => payablePrices_rwf[position ?? 0] ?? 0;
  if (size === 0) return { min: 0, max: 0 };
  if (!set) return { min: getPrice(cheapestFirst[0]), max: getPrice(cheapestFirst[size - 1]) };
  const count = countBits(set);
  if (count === 0) return { min: 0, max: 0 };
  // The scan visits about size / count products before it meets a selected one, at each end; listing visits `count`.
  if (count < Math.sqrt(size)) {
    const prices = listBits(set, count).map(getPrice);
    return {
      min: prices.reduce((lowest, price) => Math.min(lowest, price)),
      max: prices.reduce((highest, price) => Math.max(highest, price)),
    };
  }
  const isSelected = (position: number) => hasBit(set, position);
  return { min: getPrice(cheapestFirst.find(isSelected)), max: getPrice(cheapestFirst.findLast(isSelected)) };
}

/** `cheapestFirst`: positions of all products by price. */
export function buildFacetsJson(index: FilterIndex, cheapestFirst: Uint32Array, selection: Selection): string {
  const lists = FILTERS.map((name) => buildFacet(index, selection, name));
  const price = findPriceRange(index, cheapestFirst, selection.intersectOtherFilters('price'));
  return `{${lists.join(',')},"price":${JSON.stringify(price)}}`;
}
