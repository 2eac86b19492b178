/** What filters are answered from: for each value, the products that have it; for each word, the products it stands in. */

import { FEATURES, FORMULATIONS, FREE_FROM, SKIN_CONCERNS, SKIN_TYPES, TAGS } from '@uruhu/contract/constants';
import { FACET_VALUES_MAX, FILTERS, type Filter, KEY_INGREDIENTS } from '@uruhu/contract/filters';
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
  ingredients: KEY_INGREDIENTS,
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
    const commonest = [...sets].sort(([left, one], [right, other]) => other.count - one.count || (left < right ? -1 : 1));
    const values = new Set([...(ALWAYS[name] ?? []), ...commonest.map(([value]) => value)]);
    return [...values].slice(0, FACET_VALUES_MAX).map((value) => facetValue(value, sets.get(value)));
  }
  const first = name === 'brand' || name === 'category_id' ? offered[name] : (ALWAYS[name] ?? []);
  return [...new Set([...first, ...[...sets.keys()].sort()])].map((value) => facetValue(value, sets.get(value)));
}

export const forEachFilter = <Value>(make: (name: Filter) => Value) =>
  Object.fromEntries(FILTERS.map((name) => [name, make(name)])) as Record<Filter, Value>;

type Kind = Filter | 'word';

/**
 * A number for each value and each word that products have or had. It outlives a snapshot: a product that has not changed is
 * indexed again by its numbers, without looking up sixty texts.
 */
export type Dictionary = { terms: { kind: Kind; value: string }[]; numbers: Record<Kind, Map<string, number>> };

export const newDictionary = (): Dictionary => ({ terms: [], numbers: { ...forEachFilter(() => new Map()), word: new Map() } });

function numberOf({ terms, numbers }: Dictionary, kind: Kind, value: string): number {
  const known = numbers[kind].get(value);
  if (known !== undefined) return known;
  numbers[kind].set(value, terms.length);
  return terms.push({ kind, value }) - 1;
}

/** Each once, however often they are named. */
export const numbersOf = (dictionary: Dictionary, kind: Kind, values: readonly string[]): Set<number> =>
  new Set(values.map((value) => numberOf(dictionary, kind, value)));

const REST_EVERY = 64;

/** Takes product after product, in the order of their positions, and makes the index of them. */
export function indexer(dictionary: Dictionary) {
  const positions: (number[] | undefined)[] = [];
  const paid: number[] = [];
  return {
    /** Lists of numbers of the dictionary, each number once in all of them. */
    add(lists: readonly Uint32Array[], paid_rwf: number): void {
      const position = paid.push(paid_rwf) - 1;
      for (const terms of lists) {
        for (const term of terms) {
          const known = positions[term];
          if (known) known.push(position);
          else positions[term] = [position];
        }
      }
    },
    *finish(offered: Offered): Slices<FilterIndex> {
      const size = paid.length;
      const sets: Record<Kind, Map<string, ValueSet>> = { ...forEachFilter(() => new Map()), word: new Map() };
      for (const [number, { kind, value }] of dictionary.terms.entries()) {
        const list = positions[number];
        if (list) sets[kind].set(value, valueSet(size, list));
        if (number % REST_EVERY === 0) yield;
      }
      const facets = forEachFilter((): readonly FacetValue[] => []);
      for (const name of FILTERS) {
        facets[name] = facetValues(name, sets[name], offered);
        yield;
      }
      return { size, sets, words: sets.word, paid_rwf: new Int32Array(paid), facets };
    },
  };
}
