/** The filter index: for each filter value, the set of products that have it. */

import { FACET_VALUES_MAX, FILTERS, type Filter, KEY_INGREDIENTS } from '@uruhu/contract/catalogue/filters';
import { FREE_FROM, mapAttributes, PRODUCT_ATTRIBUTES } from '@uruhu/contract/product-attributes';
import type { Slices } from '../../../lib/slices.ts';
import { addProduct, createGrowingSet, type GrowingSet, patchSet, type ValueSet } from './value-set.ts';

/** A facet value. `jsonStart`: its JSON text up to the count. */
export type FacetValue = { value: string; jsonStart: string; set: ValueSet };

export type FilterIndex = {
  /** The number of products. */
  size: number;
  sets: Record<Filter, ReadonlyMap<string, ValueSet>>;
  /** The price that the shopper pays for each product, by position. */
  payablePrices_rwf: Int32Array;
  facets: Record<Filter, readonly FacetValue[]>;
};

/** Values that are listed even if no product has them: brands and categories. */
export type OfferedValues = Record<'brand' | 'category_id', readonly string[]>;

/** Values that are always listed first, in this order. */
const ALWAYS_LISTED_VALUES: Partial<Record<Filter, readonly string[]>> = {
  ...mapAttributes((key) => PRODUCT_ATTRIBUTES[key].values),
  without: FREE_FROM,
  ingredients: KEY_INGREDIENTS,
};
/** Filters with thousands of values, of which only the most common are sent. */
const OPEN_ENDED_FILTERS: ReadonlySet<Filter> = new Set<Filter>(['keywords', 'ingredients']);

const EMPTY_SET: ValueSet = { count: 0, positions: new Uint32Array() };

export const createFacetValue = (value: string, set: ValueSet = EMPTY_SET): FacetValue => ({
  value,
  jsonStart: `{"value":${JSON.stringify(value)},"count":`,
  set,
});

function listFacetValues(name: Filter, sets: ReadonlyMap<string, ValueSet>, offered: OfferedValues): FacetValue[] {
  if (OPEN_ENDED_FILTERS.has(name)) {
    const mostCommonFirst = [...sets].sort(
      ([leftValue, left], [rightValue, right]) => right.count - left.count || (leftValue < rightValue ? -1 : 1),
    );
    const values = new Set([...(ALWAYS_LISTED_VALUES[name] ?? []), ...mostCommonFirst.map(([value]) => value)]);
    return [...values].slice(0, FACET_VALUES_MAX).map((value) => createFacetValue(value, sets.get(value)));
  }
  const firstValues = name === 'brand' || name === 'category_id' ? offered[name] : (ALWAYS_LISTED_VALUES[name] ?? []);
  return [...new Set([...firstValues, ...[...sets.keys()].sort()])].map((value) => createFacetValue(value, sets.get(value)));
}

/** Creates an object with a value for each filter. */
export const mapFilters = <Value>(createValue: (name: Filter) => Value) =>
  Object.fromEntries(FILTERS.map((name) => [name, createValue(name)])) as Record<Filter, Value>;

const VALUES_PER_PAUSE = 64;
const NO_VALUES = mapFilters((): ReadonlyMap<string, ValueSet> => new Map());

/** Patches the set of each value of one filter, and drops values that no product has any more. */
function* patchSets(
  previous: ReadonlyMap<string, ValueSet>,
  addedSets: ReadonlyMap<string, GrowingSet>,
  touchedPositions: readonly number[],
  size: number,
) {
  const sets = new Map<string, ValueSet>();
  let patchedCount = 0;
  for (const value of new Set([...previous.keys(), ...addedSets.keys()])) {
    const set = patchSet(previous.get(value) ?? EMPTY_SET, { size, touchedPositions, added: addedSets.get(value) });
    if (set.count > 0) sets.set(value, set);
    if (++patchedCount % VALUES_PER_PAUSE === 0) yield;
  }
  return sets;
}

/**
 * Patches the index: call `add` for each new or changed product, then `finish`. `touchedFlags`: 1 for each position whose product was replaced,
 * changed or removed.
 */
export function createFilterPatch(previous: FilterIndex | null, size: number, touchedFlags: Uint8Array) {
  const addedSets = mapFilters(() => new Map<string, GrowingSet>());
  const payablePrices_rwf = new Int32Array(size);
  if (previous) payablePrices_rwf.set(previous.payablePrices_rwf.subarray(0, size));
  return {
    /** Adds a product with its values, of which repeated ones count once, and its price. */
    add(position: number, values: Record<Filter, readonly string[]>, productPrice_rwf: number): void {
      payablePrices_rwf[position] = productPrice_rwf;
      for (const name of FILTERS) {
        for (const value of values[name]) {
          let set = addedSets[name].get(value);
          if (!set) {
            set = createGrowingSet(size);
            addedSets[name].set(value, set);
          }
          addProduct(set, position);
        }
      }
    },
    *finish(offered: OfferedValues): Slices<FilterIndex> {
      const touchedPositions: number[] = [];
      for (let position = touchedFlags.indexOf(1); position >= 0; position = touchedFlags.indexOf(1, position + 1))
        touchedPositions.push(position);
      yield;
      const sets: Record<Filter, ReadonlyMap<string, ValueSet>> = { ...NO_VALUES };
      const facets = mapFilters((): readonly FacetValue[] => []);
      for (const name of FILTERS) {
        sets[name] = yield* patchSets(previous?.sets[name] ?? NO_VALUES[name], addedSets[name], touchedPositions, size);
        facets[name] = listFacetValues(name, sets[name], offered);
        yield;
      }
      return { size, sets, payablePrices_rwf, facets };
    },
  };
}
