/** Reads the whole catalogue in one pass and shapes it for reading: nothing in it ever changes afterwards. */
import type { Brand } from '@uruhu/contract/brand';
import { unitPrice } from '@uruhu/contract/rules/price';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Slices, slicing } from '../../slices.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import { type Entry, filterValues, plainText, searchWords, toEntry } from './entry.ts';
import { type FilterIndex, indexer } from './filter-index.ts';
import { type CategoryRow, type PublishedRow, publishedRows, selectBrands, selectCategories, selectSoldOut } from './queries.ts';
import { type SortOrders, sortOrders } from './sort-orders.ts';
import { type StockLevels, stockLevels } from './stock-levels.ts';

export type Catalogue = {
  entries: readonly Entry[];
  /** Positions in `entries`. */
  positions: ReadonlyMap<string, number>;
  orders: SortOrders;
  index: FilterIndex;
  categories: CategoryTree;
  brands: readonly Brand[];
  stock: StockLevels;
};

type Around = { categories: readonly CategoryRow[]; brands: readonly Omit<Brand, 'product_count'>[]; stock: StockLevels };

/** Takes published products row after row; rows of categories come in the order of siblings, brands in that of their names. */
export function arranger({ categories: categoryRows, brands, stock }: Around) {
  const categories = buildCategoryTree(categoryRows);
  const above = new Map(
    categoryRows.map(({ category_id }) => [category_id, categories.ancestors(category_id).map((of) => of.category_id)]),
  );
  const entries: Entry[] = [];
  const positions = new Map<string, number>();
  const index = indexer();
  const perBrand = new Map<string, number>();
  return {
    add(row: PublishedRow): void {
      const entry = toEntry(row, stock.product(row.product_id));
      positions.set(row.product_id, entries.push(entry) - 1);
      index.add(filterValues(row, above.get(row.category_id) ?? []), searchWords(row), unitPrice(entry.light));
      perBrand.set(row.brand_id, (perBrand.get(row.brand_id) ?? 0) + 1);
    },
    *finish(): Slices<Catalogue> {
      const orders = yield* sortOrders(entries);
      const offered = { brand: brands.map((brand) => plainText(brand.name)), category_id: [...categories.byId.keys()] };
      return {
        ...{ entries, positions, orders, categories, stock },
        index: yield* index.finish(offered),
        brands: brands.map((brand) => ({ ...brand, product_count: perBrand.get(brand.brand_id) ?? 0 })),
      };
    },
  };
}

/** Reads all there is, and gives the work that is left: that needs the database no more. */
export async function readCatalogue(trx: Transaction<Database>): Promise<() => Slices<Catalogue>> {
  const soldOut = await selectSoldOut(trx);
  const brands = await selectBrands(trx);
  const arranging = arranger({ categories: await selectCategories(trx), brands, stock: stockLevels(soldOut) });
  const rest = slicing();
  for await (const rows of publishedRows(trx)) {
    for (const row of rows) {
      arranging.add(row);
      await rest();
    }
  }
  return () => arranging.finish();
}
