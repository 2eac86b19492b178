/** A page of a list: AND the filters' sets, walk the sort order, join the cards' bytes. */
import type { filterQuery, Sort } from '@uruhu/contract/product';
import { unitPrice } from '@uruhu/contract/rules/price';
import type { z } from 'zod';
import { type Bitset, hasBit, intersection, union } from './bitset.ts';
import { type Entry, FILTER_NAMES, type FilterName } from './entry.ts';
import type { Catalogue } from './load.ts';

export type Filters = Partial<z.output<typeof filterQuery>>;
export type Listing = { page: number; pagination: number; sortBy: Sort; filters: Filters };
/** `cards` are the page's products as JSON texts. */
export type ListPage = { cards: string[]; count: number };

/** What is chosen of one filter: any of its values; a category means all below it too. */
function chosen(catalogue: Catalogue, name: FilterName, values: readonly string[]): Bitset {
  const wanted = name === 'category_id' ? values.flatMap((value) => catalogue.categories.family(value)) : values;
  const sets = wanted.flatMap((value) => catalogue.filters[name].get(value) ?? []);
  return union(catalogue.entries.length, sets);
}

function narrowed(catalogue: Catalogue, filters: Filters): Bitset | null {
  return FILTER_NAMES.reduce<Bitset | null>((set, name) => {
    const values = filters[name] ?? [];
    if (values.length === 0) return set;
    const mine = chosen(catalogue, name, values);
    return set ? intersection(set, mine) : mine;
  }, null);
}

/** Rules that no set answers: each word of the text must stand in the product's, the price must lie within the bounds. */
function fitsRest(filters: Filters): ((entry: Entry) => boolean) | null {
  const words = (filters.search ?? '').toLowerCase().slice(0, 200).split(/\s+/).filter(Boolean).slice(0, 10);
  const { min_price = 0, max_price = Number.POSITIVE_INFINITY } = filters;
  if (words.length === 0 && min_price === 0 && max_price === Number.POSITIVE_INFINITY) return null;
  return (entry) => {
    const paid = unitPrice(entry.light);
    return paid >= min_price && paid <= max_price && words.every((word) => entry.text.includes(word));
  };
}

/** A page past the end is empty, its count still true. */
export function listPage(catalogue: Catalogue, { page, pagination, sortBy, filters }: Listing): ListPage {
  const set = narrowed(catalogue, filters);
  const fits = fitsRest(filters);
  const from = (page - 1) * pagination;
  const cards: string[] = [];
  let count = 0;
  for (const position of catalogue.orders[sortBy]) {
    if (set && !hasBit(set, position)) continue;
    const entry = catalogue.entries[position];
    if (!entry || (fits && !fits(entry))) continue;
    if (count >= from && cards.length < pagination) cards.push(entry.json);
    count++;
  }
  return { cards, count };
}
