/** Which products fit. What is asked for falls into groups that narrow each other: a group is a set, and what fits is in all of them. */
import { FILTERS, type Filter } from '@uruhu/contract/filters';
import type { filterQuery } from '@uruhu/contract/product';
import type { z } from 'zod';
import { addBit, type Bitset, countBits, emptyBitset, intersection } from './bitset.ts';
import { type FilterIndex, forEachFilter } from './filter-index.ts';
import { addTo, type ValueSet } from './value-set.ts';

export type Filters = Partial<z.output<typeof filterQuery>>;

/** A `set` of null is all of them. */
export type Selected = { set: Bitset | null; count: number };

export type Selection = Selected & {
  /** What fits all that is asked for but this; of `without`, but this value of it. Null: all of them. */
  besides(name: Filter | 'price', value?: string): Bitset | null;
  /** What is chosen of a filter, each value once. */
  chosen: Record<Filter, readonly string[]>;
};

type Group = { name: Filter | 'price' | 'search'; value?: string; set: Bitset };

function anyOf(size: number, sets: Iterable<ValueSet>): Bitset {
  const result = emptyBitset(size);
  for (const set of sets) addTo(result, set);
  return result;
}

const both = (left: Bitset | null, right: Bitset): Bitset => (left ? intersection(left, right) : right);

/** The groups of one filter. Each value of `without` narrows by itself, all others are one group together. */
function groupsOf({ size, sets }: FilterIndex, name: Filter, values: readonly string[]): Group[] {
  const known = (value: string) => {
    const set = sets[name].get(value);
    return set ? [set] : [];
  };
  if (values.length === 0) return [];
  if (name === 'without') return values.map((value) => ({ name, value, set: anyOf(size, known(value)) }));
  return [{ name, set: anyOf(size, values.flatMap(known)) }];
}

function priceGroup({ size, paid_rwf }: FilterIndex, { min_price = 0, max_price = Number.POSITIVE_INFINITY }: Filters): Group[] {
  if (min_price === 0 && max_price === Number.POSITIVE_INFINITY) return [];
  const set = emptyBitset(size);
  for (let position = 0; position < size; position++) {
    const paid = paid_rwf[position] ?? 0;
    if (paid >= min_price && paid <= max_price) addBit(set, position);
  }
  return [{ name: 'price', set }];
}

/** Values that products are not known to have fit nothing: many of them narrow no further than one. */
function distinct({ sets }: FilterIndex, name: Filter, values: readonly string[]): string[] {
  const all = [...new Set(values)];
  const known = all.filter((value) => sets[name].has(value));
  return [...known, ...all.filter((value) => !sets[name].has(value)).slice(0, 1)];
}

/** `matched` is what a search has found; null without one. */
export function select(index: FilterIndex, filters: Filters, matched: Bitset | null = null): Selection {
  const chosen = forEachFilter((name) => distinct(index, name, filters[name] ?? []));
  const groups: Group[] = [
    ...FILTERS.flatMap((name) => groupsOf(index, name, chosen[name])),
    ...priceGroup(index, filters),
    ...(matched ? [{ name: 'search', set: matched } as const] : []),
  ];
  const set = groups.reduce<Bitset | null>((left, group) => both(left, group.set), null);
  return {
    set,
    count: set ? countBits(set) : index.size,
    chosen,
    besides(name, value) {
      const others = groups.filter((group) => group.name !== name || group.value !== value);
      return others.length === groups.length ? set : others.reduce<Bitset | null>((left, group) => both(left, group.set), null);
    },
  };
}
