/** A shop as rows of the database, from which its search is built as on the server. */
import { toDocument } from '../../server/src/domains/catalogue/entry.ts';
import type { CatalogueRow, CategoryRow } from '../../server/src/domains/catalogue/queries.ts';
import type { SearchDocument } from '../../server/src/domains/search/search.ts';

export type ShopData = {
  name: string;
  /** Parents before their children. */
  categories: readonly CategoryRow[];
  brandNames: readonly string[];
  /** `brand_id` is the brand's name. */
  rows: readonly CatalogueRow[];
};

/** The texts that every compared search gets. */
export function createDocuments({ categories, rows }: ShopData): SearchDocument[] {
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const listPath = (category_id: string | null): string[] => {
    const category = category_id === null ? undefined : byId.get(category_id);
    return category ? [category.name, ...listPath(category.parent_id)] : [];
  };
  return rows.map((row) => toDocument(row, listPath(row.category_id)));
}
