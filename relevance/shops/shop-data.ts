/** A shop as the rows from which the server builds its catalogue and search. */
import { toDocument } from '../../server/src/domains/catalogue/entry.ts';
import type { CatalogueRow, CategoryRow } from '../../server/src/domains/catalogue/queries.ts';
import type { SearchDocument } from '../../server/src/domains/search/search.ts';

export type ShopData = {
  /** Parents before their children. */
  categories: readonly CategoryRow[];
  brandNames: readonly string[];
  /** `brand_id` is the brand's name. */
  rows: readonly CatalogueRow[];
};

/** The texts that every compared search gets. */
export function createDocuments({ categories, rows }: ShopData): SearchDocument[] {
  const categoriesById = new Map(categories.map((category) => [category.category_id, category]));
  /** Lists the names of the category and of its parents. */
  const listCategoryNames = (category_id: string | null): string[] => {
    const category = category_id === null ? undefined : categoriesById.get(category_id);
    return category ? [category.name, ...listCategoryNames(category.parent_id)] : [];
  };
  return rows.map((row) => toDocument(row, listCategoryNames(row.category_id)));
}
