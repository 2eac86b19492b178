/** Reads the whole catalogue in one pass and shapes it for reading: nothing in it ever changes afterwards. */
import type { Brand } from '@uruhu/contract/brand';
import { unitPrice } from '@uruhu/contract/rules/price';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Slices, slicing } from '../../slices.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import { type Entry, filterValues, plainText, searchWords, toEntry } from './entry.ts';
import { type Dictionary, type FilterIndex, indexer, newDictionary, numbersOf } from './filter-index.ts';
import {
  type CategoryRow,
  type PublishedRow,
  publishedStamps,
  selectBrands,
  selectCategories,
  selectRows,
  selectSoldOut,
} from './queries.ts';
import { type SortOrders, sortOrders } from './sort-orders.ts';
import { type StockLevels, stockLevels } from './stock-levels.ts';

/** A product as it was prepared, and of which state of its row: while that is the same, it need be neither read nor prepared again. */
type Prepared = { entry: Entry; stamp: string; terms: Uint32Array };

export type Catalogue = {
  entries: readonly Entry[];
  /** Positions in `entries`. */
  positions: ReadonlyMap<string, number>;
  orders: SortOrders;
  index: FilterIndex;
  categories: CategoryTree;
  brands: readonly Brand[];
  stock: StockLevels;
  /** For the next one: what it can take over. */
  prepared: { products: readonly Prepared[]; dictionary: Dictionary };
};

type Around = {
  categories: readonly CategoryRow[];
  brands: readonly Omit<Brand, 'product_count'>[];
  stock: StockLevels;
  before?: Pick<Catalogue, 'positions' | 'prepared'> | null;
};

const NONE = new Uint32Array();

function prepare(dictionary: Dictionary, row: PublishedRow, stamp: string, in_stock: boolean): Prepared {
  const values = Object.entries(filterValues(row)) as [keyof ReturnType<typeof filterValues>, readonly string[]][];
  const terms = values.flatMap(([kind, texts]) => [...numbersOf(dictionary, kind, texts)]);
  return { entry: toEntry(row, in_stock), stamp, terms: Uint32Array.from([...terms, ...numbersOf(dictionary, 'word', searchWords(row))]) };
}

/** Takes published products one after another; rows of categories come in the order of siblings, brands in that of their names. */
export function arranger({ categories: categoryRows, brands, stock, before }: Around) {
  const categories = buildCategoryTree(categoryRows);
  const dictionary = before?.prepared.dictionary ?? newDictionary();
  // A category means all below it, so a product has its own and those above: they may move while the product stays as it is.
  const families = new Map(
    categoryRows.map(({ category_id }) => {
      const above = categories.ancestors(category_id).map((of) => of.category_id);
      return [category_id, Uint32Array.from(numbersOf(dictionary, 'category_id', [category_id, ...above]))];
    }),
  );
  const products: Prepared[] = [];
  const positions = new Map<string, number>();
  const index = indexer(dictionary);
  const perBrand = new Map<string, number>();

  function take(product: Prepared): void {
    const { light, brand_id } = product.entry;
    positions.set(light.product_id, products.push(product) - 1);
    index.add([product.terms, families.get(light.category.category_id) ?? NONE], unitPrice(light));
    perBrand.set(brand_id, (perBrand.get(brand_id) ?? 0) + 1);
  }
  return {
    /** The product as it was, if that is how it is. */
    known(product_id: string, stamp: string): Prepared | null {
      const product = before?.prepared.products[before.positions.get(product_id) ?? -1];
      return product?.stamp === stamp && product.entry.light.in_stock === stock.product(product_id) ? product : null;
    },
    take,
    add: (row: PublishedRow, stamp = '') => take(prepare(dictionary, row, stamp, stock.product(row.product_id))),
    *finish(): Slices<Catalogue> {
      const entries = products.map(({ entry }) => entry);
      yield;
      const orders = yield* sortOrders(entries);
      const offered = { brand: brands.map((brand) => plainText(brand.name)), category_id: [...categories.byId.keys()] };
      return {
        ...{ entries, positions, orders, categories, stock, prepared: { products, dictionary } },
        index: yield* index.finish(offered),
        brands: brands.map((brand) => ({ ...brand, product_count: perBrand.get(brand.brand_id) ?? 0 })),
      };
    },
  };
}

/**
 * Reads what has changed since `before`, and gives the work that is left: that needs the database no more. Of products that are as
 * they were, only their stamps are read.
 */
export async function readCatalogue(trx: Transaction<Database>, before: Catalogue | null): Promise<() => Slices<Catalogue>> {
  const stock = stockLevels(await selectSoldOut(trx));
  const brands = await selectBrands(trx);
  const arranging = arranger({ categories: await selectCategories(trx), brands, stock, before });
  const rest = slicing();
  for await (const stamps of publishedStamps(trx)) {
    const known = stamps.map(({ product_id, stamp }) => arranging.known(product_id, stamp));
    const missing = stamps.filter((_, at) => !known[at]).map(({ product_id }) => product_id);
    const rows = new Map((missing.length === 0 ? [] : await selectRows(trx, missing)).map((row) => [row.product_id, row]));
    for (const [at, { product_id, stamp }] of stamps.entries()) {
      const product = known[at];
      const row = rows.get(product_id);
      if (product) arranging.take(product);
      else if (row) arranging.add(row, stamp);
      await rest();
    }
  }
  return () => arranging.finish();
}
