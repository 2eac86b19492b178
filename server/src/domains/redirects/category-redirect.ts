import type { Db } from '../../database/db.ts';
import { upsertAutomaticRedirect } from './queries.ts';

/** The address of a category, as the storefront builds it (lib/paths.ts). */
export const buildCategoryPath = (category_id: string) => `/category/${encodeURIComponent(category_id)}`;
const ALL_PRODUCTS = '/all-products';

/** Redirects the address of a deleted category to another category, or to all products if `to_id` is null. */
export const saveCategoryRedirect = (trx: Db, category_id: string, to_id: string | null) =>
  upsertAutomaticRedirect(trx, {
    from_path: buildCategoryPath(category_id),
    to_path: to_id === null ? ALL_PRODUCTS : buildCategoryPath(to_id),
  });
