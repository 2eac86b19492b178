/** What filters are answered from: for each value, the products that have it; for each word, the products it stands in. */
import { FEATURES, FORMULATIONS, FREE_FROM, SKIN_CONCERNS, SKIN_TYPES, TAGS } from '@uruhu/contract/constants';
import { FACET_VALUES_MAX, FILTERS, type Filter } from '@uruhu/contract/product';
import type { Slices } from '../../slices.ts';
import { type ValueSet, valueSet } from './value-set.ts';

/** A value as facets list it: `json` is all of it but the count. */
export type FacetValue = { value: string; json: string; set: ValueSet };

export type FilterIndex = {
  /** How many products there are. */
  size: number;
  sets: Record<Filter, ReadonlyMap<string, ValueSet>>;
  words: ReadonlyMap<string, ValueSet>;
  /** What the shopper pays for each product, by position. */
  paid_rwf: Int32Array;
  facets: Record<Filter, readonly FacetValue[]>;
};

/** Of what is offered though no product may have it. Brands and categories come with the catalogue. */
export type Offered = Record<'brand' | 'category_id', readonly string[]>;

/** Values that are always listed, in this order, before what else products have. */
const ALWAYS: Partial<Record<Filter, readonly string[]>> = {
  tags: TAGS,
  features: FEATURES,
  skin_concern: SKIN_CONCERNS,
  skin_type: SKIN_TYPES,
  fomulation: FORMULATIONS,
  without: FREE_FROM,
};
/** There are thousands of these: more than anybody reads, and more than a phone should pay for. */
const OPEN_ENDED: ReadonlySet<Filter> = new Set<Filter>(['keywords', 'ingredients']);

const NONE: ValueSet = { count: 0, positions: new Uint32Array() };

export const facetValue = (value: string, set: ValueSet = NONE): FacetValue => ({
  value,
  json: `{"value":${JSON.stringify(value)},"count":`,
  set,
});

function facetValues(name: Filter, sets: ReadonlyMap<string, ValueSet>, offered: Offered): FacetValue[] {
  if (OPEN_ENDED.has(name)) {
    return [...sets]
      .sort(([left, one], [right, other]) => other.count - one.count || (left < right ? -1 : 1))
      .slice(0, FACET_VALUES_MAX)
      .map(([value, set]) => facetValue(value, set));
  }
  const first = name === 'brand' || name === 'category_id' ? offered[name] : (ALWAYS[name] ?? []);
  return [...new Set([...first, ...[...sets.keys()].sort()])].map((value) => facetValue(value, sets.get(value)));
}

type Positions = Map<string, number[]>;

function note(positions: Positions, value: string, position: number): void {
  const known = positions.get(value);
  if (!known) positions.set(value, [position]);
  // A value that a product names twice is there once.
  else if (known.at(-1) !== position) known.push(position);
}

function* setsOf(positions: Positions, size: number): Slices<Map<string, ValueSet>> {
  const sets = new Map<string, ValueSet>();
  for (const [value, list] of positions) {
    sets.set(value, valueSet(size, list));
    yield;
  }
  return sets;
}

export const forEachFilter = <Value>(make: (name: Filter) => Value) =>
  Object.fromEntries(FILTERS.map((name) => [name, make(name)])) as Record<Filter, Value>;

/** Takes product after product, in the order of their positions, and makes the index of them. */
export function indexer() {
  const values = forEachFilter((): Positions => new Map());
  const words: Positions = new Map();
  const paid: number[] = [];
  return {
    add(of: Record<Filter, readonly string[]>, itsWords: readonly string[], paid_rwf: number): void {
      const position = paid.push(paid_rwf) - 1;
      for (const name of FILTERS) for (const value of of[name]) note(values[name], value, position);
      for (const word of itsWords) note(words, word, position);
    },
    *finish(offered: Offered): Slices<FilterIndex> {
      const size = paid.length;
      const sets = forEachFilter((): ReadonlyMap<string, ValueSet> => new Map());
      for (const name of FILTERS) sets[name] = yield* setsOf(values[name], size);
      const wordSets = yield* setsOf(words, size);
      const facets = forEachFilter((name) => facetValues(name, sets[name], offered));
      return { size, sets, words: wordSets, paid_rwf: Int32Array.from(paid), facets };
    },
  };
}
