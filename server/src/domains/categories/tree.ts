/** Finds relatives of a category in the tree. */
import type { CategoryRow } from './queries.ts';

type TreeRows = readonly Pick<CategoryRow, 'category_id' | 'parent_id' | 'level'>[];

/** The ids of the children of a category, or of the top level if `parent_id` is null, in their order. */
export const listChildren = (tree: TreeRows, parent_id: string | null): string[] =>
  tree.filter((row) => row.parent_id === parent_id).map(({ category_id }) => category_id);

/** The ids of a category and its descendants. `tree` has each category before its children. */
export function listSubtree(tree: TreeRows, category_id: string): Set<string> {
  const subtree = new Set([category_id]);
  for (const row of tree) if (row.parent_id !== null && subtree.has(row.parent_id)) subtree.add(row.category_id);
  return subtree;
}

/** How many levels a category and its descendants take. */
export function countLevels(tree: TreeRows, category_id: string): number {
  const subtree = listSubtree(tree, category_id);
  const levels = tree.filter((row) => subtree.has(row.category_id)).map(({ level }) => level);
  return Math.max(...levels) - Math.min(...levels) + 1;
}
