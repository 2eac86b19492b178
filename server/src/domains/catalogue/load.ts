/** Reads the whole catalogue in one pass and shapes it for reading: nothing in it ever changes afterwards. */
import type { Brand } from '@uruhu/contract/brand';
import type { Sort } from '@uruhu/contract/product';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addBit, type Bitset, emptyBitset } from './bitset.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import { type Entry, FILTER_NAMES, type FilterName, toEntry } from './entry.ts';
import {
  type CategoryRow,
  selectBrands,
  selectCategories,
  selectOptionStock,
  selectProductStock,
  selectPublished,
  selectSizeStock,
} from './queries.ts';
import { sortOrders } from './sort-orders.ts';
import { type StockLevels, stockLevels } from './stock-levels.ts';

export type Catalogue = {
  entries: readonly Entry[];
  /** Positions in `entries`. */
  positions: ReadonlyMap<string, number>;
  orders: Record<Sort, Uint32Array>;
  filters: Record<FilterName, ReadonlyMap<string, Bitset>>;
  categories: CategoryTree;
  brands: readonly Brand[];
  stock: StockLevels;
};

/** One set of positions for each value of each filter. */
function filterSets(entries: readonly Entry[]): Catalogue['filters'] {
  const sets = Object.fromEntries(FILTER_NAMES.map((name) => [name, new Map<string, Bitset>()])) as Record<FilterName, Map<string, Bitset>>;
  entries.forEach((entry, position) => {
    for (const name of FILTER_NAMES) {
      for (const value of entry.values[name]) {
        const set = sets[name].get(value) ?? emptyBitset(entries.length);
        addBit(set, position);
        sets[name].set(value, set);
      }
    }
  });
  return sets;
}

/** Shapes what was read. `entries` are published products; rows of categories come in the order of siblings. */
export function arrangeCatalogue(
  entries: readonly Entry[],
  categoryRows: readonly CategoryRow[],
  brands: readonly Brand[],
  stock: StockLevels = stockLevels([], [], []),
): Catalogue {
  return {
    entries,
    positions: new Map(entries.map((entry, position) => [entry.light.product_id, position])),
    orders: sortOrders(entries),
    filters: filterSets(entries),
    categories: buildCategoryTree(categoryRows),
    brands,
    stock,
  };
}

export async function loadCatalogue(trx: Transaction<Database>): Promise<Catalogue> {
  const rows = await selectPublished(trx);
  const stock = stockLevels(await selectProductStock(trx), await selectOptionStock(trx), await selectSizeStock(trx));
  const entries = rows.map((row) => toEntry(row, stock.product(row.product_id)));
  const perBrand = new Map<string, number>();
  for (const row of rows) perBrand.set(row.brand_id, (perBrand.get(row.brand_id) ?? 0) + 1);
  const brands = (await selectBrands(trx)).map((brand) => ({ ...brand, product_count: perBrand.get(brand.brand_id) ?? 0 }));
  return arrangeCatalogue(entries, await selectCategories(trx), brands, stock);
}
