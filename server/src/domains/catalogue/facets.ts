/** How many products each value of each filter has under the other filters, as JSON text ready to send. */
import { FILTERS, type Filter } from '@uruhu/contract/filters';
import { type Bitset, bitsOf, countBits, hasBit } from './bitset.ts';
import { type FacetValue, type FilterIndex, facetValue } from './filter-index.ts';
import type { Selection } from './selection.ts';
import { countWithin } from './value-set.ts';

/** What is chosen is always listed, or nobody could unchoose it; unknown values are not. */
function listed({ facets, sets }: FilterIndex, name: Filter, chosen: readonly string[]): readonly FacetValue[] {
  const missing = chosen.filter((value) => sets[name].has(value) && !facets[name].some((facet) => facet.value === value));
  return missing.length === 0 ? facets[name] : [...facets[name], ...missing.map((value) => facetValue(value, sets[name].get(value)))];
}

function facetOf(index: FilterIndex, selection: Selection, name: Filter): string {
  const under = selection.besides(name);
  const chosen = selection.chosen[name];
  const values = listed(index, name, chosen).map(({ value, json, set }) => {
    // Of `without`, each value is a filter of its own, and the chosen ones are among the others of the rest.
    const others = name === 'without' && chosen.includes(value) ? selection.besides(name, value) : under;
    return `${json}${countWithin(set, others)}}`;
  });
  return `${JSON.stringify(name)}:[${values.join(',')}]`;
}

/** From the cheapest up, or through all that are in the set: whichever looks at fewer. */
function priceRange({ size, paid_rwf }: FilterIndex, cheapestFirst: Uint32Array, set: Bitset | null): { min: number; max: number } {
  const paidAt = (position: number | undefined) => paid_rwf[position ?? 0] ?? 0;
  if (size === 0) return { min: 0, max: 0 };
  if (!set) return { min: paidAt(cheapestFirst[0]), max: paidAt(cheapestFirst[size - 1]) };
  const count = countBits(set);
  if (count === 0) return { min: 0, max: 0 };
  if (count < Math.sqrt(size)) {
    const paid = bitsOf(set, count).map(paidAt);
    return { min: paid.reduce((least, some) => Math.min(least, some)), max: paid.reduce((most, some) => Math.max(most, some)) };
  }
  const isIn = (position: number) => hasBit(set, position);
  return { min: paidAt(cheapestFirst.find(isIn)), max: paidAt(cheapestFirst.findLast(isIn)) };
}

/** `cheapestFirst` are the positions of all products by what is paid for them. */
export function facetsJson(index: FilterIndex, cheapestFirst: Uint32Array, selection: Selection): string {
  const lists = FILTERS.map((name) => facetOf(index, selection, name));
  const price = priceRange(index, cheapestFirst, selection.besides('price'));
  return `{${lists.join(',')},"price":${JSON.stringify(price)}}`;
}
