import { type RowOf, useList } from '#admin/api/records.ts';

export type CategoryRecord = RowOf<'categories'>;

/** The server returns the whole tree and ignores the pages. */
export const useCategoryTree = () => useList('categories', {});

/** Categories as the choices of a menu. */
export const listCategoryChoices = (tree: readonly CategoryRecord[]) =>
  tree.map(({ category_id, name, level }) => ({ id: category_id, name, depth: level - 1 }));
