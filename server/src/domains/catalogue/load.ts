/** Reads what has changed in the catalogue and shapes it for reading: nothing in it ever changes afterwards. */
import type { Brand } from '@uruhu/contract/brand';
import { plainName } from '@uruhu/contract/rules/plain-text';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { REST_EVERY, type Slices, slicing } from '../../slices.ts';
import { collectPhrases, indexPatch, isOvergrown, type Phrases, type SearchIndex } from '../search/search.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import { type Entry, filterValues, purposesOf, toDocument, toEntry } from './entry.ts';
import { type FilterIndex, filterPatch } from './filter-index.ts';
import { type Offer, phrasesOf } from './phrases.ts';
import { NO_PLACES, type Placing, place } from './placing.ts';
import {
  type CategoryRow,
  type PublishedRow,
  publishedAmong,
  publishedIds,
  selectBrands,
  selectCategories,
  selectChangedIds,
  selectIdsOf,
  selectRows,
  selectVersion,
} from './queries.ts';
import { patchOrders, type SortOrders } from './sort-orders.ts';

type BrandRow = Omit<Brand, 'product_count'>;

export type Catalogue = {
  /** As the database counts them. */
  version: number;
  entries: readonly Entry[];
  /** Positions in `entries`, which a product keeps from one catalogue to the next. */
  positions: Map<string, number>;
  orders: SortOrders;
  index: FilterIndex;
  search: SearchIndex;
  phrases: Phrases<Offer>;
  categories: CategoryTree;
  brands: readonly Brand[];
};

export type Around = { version: number; categories: readonly CategoryRow[]; brands: readonly BrandRow[] };

function* countBrands(entries: readonly Entry[]): Slices<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [position, { brand_id }] of entries.entries()) {
    counts.set(brand_id, (counts.get(brand_id) ?? 0) + 1);
    if (position % REST_EVERY === 0) yield;
  }
  return counts;
}

/** Takes the rows of what is placed, in that order; rows of categories come in the order of siblings, brands in that of their names. */
export function arranger(around: Around, before: Catalogue | null, { size, positions, placed, touched }: Placing) {
  const categories = buildCategoryTree(around.categories);
  const entries = before ? before.entries.slice(0, size) : [];
  const filters = filterPatch(before?.index ?? null, size, touched);
  const search = indexPatch(before?.search ?? null, { size, touched });
  return {
    add(row: PublishedRow, position: number): void {
      const entry = toEntry(row);
      const above = categories.ancestors(row.category_id);
      entries[position] = entry;
      // A category means all below it, so a product has its own and those above.
      const category_id = [row.category_id, ...above.map((of) => of.category_id)];
      filters.add(position, { ...filterValues(row), category_id }, entry.paid_rwf);
      search.add(position, toDocument(row, [row.category_name, ...above.map((of) => of.name).reverse()]));
    },
    *finish(): Slices<Catalogue> {
      const changed = Uint32Array.from(placed, ({ position }) => position);
      const orders = yield* patchOrders(before?.orders ?? null, entries, touched, changed);
      const perBrand = yield* countBrands(entries);
      const brands = around.brands.map((brand) => ({ ...brand, product_count: perBrand.get(brand.brand_id) ?? 0 }));
      const offered = { brand: brands.map((brand) => plainName(brand.name)), category_id: [...categories.byId.keys()] };
      const index = yield* filters.finish(offered);
      const phrases = yield* collectPhrases(phrasesOf(brands, categories, index));
      return {
        version: around.version,
        entries,
        positions,
        orders,
        index,
        search: yield* search.finish(aboutOf(entries, brands, categories, index)),
        phrases,
        categories,
        brands,
      };
    },
  };
}

/** What a query can be about: brands and categories that products have, and what these are good for. */
function aboutOf(entries: readonly Entry[], brands: readonly Brand[], { byId }: CategoryTree, { sets }: FilterIndex): string[] {
  const shelves = [...new Set(entries.map(({ category_id }) => category_id))];
  return [
    ...brands.filter(({ product_count }) => product_count > 0).map(({ name }) => plainName(name)),
    ...shelves.flatMap((category_id) => byId.get(category_id)?.name ?? []),
    ...purposesOf({
      features: [...sets.features.keys()],
      skin_concern: [...sets.skin_concern.keys()],
      skin_type: [...sets.skin_type.keys()],
      fomulation: [...sets.fomulation.keys()].join(' & '),
    }),
  ];
}

/** Of those that a product's card or words show, whatever is new or another one now. */
const changedKeys = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...now].flatMap(([key, shown]) => (before.get(key) === shown ? [] : [key]));
const shownBrands = (brands: readonly BrandRow[]) => new Map(brands.map(({ brand_id, name }) => [brand_id, name]));
const shownCategories = (tree: CategoryTree) =>
  new Map([...tree.byId].map(([category_id, { name }]) => [category_id, JSON.stringify([name, tree.ancestors(category_id)])]));

/** Null: all there is. */
async function changedSince(trx: Transaction<Database>, before: Catalogue | null, around: Around, noted_since: number) {
  if (!before || before.version < noted_since) return null;
  const brands = changedKeys(shownBrands(before.brands), shownBrands(around.brands));
  const categories = changedKeys(shownCategories(before.categories), shownCategories(buildCategoryTree(around.categories)));
  return [...new Set([...(await selectChangedIds(trx, before.version)), ...(await selectIdsOf(trx, brands, categories))])];
}

/** A row has a description, and each takes a moment to be split into words. */
const ROWS_AT_ONCE = 200;

/**
 * Reads what has changed since `last`, and gives the work that is left: that needs the database no more. Where the words of `last` are
 * mostly those of texts that are gone, it reads everything, as if there had been none.
 */
export async function readCatalogue(trx: Transaction<Database>, last: Catalogue | null): Promise<() => Slices<Catalogue>> {
  const before = last && !isOvergrown(last.search) ? last : null;
  const { version, noted_since } = await selectVersion(trx);
  const around = { version, categories: await selectCategories(trx), brands: await selectBrands(trx) };
  const changed = await changedSince(trx, before, around, noted_since);
  const there: string[] = [];
  for await (const ids of changed ? publishedAmong(trx, changed) : publishedIds(trx)) there.push(...ids);
  const known = new Set(there);
  const gone = (changed ?? [...(before?.positions.keys() ?? [])]).filter((product_id) => !known.has(product_id));
  const placing = place(before ? { size: before.entries.length, positions: before.positions } : NO_PLACES, there, gone);
  const arranging = arranger(around, before, placing);
  const rest = slicing();
  for (let from = 0; from < placing.placed.length; from += ROWS_AT_ONCE) {
    const some = placing.placed.slice(from, from + ROWS_AT_ONCE);
    const rows = await selectRows(
      trx,
      some.map(({ product_id }) => product_id),
    );
    const byId = new Map(rows.map((row) => [row.product_id, row]));
    for (const { product_id, position } of some) {
      const row = byId.get(product_id);
      if (row) arranging.add(row, position);
      await rest();
    }
  }
  return () => arranging.finish();
}
