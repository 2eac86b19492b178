/** Selects products by filters. Each filter gives a set of products, here a group, and the selection is the intersection of the groups. */
import { FILTERS, type Filter } from '@uruhu/contract/catalogue/filters';
import type { filterQuery } from '@uruhu/contract/catalogue/product';
import type { z } from 'zod';
import { addBit, type Bitset, countBits, createBitset, intersectBitsets } from './bitset.ts';
import { type FilterIndex, mapFilters } from './filter-index.ts';
import { addToBitset, type ValueSet } from './value-set.ts';

export type Filters = Partial<z.output<typeof filterQuery>>;

/** `set`: null for all products. */
export type SelectedProducts = { set: Bitset | null; count: number };

export type Selection = SelectedProducts & {
  /**
   * Selects by all filters except this one; null for all products. Of the filter `without` (products without an ingredient), which has a
   * group for each value, it leaves out only the group of `value`, and none if no `value` is given.
   */
  intersectOtherFilters(name: Filter | 'price', value?: string): Bitset | null;
  /** The chosen values of each filter, each once. */
  chosenValues: Record<Filter, readonly string[]>;
};

type Group = { name: Filter | 'price' | 'search'; value?: string; set: Bitset };

function uniteSets(size: number, sets: Iterable<ValueSet>): Bitset {
  const result = createBitset(size);
  for (const set of sets) addToBitset(result, set);
  return result;
}

/** Null for all products, if there are no groups. */
const intersectGroups = (groups: readonly Group[]): Bitset | null =>
  groups.reduce<Bitset | null>((intersection, { set }) => (intersection ? intersectBitsets(intersection, set) : set), null);

/** The groups of one filter: one for each value of `without`, and one for all values of any other filter. */
function createGroups({ size, sets }: FilterIndex, name: Filter, values: readonly string[]): Group[] {
  const findSets = (value: string) => {
    const set = sets[name].get(value);
    return set ? [set] : [];
  };
  if (values.length === 0) return [];
  if (name === 'without') return values.map((value) => ({ name, value, set: uniteSets(size, findSets(value)) }));
  return [{ name, set: uniteSets(size, values.flatMap(findSets)) }];
}

function createPriceGroup(
  { size, payablePrices_rwf }: FilterIndex,
  { min_price = 0, max_price = Number.POSITIVE_INFINITY }: Filters,
): Group[] {
  if (min_price === 0 && max_price === Number.POSITIVE_INFINITY) return [];
  const set = createBitset(size);
  for (let position = 0; position < size; position++) {
    const price = payablePrices_rwf[position] ?? 0;
    if (price >= min_price && price <= max_price) addBit(set, position);
  }
  return [{ name: 'price', set }];
}

/** Drops repeated values, and all unknown values but one, because every unknown value matches nothing. */
function dropRedundantValues({ sets }: FilterIndex, name: Filter, values: readonly string[]): string[] {
  const uniqueValues = [...new Set(values)];
  const knownValues = uniqueValues.filter((value) => sets[name].has(value));
  const unknownValues = uniqueValues.filter((value) => !sets[name].has(value));
  return [...knownValues, ...unknownValues.slice(0, 1)];
}

const foldCase = (text: string) => text.toLowerCase();

/** Replaces each brand by its name in the catalogue, as a shopper may type a URL in any letter case. An unknown brand stays unchanged. */
function correctBrandCase({ sets: { brand } }: FilterIndex, values: readonly string[]): readonly string[] {
  const unknownBrands = new Set(values.filter((value) => !brand.has(value)).map(foldCase));
  if (unknownBrands.size === 0) return values;
  const names = new Map([...brand.keys()].map((name) => [foldCase(name), name] as const).filter(([folded]) => unknownBrands.has(folded)));
  return values.map((value) => (brand.has(value) ? value : (names.get(foldCase(value)) ?? value)));
}

/** `matches`: the products that a search found; null without a search. */
export function selectProducts(index: FilterIndex, filters: Filters, matches: Bitset | null = null): Selection {
  const values = { ...filters, brand: correctBrandCase(index, filters.brand ?? []) };
  const chosenValues = mapFilters((name) => dropRedundantValues(index, name, values[name] ?? []));
  const groups: Group[] = [
    ...FILTERS.flatMap((name) => createGroups(index, name, chosenValues[name])),
    ...createPriceGroup(index, filters),
  ];
  if (matches) groups.push({ name: 'search', set: matches });
  const set = intersectGroups(groups);
  return {
    set,
    count: set ? countBits(set) : index.size,
    chosenValues,
    intersectOtherFilters(name, value) {
      const otherGroups = groups.filter((group) => group.name !== name || group.value !== value);
      return otherGroups.length === groups.length ? set : intersectGroups(otherGroups);
    },
  };
}
