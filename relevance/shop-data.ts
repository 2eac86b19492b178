/** A shop as the rows from which the server builds its catalogue and search. */

import { createDemoShop } from '@uruhu/demo/shop.ts';
import { type ListAttribute, mapAttributes, PRODUCT_ATTRIBUTES, type SingleAttribute } from '../contract/src/product-attributes.ts';
import { toDocument } from '../server/src/domains/catalogue/entry.ts';
import type { CatalogueRow, CategoryRow } from '../server/src/domains/catalogue/queries.ts';
import type { SearchDocument } from '../server/src/domains/search/search.ts';

export type ShopData = {
  /** Parents before their children. */
  categories: readonly CategoryRow[];
  brandNames: readonly string[];
  /** `brand_id` is the brand's name. */
  rows: readonly CatalogueRow[];
};

const NO_ATTRIBUTES = mapAttributes((key) => (PRODUCT_ATTRIBUTES[key].isList ? [] : '')) as Record<ListAttribute, string[]> &
  Record<SingleAttribute, string>;

/** The columns that no measured search reads, and attributes before any is set. */
export const UNREAD_COLUMNS = {
  ...NO_ATTRIBUTES,
  image: '',
  image_thumbhash: null,
  translations: [],
  sold_count: null,
  has_choices: false,
  lowest_extra_rwf: 0,
  highest_extra_rwf: 0,
};

/** Creates the texts that every compared search gets. */
export function createDocuments({ categories, rows }: ShopData): SearchDocument[] {
  const categoriesById = new Map(categories.map((category) => [category.category_id, category]));
  /** Lists the names of the category and of its parents. */
  const listCategoryNames = (category_id: string | null): string[] => {
    const category = category_id === null ? undefined : categoriesById.get(category_id);
    return category ? [category.name, ...listCategoryNames(category.parent_id)] : [];
  };
  return rows.map((row) => toDocument(row, listCategoryNames(row.category_id)));
}

export function createDemoShopData(): ShopData {
  const { brands, categories, products, reviews, stock } = createDemoShop();
  const brandNames = new Map(brands.map(({ brand_id, name }) => [brand_id, name]));
  const categoryNames = new Map(categories.map(({ category_id, name }) => [category_id, name]));
  const reviewsByProduct = Map.groupBy(reviews, ({ product_id }) => product_id);
  // Looks only at products without choices, whose stock has neither an option nor a size.
  const soldOutStock = stock.filter(({ option_id, size_id, on_hand }) => !option_id && !size_id && on_hand === 0);
  const soldOutIds = new Set(soldOutStock.map(({ product_id }) => product_id));
  const rows = products.map((product) => {
    const brand = brandNames.get(product.brand_id) ?? '';
    const ratings = (reviewsByProduct.get(product.product_id) ?? []).map(({ rating }) => rating);
    return {
      ...UNREAD_COLUMNS,
      ...product,
      image: '',
      brand_id: brand,
      brand,
      rating_sum: ratings.reduce((total, rating) => total + rating, 0),
      review_count: ratings.length,
      category_name: categoryNames.get(product.category_id) ?? '',
      in_stock: !soldOutIds.has(product.product_id),
    };
  });
  return { categories, brandNames: [...brandNames.values()], rows };
}
