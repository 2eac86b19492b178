/** Questions about the tree of categories. */
import type { CategoryRow } from './queries.ts';

export const LEVELS_MAX = 3;

type Rows = readonly Pick<CategoryRow, 'category_id' | 'parent_id' | 'level'>[];

/** The ids of the children of a category, or of the top of the tree, in their order. */
export const listSiblings = (tree: Rows, parent_id: string | null): string[] =>
  tree.filter((row) => row.parent_id === parent_id).map(({ category_id }) => category_id);

/** A category and all below it; `tree` has each before its children. */
export function listFamily(tree: Rows, category_id: string): Set<string> {
  const family = new Set([category_id]);
  for (const row of tree) if (row.parent_id !== null && family.has(row.parent_id)) family.add(row.category_id);
  return family;
}

/** How many levels a category and what is below it take. */
export function countLevels(tree: Rows, category_id: string): number {
  const family = listFamily(tree, category_id);
  const levels = tree.filter((row) => family.has(row.category_id)).map(({ level }) => level);
  return Math.max(...levels) - Math.min(...levels) + 1;
}
